from collections import defaultdict


def main():
    n, k = map(int, input().split())
    cups = list(map(int, input().split()))
    seen = defaultdict(int)
    kinds = first = best = best_first = 0
    for last, kind in enumerate(cups):
        if seen[kind] == 0:
            kinds += 1
        seen[kind] += 1
        while kinds > k:
            seen[cups[first]] -= 1
            if seen[cups[first]] == 0:
                kinds -= 1
            first += 1
        if last - first + 1 > best:
            best, best_first = last - first + 1, first
    print(best, best_first + 1)


main()
