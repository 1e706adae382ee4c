// Computes the times between all pairs of stops.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, m, k, s, e;
    if (std::scanf("%d %d %d %d %d", &n, &m, &k, &s, &e) != 5) return 1;
    constexpr long long never = 1e18;
    std::vector<std::vector<long long>> time(n + 1, std::vector<long long>(n + 1, never));
    for (int stop = 1; stop <= n; stop++) time[stop][stop] = 0;
    while (m--) {
        long long a, b, t;
        if (std::scanf("%lld %lld %lld", &a, &b, &t) != 3) return 1;
        time[a][b] = time[b][a] = std::min(time[a][b], t);
    }
    for (int via = 1; via <= n; via++)
        for (int a = 1; a <= n; a++)
            for (int b = 1; b <= n; b++) time[a][b] = std::min(time[a][b], time[a][via] + time[via][b]);
    std::printf("%lld\n", time[s][e] == never ? -1 : time[s][e]);
}
