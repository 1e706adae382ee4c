#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::pair<int, std::string>> runners(n);
    for (auto& [time, name] : runners) {
        int m, s, h;
        std::cin >> name >> m >> s >> h;
        time = (m * 60 + s) * 100 + h;
    }
    std::sort(runners.begin(), runners.end());
    int rank = 0;
    for (int i = 0; i < n; i++) {
        if (i == 0 || runners[i].first != runners[i - 1].first) rank = i + 1;
        std::cout << rank << ' ' << runners[i].second << '\n';
    }
}
