#include <iostream>

int main() {
    int n;
    std::cin >> n;
    int low = 1, high = n;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        std::cout << "? " << middle << std::endl;
        int answer;
        std::cin >> answer;
        if (answer == 1) high = middle;
        else low = middle + 1;
    }
    std::cout << "! " << low << std::endl;
}
