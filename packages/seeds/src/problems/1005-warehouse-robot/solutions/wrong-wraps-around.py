# An index of -1 is the last cell, so the robot drives through the wall.
h, w = map(int, input().split())
hall = [input() for _ in range(h)]
row = next(i for i in range(h) if "R" in hall[i])
column = hall[row].index("R")
facing, bumps = 0, 0
visited = {(row, column)}
for command in input().strip():
    if command == "L":
        facing = (facing + 3) % 4
    elif command == "R":
        facing = (facing + 1) % 4
    else:
        r, c = row + (-1, 0, 1, 0)[facing], column + (0, 1, 0, -1)[facing]
        if r == h or c == w or hall[r][c] == "#":
            bumps += 1
        else:
            row, column = r % h, c % w
            visited.add((row, column))
print(row + 1, column + 1, "NESW"[facing])
print(len(visited), bumps)
