// Treats every piece as a kind of its own.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, capacity;
    if (std::scanf("%d %d", &n, &capacity) != 2) return 1;
    std::vector<long long> best(capacity + 1);
    while (n--) {
        int weight, value, count;
        if (std::scanf("%d %d %d", &weight, &value, &count) != 3) return 1;
        while (count--)
            for (int room = capacity; room >= weight; room--)
                best[room] = std::max(best[room], best[room - weight] + value);
    }
    std::printf("%lld\n", best[capacity]);
}
