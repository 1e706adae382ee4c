// Fills one gigabyte before it answers.
#include <cstring>
#include <iostream>
#include <vector>

int main() {
    int a, b;
    std::cin >> a >> b;
    std::vector<char*> hoard;
    for (int block = 0; block < 1024; block++) {
        hoard.push_back(new char[1 << 20]);
        std::memset(hoard.back(), block, 1 << 20);
    }
    std::cout << a + b + (hoard[5][7] - 5) << '\n';
}
