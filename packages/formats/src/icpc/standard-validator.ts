import type { Comparison, JudgeProgram } from '../problem-package.ts';
import { readValidatorFlags, validatorFlags } from './validator-flags.ts';

/**
 * The standard output validator of the ICPC package format, for sites whose own comparison is by lines. It takes the flags
 * of the format as arguments.
 */
const CODE = String.raw`// The standard output validator of the ICPC package format: words separated by white space are compared, letter case
// does not count unless asked for, and numbers may differ within a tolerance.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <string>

static std::ofstream feedback;
static bool caseSensitive = false, spaceSensitive = false, hasTolerance = false;
static double absolute = -1, relative = -1;

[[noreturn]] static void reject(const std::string &why) {
    feedback << why << std::endl;
    std::exit(43);
}

[[noreturn]] static void fault(const char *why) {
    std::fprintf(stderr, "%s\n", why);
    std::exit(1);
}

/** What stands before the next word, and the word; an empty word is the end. */
static void next(std::istream &from, std::string &space, std::string &word) {
    space.clear();
    word.clear();
    std::streambuf *buffer = from.rdbuf();
    int c = buffer->sgetc();
    while (c != EOF && std::isspace(c)) space += static_cast<char>(c), c = buffer->snextc();
    while (c != EOF && !std::isspace(c)) word += static_cast<char>(c), c = buffer->snextc();
}

static bool number(const std::string &word, long double &value) {
    if (word.empty() || word.find_first_of("xXpP") != std::string::npos) return false;
    char *end;
    value = std::strtold(word.c_str(), &end);
    return *end == 0;
}

static bool sameText(const std::string &a, const std::string &b) {
    return caseSensitive ? a == b : a.size() == b.size() && strncasecmp(a.data(), b.data(), a.size()) == 0;
}

static bool sameWord(const std::string &answer, const std::string &got) {
    long double expected, value;
    if (!hasTolerance || !number(answer, expected)) return sameText(answer, got);
    if (!number(got, value)) return false;
    if (std::isnan(expected) || std::isnan(value)) return std::isnan(expected) && std::isnan(value);
    if (expected == value) return true;
    long double difference = std::fabs(expected - value);
    return difference <= absolute || difference <= relative * std::fabs(expected);
}

static double tolerance(int argc, char **argv, int &at) {
    char *end;
    double value = ++at < argc ? std::strtod(argv[at], &end) : -1;
    if (at >= argc || *end || value < 0) fault("a tolerance needs a number");
    hasTolerance = true;
    return value;
}

int main(int argc, char **argv) {
    if (argc < 4) fault("usage: validator input answer feedback_dir [flags] < output");
    for (int at = 4; at < argc; at++) {
        const char *flag = argv[at];
        while (*flag == '-') flag++;
        if (!std::strcmp(flag, "case_sensitive")) caseSensitive = true;
        else if (!std::strcmp(flag, "space_change_sensitive")) spaceSensitive = true;
        else if (!std::strcmp(flag, "float_absolute_tolerance")) absolute = tolerance(argc, argv, at);
        else if (!std::strcmp(flag, "float_relative_tolerance")) relative = tolerance(argc, argv, at);
        else if (!std::strcmp(flag, "float_tolerance")) absolute = relative = tolerance(argc, argv, at);
        else fault("unknown flag");
    }
    std::ios::sync_with_stdio(false);
    std::ifstream answers(argv[2]);
    if (!answers) fault("the answer cannot be read");
    feedback.open(std::string(argv[3]) + "/judgemessage.txt");
    std::string space, word, gotSpace, got;
    for (long long at = 1;; at++) {
        next(answers, space, word);
        next(std::cin, gotSpace, got);
        if (spaceSensitive && space != gotSpace) reject("white space before word " + std::to_string(at) + " differs");
        if (word.empty() && got.empty()) return 42;
        if (word.empty()) reject("more output than the answer, from word " + std::to_string(at));
        if (got.empty()) reject("the output ends before word " + std::to_string(at));
        if (!sameWord(word, got)) {
            reject("word " + std::to_string(at) + ": \"" + got.substr(0, 100) + "\" instead of \"" + word.substr(0, 100) + "\"");
        }
    }
}
`;

const LANGUAGE = 'C++ 17 With O2';

/** A program that compares as the standard validator does. */
export const standardValidator = (comparison: Extract<Comparison, { by: 'tokens' }>): JudgeProgram => ({
  language: LANGUAGE,
  name: 'standard-validator.cpp',
  code: CODE,
  convention: 'icpc',
  arguments: validatorFlags(comparison),
  points: null,
});

/** How a program compares that {@link standardValidator} made; null for any other. */
export const standardComparison = (program: Pick<JudgeProgram, 'code' | 'arguments'>): Comparison | null =>
  program.code === CODE ? readValidatorFlags(program.arguments).comparison : null;
