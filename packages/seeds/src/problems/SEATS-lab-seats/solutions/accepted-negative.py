k, m = map(int, input().split())
print(sum(-(-int(pupils) // m) for pupils in input().split()))
