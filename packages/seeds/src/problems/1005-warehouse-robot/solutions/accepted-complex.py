# Positions and directions as complex numbers: turning is multiplying.
def main():
    h, w = map(int, input().split())
    free = set()
    at = 0
    for row in range(h):
        for column, cell in enumerate(input()):
            if cell != "#":
                free.add(complex(column, row))
            if cell == "R":
                at = complex(column, row)
    step = -1j
    visited = {at}
    bumps = 0
    for command in input().strip():
        if command == "F":
            if at + step in free:
                at += step
                visited.add(at)
            else:
                bumps += 1
        else:
            step *= 1j if command == "R" else -1j
    facing = {-1j: "N", 1: "E", 1j: "S", -1: "W"}[step]
    print(int(at.imag) + 1, int(at.real) + 1, facing)
    print(len(visited), bumps)


main()
