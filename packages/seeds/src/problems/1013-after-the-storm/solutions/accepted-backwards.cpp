#include <algorithm>
#include <cstdio>
#include <numeric>
#include <utility>
#include <vector>

static std::vector<int> leader;

static int find(int village) {
    while (leader[village] != village) village = leader[village] = leader[leader[village]];
    return village;
}

int main() {
    int n, m, q;
    if (std::scanf("%d %d %d", &n, &m, &q) != 3) return 1;
    leader.resize(n);
    std::iota(leader.begin(), leader.end(), 0);
    std::vector<int> size(n, 1), broken(q), groups(q), largest(q);
    std::vector<std::pair<int, int>> wires(m);
    std::vector<char> is_broken(m);
    for (auto& [a, b] : wires) {
        if (std::scanf("%d %d", &a, &b) != 2) return 1;
        a--, b--;
    }
    for (int& wire : broken) {
        if (std::scanf("%d", &wire) != 1) return 1;
        is_broken[--wire] = 1;
    }
    int count = n, most = 1;
    auto join = [&](const std::pair<int, int>& wire) {
        int a = find(wire.first), b = find(wire.second);
        if (a == b) return;
        if (size[a] < size[b]) std::swap(a, b);
        leader[b] = a;
        size[a] += size[b];
        most = std::max(most, size[a]);
        count--;
    };
    for (int wire = 0; wire < m; wire++)
        if (!is_broken[wire]) join(wires[wire]);
    for (int i = q - 1; i >= 0; i--) {
        groups[i] = count;
        largest[i] = most;
        join(wires[broken[i]]);
    }
    for (int i = 0; i < q; i++) std::printf("%d %d\n", groups[i], largest[i]);
}
