#include <cstdio>

constexpr long long modulus = 998244353;

int main() {
    int questions;
    if (std::scanf("%d", &questions) != 1) return 1;
    while (questions--) {
        long long n, k;
        if (std::scanf("%lld %lld", &n, &k) != 2) return 1;
        long long same = k % modulus, other = 0;
        for (long long pole = 2; pole <= n; pole++) {
            const long long next = (same * ((k - 1) % modulus) + other * ((k + modulus - 2) % modulus)) % modulus;
            same = other;
            other = next;
        }
        std::printf("%lld\n", n == 1 ? same : other);
    }
}
