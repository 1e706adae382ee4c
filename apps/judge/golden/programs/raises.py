# Raises.
raise ValueError("no")
