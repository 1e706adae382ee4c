# Spreads the water and the explorer's possible places together, minute by minute, on a map with a rim of rock.
import sys


def main():
    words = sys.stdin.read().split()
    h, w = int(words[0]), int(words[1])
    wide = w + 2
    cells = bytearray(("#" * wide + "".join("#" + row + "#" for row in words[2:]) + "#" * wide).encode())
    rock, ground = ord("#"), ord(".")
    border = {r * wide + c for r in (1, h) for c in range(1, w + 1)}
    border |= {r * wide + c for r in range(1, h + 1) for c in (1, w)}
    water = [i for i, cell in enumerate(cells) if cell == ord("W")]
    places = [cells.index(b"S")]
    cells[places[0]] = rock
    flooded = bytearray(cell == ord("W") for cell in cells)
    free = bytearray(cell != rock for cell in cells)
    free[places[0]] = 1
    minute = 0
    while places:
        if any(place in border for place in places):
            print(minute)
            return
        minute += 1
        more = []
        for cell in water:
            for near in (cell - wide, cell + wide, cell - 1, cell + 1):
                if free[near] and not flooded[near]:
                    flooded[near] = 1
                    more.append(near)
        water = more
        more = []
        for place in places:
            for near in (place - wide, place + wide, place - 1, place + 1):
                if cells[near] == ground and not flooded[near]:
                    cells[near] = rock
                    more.append(near)
        places = more
    print("TRAPPED")


main()
