# Centres every row, which leaves blanks at the ends of the rows.
n = int(input())
width = 2 * n + 1
upper = [("/" + "*" * (2 * i - 1) + "\\").center(width) for i in range(1, n + 1)]
lower = [("\\" + "*" * (2 * i - 1) + "/").center(width) for i in range(n, 0, -1)]
cord = "|".center(width)
print("\n".join([cord, *upper, *lower, cord]))
