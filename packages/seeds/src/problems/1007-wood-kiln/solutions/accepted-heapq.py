import sys
from heapq import heappush, heappushpop


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    pots = sorted(zip(data[2::2], data[1::2]))
    fired = []
    time = 0
    for deadline, firing in pots:
        if time + firing <= deadline:
            heappush(fired, -firing)
            time += firing
        else:
            time += firing + heappushpop(fired, -firing)
    print(len(fired))


main()
