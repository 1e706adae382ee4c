# Adds up every call anew.
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    rain = data[2:2 + n]
    calls = data[2 + n:]
    for i in range(q):
        total = 0
        for day in range(calls[2 * i] - 1, calls[2 * i + 1]):
            total += rain[day]
        print(total)


main()
