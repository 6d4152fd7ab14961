"""The screen: view models in Python, everything that is drawn in QML."""
