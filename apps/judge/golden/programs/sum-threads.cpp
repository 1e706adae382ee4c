// Adds in a second thread: accepted.
#include <bits/stdc++.h>
int main() { long long a, b, c; std::cin >> a >> b; std::thread t([&] { c = a + b; }); t.join(); std::cout << c << std::endl; }
