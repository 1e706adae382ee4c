# Says more than was asked.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
print("The well is at", data[1], data[2])
