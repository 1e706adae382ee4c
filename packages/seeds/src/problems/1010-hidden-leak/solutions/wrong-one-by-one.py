# Opens every hatch in turn, which takes too many questions.
n = int(input())
section = 1
while section < n:
    print("?", section, flush=True)
    answer = input()
    if answer == "-1":
        raise SystemExit
    if answer == "1":
        break
    section += 1
print("!", section, flush=True)
