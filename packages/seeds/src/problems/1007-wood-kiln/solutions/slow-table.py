# shortest[k]: the shortest time in which k of the pots so far can be sold.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
shortest = [0]
for deadline, firing in sorted(zip(data[2::2], data[1::2])):
    if shortest[-1] + firing <= deadline:
        shortest.append(shortest[-1] + firing)
        top = len(shortest) - 2
    else:
        top = len(shortest) - 1
    for k in range(top, 0, -1):
        if shortest[k - 1] + firing <= deadline:
            shortest[k] = min(shortest[k], shortest[k - 1] + firing)
print(len(shortest) - 1)
