// best[i]: the answer for the first i scenes and the present number of acts.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, k;
    if (std::scanf("%d %d", &n, &k) != 2) return 1;
    std::vector<long long> up_to(n + 1);
    for (int i = 1; i <= n; i++) {
        if (std::scanf("%lld", &up_to[i]) != 1) return 1;
        up_to[i] += up_to[i - 1];
    }
    std::vector<long long> best = up_to, next(n + 1);
    for (int acts = 2; acts <= k; acts++) {
        for (int i = acts; i <= n; i++) {
            next[i] = up_to[n];
            for (int j = acts - 1; j < i; j++) next[i] = std::min(next[i], std::max(best[j], up_to[i] - up_to[j]));
        }
        best.swap(next);
    }
    std::printf("%lld\n", best[n]);
}
