// Interactor: argv = input file (n and the leak), output file (to be written: a protocol), answer file.
// It talks to the contestant through its standard streams. Exit codes: 0 accepted, 101 bad form, 102 wrong.
#include <fstream>
#include <iostream>
#include <string>

constexpr int accepted = 0, bad_form = 101, wrong = 102;
constexpr int question_limit = 30;

int main(int, char** argv) {
    std::ifstream input(argv[1]);
    std::ofstream protocol(argv[2]);
    long long n, leak;
    input >> n >> leak;

    auto end = [&](int code, const std::string& message) {
        protocol << message << '\n';
        std::cerr << message << '\n';
        return code;
    };

    std::cout << n << std::endl;
    for (int questions = 0;;) {
        std::string kind;
        long long x;
        if (!(std::cin >> kind >> x)) return end(bad_form, "the talk ends without \"! p\"");
        if (kind == "!") {
            if (x != leak) return end(wrong, "section " + std::to_string(x) + " does not leak");
            return end(accepted, std::to_string(questions) + " questions");
        }
        if (kind != "?" || x < 1 || x > n || questions == question_limit) {
            std::cout << -1 << std::endl;
            if (questions == question_limit) return end(wrong, "more than 30 questions");
            return end(bad_form, "question " + std::to_string(questions + 1) + " is not valid");
        }
        questions++;
        protocol << "? " << x << '\n';
        std::cout << (leak <= x) << std::endl;
    }
}
