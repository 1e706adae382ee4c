#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<int> rising_to(const std::vector<int>& heights) {
    std::vector<int> length(heights.size(), 1);
    for (std::size_t i = 0; i < heights.size(); i++)
        for (std::size_t j = 0; j < i; j++)
            if (heights[j] < heights[i] && length[j] + 1 > length[i]) length[i] = length[j] + 1;
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
