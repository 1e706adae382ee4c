import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, q = data[:3]
    ends = data[3:3 + 2 * m]
    broken = [wire - 1 for wire in data[3 + 2 * m:]]
    leader = list(range(n + 1))
    size = [1] * (n + 1)
    count, most = n, 1

    def find(village):
        while leader[village] != village:
            leader[village] = village = leader[leader[village]]
        return village

    def join(wire):
        nonlocal count, most
        a, b = find(ends[2 * wire]), find(ends[2 * wire + 1])
        if a == b:
            return
        if size[a] < size[b]:
            a, b = b, a
        leader[b] = a
        size[a] += size[b]
        most = max(most, size[a])
        count -= 1

    lost = set(broken)
    for wire in range(m):
        if wire not in lost:
            join(wire)
    rows = []
    for wire in reversed(broken):
        rows.append(f"{count} {most}")
        join(wire)
    print("\n".join(reversed(rows)))


main()
