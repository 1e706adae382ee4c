n = int(input())
upper = [" " * (n - i) + "/" + "*" * (2 * i - 1) + "\\" for i in range(1, n + 1)]
swap = str.maketrans("/\\", "\\/")
lower = [row.translate(swap) for row in reversed(upper)]
cord = " " * n + "|"
print("\n".join([cord, *upper, *lower, cord]))
