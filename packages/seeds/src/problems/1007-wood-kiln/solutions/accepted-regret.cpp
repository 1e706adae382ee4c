#include <algorithm>
#include <cstdio>
#include <queue>
#include <utility>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::pair<int, int>> pots(n);
    for (auto& [deadline, firing] : pots)
        if (std::scanf("%d %d", &firing, &deadline) != 2) return 1;
    std::sort(pots.begin(), pots.end());
    std::priority_queue<int> fired;
    long long time = 0;
    for (const auto& [deadline, firing] : pots) {
        fired.push(firing);
        time += firing;
        if (time > deadline) {
            time -= fired.top();
            fired.pop();
        }
    }
    std::printf("%zu\n", fired.size());
}
