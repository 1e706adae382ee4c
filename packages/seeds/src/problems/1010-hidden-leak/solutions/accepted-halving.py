low, high = 1, int(input())
while low < high:
    middle = (low + high) // 2
    print("?", middle, flush=True)
    if input() == "1":
        high = middle
    else:
        low = middle + 1
print("!", low, flush=True)
