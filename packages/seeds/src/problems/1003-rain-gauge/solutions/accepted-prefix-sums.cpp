#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (std::scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<long long> up_to(n + 1);
    for (int i = 1; i <= n; i++) {
        int rain;
        if (std::scanf("%d", &rain) != 1) return 1;
        up_to[i] = up_to[i - 1] + rain;
    }
    while (q--) {
        int l, r;
        if (std::scanf("%d %d", &l, &r) != 2) return 1;
        std::printf("%lld\n", up_to[r] - up_to[l - 1]);
    }
}
