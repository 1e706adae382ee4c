# Takes memory until there is none.
data = []
while True:
    data.append(bytearray(1 << 20))
