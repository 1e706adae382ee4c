# The average makes the sum of the squared distances small, not the greatest distance.
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n = data[0]
print(sum(data[1::2]) / n, sum(data[2::2]) / n)
