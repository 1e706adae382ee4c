#include <iostream>
#include <string>

int main() {
    std::string drum, melody;
    std::cin >> drum >> melody;
    const std::size_t n = drum.size(), m = melody.size();
    int count = 0;
    for (std::size_t start = 0; start < n; start++) {
        std::size_t length = 0, at = start;
        while (length < m && drum[at] == melody[length]) {
            length++;
            if (++at == n) at = 0;
        }
        count += length == m;
    }
    std::cout << count << '\n';
}
