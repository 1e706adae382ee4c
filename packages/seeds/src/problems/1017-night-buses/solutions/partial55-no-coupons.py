# Does not use the coupons.
import sys
from heapq import heappop, heappush

data = list(map(int, sys.stdin.buffer.read().split()))
n, m, k, s, e = data[:5]
near = [[] for _ in range(n + 1)]
for i in range(5, len(data), 3):
    a, b, t = data[i:i + 3]
    near[a].append((b, t))
    near[b].append((a, t))
best = [None] * (n + 1)
heap = [(0, s)]
while heap:
    time, stop = heappop(heap)
    if best[stop] is None:
        best[stop] = time
        for following, minutes in near[stop]:
            heappush(heap, (time + minutes, following))
print(-1 if best[e] is None else best[e])
