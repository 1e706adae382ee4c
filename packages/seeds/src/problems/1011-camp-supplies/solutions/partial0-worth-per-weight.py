# Packs the kinds with the greatest worth per weight first.
n, room = map(int, input().split())
kinds = [tuple(map(int, input().split())) for _ in range(n)]
total = 0
for weight, value, count in sorted(kinds, key=lambda kind: kind[1] / kind[0], reverse=True):
    pieces = min(count, room // weight)
    room -= pieces * weight
    total += pieces * value
print(total)
