import sys


def main():
    words = sys.stdin.read().split()
    runners = []
    for i in range(1, len(words), 4):
        m, s, h = map(int, words[i + 1:i + 4])
        runners.append(((m * 60 + s) * 100 + h, words[i]))
    runners.sort()
    rows = []
    rank, before = 0, None
    for place, (time, name) in enumerate(runners, 1):
        if time != before:
            rank, before = place, time
        rows.append(f"{rank} {name}")
    print("\n".join(rows))


main()
