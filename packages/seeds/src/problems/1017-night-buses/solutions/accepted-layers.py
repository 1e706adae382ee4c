import sys
from heapq import heappop, heappush


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k, s, e = data[:5]
    near = [[] for _ in range(n + 1)]
    for i in range(5, len(data), 3):
        a, b, t = data[i:i + 3]
        near[a].append((b, t))
        near[b].append((a, t))
    width = n + 1
    best = [10**18] * (width * (k + 1))
    best[s] = 0
    heap = [(0, s)]
    last = width * k
    while heap:
        time, state = heappop(heap)
        if time > best[state]:
            continue
        stop = state % width
        if stop == e:
            print(time)
            return
        layer = state - stop
        for following, minutes in near[stop]:
            other = layer + following
            if time + minutes < best[other]:
                best[other] = time + minutes
                heappush(heap, (time + minutes, other))
            if layer < last and time < best[other + width]:
                best[other + width] = time
                heappush(heap, (time, other + width))
    print(-1)


main()
