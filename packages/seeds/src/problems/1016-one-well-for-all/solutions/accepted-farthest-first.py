# Keeps the circle around at most three villages and lets the farthest village outside replace one of them.
import sys
from itertools import combinations
from math import hypot, inf


def two(a, b):
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def three(a, b, c):
    px, py, qx, qy = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    cross = 2 * (px * qy - py * qx)
    if cross == 0:
        return None
    p, q = px * px + py * py, qx * qx + qy * qy
    return a[0] + (qy * p - py * q) / cross, a[1] + (px * q - qx * p) / cross


def reach(well, points):
    return max(hypot(well[0] - x, well[1] - y) for x, y in points)


def smallest(points):
    """Centre, radius and support of the smallest circle around at most four points."""
    best = (inf, None, None)
    for size in (1, 2, 3):
        for support in combinations(points, size):
            well = support[0] if size == 1 else two(*support) if size == 2 else three(*support)
            if well is not None:
                radius = reach(well, points)
                if radius < best[0] - 1e-9:
                    best = (radius, well, support)
    return best


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    villages = list(set(zip(data[1::2], data[2::2])))
    radius, well, support = 0, villages[0], (villages[0],)
    while True:
        x, y = well
        squares = [(x - px) * (x - px) + (y - py) * (y - py) for px, py in villages]
        farthest = villages[squares.index(max(squares))]
        if hypot(x - farthest[0], y - farthest[1]) <= radius + 1e-7:
            break
        radius, well, support = smallest((*support, farthest))
    print(well[0], well[1])


main()
