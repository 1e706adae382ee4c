from bisect import bisect_left


def rising_to(heights):
    tails, lengths = [], []
    for height in heights:
        at = bisect_left(tails, height)
        if at == len(tails):
            tails.append(height)
        else:
            tails[at] = height
        lengths.append(at + 1)
    return lengths


input()
heights = list(map(int, input().split()))
up = rising_to(heights)
down = rising_to(heights[::-1])[::-1]
print(max(a + b - 1 for a, b in zip(up, down)))
