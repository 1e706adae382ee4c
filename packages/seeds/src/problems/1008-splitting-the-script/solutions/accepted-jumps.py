# Jumps from act to act over the prefix sums.
from bisect import bisect_right
from itertools import accumulate


def main():
    n, k = map(int, input().split())
    scenes = list(map(int, input().split()))
    up_to = [0, *accumulate(scenes)]

    def fits(longest):
        at = 0
        for _ in range(k):
            at = bisect_right(up_to, up_to[at] + longest, at) - 1
            if at == n:
                return True
        return False

    low, high = max(scenes), up_to[n]
    while low < high:
        longest = (low + high) // 2
        if fits(longest):
            high = longest
        else:
            low = longest + 1
    print(low)


main()
