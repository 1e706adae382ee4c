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
        distance = [-1] * n
        distance[start] = 0
        queue = [start]
        for station in queue:
            for other, length in near[station]:
                if distance[other] < 0:
                    distance[other] = distance[station] + length
                    queue.append(other)
        return distance

    def farthest(distance):
        return distance.index(max(distance))

    from_one = distances(farthest(distances(0)))
    from_other = distances(farthest(from_one))
    print("\n".join(map(str, map(max, from_one, from_other))))


main()
