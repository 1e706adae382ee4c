// Walks through the whole net after every break.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n, m, q;
    if (std::scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    std::vector<std::vector<std::pair<int, int>>> near(n);
    for (int wire = 0; wire < m; wire++) {
        int a, b;
        if (std::scanf("%d %d", &a, &b) != 2) return 1;
        near[a - 1].emplace_back(b - 1, wire);
        near[b - 1].emplace_back(a - 1, wire);
    }
    std::vector<char> is_broken(m);
    std::vector<int> stack;
    while (q--) {
        int wire;
        if (std::scanf("%d", &wire) != 1) return 1;
        is_broken[wire - 1] = 1;
        std::vector<char> seen(n);
        int groups = 0, largest = 0;
        for (int start = 0; start < n; start++) {
            if (seen[start]) continue;
            groups++;
            int size = 0;
            seen[start] = 1;
            stack.push_back(start);
            while (!stack.empty()) {
                const int village = stack.back();
                stack.pop_back();
                size++;
                for (const auto& [other, by] : near[village])
                    if (!is_broken[by] && !seen[other]) seen[other] = 1, stack.push_back(other);
            }
            largest = std::max(largest, size);
        }
        std::printf("%d %d\n", groups, largest);
    }
}
