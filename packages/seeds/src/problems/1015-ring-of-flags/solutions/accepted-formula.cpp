// (k - 1)^n + (-1)^n (k - 1) for two poles or more.
#include <cstdio>

constexpr long long modulus = 998244353;

static long long power(long long base, long long exponent) {
    long long result = 1;
    for (base %= modulus; exponent > 0; exponent >>= 1) {
        if (exponent & 1) result = result * base % modulus;
        base = base * base % modulus;
    }
    return result;
}

int main() {
    int questions;
    if (std::scanf("%d", &questions) != 1) return 1;
    while (questions--) {
        long long n, k;
        if (std::scanf("%lld %lld", &n, &k) != 2) return 1;
        const long long last = n % 2 == 0 ? k - 1 : modulus - (k - 1) % modulus;
        std::printf("%lld\n", n == 1 ? k % modulus : (power(k - 1, n) + last) % modulus);
    }
}
