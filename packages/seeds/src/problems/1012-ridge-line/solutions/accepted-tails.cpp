#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<int> rising_to(const std::vector<int>& heights) {
    std::vector<int> tails, length;
    for (int height : heights) {
        const auto at = std::lower_bound(tails.begin(), tails.end(), height);
        length.push_back(static_cast<int>(at - tails.begin()) + 1);
        if (at == tails.end()) tails.push_back(height);
        else *at = height;
    }
    return length;
}

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<int> heights(n);
    for (int& height : heights)
        if (std::scanf("%d", &height) != 1) return 1;
    const auto up = rising_to(heights);
    std::reverse(heights.begin(), heights.end());
    auto down = rising_to(heights);
    std::reverse(down.begin(), down.end());
    int best = 0;
    for (int i = 0; i < n; i++) best = std::max(best, up[i] + down[i] - 1);
    std::printf("%d\n", best);
}
