# Forgets the lines that never break.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, m, q = data[:3]
ends = data[3:3 + 2 * m]
leader = list(range(n + 1))
size = [1] * (n + 1)
count, most = n, 1


def find(village):
    while leader[village] != village:
        leader[village] = village = leader[leader[village]]
    return village


rows = []
for wire in reversed(data[3 + 2 * m:]):
    rows.append(f"{count} {most}")
    a, b = find(ends[2 * wire - 2]), find(ends[2 * wire - 1])
    if a != b:
        leader[a] = b
        size[b] += size[a]
        most = max(most, size[b])
        count -= 1
print("\n".join(reversed(rows)))
