# Takes or leaves one piece of each kind, in every combination.
n, capacity = map(int, input().split())
kinds = [tuple(map(int, input().split())) for _ in range(n)]


def best(i, room):
    if i == n:
        return 0
    weight, value, _ = kinds[i]
    without = best(i + 1, room)
    return max(without, value + best(i + 1, room - weight)) if weight <= room else without


print(best(0, capacity))
