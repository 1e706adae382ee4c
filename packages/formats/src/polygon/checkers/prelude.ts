/**
 * What every standard checker begins with: reading of the three files, refusals, comparison of numbers. Called as
 * `checker input output answer`; ends with 0 accepted, 101 not as asked for, 102 wrong, 103 the jury's own answer is bad.
 */
export const PRELUDE = String.raw`#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

enum Outcome { ACCEPTED = 0, FORMAT = 101, WRONG = 102, BROKEN = 103 };

[[noreturn]] void quit(Outcome outcome, const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::exit(outcome);
}

// What is shown of a token: enough to see the mistake.
std::string shown(const std::string& token) {
    return "'" + (token.size() > 40 ? token.substr(0, 40) + "..." : token) + "'";
}

std::string nth(size_t at) {
    return "#" + std::to_string(at);
}

class Reader {
public:
    Reader(const char* path, Outcome blame) : blame(blame) {
        std::ifstream file(path, std::ios::binary);
        if (!file) quit(BROKEN, std::string("cannot read ") + path);
        text.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }

    bool eof() const { return at == text.size(); }

    // Skips blanks; true when nothing follows.
    bool seekEof() {
        while (!eof() && std::isspace(static_cast<unsigned char>(text[at]))) at++;
        return eof();
    }

    std::string word() {
        if (seekEof()) quit(blame, "unexpected end of file");
        size_t from = at;
        while (!eof() && !std::isspace(static_cast<unsigned char>(text[at]))) at++;
        return text.substr(from, at - from);
    }

    // A line without its end, which is LF or CRLF.
    std::string line() {
        if (eof()) quit(blame, "unexpected end of file");
        size_t end = std::min(text.find('\n', at), text.size());
        std::string found = text.substr(at, end - at);
        at = std::min(end + 1, text.size());
        if (!found.empty() && found.back() == '\r') found.pop_back();
        return found;
    }

    // As it is written: no plus sign, no leading zeros, 64 bits.
    long long integer() { return integerOf(word()); }

    double real() {
        std::string token = word();
        char* end = nullptr;
        double value = std::strtod(token.c_str(), &end);
        if (*end != '\0' || std::isnan(value)) quit(blame, "expected a number, found " + shown(token));
        return value;
    }

    long long integerOf(const std::string& token) const {
        size_t sign = token.size() > 1 && token[0] == '-' ? 1 : 0;
        bool isPlain = !token.empty() && token.size() - sign <= 19;
        for (size_t i = sign; i < token.size(); i++) isPlain = isPlain && token[i] >= '0' && token[i] <= '9';
        if (isPlain && token[sign] == '0') isPlain = token == "0";
        errno = 0;
        long long value = isPlain ? std::strtoll(token.c_str(), nullptr, 10) : 0;
        if (!isPlain || errno != 0) quit(blame, "expected an integer, found " + shown(token));
        return value;
    }

private:
    std::string text;
    size_t at = 0;
    Outcome blame;
};

bool near(double expected, double got, double absolute, double relative) {
    if (std::isinf(expected) || std::isinf(got)) return expected == got;
    double difference = std::fabs(expected - got);
    return difference <= absolute + 1e-15 || difference <= std::fabs(expected) * relative + 1e-15;
}

void requireEnd(Reader& output) {
    if (!output.seekEof()) quit(FORMAT, "extra text at the end of the output");
}

std::string upper(std::string text) {
    for (char& letter : text) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return text;
}

std::vector<std::string> wordsOf(const std::string& line) {
    std::vector<std::string> words;
    std::string word;
    for (char letter : line + " ") {
        if (!std::isspace(static_cast<unsigned char>(letter))) word += letter;
        else if (!word.empty()) {
            words.push_back(word);
            word.clear();
        }
    }
    return words;
}

void check(Reader& output, Reader& answer);

int main(int argc, char** argv) {
    if (argc < 4) quit(BROKEN, "usage: checker input output answer");
    Reader output(argv[2], FORMAT), answer(argv[3], BROKEN);
    check(output, answer);
    quit(ACCEPTED, "ok");
}
`;
