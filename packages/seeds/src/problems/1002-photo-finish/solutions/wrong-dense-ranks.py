# After a tie it goes on with the next number.
import sys

words = sys.stdin.read().split()
runners = sorted(
    ((int(words[i + 1]), int(words[i + 2]), int(words[i + 3])), words[i]) for i in range(1, len(words), 4)
)
rank, before = 0, None
for time, name in runners:
    if time != before:
        rank, before = rank + 1, time
    print(rank, name)
