#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::string drum, melody;
    std::cin >> drum >> melody;
    const std::size_t n = drum.size(), m = melody.size();
    std::vector<std::size_t> border(m + 1);
    for (std::size_t i = 1, length = 0; i < m; i++) {
        while (length > 0 && melody[i] != melody[length]) length = border[length];
        if (melody[i] == melody[length]) length++;
        border[i + 1] = length;
    }
    int count = 0;
    for (std::size_t i = 0, length = 0; i < n + m - 1; i++) {
        const char note = drum[i % n];
        while (length > 0 && (length == m || note != melody[length])) length = border[length];
        if (note == melody[length]) length++;
        if (length == m) count++;
    }
    std::cout << count << '\n';
}
