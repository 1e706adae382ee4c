modulus = 998244353
for _ in range(int(input())):
    n, k = map(int, input().split())
    print(k % modulus if n == 1 else (pow(k - 1, n, modulus) + (-1) ** (n % 2) * (k - 1)) % modulus)
