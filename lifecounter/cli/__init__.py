"""The command line: one module for each verb, none of which imports what another verb needs."""
