#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int h, w;
    std::cin >> h >> w;
    std::vector<std::string> hall(h);
    int row = 0, column = 0;
    for (int i = 0; i < h; i++) {
        std::cin >> hall[i];
        const auto at = hall[i].find('R');
        if (at != std::string::npos) row = i, column = static_cast<int>(at);
    }
    std::string commands;
    std::cin >> commands;
    const int down[] = {-1, 0, 1, 0}, right[] = {0, 1, 0, -1};
    std::vector<std::vector<char>> visited(h, std::vector<char>(w));
    visited[row][column] = 1;
    int facing = 0, cells = 1, bumps = 0;
    for (char command : commands) {
        if (command == 'L') facing = (facing + 3) % 4;
        else if (command == 'R') facing = (facing + 1) % 4;
        else {
            const int r = row + down[facing], c = column + right[facing];
            if (r < 0 || r >= h || c < 0 || c >= w || hall[r][c] == '#') {
                bumps++;
                continue;
            }
            row = r, column = c;
            if (!visited[r][c]) visited[r][c] = 1, cells++;
        }
    }
    std::cout << row + 1 << ' ' << column + 1 << ' ' << "NESW"[facing] << '\n' << cells << ' ' << bumps << '\n';
}
