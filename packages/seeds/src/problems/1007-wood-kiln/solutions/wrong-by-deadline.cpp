// Takes pots by deadline and never gives one up.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::pair<int, int>> pots(n);
    for (auto& [deadline, firing] : pots)
        if (std::scanf("%d %d", &firing, &deadline) != 2) return 1;
    std::sort(pots.begin(), pots.end());
    long long time = 0;
    int sold = 0;
    for (const auto& [deadline, firing] : pots)
        if (time + firing <= deadline) time += firing, sold++;
    std::printf("%d\n", sold);
}
