#include <cstdio>
#include <functional>
#include <queue>
#include <tuple>
#include <utility>
#include <vector>

int main() {
    int n, m, k, s, e;
    if (std::scanf("%d %d %d %d %d", &n, &m, &k, &s, &e) != 5) return 1;
    std::vector<std::vector<std::pair<int, int>>> near(n + 1);
    while (m--) {
        int a, b, t;
        if (std::scanf("%d %d %d", &a, &b, &t) != 3) return 1;
        near[a].emplace_back(b, t);
        near[b].emplace_back(a, t);
    }
    std::vector<std::vector<long long>> best(k + 1, std::vector<long long>(n + 1, -1));
    using State = std::tuple<long long, int, int>;
    std::priority_queue<State, std::vector<State>, std::greater<State>> queue;
    queue.emplace(0, 0, s);
    while (!queue.empty()) {
        const auto [time, used, stop] = queue.top();
        queue.pop();
        if (best[used][stop] >= 0) continue;
        best[used][stop] = time;
        if (stop == e) {
            std::printf("%lld\n", time);
            return 0;
        }
        for (const auto& [next, minutes] : near[stop]) {
            if (best[used][next] < 0) queue.emplace(time + minutes, used, next);
            if (used < k && best[used + 1][next] < 0) queue.emplace(time, used + 1, next);
        }
    }
    std::puts("-1");
}
