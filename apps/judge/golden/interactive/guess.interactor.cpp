// Our convention: input, protocol, answer. "? x": is the number at most x? "! x" ends it. At most 40 questions.
#include <fstream>
#include <iostream>
#include <string>

int main(int argc, char** argv) {
    if (argc != 4) return 103;
    std::ifstream input(argv[1]), answer(argv[3]);
    std::ofstream protocol(argv[2]);
    int n, secret, expected;
    if (!(input >> n >> secret) || !(answer >> expected) || expected != secret) return 103;
    std::cout << n << std::endl;
    std::string kind;
    int x;
    for (int questions = 0; std::cin >> kind >> x; questions++) {
        protocol << kind << ' ' << x << '\n';
        if (kind == "!") {
            std::cerr << questions << " questions\n";
            if (x != secret) return 102;
            if (questions > 30) {
                std::cerr.flush();
                protocol.seekp(0);
                protocol << 50 << '\n';
                return 99;
            }
            return 0;
        }
        if (kind != "?" || questions == 40) {
            std::cout << -1 << std::endl;
            return 101;
        }
        std::cout << (secret <= x) << std::endl;
    }
    std::cerr << "the talk ends early\n";
    return 101;
}
