import sys
from itertools import accumulate


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    up_to = [0, *accumulate(data[2:2 + n])]
    calls = data[2 + n:]
    print("\n".join(str(up_to[calls[2 * i + 1]] - up_to[calls[2 * i] - 1]) for i in range(q)))


main()
