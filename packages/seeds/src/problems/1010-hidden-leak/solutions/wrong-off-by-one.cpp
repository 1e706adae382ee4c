// Takes the answer 1 to mean that the leak lies before section x.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    int low = 1, high = n;
    while (low < high) {
        const int middle = low + (high - low + 1) / 2;
        std::cout << "? " << middle << std::endl;
        int answer;
        std::cin >> answer;
        if (answer == 1) high = middle - 1;
        else low = middle;
    }
    std::cout << "! " << low << std::endl;
}
