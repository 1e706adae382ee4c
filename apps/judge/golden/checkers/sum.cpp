// The ICPC convention: input, answer, feedback directory; the output on standard input.
#include <fstream>
#include <iostream>
#include <string>

int main(int argc, char **argv) {
    if (argc < 4) return 1;
    std::ifstream answer(argv[2]);
    const std::string feedback = argv[3];
    const bool scores = argc > 4 && std::string(argv[4]) == "scores";
    long long right, theirs;
    answer >> right;
    if (!(std::cin >> theirs)) {
        std::ofstream(feedback + "judgemessage.txt") << "no number at all\n";
        return 43;
    }
    std::ofstream(feedback + "judgemessage.txt") << theirs << " where " << right << " is right\n";
    std::ofstream(feedback + "teammessage.txt") << (theirs < right ? "too small\n" : "not too small\n");
    if (scores && theirs + 1 == right) {
        std::ofstream(feedback + "score.txt") << "10\n";
        return 42;
    }
    return theirs == right ? 42 : 43;
}
