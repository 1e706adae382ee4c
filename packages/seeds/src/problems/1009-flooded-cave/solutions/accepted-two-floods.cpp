#include <iostream>
#include <limits>
#include <string>
#include <utility>
#include <vector>

constexpr int never = std::numeric_limits<int>::max();

int main() {
    std::ios::sync_with_stdio(false);
    int h, w;
    std::cin >> h >> w;
    std::vector<std::string> map(h);
    std::vector<std::vector<int>> water(h, std::vector<int>(w, never)), steps = water;
    std::vector<std::pair<int, int>> queue, start;
    for (int r = 0; r < h; r++) {
        std::cin >> map[r];
        for (int c = 0; c < w; c++) {
            if (map[r][c] == 'W') water[r][c] = 0, queue.emplace_back(r, c);
            if (map[r][c] == 'S') steps[r][c] = 0, start.emplace_back(r, c);
        }
    }
    auto spread = [&](std::vector<std::pair<int, int>> cells, std::vector<std::vector<int>>& minutes, auto dry) {
        for (std::size_t head = 0; head < cells.size(); head++) {
            const auto [r, c] = cells[head];
            const int near[4][2] = {{r - 1, c}, {r + 1, c}, {r, c - 1}, {r, c + 1}};
            for (const auto& [y, x] : near) {
                if (y < 0 || y >= h || x < 0 || x >= w || map[y][x] == '#' || minutes[y][x] != never) continue;
                if (!dry(y, x, minutes[r][c] + 1)) continue;
                minutes[y][x] = minutes[r][c] + 1;
                cells.emplace_back(y, x);
            }
        }
    };
    spread(queue, water, [](int, int, int) { return true; });
    spread(start, steps, [&](int y, int x, int minute) { return minute < water[y][x]; });
    int best = never;
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            if (r == 0 || c == 0 || r == h - 1 || c == w - 1) best = std::min(best, steps[r][c]);
    if (best == never) std::cout << "TRAPPED\n";
    else std::cout << best << '\n';
}
