# Keeps the visited cells in a list and searches it at every step.
h, w = map(int, input().split())
hall = [input() for _ in range(h)]
row = next(i for i in range(h) if "R" in hall[i])
column = hall[row].index("R")
facing, bumps = 0, 0
visited = [(row, column)]
for command in input().strip():
    if command == "L":
        facing = (facing + 3) % 4
    elif command == "R":
        facing = (facing + 1) % 4
    else:
        r, c = row + (-1, 0, 1, 0)[facing], column + (0, 1, 0, -1)[facing]
        if r in (-1, h) or c in (-1, w) or hall[r][c] == "#":
            bumps += 1
        else:
            row, column = r, c
            if (r, c) not in visited:
                visited.append((r, c))
print(row + 1, column + 1, "NESW"[facing])
print(len(visited), bumps)
