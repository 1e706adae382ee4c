# Is not Python.
print(1
