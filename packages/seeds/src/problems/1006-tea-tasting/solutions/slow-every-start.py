# Tries every first cup.
def main():
    n, k = map(int, input().split())
    cups = list(map(int, input().split()))
    best = best_first = 0
    for first in range(n):
        kinds = set()
        last = first
        while last < n:
            kinds.add(cups[last])
            if len(kinds) > k:
                break
            last += 1
        if last - first > best:
            best, best_first = last - first, first
    print(best, best_first + 1)


main()
