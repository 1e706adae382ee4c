#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    if (std::scanf("%d %d", &n, &q) != 2) return 1;
    std::vector<char> lamps(n + 1);
    if (std::scanf("%s", lamps.data()) != 1) return 1;
    while (q--) {
        int kind, l, r;
        if (std::scanf("%d %d %d", &kind, &l, &r) != 3) return 1;
        int best = 0, run = 0;
        for (int i = l - 1; i < r; i++) {
            if (kind == 1) {
                lamps[i] ^= 1;
                continue;
            }
            run = lamps[i] == '1' ? run + 1 : 0;
            best = std::max(best, run);
        }
        if (kind == 2) std::printf("%d\n", best);
    }
}
