// Goes over the whole map in every minute.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int h, w;
    std::cin >> h >> w;
    std::vector<std::string> map(h);
    for (auto& row : map) std::cin >> row;
    auto touches = [&](int r, int c, char mark) {
        return (r > 0 && map[r - 1][c] == mark) || (r + 1 < h && map[r + 1][c] == mark) ||
               (c > 0 && map[r][c - 1] == mark) || (c + 1 < w && map[r][c + 1] == mark);
    };
    for (int minute = 0;; minute++) {
        bool changed = false;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++)
                if (map[r][c] == 'S' && (r == 0 || c == 0 || r == h - 1 || c == w - 1)) {
                    std::cout << minute << '\n';
                    return 0;
                }
        auto next = map;
        for (int r = 0; r < h; r++)
            for (int c = 0; c < w; c++) {
                if (map[r][c] == '.' && touches(r, c, 'S')) next[r][c] = 'S', changed = true;
                if ((map[r][c] == '.' || map[r][c] == 'S') && touches(r, c, 'W')) next[r][c] = 'W', changed = true;
            }
        if (!changed) break;
        map = next;
    }
    std::cout << "TRAPPED\n";
}
