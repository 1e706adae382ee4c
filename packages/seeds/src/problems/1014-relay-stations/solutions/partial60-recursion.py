# Recursion goes too deep in the chains and in the deep tree.
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n)]
    for i in range(1, len(data), 3):
        a, b, length = data[i] - 1, data[i + 1] - 1, data[i + 2]
        near[a].append((b, length))
        near[b].append((a, length))

    def distances(start):
        distance = [0] * n

        def walk(station, before):
            for other, length in near[station]:
                if other != before:
                    distance[other] = distance[station] + length
                    walk(other, station)

        walk(start, -1)
        return distance

    from_start = distances(0)
    from_one = distances(from_start.index(max(from_start)))
    from_other = distances(from_one.index(max(from_one)))
    print("\n".join(map(str, map(max, from_one, from_other))))


main()
