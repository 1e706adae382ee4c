# Tries every set of cuts.
from itertools import combinations

n, k = map(int, input().split())
scenes = list(map(int, input().split()))
best = sum(scenes)
for cuts in combinations(range(1, n), k - 1):
    edges = (0, *cuts, n)
    best = min(best, max(sum(scenes[a:b]) for a, b in zip(edges, edges[1:])))
print(best)
