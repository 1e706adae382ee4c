// Does not close the ring.
#include <cstdio>

constexpr long long modulus = 998244353;

int main() {
    int questions;
    if (std::scanf("%d", &questions) != 1) return 1;
    while (questions--) {
        long long n, k, ways = 1;
        if (std::scanf("%lld %lld", &n, &k) != 2) return 1;
        long long base = (k - 1) % modulus;
        for (long long exponent = n - 1; exponent > 0; exponent >>= 1) {
            if (exponent & 1) ways = ways * base % modulus;
            base = base * base % modulus;
        }
        std::printf("%lld\n", ways * (k % modulus) % modulus);
    }
}
