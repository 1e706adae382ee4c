# Enters cells that the water reaches at the same minute.
from collections import deque

h, w = map(int, input().split())
rows = [input() for _ in range(h)]


def spread(mark, limit):
    minutes = {(r, c): 0 for r in range(h) for c in range(w) if rows[r][c] == mark}
    queue = deque(minutes)
    while queue:
        r, c = queue.popleft()
        minute = minutes[r, c] + 1
        for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            y, x = cell
            if 0 <= y < h and 0 <= x < w and rows[y][x] != "#" and cell not in minutes:
                if minute <= limit.get(cell, minute):
                    minutes[cell] = minute
                    queue.append(cell)
    return minutes


steps = spread("S", spread("W", {}))
saved = [minute for (r, c), minute in steps.items() if r in (0, h - 1) or c in (0, w - 1)]
print(min(saved, default="TRAPPED"))
