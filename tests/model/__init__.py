"""Tests of the rules of life, each named after the rule or the fault it is about."""
