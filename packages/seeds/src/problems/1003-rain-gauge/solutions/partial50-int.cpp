// 32-bit totals overflow.
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (std::scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<unsigned> up_to(n + 1);
    for (int i = 1; i <= n; i++) {
        unsigned rain;
        if (std::scanf("%u", &rain) != 1) return 1;
        up_to[i] = up_to[i - 1] + rain;
    }
    while (q--) {
        int l, r;
        if (std::scanf("%d %d", &l, &r) != 2) return 1;
        std::printf("%d\n", static_cast<int>(up_to[r] - up_to[l - 1]));
    }
}
