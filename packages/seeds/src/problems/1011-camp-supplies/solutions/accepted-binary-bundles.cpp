#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, capacity;
    if (std::scanf("%d %d", &n, &capacity) != 2) return 1;
    std::vector<long long> best(capacity + 1);
    for (int i = 0; i < n; i++) {
        int weight, value, count;
        if (std::scanf("%d %d %d", &weight, &value, &count) != 3) return 1;
        count = std::min(count, capacity / weight);
        for (int bundle = 1; count > 0; bundle *= 2) {
            const int pieces = std::min(bundle, count);
            count -= pieces;
            const int load = pieces * weight;
            const long long worth = static_cast<long long>(pieces) * value;
            for (int room = capacity; room >= load; room--) best[room] = std::max(best[room], best[room - load] + worth);
        }
    }
    std::printf("%lld\n", best[capacity]);
}
