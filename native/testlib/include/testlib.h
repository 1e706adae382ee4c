// The interface of testlib for programs of the jury, written for Assay: docs/testlib.md tells what is the same and what differs.
// Printed by `npm run calls` from native/testlib/src; do not edit.
#ifndef ASSAY_TESTLIB_H
#define ASSAY_TESTLIB_H

#if defined(__cplusplus) && __cplusplus < 201103L && !defined(_MSC_VER)
#error "testlib.h needs C++11 or later"
#endif

#if defined(FOR_LINUX) && defined(FOR_WINDOWS)
#error "FOR_LINUX and FOR_WINDOWS exclude each other"
#endif

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <deque>
#include <fstream>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <queue>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#else
#include <unistd.h>
#endif

#define VERSION "0.9.45-assay"

#define LF ((char)10)
#define CR ((char)13)
#define TAB ((char)9)
#define SPACE ((char)' ')
/** What reads as the next character where there is none. */
#define EOFC (255)

#define I64 "%lld"
#define U64 "%llu"

#if defined(__GNUC__)
#define NORETURN __attribute__((noreturn))
#define TESTLIB_PRINTF(text, values) __attribute__((__format__(__printf__, text, values)))
#elif defined(_MSC_VER)
#define NORETURN __declspec(noreturn)
#define TESTLIB_PRINTF(text, values)
#else
#define NORETURN
#define TESTLIB_PRINTF(text, values)
#endif

#ifndef OK_EXIT_CODE
#ifdef CONTESTER
#define OK_EXIT_CODE 0xAC
#else
#define OK_EXIT_CODE 0
#endif
#endif

#ifndef WA_EXIT_CODE
#ifdef EJUDGE
#define WA_EXIT_CODE 5
#elif defined(CONTESTER)
#define WA_EXIT_CODE 0xAB
#else
#define WA_EXIT_CODE 1
#endif
#endif

#ifndef PE_EXIT_CODE
#ifdef EJUDGE
#define PE_EXIT_CODE 4
#elif defined(CONTESTER)
#define PE_EXIT_CODE 0xAA
#else
#define PE_EXIT_CODE 2
#endif
#endif

#ifndef FAIL_EXIT_CODE
#ifdef EJUDGE
#define FAIL_EXIT_CODE 6
#elif defined(CONTESTER)
#define FAIL_EXIT_CODE 0xA3
#else
#define FAIL_EXIT_CODE 3
#endif
#endif

#ifndef DIRT_EXIT_CODE
#ifdef EJUDGE
#define DIRT_EXIT_CODE 6
#else
#define DIRT_EXIT_CODE 4
#endif
#endif

#ifndef POINTS_EXIT_CODE
#define POINTS_EXIT_CODE 7
#endif

#ifndef UNEXPECTED_EOF_EXIT_CODE
#define UNEXPECTED_EOF_EXIT_CODE 8
#endif

#ifndef PC_BASE_EXIT_CODE
#ifdef TESTSYS
#define PC_BASE_EXIT_CODE 50
#else
#define PC_BASE_EXIT_CODE 0
#endif
#endif

enum TResult : int {
    _ok = 0,
    _wa = 1,
    _pe = 2,
    _fail = 3,
    _dirt = 4,
    _points = 5,
    _unexpected_eof = 8,
    _partially = 16
};
#define _pc(exitCode) (TResult(_partially + (exitCode)))

/** Whose file a stream reads: only the fault of an output is the contestant's. */
enum TMode { _input, _output, _answer };

enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor, _scorer };

#ifdef TESTLIB_THROW_EXIT_EXCEPTION_INSTEAD_OF_EXIT
/** Thrown in place of ending the process. */
class exit_exception : public std::exception {
    int exitCode;

public:
    explicit exit_exception(int code) : exitCode(code) {}
    int getExitCode() { return exitCode; }
};
#endif

/** Ends the run with FAIL: the jury's fault. */
NORETURN inline void __testlib_fail(const std::string& message);

inline bool isEof(char c) { return (unsigned char)c == EOFC; }
inline bool isEof(int c) { return c == EOFC; }
template <typename C> inline bool isEoln(C c) { return c == LF || c == CR; }
template <typename C> inline bool isBlanks(C c) { return c == LF || c == CR || c == SPACE || c == TAB; }

namespace assay_testlib {

/** The longest text that a message keeps whole. */
const size_t SHOWN_MAX = 64;
const size_t SHOWN_HEAD = 30;
const size_t SHOWN_TAIL = 31;
/** Of a formatted message; what is beyond is cut. */
const size_t FORMATTED_MAX = size_t(16) << 20;

inline std::string formatted(const char* fmt, va_list args, size_t limit) {
    va_list again;
    va_copy(again, args);
    const int needed = std::vsnprintf(nullptr, 0, fmt, args);
    std::string text;
    if (needed > 0) {
        text.resize(std::min(size_t(needed), limit) + 1);
        std::vsnprintf(&text[0], text.size(), fmt, again);
        text.resize(text.size() - 1);
    }
    va_end(again);
    return text;
}

/** Without zeroes at the end, but with one digit after the point. */
inline std::string withoutTrailingZeroes(std::string text) {
    while (text.size() > 1 && text.back() == '0' && text[text.size() - 2] != '.') text.pop_back();
    return text;
}

template <typename T> struct is_text : std::false_type {};
template <> struct is_text<std::string> : std::true_type {};

template <typename T> struct has_items {
    template <typename C> static std::true_type test(typename C::value_type*, typename C::const_iterator*);
    template <typename C> static std::false_type test(...);
    static const bool value = decltype(test<T>(nullptr, nullptr))::value && !is_text<T>::value;
};

template <typename T> struct is_position {
    template <typename C> static std::true_type test(typename C::iterator_category*);
    template <typename C> static std::false_type test(...);
    static const bool value = decltype(test<T>(nullptr))::value;
};
template <typename T> struct is_position<T*> {
    static const bool value = !std::is_same<typename std::remove_cv<T>::type, char>::value && !std::is_void<T>::value;
};

template <typename Iter> inline void writeRange(std::ostream& to, Iter begin, Iter end, const std::string& separator) {
    for (Iter at = begin; at != end; ++at) {
        if (at != begin) to << separator;
        to << *at;
    }
}

template <typename T>
inline typename std::enable_if<has_items<T>::value>::type write(std::ostream& to, const T& items) {
    writeRange(to, items.begin(), items.end(), " ");
}
template <typename T>
inline typename std::enable_if<!has_items<T>::value>::type write(std::ostream& to, const T& value) {
    to << value;
}

template <typename T>
inline typename std::enable_if<std::is_integral<T>::value && !std::is_same<T, char>::value, std::string>::type
textOf(const T& value) {
    return std::to_string(value);
}
template <typename T>
inline typename std::enable_if<!std::is_integral<T>::value || std::is_same<T, char>::value, std::string>::type
textOf(const T& value) {
    std::stringstream stream;
    stream << value;
    std::string text;
    stream >> text;
    return text;
}
inline std::string textOf(bool value) { return value ? "1" : "0"; }

}  // namespace assay_testlib

/** A value as text, up to its first blank. */
template <typename T> inline std::string vtos(const T& value) { return assay_testlib::textOf(value); }
template <typename T> inline std::string toString(const T& value) { return vtos(value); }

/** A number as bounds of a message show it: 1200000000 is 12*10^8. */
template <typename T> inline std::string toHumanReadableString(const T& number) {
    T rest = number;
    int zeroes = 0;
    while (rest != 0 && rest % 10 == 0) {
        rest = T(rest / 10);
        zeroes++;
    }
    if (zeroes < 7) return vtos(number);
    const std::string power = "10^" + vtos(zeroes);
    if (rest == T(1)) return power;
    const std::string factor = vtos(rest);
    return factor == "-1" ? "-" + power : factor + "*" + power;
}

#if defined(__cpp_lib_format)
template <typename... Args> inline std::string format(const char* fmt, Args... args) {
    const int needed = std::snprintf(nullptr, 0, fmt, args...);
    std::string text(size_t(std::max(needed, 0)) + 1, '\0');
    std::snprintf(&text[0], text.size(), fmt, args...);
    text.pop_back();
    return text;
}
template <typename... Args> inline std::string format(const std::string& fmt, Args... args) {
    return ::format(fmt.c_str(), args...);
}
#else
TESTLIB_PRINTF(1, 2) inline std::string format(const char* fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const std::string text = assay_testlib::formatted(fmt, args, std::string().max_size() - 1);
    va_end(args);
    return text;
}
inline std::string format(const std::string fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const std::string text = assay_testlib::formatted(fmt.c_str(), args, std::string().max_size() - 1);
    va_end(args);
    return text;
}
#endif

/** Long text as its beginning and end. */
inline std::string compress(const std::string& text) {
    std::string shown = text;
    if (text.length() > assay_testlib::SHOWN_MAX) {
        shown = text.substr(0, assay_testlib::SHOWN_HEAD) + "..." +
                text.substr(text.length() - assay_testlib::SHOWN_TAIL);
    }
    for (char& c : shown)
        if (c == '\0') c = '~';
    return shown;
}

inline std::string englishEnding(int number) {
    const int rest = number % 100;
    if (rest / 10 == 1) return "th";
    if (rest % 10 == 1) return "st";
    if (rest % 10 == 2) return "nd";
    if (rest % 10 == 3) return "rd";
    return "th";
}

inline char upperCase(char c) { return 'a' <= c && c <= 'z' ? char(c - 'a' + 'A') : c; }
inline char lowerCase(char c) { return 'A' <= c && c <= 'Z' ? char(c - 'A' + 'a') : c; }
inline std::string upperCase(std::string text) {
    for (char& c : text) c = upperCase(c);
    return text;
}
inline std::string lowerCase(std::string text) {
    for (char& c : text) c = lowerCase(c);
    return text;
}

inline std::string trim(const std::string& text) {
    size_t begin = 0, end = text.length();
    while (begin < end && isBlanks(text[begin])) begin++;
    while (begin < end && isBlanks(text[end - 1])) end--;
    return text.substr(begin, end - begin);
}

/** Pieces between separators, empty ones included. */
inline std::vector<std::string> split(const std::string& text, const std::string& separators) {
    std::vector<std::string> pieces(1);
    for (char c : text) {
        if (separators.find(c) != std::string::npos) pieces.emplace_back();
        else pieces.back() += c;
    }
    return pieces;
}
inline std::vector<std::string> split(const std::string& text, char separator) {
    return split(text, std::string(1, separator));
}

/** Pieces between separators that are not empty. */
inline std::vector<std::string> tokenize(const std::string& text, const std::string& separators) {
    std::vector<std::string> tokens;
    for (const std::string& piece : split(text, separators))
        if (!piece.empty()) tokens.push_back(piece);
    return tokens;
}
inline std::vector<std::string> tokenize(const std::string& text, char separator) {
    return tokenize(text, std::string(1, separator));
}

template <typename Iter>
inline typename std::enable_if<assay_testlib::is_position<Iter>::value, std::string>::type
join(Iter begin, Iter end, const std::string& separator = " ") {
    std::ostringstream stream;
    assay_testlib::writeRange(stream, begin, end, separator);
    return stream.str();
}
template <typename Iter>
inline typename std::enable_if<assay_testlib::is_position<Iter>::value, std::string>::type
join(Iter begin, Iter end, char separator) {
    return join(begin, end, std::string(1, separator));
}
template <typename Items>
inline typename std::enable_if<!assay_testlib::is_position<Items>::value, std::string>::type
join(const Items& items, const std::string& separator = " ") {
    return join(items.begin(), items.end(), separator);
}
template <typename Items>
inline typename std::enable_if<!assay_testlib::is_position<Items>::value, std::string>::type
join(const Items& items, char separator) {
    return join(items, std::string(1, separator));
}

namespace assay_testlib {
inline void writeAll(std::ostream&) {}
template <typename T, typename... Rest> inline void writeAll(std::ostream& to, const T& value, const Rest&... rest) {
    to << ' ';
    write(to, value);
    writeAll(to, rest...);
}
}  // namespace assay_testlib

template <typename T> inline void println(const T& value) {
    assay_testlib::write(std::cout, value);
    std::cout << std::endl;
}
template <typename A, typename B>
inline typename std::enable_if<!(std::is_same<A, B>::value && assay_testlib::is_position<A>::value)>::type
println(const A& first, const B& second) {
    assay_testlib::write(std::cout, first);
    assay_testlib::writeAll(std::cout, second);
    std::cout << std::endl;
}
template <typename Iter>
inline typename std::enable_if<assay_testlib::is_position<Iter>::value>::type println(const Iter& begin, const Iter& end) {
    assay_testlib::writeRange(std::cout, begin, end, " ");
    std::cout << std::endl;
}
template <typename A, typename B, typename C, typename... Rest>
inline void println(const A& first, const B& second, const C& third, const Rest&... rest) {
    assay_testlib::write(std::cout, first);
    assay_testlib::writeAll(std::cout, second, third, rest...);
    std::cout << std::endl;
}

class random_t;

/**
 * A text that describes texts: alternatives of sequences of characters and sets, each with a count. A group stands only at the
 * end of a sequence, and matching takes as much as it can without ever going back.
 */
class pattern {
public:
    explicit pattern(std::string source);
    /** A text of the pattern, drawn. */
    std::string next(random_t& rnd) const;
    bool matches(const std::string& text) const { return matches(text, 0); }
    /** The pattern as it was given. */
    std::string src() const { return source; }

private:
    static const int UNLIMITED = INT_MAX;

    bool matches(const std::string& text, size_t at) const;
    void parse(const std::string& part);
    void parseItem(const std::string& part);
    size_t parseSet(const std::string& part);
    size_t parseCount(const std::string& part, size_t at);

    std::string source;
    /** Tried in their order, behind the item; none: the text has to end. */
    std::vector<pattern> children;
    /** Sorted, with repetitions; what is drawn from. Without an item the pattern is its children. */
    std::string items;
    int from = 0;
    int to = 0;
};

namespace assay_testlib {

NORETURN inline void refusePattern(const std::string& part) {
    __testlib_fail("pattern: Illegal pattern (or part) \"" + part + "\"");
}

/** Whether a character is a sign of the grammar: not behind an odd number of backslashes. */
inline bool isSign(const std::string& text, size_t at, char sign) {
    if (at >= text.length() || text[at] != sign) return false;
    size_t slashes = 0;
    while (slashes < at && text[at - slashes - 1] == '\\') slashes++;
    return slashes % 2 == 0;
}

inline std::string withoutSpaces(const std::string& text) {
    std::string dense;
    for (size_t i = 0; i < text.length(); i++)
        if (!isSign(text, i, ' ')) dense += text[i];
    return dense;
}

inline bool isBefore(char a, char b) { return (signed char)a < (signed char)b; }

}  // namespace assay_testlib

inline pattern::pattern(std::string text) : source(text) { parse(assay_testlib::withoutSpaces(text)); }

inline void pattern::parse(const std::string& part) {
    using assay_testlib::isSign;
    if (part.empty()) assay_testlib::refusePattern(part);
    int depth = 0;
    size_t firstClosed = std::string::npos;
    std::vector<size_t> bars;
    for (size_t i = 0; i < part.length(); i++) {
        if (isSign(part, i, '(')) depth++;
        if (isSign(part, i, ')') && --depth == 0 && firstClosed == std::string::npos) firstClosed = i;
        if (depth < 0) assay_testlib::refusePattern(part);
        if (depth == 0 && isSign(part, i, '|')) bars.push_back(i);
    }
    if (depth != 0) assay_testlib::refusePattern(part);

    if (!bars.empty()) {
        bars.push_back(part.length());
        size_t begin = 0;
        for (size_t bar : bars) {
            children.push_back(pattern(part.substr(begin, bar - begin)));
            begin = bar + 1;
        }
    } else if (isSign(part, 0, '(') && firstClosed == part.length() - 1) {
        children.push_back(pattern(part.substr(1, part.length() - 2)));
    } else {
        parseItem(part);
    }
}

inline void pattern::parseItem(const std::string& part) {
    size_t at = 1;
    if (part[0] == '[') {
        at = parseSet(part);
    } else if (part[0] == '\\') {
        if (part.length() < 2) assay_testlib::refusePattern(part);
        items = part.substr(1, 1);
        at = 2;
    } else {
        items = part.substr(0, 1);
    }
    from = to = 1;
    at = parseCount(part, at);
    if (at < part.length()) children.push_back(pattern(part.substr(at)));
}

/** Reads a set of characters; what stands behind it. */
inline size_t pattern::parseSet(const std::string& part) {
    size_t at = 1;
    const bool isNegated = at < part.length() && part[at] == '^';
    if (isNegated) at++;
    std::string named;
    bool mayBeginRange = false;
    while (at < part.length() && part[at] != ']') {
        const bool isRange = part[at] == '-' && mayBeginRange && at + 1 < part.length() && part[at + 1] != ']';
        if (isRange) at++;
        if (part[at] == '\\') at++;
        if (at >= part.length()) assay_testlib::refusePattern(part);
        const char c = part[at++];
        if (isRange) {
            const int first = (signed char)named.back(), last = (signed char)c;
            if (first > last) assay_testlib::refusePattern(part);
            for (int code = first + 1; code <= last; code++) named += char(code);
        } else {
            named += c;
        }
        mayBeginRange = !isRange;
    }
    if (at >= part.length()) assay_testlib::refusePattern(part);
    if (isNegated) {
        for (int code = 0; code < EOFC; code++)
            if (named.find(char(code)) == std::string::npos) items += char(code);
    } else {
        items = named;
    }
    std::sort(items.begin(), items.end(), assay_testlib::isBefore);
    return at + 1;
}

namespace assay_testlib {
/** A decimal number; what follows it up to the comma or brace is passed over. */
inline int countAt(const std::string& part, size_t& at) {
    if (at >= part.length() || !std::isdigit((unsigned char)part[at])) refusePattern(part);
    long long count = 0;
    for (; at < part.length() && std::isdigit((unsigned char)part[at]); at++) {
        count = count * 10 + (part[at] - '0');
        if (count >= INT_MAX) refusePattern(part);
    }
    while (at < part.length() && part[at] != ',' && part[at] != '}') at++;
    return int(count);
}
}  // namespace assay_testlib

/** Reads a count where one stands; what stands behind it. */
inline size_t pattern::parseCount(const std::string& part, size_t at) {
    const char sign = at < part.length() ? part[at] : '\0';
    if (sign == '?' || sign == '*' || sign == '+') {
        from = sign == '+' ? 1 : 0;
        to = sign == '?' ? 1 : UNLIMITED;
        return at + 1;
    }
    if (sign != '{') return at;
    at++;
    from = to = assay_testlib::countAt(part, at);
    if (at < part.length() && part[at] == ',') {
        at++;
        if (at < part.length() && part[at] != '}') to = assay_testlib::countAt(part, at);
    }
    if (at >= part.length() || part[at] != '}' || from > to) assay_testlib::refusePattern(part);
    return at + 1;
}

inline bool pattern::matches(const std::string& text, size_t at) const {
    if (to > 0) {
        bool isMember[256] = {};
        for (char c : items) isMember[(unsigned char)c] = true;
        int count = 0;
        while (count < to && at < text.length() && isMember[(unsigned char)text[at]]) {
            at++;
            count++;
        }
        if (count < from) return false;
    }
    if (children.empty()) return at == text.length();
    for (const pattern& child : children)
        if (child.matches(text, at)) return true;
    return false;
}

/** The generator of random numbers: the same arguments of a program give the same numbers on every machine. */
class random_t {
    uint64_t state;

    static const uint64_t MULTIPLIER = 0x5DEECE66DULL;
    static const uint64_t ADDEND = 0xB;
    static const uint64_t MASK = (1ULL << 48) - 1;
    static const int LARGE_WEIGHT = 25;

    /** The next number of so many bits. */
    long long bits(int count) {
        if (count <= 48) {
            state = (state * MULTIPLIER + ADDEND) & MASK;
            return (long long)(state >> (48 - count));
        }
        const long long high = bits(31) << 32;
        return high ^ bits(version() == 0 ? 31 : 32);
    }

    /** The place from 0 to 1 of which a large weight makes the largest or the smallest of many. */
    double weighted(int type) {
        return type > 0 ? std::pow(next(), 1.0 / (type + 1.0)) : 1 - std::pow(next(), 1.0 / (-type + 1.0));
    }

    template <typename T> T weightedIndex(T n, int type) {
        if (std::abs(type) < LARGE_WEIGHT) {
            T result = T(next(n));
            for (int i = 0; i < type; i++) result = std::max(result, T(next(n)));
            for (int i = 0; i < -type; i++) result = std::min(result, T(next(n)));
            return result;
        }
        const T result = T(double(n) * weighted(type));
        return std::min(std::max(result, T(0)), T(n - 1));
    }

public:
    /** 0 or 1; less before a program has chosen. */
    static int& version() {
        static int chosen = -1;
        return chosen;
    }

    random_t() : state(3905348978240129619ULL & MASK) {}

    /** From the arguments of a program, their borders included. */
    void setSeed(int argc, char* argv[]) {
        uint64_t seed = 3905348978240129619ULL;
        for (int i = 1; i < argc; i++) {
            for (const char* at = argv[i]; *at != '\0'; at++)
                seed = seed * MULTIPLIER + uint32_t(int32_t((signed char)*at)) + ADDEND;
            seed += MULTIPLIER / ADDEND;
        }
        state = seed & MASK;
    }
    void setSeed(long long seed) { state = (uint64_t(seed) ^ MULTIPLIER) & MASK; }

    /** 0 … n-1. */
    int next(int n) {
        if (n <= 0) __testlib_fail("random_t::next(int n): n must be positive");
        if ((n & -n) == n) return int((n * bits(31)) >> 31);
        const long long limit = INT_MAX / n * (long long)n;
        long long drawn;
        do drawn = bits(31);
        while (drawn >= limit);
        return int(drawn % n);
    }
    unsigned int next(unsigned int n) {
        if (n >= (unsigned int)INT_MAX) __testlib_fail("random_t::next(unsigned int n): n must be less INT_MAX");
        return (unsigned int)next(int(n));
    }
    long long next(long long n) {
        if (n <= 0) __testlib_fail("random_t::next(long long n): n must be positive");
        const long long limit = LLONG_MAX / n * n;
        long long drawn;
        do drawn = bits(63);
        while (drawn >= limit);
        return drawn % n;
    }
    unsigned long long next(unsigned long long n) {
        if (n >= (unsigned long long)LLONG_MAX)
            __testlib_fail("random_t::next(unsigned long long n): n must be less LONGLONG_MAX");
        return (unsigned long long)next((long long)n);
    }
    long next(long n) { return long(next((long long)n)); }
    unsigned long next(unsigned long n) {
        if (n >= (unsigned long)LONG_MAX) __testlib_fail("random_t::next(unsigned long n): n must be less LONG_MAX");
        return (unsigned long)next((long long)n);
    }

    /** from … to, both included. */
    int next(int from, int to) { return int(next((long long)to - from + 1) + from); }
    unsigned int next(unsigned int from, unsigned int to) {
        return (unsigned int)(next((long long)to - from + 1) + from);
    }
    long long next(long long from, long long to) {
        return (long long)((unsigned long long)next((long long)((unsigned long long)to - from + 1)) + from);
    }
    unsigned long long next(unsigned long long from, unsigned long long to) {
        if (from > to)
            __testlib_fail("random_t::next(unsigned long long from, unsigned long long to): from can't not exceed to");
        return (unsigned long long)next((long long)(to - from + 1)) + from;
    }
    long next(long from, long to) { return long(next((long long)from, (long long)to)); }
    unsigned long next(unsigned long from, unsigned long to) {
        if (from > to)
            __testlib_fail("random_t::next(unsigned long from, unsigned long to): from can't not exceed to");
        return (unsigned long)next((long long)(to - from + 1)) + from;
    }

    /** From 0, below 1. */
    double next() {
        const long long left = bits(26) << 27;
        return double(left + bits(27)) / double(1LL << 53);
    }
    double next(double n) {
        if (!(n > 0)) __testlib_fail("random_t::next(double n): n should be positive");
        const double drawn = n * next();
        return drawn < n ? drawn : std::nextafter(n, 0.0);
    }
    double next(double from, double to) {
        if (!(from < to)) __testlib_fail("random_t::next(double from, double to): from should be strictly less than to");
        return next(to - from) + from;
    }
    float next(float n) { return float(next(double(n))); }
    float next(float from, float to) { return float(next(double(from), double(to))); }

    std::string next(const std::string& source) { return pattern(source).next(*this); }
    TESTLIB_PRINTF(2, 3) std::string next(const char* fmt, ...) {
        va_list args;
        va_start(args, fmt);
        const std::string source = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
        va_end(args);
        return next(source);
    }

    /** The largest of `type`+1 draws, or the smallest of -`type`+1. */
    int wnext(int n, int type) {
        if (n <= 0) __testlib_fail("random_t::wnext(int n, int type): n must be positive");
        return weightedIndex(n, type);
    }
    long long wnext(long long n, int type) {
        if (n <= 0) __testlib_fail("random_t::wnext(long long n, int type): n must be positive");
        return weightedIndex(n, type);
    }
    unsigned int wnext(unsigned int n, int type) {
        if (n >= (unsigned int)INT_MAX) __testlib_fail("random_t::wnext(unsigned int n, int type): n must be less INT_MAX");
        return (unsigned int)wnext(int(n), type);
    }
    unsigned long long wnext(unsigned long long n, int type) {
        if (n >= (unsigned long long)LLONG_MAX)
            __testlib_fail("random_t::wnext(unsigned long long n, int type): n must be less LONGLONG_MAX");
        return (unsigned long long)wnext((long long)n, type);
    }
    long wnext(long n, int type) { return long(wnext((long long)n, type)); }
    unsigned long wnext(unsigned long n, int type) {
        if (n >= (unsigned long)LONG_MAX) __testlib_fail("random_t::wnext(unsigned long n, int type): n must be less LONG_MAX");
        return (unsigned long)wnext((long long)n, type);
    }
    double wnext(double n, int type) {
        if (!(n > 0)) __testlib_fail("random_t::wnext(double n, int type): n must be positive");
        if (std::abs(type) >= LARGE_WEIGHT) {
            const double drawn = n * weighted(type);
            return drawn < n ? drawn : std::nextafter(n, 0.0);
        }
        double result = next();
        for (int i = 0; i < type; i++) result = std::max(result, next());
        for (int i = 0; i < -type; i++) result = std::min(result, next());
        return n * result;
    }
    double wnext(int type) { return wnext(1.0, type); }

    int wnext(int from, int to, int type) {
        if (from > to) __testlib_fail("random_t::wnext(int from, int to, int type): from can't not exceed to");
        return wnext(to - from + 1, type) + from;
    }
    unsigned int wnext(unsigned int from, unsigned int to, int type) {
        if (from > to)
            __testlib_fail("random_t::wnext(unsigned int from, unsigned int to, int type): from can't not exceed to");
        return (unsigned int)wnext(int(to - from + 1), type) + from;
    }
    long long wnext(long long from, long long to, int type) {
        if (from > to) __testlib_fail("random_t::wnext(long long from, long long to, int type): from can't not exceed to");
        return wnext((long long)((unsigned long long)to - from + 1), type) + from;
    }
    unsigned long long wnext(unsigned long long from, unsigned long long to, int type) {
        if (from > to)
            __testlib_fail(
                "random_t::wnext(unsigned long long from, unsigned long long to, int type): from can't not exceed to");
        return (unsigned long long)wnext((long long)(to - from + 1), type) + from;
    }
    long wnext(long from, long to, int type) {
        if (from > to) __testlib_fail("random_t::wnext(long from, long to, int type): from can't not exceed to");
        return wnext(to - from + 1, type) + from;
    }
    unsigned long wnext(unsigned long from, unsigned long to, int type) {
        if (from > to)
            __testlib_fail("random_t::wnext(unsigned long from, unsigned long to, int type): from can't not exceed to");
        return (unsigned long)wnext((long long)(to - from + 1), type) + from;
    }
    double wnext(double from, double to, int type) {
        if (!(from < to))
            __testlib_fail("random_t::wnext(double from, double to, int type): from should be strictly less than to");
        return wnext(to - from, type) + from;
    }

    template <typename Container> typename Container::value_type any(const Container& c) {
        if (c.size() <= 0) __testlib_fail("random_t::any(const Container& c): c.size() must be positive");
        return *std::next(c.begin(), next(int(c.size())));
    }
    template <typename Iter> typename Iter::value_type any(const Iter& begin, const Iter& end) {
        const int size = int(std::distance(begin, end));
        if (size <= 0) __testlib_fail("random_t::any(const Iter& begin, const Iter& end): range must have positive length");
        return *std::next(begin, next(size));
    }
    template <typename Container> typename Container::value_type wany(const Container& c, int type) {
        if (c.size() <= 0) __testlib_fail("random_t::wany(const Container& c, int type): c.size() must be positive");
        return *std::next(c.begin(), wnext(int(c.size()), type));
    }
    template <typename Iter> typename Iter::value_type wany(const Iter& begin, const Iter& end, int type) {
        const int size = int(std::distance(begin, end));
        if (size <= 0)
            __testlib_fail("random_t::any(const Iter& begin, const Iter& end, int type): range must have positive length");
        return *std::next(begin, wnext(size, type));
    }

    /** first, first+1, … in some order. */
    template <typename T, typename E> std::vector<E> perm(T size, E first) {
        if (size < T(0)) __testlib_fail("random_t::perm(T size, E first = 0): size must non-negative");
        std::vector<E> items;
        E value = first;
        for (T i = 0; i < size; i++) items.push_back(value++);
        for (T i = 1; i < size; i++) std::swap(items[size_t(i)], items[size_t(next(T(i + 1)))]);
        return items;
    }
    template <typename T> std::vector<T> perm(T size) { return perm(size, T(0)); }

    /** So many different numbers of from … to. */
    template <typename T> std::vector<T> distinct(int size, T from, T to);
    /** Of 0 … upper-1. */
    template <typename T> std::vector<T> distinct(int size, T upper);
    /** Numbers of at least min_part that come to the sum. */
    template <typename T> std::vector<T> partition(int size, T sum, T min_part);
    template <typename T> std::vector<T> partition(int size, T sum) { return partition(size, sum, T(1)); }
};

template <typename T> inline std::vector<T> random_t::distinct(int size, T from, T to) {
    std::vector<T> result;
    if (size == 0) return result;
    if (from > to) __testlib_fail("random_t::distinct expected from <= to");
    if (size < 0) __testlib_fail("random_t::distinct expected size >= 0");
    const uint64_t n = uint64_t(to) - uint64_t(from) + 1;
    if (n != 0 && uint64_t(size) > n) __testlib_fail("random_t::distinct expected size <= to - from + 1");

    double draws = 0.0;
    for (int i = 1; i <= size; i++) draws += double(n) / double(n - uint64_t(i) + 1);
    if (draws < double(n)) {
        std::set<T> seen;
        while (int(result.size()) < size) {
            const T drawn = T(next(from, to));
            if (seen.insert(drawn).second) result.push_back(drawn);
        }
        return result;
    }
    if (n > 1000000000ULL) __testlib_fail("random_t::distinct here expected to - from + 1 <= 1000000000");
    result = perm(int(n), from);
    result.resize(size_t(size));
    return result;
}

template <typename T> inline std::vector<T> random_t::distinct(int size, T upper) {
    if (size < 0) __testlib_fail("random_t::distinct expected size >= 0");
    if (size == 0) return std::vector<T>();
    if (upper <= T(0)) __testlib_fail("random_t::distinct expected upper > 0");
    if (T(size) > upper) __testlib_fail("random_t::distinct expected size <= upper");
    return distinct(size, T(0), T(upper - 1));
}

template <typename T> inline std::vector<T> random_t::partition(int size, T sum, T min_part) {
    if (size < 0) __testlib_fail("random_t::partition: size < 0");
    if (size == 0 && sum != T(0)) __testlib_fail("random_t::partition: size == 0 && sum != 0");
    if (T(min_part * T(size)) > sum) __testlib_fail("random_t::partition: min_part * size > sum");
    std::vector<T> parts;
    if (size == 0) return parts;

    const T rest = T(sum - min_part * T(size));
    const T places = T(rest + T(size) - 1);
    std::vector<T> borders = distinct(size - 1, T(1), places);
    borders.push_back(T(0));
    std::sort(borders.begin(), borders.end());
    for (size_t i = 1; i < borders.size(); i++) parts.push_back(T(borders[i] - borders[i - 1] - 1 + min_part));
    parts.push_back(T(places - borders.back() + min_part));
    return parts;
}

inline std::string pattern::next(random_t& rnd) const {
    std::string text;
    if (to == UNLIMITED) __testlib_fail("pattern::next(random_t& rnd): can't process character '*' for generation");
    if (to > 0) {
        const int count = rnd.next(to - from + 1) + from;
        for (int i = 0; i < count; i++) text += items[size_t(rnd.next(int(items.length())))];
    }
    if (!children.empty()) text += children[size_t(rnd.next(int(children.size())))].next(rnd);
    return text;
}

random_t rnd;

template <typename Iter> inline void shuffle(Iter begin, Iter end) {
    const int size = int(end - begin);
    for (int i = 1; i < size; i++) std::swap(*(begin + i), *(begin + rnd.next(i + 1)));
}

// What draws from elsewhere would give other tests on every run.
#if defined(__GNUC__) && !defined(TESTLIB_ALLOW_FOREIGN_RANDOM)
#if !defined(__clang__) || (defined(__has_attribute) && __has_attribute(error))
#define TESTLIB_REFUSED(text) __attribute__((error(text)))
#endif
#endif
#ifndef TESTLIB_REFUSED
#define TESTLIB_REFUSED(text)
#endif

#if defined(__GLIBC__)
extern "C" {
int rand(void) noexcept TESTLIB_REFUSED("Don't use rand(), use rnd.next() instead");
void srand(unsigned int seed) noexcept
    TESTLIB_REFUSED("Don't use srand(), you should use 'registerGen(argc, argv, 1);' to initialize generator seed by hash "
                    "code of the command line params. The third parameter is randomGeneratorVersion (currently the latest is 1).");
}
#endif

template <typename Iter>
TESTLIB_REFUSED("Don't use random_shuffle(), use shuffle() instead") void random_shuffle(Iter begin, Iter end);
template <typename Iter, typename Engine>
TESTLIB_REFUSED("Don't use random_shuffle(), use shuffle() instead") void random_shuffle(Iter begin, Iter end, Engine engine);

/** What a checker knows of its call. */
class Checker {
    std::string _testset = "tests";
    std::string _group;

public:
    const std::string& testset() const { return _testset; }
    const std::string& group() const { return _group; }
    void setTestset(const std::string& testset) { _testset = testset; }
    void setGroup(const std::string& group) { _group = group; }
};

namespace assay_testlib {

/** The smallest and largest value that a variable may have, as the program states them; unset once they differ. */
struct ConstantBounds {
    std::string low, high;
    bool isLowConstant = true, isHighConstant = true;
};

struct BoundsHit {
    bool low = false, high = false;
};

/** The name of a variable without the tildes that leave out a bound: ~n the lower, n~ the upper. */
struct VariableName {
    std::string name;
    bool ignoresLow = false, ignoresHigh = false;

    explicit VariableName(const std::string& given) : name(given) {
        if (!name.empty() && name[0] == '~') {
            ignoresLow = true;
            name.erase(0, 1);
        }
        if (!name.empty() && name.back() == '~') {
            ignoresHigh = true;
            name.pop_back();
        }
    }

    /** Names with digits stand for single elements: too many of them to tell about. */
    bool isTold() const {
        if (name.empty()) return false;
        for (char c : name)
            if (std::isdigit((unsigned char)c) || (unsigned char)c < ' ') return false;
        return true;
    }
};

inline std::string boundText(double value) { return format("%f", value); }
inline std::string boundText(long long value) { return vtos(value); }
inline std::string boundText(unsigned long long value) { return vtos(value); }

inline double deltaOf(double expected, double result);
inline bool meetsBound(double bound, double value) { return deltaOf(bound, value) < 1e-12; }
inline bool meetsBound(long long bound, long long value) { return bound == value; }
inline bool meetsBound(unsigned long long bound, unsigned long long value) { return bound == value; }

}  // namespace assay_testlib

/** What a validator knows of its call, and what it tells of the test. */
class Validator {
    static const size_t ENTRIES_MAX = 255;

    bool _knowsArguments = false;
    std::string _testset = "tests";
    std::string _group;
    std::string _testOverviewLogFileName;
    std::map<std::string, assay_testlib::BoundsHit> _hits;
    std::map<std::string, assay_testlib::ConstantBounds> _bounds;
    std::map<std::string, bool> _features;
    std::set<std::string> _variables;

    template <typename Entries> static bool hasRoom(const Entries& entries, const std::string& name) {
        return entries.size() < ENTRIES_MAX || entries.count(name) > 0;
    }

    const std::string& known(const std::string& value, const std::string& what) const {
        if (!_knowsArguments) __testlib_fail("validator." + what + "() needs registerValidation(argc, argv)");
        return value;
    }

public:
    std::string testset() const { return known(_testset, "testset"); }
    std::string group() const { return known(_group, "group"); }
    void setTestset(const std::string& testset) { _testset = testset; }
    void setGroup(const std::string& group) { _group = group; }
    void initialize() { _knowsArguments = true; }
    std::string testOverviewLogFileName() const { return _testOverviewLogFileName; }
    void setTestOverviewLogFileName(const std::string& name) { _testOverviewLogFileName = name; }

    void addVariable(const std::string& given) {
        const assay_testlib::VariableName variable(given);
        if (variable.isTold() && hasRoom(_variables, variable.name)) _variables.insert(variable.name);
    }

    /** Notes a value that was read within its bounds. */
    template <typename T> void addValue(const std::string& given, T low, T high, T value) {
        using namespace assay_testlib;
        const VariableName variable(given);
        if (!variable.isTold()) return;
        if (hasRoom(_hits, variable.name)) {
            BoundsHit& hit = _hits[variable.name];
            hit.low = hit.low || variable.ignoresLow || meetsBound(low, value);
            hit.high = hit.high || variable.ignoresHigh || meetsBound(high, value);
        }
        if (hasRoom(_bounds, variable.name)) {
            const bool isNew = _bounds.count(variable.name) == 0;
            ConstantBounds& bounds = _bounds[variable.name];
            const std::string lowText = boundText(low), highText = boundText(high);
            if (isNew) {
                bounds.low = lowText;
                bounds.high = highText;
            }
            if (bounds.low != lowText) bounds.isLowConstant = false;
            if (bounds.high != highText) bounds.isHighConstant = false;
        }
        addVariable(given);
    }

    void addFeature(const std::string& feature) {
        if (_features.count(feature) > 0) __testlib_fail("Feature " + feature + " registered twice.");
        for (char c : feature)
            if ((unsigned char)c < ' ' || c == '"')
                __testlib_fail("Feature name '" + feature + "' contains restricted characters.");
        _features[feature] = false;
    }

    void feature(const std::string& feature) {
        if (_features.count(feature) == 0)
            __testlib_fail("Feature " + feature + " didn't registered via addFeature(feature).");
        _features[feature] = true;
    }

    /** What is known of the test: bounds that were met, features, constant bounds, variables. */
    std::string overview() const {
        std::string text;
        for (const auto& entry : _hits)
            text += "\"" + entry.first + "\":" + (entry.second.low ? " min-value-hit" : "") +
                    (entry.second.high ? " max-value-hit" : "") + "\n";
        for (const auto& entry : _features)
            text += "feature \"" + entry.first + "\":" + (entry.second ? " hit" : "") + "\n";
        for (const auto& entry : _bounds) {
            const assay_testlib::ConstantBounds& bounds = entry.second;
            if (!bounds.isLowConstant && !bounds.isHighConstant) continue;
            text += "constant-bounds \"" + entry.first + "\": " + (bounds.isLowConstant ? bounds.low : "?") + " " +
                    (bounds.isHighConstant ? bounds.high : "?") + "\n";
        }
        for (const std::string& variable : _variables) text += "variable \"" + variable + "\"\n";
        return text;
    }

    void writeTestOverviewLog() const {
        if (_testOverviewLogFileName.empty()) return;
        const std::string text = overview();
        std::FILE* to = _testOverviewLogFileName == "stdout"   ? stdout
                        : _testOverviewLogFileName == "stderr" ? stderr
                                                               : std::fopen(_testOverviewLogFileName.c_str(), "wb");
        if (to == nullptr)
            __testlib_fail("Validator::writeTestOverviewLog: can't write test overview log to (" +
                           _testOverviewLogFileName + ")");
        std::fwrite(text.data(), 1, text.size(), to);
        if (to == stdout || to == stderr) std::fflush(to);
        else std::fclose(to);
    }
};

/** Characters of a file or of a text, with the line that they stand on. */
class InputStreamReader {
public:
    virtual ~InputStreamReader() {}
    /** The next character as an unsigned byte, without taking it; EOFC at the end. */
    virtual int curChar() = 0;
    /** Takes the next character. */
    virtual int nextChar() = 0;
    virtual void skipChar() = 0;
    /** Puts a character back before the next one. */
    virtual void unreadChar(int c) = 0;
    /** Whether nothing is left: EOFC alone may also be a byte of the file. */
    virtual bool eof() = 0;
    virtual int getLine() = 0;
    virtual std::string getName() = 0;
    virtual void close() = 0;
};

namespace assay_testlib {

class CountingReader : public InputStreamReader {
    std::string name;
    std::string unread;
    int line = 1;
    int ahead = NONE;

    static const int NONE = -2;

    int peek() {
        if (!unread.empty()) return (unsigned char)unread.back();
        if (ahead == NONE) ahead = read();
        return ahead;
    }

protected:
    static const int END = -1;

    explicit CountingReader(const std::string& title) : name(title) {}
    /** The next byte, or END. */
    virtual int read() = 0;
    virtual void taken(int) {}
    virtual void returned() {}

public:
    int curChar() override {
        const int c = peek();
        return c == END ? EOFC : c;
    }
    int nextChar() override {
        const int c = peek();
        if (c == END) return EOFC;
        if (!unread.empty()) unread.pop_back();
        else ahead = NONE;
        if (c == LF) line++;
        taken(c);
        return c;
    }
    void skipChar() override { nextChar(); }
    void unreadChar(int c) override {
        unread.push_back(char(c));
        if (c == LF) line--;
        returned();
    }
    bool eof() override { return peek() == END; }
    int getLine() override { return line; }
    std::string getName() override { return name; }
};

class TextReader : public CountingReader {
    std::string text;
    size_t at = 0;

protected:
    int read() override { return at < text.size() ? (unsigned char)text[at++] : END; }

public:
    TextReader(const std::string& content, const std::string& title) : CountingReader(title), text(content) {}
    void close() override { at = text.size(); }
};

/** Takes bytes as they come, so that a conversation never waits for more than was said. */
class FileReader : public CountingReader {
    std::FILE* file;
    bool isEnded = false;

protected:
    int read() override {
        if (file == nullptr || isEnded) return END;
#if defined(_WIN32)
        const int c = std::getc(file);
#else
        const int c = getc_unlocked(file);
#endif
        if (c == EOF) isEnded = true;
        return c == EOF ? END : c;
    }

public:
    FileReader(std::FILE* opened, const std::string& title) : CountingReader(title), file(opened) {}
    ~FileReader() override { close(); }
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;
    void close() override {
        if (file != nullptr && file != stdin) std::fclose(file);
        file = nullptr;
    }
};

/** Standard input that remembers what was taken of it, for the markup of test cases. */
class RecordingReader : public FileReader {
    std::string record;
    std::vector<std::pair<size_t, int>> cases;

protected:
    void taken(int c) override { record.push_back(char(c)); }
    void returned() override {
        if (!record.empty()) record.pop_back();
    }

public:
    using FileReader::FileReader;

    void beginCase(int number) { cases.emplace_back(record.size(), number); }

    /** Everything that was read, with a mark where each test case begins. */
    std::string markup() const {
        std::string text = "MU\xF3\x01";
        size_t next = 0;
        for (size_t i = 0; i <= record.size(); i++) {
            for (; next < cases.size() && cases[next].first <= i; next++) text += format("!c%d;", cases[next].second);
            if (i == record.size()) break;
            if (record[i] == '\\' || record[i] == '!') text += '\\';
            text += record[i];
        }
        return text;
    }

    /** What was read between the beginning of a case and that of the next; whether there is such a case. */
    bool caseText(int number, std::string& text) const {
        for (size_t i = 0; i < cases.size(); i++) {
            if (cases[i].second != number) continue;
            const size_t end = i + 1 < cases.size() ? cases[i + 1].first : record.size();
            text = record.substr(cases[i].first, end - cases[i].first);
            return true;
        }
        return false;
    }
};

}  // namespace assay_testlib

/** A file of the test as a checker, an interactor or a validator reads it. */
struct InStream {
    InStream() {}
    /** Reads a text, with the blame and the strictness of another stream. */
    InStream(const InStream& base, const std::string& text);
    ~InStream() { close(); }
    InStream(const InStream&) = delete;
    InStream& operator=(const InStream&) = delete;

    InputStreamReader* reader = nullptr;
    /** Where the last reading began; -1 before any. */
    int lastLine = -1;
    std::string name;
    TMode mode = _input;
    bool opened = false;
    /** Blanks and ends of lines have to be exactly where they are expected. */
    bool strict = false;
    size_t maxFileSize = size_t(128) << 20;
    size_t maxTokenLength = size_t(32) << 20;
    size_t maxMessageLength = 32000;

    void init(const std::string& fileName, TMode streamMode);
    void init(std::FILE* file, TMode streamMode);
    void init(InputStreamReader* from, const std::string& title, TMode streamMode);
    void close();

    char curChar();
    char nextChar();
    char readChar();
    char readChar(char c);
    char readSpace() { return readChar(' '); }
    void skipChar();
    void unreadChar(char c);
    void skipBlanks();
    void skipBom();
    bool eof();
    bool seekEof();
    bool eoln();
    bool seekEoln();
    void readEoln();
    void readEof();
    void nextLine() { readLine(); }

    void readWordTo(std::string& result);
    void readWordTo(std::string& result, const pattern& p, const std::string& variableName = "");
    void readWordTo(std::string& result, const std::string& ptrn, const std::string& variableName = "");
    void readTokenTo(std::string& result) { readWordTo(result); }
    void readTokenTo(std::string& result, const pattern& p, const std::string& variableName = "");
    void readTokenTo(std::string& result, const std::string& ptrn, const std::string& variableName = "");
    std::string readWord();
    std::string readWord(const pattern& p, const std::string& variableName = "");
    std::string readWord(const std::string& ptrn, const std::string& variableName = "");
    std::string readToken() { return readWord(); }
    std::string readToken(const pattern& p, const std::string& variableName = "") { return readWord(p, variableName); }
    std::string readToken(const std::string& ptrn, const std::string& variableName = "") {
        return readWord(ptrn, variableName);
    }

    void readStringTo(std::string& result);
    void readStringTo(std::string& result, const pattern& p, const std::string& variableName = "");
    void readStringTo(std::string& result, const std::string& ptrn, const std::string& variableName = "");
    void readLineTo(std::string& result) { readStringTo(result); }
    void readLineTo(std::string& result, const pattern& p, const std::string& variableName = "");
    void readLineTo(std::string& result, const std::string& ptrn, const std::string& variableName = "");
    std::string readString();
    std::string readString(const pattern& p, const std::string& variableName = "");
    std::string readString(const std::string& ptrn, const std::string& variableName = "");
    std::string readLine() { return readString(); }
    std::string readLine(const pattern& p, const std::string& variableName = "") { return readString(p, variableName); }
    std::string readLine(const std::string& ptrn, const std::string& variableName = "") {
        return readString(ptrn, variableName);
    }

    int readInt();
    int readInt(int minv, int maxv, const std::string& variableName = "");
    int readInteger() { return readInt(); }
    int readInteger(int minv, int maxv, const std::string& variableName = "") { return readInt(minv, maxv, variableName); }
    long long readLong();
    long long readLong(long long minv, long long maxv, const std::string& variableName = "");
    unsigned long long readLong(unsigned long long minv, unsigned long long maxv, const std::string& variableName = "");
    /** Of bounds of other types: both are signed unless one is unsigned and as wide. */
    template <typename A, typename B>
    typename std::enable_if<std::is_integral<A>::value && std::is_integral<B>::value,
                            typename std::conditional<std::is_unsigned<typename std::common_type<A, B, int>::type>::value &&
                                                          sizeof(typename std::common_type<A, B, int>::type) == 8,
                                                      unsigned long long, long long>::type>::type
    readLong(A minv, B maxv, const std::string& variableName = "") {
        using T = decltype(readLong(minv, maxv, variableName));
        return readLong(T(minv), T(maxv), variableName);
    }
    unsigned long long readUnsignedLong();
    unsigned long long readUnsignedLong(unsigned long long minv, unsigned long long maxv,
                                        const std::string& variableName = "");
    double readDouble();
    double readDouble(double minv, double maxv, const std::string& variableName = "");
    double readReal() { return readDouble(); }
    double readReal(double minv, double maxv, const std::string& variableName = "") {
        return readDouble(minv, maxv, variableName);
    }
    double readStrictDouble(double minv, double maxv, int minAfterPointDigitCount, int maxAfterPointDigitCount,
                            const std::string& variableName = "");
    double readStrictReal(double minv, double maxv, int minAfterPointDigitCount, int maxAfterPointDigitCount,
                          const std::string& variableName = "") {
        return readStrictDouble(minv, maxv, minAfterPointDigitCount, maxAfterPointDigitCount, variableName);
    }

#define TESTLIB_MANY(function, type)                                                                                      \
    std::vector<type> function(int size, int indexBase = 1);
#define TESTLIB_MANY_IN_RANGE(function, type, bound)                                                                      \
    std::vector<type> function(int size, bound minv, bound maxv, const std::string& variablesName = "", int indexBase = 1);
#define TESTLIB_MANY_LIKE(function)                                                                                       \
    std::vector<std::string> function(int size, const pattern& p, const std::string& variablesName = "",                  \
                                      int indexBase = 1);                                                                 \
    std::vector<std::string> function(int size, const std::string& ptrn, const std::string& variablesName = "",           \
                                      int indexBase = 1);
#define TESTLIB_MANY_STRICT(function)                                                                                     \
    std::vector<double> function(int size, double minv, double maxv, int minAfterPointDigitCount,                         \
                                 int maxAfterPointDigitCount, const std::string& variablesName = "", int indexBase = 1);
    TESTLIB_MANY(readInts, int)
    TESTLIB_MANY_IN_RANGE(readInts, int, int)
    TESTLIB_MANY(readIntegers, int)
    TESTLIB_MANY_IN_RANGE(readIntegers, int, int)
    TESTLIB_MANY(readLongs, long long)
    TESTLIB_MANY_IN_RANGE(readLongs, long long, long long)
    TESTLIB_MANY(readUnsignedLongs, unsigned long long)
    TESTLIB_MANY_IN_RANGE(readUnsignedLongs, unsigned long long, unsigned long long)
    TESTLIB_MANY(readDoubles, double)
    TESTLIB_MANY_IN_RANGE(readDoubles, double, double)
    TESTLIB_MANY(readReals, double)
    TESTLIB_MANY_IN_RANGE(readReals, double, double)
    TESTLIB_MANY_STRICT(readStrictDoubles)
    TESTLIB_MANY_STRICT(readStrictReals)
    TESTLIB_MANY(readWords, std::string)
    TESTLIB_MANY_LIKE(readWords)
    TESTLIB_MANY(readTokens, std::string)
    TESTLIB_MANY_LIKE(readTokens)
    TESTLIB_MANY(readStrings, std::string)
    TESTLIB_MANY_LIKE(readStrings)
    TESTLIB_MANY(readLines, std::string)
    TESTLIB_MANY_LIKE(readLines)
#undef TESTLIB_MANY
#undef TESTLIB_MANY_IN_RANGE
#undef TESTLIB_MANY_LIKE
#undef TESTLIB_MANY_STRICT

    /** Ends the run; a result other than FAIL counts only where this is the output of a contestant. */
    NORETURN void quit(TResult result, const char* message);
    NORETURN void quit(TResult result, const std::string& message) { quit(result, message.c_str()); }
    NORETURN TESTLIB_PRINTF(3, 4) void quitf(TResult result, const char* fmt, ...);
    TESTLIB_PRINTF(4, 5) void quitif(bool condition, TResult result, const char* fmt, ...);
    TESTLIB_PRINTF(3, 4) void ensuref(bool condition, const char* fmt, ...);

private:
    void begin();
    bool isLineEnd(bool isStrict);
};

InStream inf;
InStream ouf;
InStream ans;
std::fstream tout;
Checker checker;
Validator validator;

TTestlibMode testlibMode = _unknown;
std::string checkerName;
/** The report file, where one is asked for. */
std::string resultName;
bool appesMode = false;
std::string appesModeEncoding = "windows-1251";
double __testlib_points = std::numeric_limits<double>::infinity();

namespace assay_testlib {

/** The state of a run, in one place. */
struct Run {
    int testCase = -1;
    /** 1 where the first case was numbered 0. */
    int caseShift = 0;
    bool hasNumberedCases = false;
    bool hasQuit = false;
    bool hasReadEof = false;
    bool isGuarded = true;
    /** The program has left its main function. */
    bool isEnding = false;
    std::string testset, group;
    RecordingReader* recorder = nullptr;
    std::string markupFile;
    int wantedCase = -1;
    std::string caseFile;
};
inline Run& run() {
    static Run one;
    return one;
}

inline std::string prefixOf(TResult result) {
    if (result >= _partially) return "partially correct (" + vtos(int(result) - int(_partially)) + ") ";
    switch (result) {
        case _ok: return "ok ";
        case _wa: return "wrong answer ";
        case _pe:
        case _dirt: return "wrong output format ";
        case _unexpected_eof: return "unexpected eof ";
        case _fail: return "FAIL ";
        case _points: return "points ";
        default: return "";
    }
}

inline std::string outcomeOf(TResult result) {
    if (result >= _partially) return "partially-correct";
    switch (result) {
        case _ok: return "accepted";
        case _wa: return "wrong-answer";
        case _pe:
        case _dirt: return "presentation-error";
        case _unexpected_eof: return "unexpected-eof";
#ifdef PCMS2
        case _points: return "relative-scoring";
#else
        case _points: return "points";
#endif
        default: return "fail";
    }
}

inline int exitCodeOf(TResult result) {
    if (result >= _partially) return PC_BASE_EXIT_CODE + (int(result) - int(_partially));
    switch (result) {
        case _ok: return OK_EXIT_CODE;
        case _wa: return WA_EXIT_CODE;
        case _pe:
        case _dirt: return PE_EXIT_CODE;
        case _unexpected_eof: return UNEXPECTED_EOF_EXIT_CODE;
        case _points: return POINTS_EXIT_CODE;
        default: return FAIL_EXIT_CODE;
    }
}

inline std::string escapeXml(const std::string& text) {
    std::string escaped;
    for (char c : text) {
        if (c == '&') escaped += "&amp;";
        else if (c == '<') escaped += "&lt;";
        else if (c == '>') escaped += "&gt;";
        else if (c == '"') escaped += "&quot;";
        else escaped += (unsigned char)c < 32 ? '.' : c;
    }
    return escaped;
}

inline std::string pointsText(double points) { return withoutTrailingZeroes(format("%.10f", points)); }

inline std::string reportXml(TResult result, const std::string& message) {
    std::string attributes;
    if (result == _points) attributes = " points = \"" + pointsText(__testlib_points) + "\"";
    if (result >= _partially) attributes = " pctype = \"" + vtos(int(result) - int(_partially)) + "\"";
    return "<?xml version=\"1.0\" encoding=\"" + appesModeEncoding + "\"?><result outcome = \"" + outcomeOf(result) +
           "\"" + attributes + ">" + escapeXml(message) + "</result>\n";
}

/** Adds `(a, b)`, but what a bracket at the end of the message already says. */
inline std::string withParts(const std::string& message, const std::vector<std::string>& parts) {
    const size_t open = message.rfind('(');
    const std::string bracket =
        !message.empty() && message.back() == ')' && open != std::string::npos ? message.substr(open) : "";
    std::string list;
    bool isFirst = true;
    for (const std::string& part : parts) {
        if (!bracket.empty() && bracket.find(part) != std::string::npos) continue;
        list += (isFirst ? "" : ", ") + part;
        isFirst = false;
    }
    if (isFirst) return message;
    return message.empty() ? "(" + list + ")" : message + " (" + list + ")";
}

inline bool isAllRight(TResult result) { return result == _ok || result == _points || result >= _partially; }

inline std::string casePart(TResult result) {
    const int number = run().testCase;
    if (result == _ok || result == _points) return vtos(number) + (number == 1 ? " test case" : " test cases");
    return "test case " + vtos(number);
}

NORETURN inline void halt(int exitCode) {
    if (run().isEnding) {
        std::fflush(nullptr);
        std::_Exit(exitCode);
    }
#ifdef TESTLIB_THROW_EXIT_EXCEPTION_INSTEAD_OF_EXIT
    throw exit_exception(exitCode);
#else
    std::exit(exitCode);
#endif
}

/** Writes prefix and message where they belong and closes all files. */
inline void report(TResult result, const std::string& message) {
    if (resultName.empty()) {
        const std::string line = prefixOf(result) + message + "\n";
        std::fwrite(line.data(), 1, line.size(), stderr);
    } else {
        const std::string name = resultName;
        resultName = "";
        std::FILE* file = std::fopen(name.c_str(), "wb");
        if (file == nullptr) __testlib_fail("Can not write to the result file");
        resultName = name;
        const std::string text = appesMode ? reportXml(result, message) : message;
        std::fwrite(text.data(), 1, text.size(), file);
        std::fclose(file);
        std::fputs("\nSee file to check exit message\n", stderr);
    }
#ifdef FOOTER
    std::fprintf(stderr, "Checker: \"%s\"\nExit code: %d\n", checkerName.c_str(), exitCodeOf(result));
#endif
    std::fflush(stderr);
}

}  // namespace assay_testlib

inline void InStream::quit(TResult result, const char* given) {
    using namespace assay_testlib;
    run().hasQuit = true;
    if (testlibMode == _scorer && result != _fail)
        ::__testlib_fail("Scorer should return points only. Don't use a quit function.");

    std::vector<std::string> parts;
    if (run().testCase != -1) parts.push_back(casePart(result));
#ifndef ENABLE_UNEXPECTED_EOF
    if (result == _unexpected_eof) result = _pe;
#endif
    if (mode != _output && result != _fail) {
        result = _fail;
        parts.push_back(name);
        if (testlibMode == _validator && lastLine != -1) parts.push_back("line " + vtos(lastLine));
    }
    std::string message = withParts(trim(given), parts);
    if (message.length() > maxMessageLength) {
        message = "message length exceeds " + vtos(maxMessageLength) + ", the message is truncated: " + message;
        message.resize(maxMessageLength);
    }

    if (isAllRight(result) && testlibMode != _interactor && !ouf.seekEof())
        ouf.quit(_dirt, "Extra information in the output file");
    if (exitCodeOf(result) == FAIL_EXIT_CODE && result != _fail && prefixOf(result).empty())
        ::__testlib_fail("What is the code ???");
    if (result == _points && appesMode && !resultName.empty() && std::isinf(__testlib_points))
        ::__testlib_fail("Expected points, but infinity found");

    report(result, message);
    inf.close();
    ouf.close();
    ans.close();
    if (tout.is_open()) tout.close();
    halt(exitCodeOf(result));
}

inline void InStream::quitf(TResult result, const char* fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const std::string message = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
    quit(result, message);
}
inline void InStream::quitif(bool condition, TResult result, const char* fmt, ...) {
    if (!condition) return;
    va_list args;
    va_start(args, fmt);
    const std::string message = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
    quit(result, message);
}
inline void InStream::ensuref(bool condition, const char* fmt, ...) {
    if (condition) return;
    va_list args;
    va_start(args, fmt);
    const std::string message = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
    quit(_wa, message);
}

NORETURN inline void quit(TResult result, const std::string& message) { ouf.quit(result, message); }
NORETURN inline void quit(TResult result, const char* message) { ouf.quit(result, message); }
NORETURN inline void __testlib_fail(const std::string& message) { quit(_fail, message); }

NORETURN TESTLIB_PRINTF(2, 3) inline void quitf(TResult result, const char* fmt, ...);
NORETURN inline void quitf(TResult result, const char* fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const std::string message = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
    quit(result, message);
}

TESTLIB_PRINTF(3, 4) inline void quitif(bool condition, TResult result, const char* fmt, ...) {
    if (!condition) return;
    va_list args;
    va_start(args, fmt);
    const std::string message = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
    quit(result, message);
}

namespace assay_testlib {
/** Points a little below nothing or above the most are forgiven. */
const double POINTS_TOLERANCE = 1e-8;
const double POINTS_MAX = 1e6;

inline std::string shownPoints(double points, std::false_type) { return pointsText(points); }
inline std::string shownPoints(double points, std::true_type) { return format("%.0f", points); }

template <typename T> NORETURN inline void quitWithPoints(T given, const std::string& message) {
    const double points = double(given);
    if (std::isnan(points)) __testlib_fail("Parameter 'points' can't be nan");
    if (std::isinf(points)) __testlib_fail("Parameter 'points' can't be infinite");
    if (points < -POINTS_TOLERANCE) __testlib_fail("Parameter 'points' can't be negative");
    if (points > POINTS_MAX + POINTS_TOLERANCE) __testlib_fail("Parameter 'points' can't be greater than 1E6");
    __testlib_points = points;
    quit(_points, shownPoints(points, std::is_integral<T>()) + " " + message);
}
}  // namespace assay_testlib

template <typename T> NORETURN inline void quitp(T points, const std::string& message = "") {
    assay_testlib::quitWithPoints(points, message);
}
template <typename T> NORETURN TESTLIB_PRINTF(2, 3) inline void quitp(T points, const char* fmt, ...);
template <typename T> NORETURN inline void quitp(T points, const char* fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const std::string message = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
    assay_testlib::quitWithPoints(points, message);
}

NORETURN inline void quitpi(const std::string& points_info, const std::string& message = "") {
    if (points_info.find(' ') != std::string::npos) __testlib_fail("Parameter 'points_info' can't contain spaces");
    quit(_points, "points_info=" + points_info + " " + message);
}

inline void __testlib_ensure(bool condition, const std::string& message) {
    if (!condition) __testlib_fail(message);
}
#define TESTLIB_TEXT_OF(line) #line
#define TESTLIB_LINE_TEXT(line) TESTLIB_TEXT_OF(line)
#define ensure(cond) __testlib_ensure((cond), "Condition failed: \"" #cond "\"")
#define ensure_ext(cond) \
    __testlib_ensure((cond), "Line " TESTLIB_LINE_TEXT(__LINE__) ": Condition failed: \"" #cond "\"")

TESTLIB_PRINTF(2, 3) inline void ensuref(bool condition, const char* fmt, ...) {
    if (condition) return;
    va_list args;
    va_start(args, fmt);
    const std::string message = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
    __testlib_fail(message);
}

namespace assay_testlib {
template <typename T> inline std::string comparedText(const T& value) { return compress(vtos(value)); }
inline std::string comparedText(const std::string& value) { return compress(value); }
inline std::string comparedText(const char* value) { return compress(value); }
inline std::string comparedText(double value) { return withoutTrailingZeroes(format("%.12f", value)); }
inline std::string comparedText(float value) { return comparedText(double(value)); }
inline std::string comparedText(long double value) { return comparedText(double(value)); }
}  // namespace assay_testlib

/** Ends with `text: expected 'A', but found 'B'`. */
template <typename T>
NORETURN inline void expectedButFound(TResult result, const T& expected, const T& found, const char* fmt = nullptr, ...) {
    std::string prefix;
    if (fmt != nullptr && *fmt != '\0') {
        va_list args;
        va_start(args, fmt);
        prefix = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX) + ": ";
        va_end(args);
    }
    quit(result, prefix + "expected '" + assay_testlib::comparedText(expected) + "', but found '" +
                     assay_testlib::comparedText(found) + "'");
}
NORETURN inline void expectedButFound(TResult result, const char* expected, const char* found) {
    expectedButFound(result, std::string(expected), std::string(found));
}
NORETURN inline void expectedButFound(TResult result, double expected, double found) {
    expectedButFound(result, expected, found, nullptr);
}

TESTLIB_PRINTF(1, 2) inline void setName(const char* fmt, ...) {
    va_list args;
    va_start(args, fmt);
    checkerName = assay_testlib::formatted(fmt, args, assay_testlib::FORMATTED_MAX);
    va_end(args);
}

/** The test case that is looked at. Cases counted from 0 are told as counted from 1. */
inline void setTestCase(int testCase) {
    assay_testlib::Run& run = assay_testlib::run();
    if (!run.hasNumberedCases) run.caseShift = testCase == 0 ? 1 : 0;
    run.hasNumberedCases = true;
    run.testCase = testCase + run.caseShift;
    if (run.recorder != nullptr) run.recorder->beginCase(run.testCase);
}
inline void unsetTestCase() { assay_testlib::run().testCase = -1; }

inline void disableFinalizeGuard() { assay_testlib::run().isGuarded = false; }

inline void setAppesModeEncoding(std::string encoding) {
    static const char* const known =
        " ascii us-ascii utf-8 utf-16 utf-16be utf-16le utf-32 utf-32be utf-32le ucs-2 iso-10646-ucs-2 iso-10646-ucs-4"
        " iso-8859-1 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-8-i"
        " iso-8859-9 iso-8859-10 iso-8859-11 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16"
        " windows-874 windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256"
        " windows-1257 windows-1258 cp1250 cp1251 cp1252 cp1253 cp1254 cp1255 cp1256 cp1257 cp1258"
        " cp437 cp737 cp775 cp850 cp852 cp855 cp857 cp858 cp860 cp861 cp862 cp863 cp864 cp865 cp866 cp869 cp874 cp932"
        " cp936 cp949 cp950 ibm00858 ibm437 ibm775 ibm850 ibm852 ibm855 ibm857 ibm862 ibm866 koi8-r koi8-u macintosh"
        " x-mac-cyrillic tis-620 gb2312 gbk gb18030 hz-gb-2312 big5 big5-hkscs shift_jis windows-31j euc-jp euc-kr"
        " euc-cn euc-tw iso-2022-jp iso-2022-kr iso-2022-cn johab viscii utf-7 ";
    encoding = lowerCase(encoding);
    const bool isWord = encoding.find(' ') == std::string::npos && !encoding.empty();
    if (!isWord || std::string(known).find(" " + encoding + " ") == std::string::npos)
        __testlib_fail("Unexpected encoding for setAppesModeEncoding(encoding)");
    appesModeEncoding = encoding;
}

inline void addFeature(const std::string& feature) {
    if (testlibMode != _validator) __testlib_fail("Features are supported in validators only.");
    validator.addFeature(feature);
}
inline void feature(const std::string& feature) {
    if (testlibMode != _validator) __testlib_fail("Features are supported in validators only.");
    validator.feature(feature);
}

inline std::string getTestset() { return assay_testlib::run().testset; }
inline std::string getGroup() { return assay_testlib::run().group; }

namespace assay_testlib {
const double ENDLESS = 1e300;
const double SMALLEST_EXPECTED = 1e-9;

inline bool isEndless(double value) { return std::fabs(value) > ENDLESS; }

inline double deltaOf(double expected, double result) {
    const double absolute = std::fabs(result - expected);
    if (std::isnan(absolute)) return -std::numeric_limits<double>::quiet_NaN();
    if (std::fabs(expected) <= SMALLEST_EXPECTED) return absolute;
    return std::min(absolute, std::fabs(absolute / expected));
}
}  // namespace assay_testlib

/** Whether a result is within an absolute or a relative error of what is expected. */
inline bool doubleCompare(double expected, double result, double MAX_DOUBLE_ERROR) {
    using assay_testlib::isEndless;
    const double eps = MAX_DOUBLE_ERROR + 1e-15;
    if (std::isnan(expected) || std::isnan(result)) return std::isnan(expected) && std::isnan(result);
    if (isEndless(expected) || isEndless(result))
        return isEndless(expected) && isEndless(result) && (expected > 0) == (result > 0);
    if (std::fabs(result - expected) <= eps) return true;
    const double one = expected * (1.0 - eps), other = expected * (1.0 + eps);
    return std::min(one, other) <= result && result <= std::max(one, other);
}

/** The absolute error or, where it is smaller and there is enough to divide by, the relative one. */
inline double doubleDelta(double expected, double result) { return assay_testlib::deltaOf(expected, result); }

namespace assay_testlib {
const size_t INTEGER_LENGTH_MAX = 20;
const size_t STRICT_DOUBLE_LENGTH_MAX = 1000;

NORETURN inline void refuseNumber(InStream& in, const std::string& what, const std::string& text) {
    const bool hasNul = text.find('\0') != std::string::npos;
    in.quit(_pe, "Expected " + what + ", but \"" + compress(text) + "\" found" + (hasNul ? " (it contains \\0)" : ""));
}

/** Digits without a superfluous zero in front, as a number; false where it is none or too large. */
inline bool readDigits(const std::string& text, size_t at, unsigned long long limit, unsigned long long& value) {
    if (at >= text.length() || (text[at] == '0' && at + 1 < text.length())) return false;
    value = 0;
    for (; at < text.length(); at++) {
        if (text[at] < '0' || text[at] > '9') return false;
        const unsigned digit = unsigned(text[at] - '0');
        if (value > (limit - digit) / 10) return false;
        value = value * 10 + digit;
    }
    return true;
}
}  // namespace assay_testlib

inline long long stringToLongLong(InStream& in, const std::string& text) {
    const bool isNegative = !text.empty() && text[0] == '-';
    unsigned long long value = 0;
    const unsigned long long limit = (unsigned long long)LLONG_MAX + (isNegative ? 1 : 0);
    const bool isNumber = text.length() <= assay_testlib::INTEGER_LENGTH_MAX &&
                          assay_testlib::readDigits(text, isNegative ? 1 : 0, limit, value);
    if (!isNumber || (isNegative && value == 0)) assay_testlib::refuseNumber(in, "integer", text);
    return isNegative ? (long long)(0 - value) : (long long)value;
}

inline unsigned long long stringToUnsignedLongLong(InStream& in, const std::string& text) {
    unsigned long long value = 0;
    if (text.length() > assay_testlib::INTEGER_LENGTH_MAX || !assay_testlib::readDigits(text, 0, ULLONG_MAX, value))
        assay_testlib::refuseNumber(in, "unsigned integer", text);
    return value;
}

inline double stringToDouble(InStream& in, const std::string& text) {
    int minuses = 0, pluses = 0, points = 0, exponents = 0;
    bool hasDigit = false, isDouble = true;
    for (char c : text) {
        if (c >= '0' && c <= '9') hasDigit = true;
        else if (c == '-') minuses++;
        else if (c == '+') pluses++;
        else if (c == '.') points++;
        else if (c == 'e' || c == 'E') exponents++;
        else isDouble = false;
    }
    if (!isDouble || !hasDigit || minuses > 2 || pluses > 2 || points > 1 || exponents > 1)
        assay_testlib::refuseNumber(in, "double", text);
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (end != text.c_str() + text.length()) assay_testlib::refuseNumber(in, "double", text);
    return value;
}

inline double stringToStrictDouble(InStream& in, const std::string& text, int minAfterPointDigitCount,
                                   int maxAfterPointDigitCount) {
    if (minAfterPointDigitCount < 0)
        in.quit(_fail, "stringToStrictDouble: minAfterPointDigitCount should be non-negative.");
    if (minAfterPointDigitCount > maxAfterPointDigitCount)
        in.quit(_fail, "stringToStrictDouble: minAfterPointDigitCount should be less or equal to maxAfterPointDigitCount.");

    const size_t first = !text.empty() && text[0] == '-' ? 1 : 0;
    const size_t point = text.find('.');
    const size_t end = std::min(point, text.length());
    bool isNumber = text.length() <= assay_testlib::STRICT_DOUBLE_LENGTH_MAX && first < end;
    isNumber = isNumber && (end == first + 1 || text[first] != '0') && point != text.length() - 1;
    for (size_t i = first; i < text.length(); i++)
        if (i != point && (text[i] < '0' || text[i] > '9')) isNumber = false;
    if (!isNumber) assay_testlib::refuseNumber(in, "strict double", text);

    const int digits = point == std::string::npos ? 0 : int(text.length() - point - 1);
    if (digits < minAfterPointDigitCount || digits > maxAfterPointDigitCount)
        assay_testlib::refuseNumber(in,
                                    "strict double with number of digits after point in range [" +
                                        vtos(minAfterPointDigitCount) + "," + vtos(maxAfterPointDigitCount) + "]",
                                    text);
    const double value = std::strtod(text.c_str(), nullptr);
    const bool isZero = text.find_first_of("123456789") == std::string::npos;
    if (first == 1 && isZero) in.quit(_pe, "Redundant minus in \"" + compress(text) + "\" found");
    return value;
}

inline InStream::InStream(const InStream& base, const std::string& text) {
    strict = base.strict;
    maxFileSize = base.maxFileSize;
    maxTokenLength = base.maxTokenLength;
    maxMessageLength = base.maxMessageLength;
    init(new assay_testlib::TextReader(text, "based on " + base.name), "based on " + base.name, base.mode);
}

inline void InStream::init(InputStreamReader* from, const std::string& title, TMode streamMode) {
    close();
    reader = from;
    name = title;
    mode = streamMode;
    opened = from != nullptr;
    lastLine = -1;
}

inline void InStream::init(std::FILE* file, TMode streamMode) {
    const std::string title = file == stdin ? "stdin" : "untitled";
    init(new assay_testlib::FileReader(file, title), title, streamMode);
}

inline void InStream::init(const std::string& fileName, TMode streamMode) {
    close();
    name = fileName;
    mode = streamMode;
    std::FILE* file = std::fopen(fileName.c_str(), "rb");
    if (file == nullptr) {
        if (mode == _output) quit(_pe, "Output file not found: \"" + fileName + "\"");
        if (mode == _answer) quit(_fail, "Answer file not found: \"" + fileName + "\"");
        return;
    }
    const long size = std::fseek(file, 0, SEEK_END) == 0 ? std::ftell(file) : -1;
    if (size > 0 && (unsigned long)size > maxFileSize) {
        std::fclose(file);
        const std::string message =
            "File size exceeds " + vtos(maxFileSize) + " bytes, size is " + vtos(size);
        quit(mode == _output ? _pe : _fail, message);
    }
    std::rewind(file);
    std::setvbuf(file, nullptr, _IOFBF, size_t(1) << 18);
    init(new assay_testlib::FileReader(file, fileName), fileName, streamMode);
}

inline void InStream::close() {
    delete reader;
    reader = nullptr;
    opened = false;
}

/** A reading begins: this is the line that a complaint names. */
inline void InStream::begin() {
    if (reader != nullptr) lastLine = reader->getLine();
}

inline char InStream::curChar() { return char(reader != nullptr ? reader->curChar() : EOFC); }
inline char InStream::nextChar() { return char(reader != nullptr ? reader->nextChar() : EOFC); }
inline void InStream::skipChar() { nextChar(); }
inline void InStream::unreadChar(char c) {
    if (reader != nullptr) reader->unreadChar((unsigned char)c);
}

inline char InStream::readChar() {
    if (reader == nullptr) quit(_unexpected_eof, "Unexpected end of file - character expected");
    begin();
    return nextChar();
}

inline char InStream::readChar(char c) {
    begin();
    const char found = readChar();
    if (found == c) return found;
    const std::string shown = isEoln(found) ? "#" + vtos(int(found)) : std::string("'") + found + "'";
    quit(_pe, "Unexpected character " + shown + ", but '" + std::string(1, c) + "' expected");
}

inline void InStream::skipBlanks() {
    while (!eof() && isBlanks(curChar())) skipChar();
}

inline void InStream::skipBom() {
    const char mark[] = {'\xEF', '\xBB', '\xBF'};
    int count = 0;
    while (count < 3 && !eof() && curChar() == mark[count]) {
        skipChar();
        count++;
    }
    if (count == 3) return;
    while (count > 0) unreadChar(mark[--count]);
}

inline bool InStream::eof() { return reader == nullptr || reader->eof(); }

inline bool InStream::seekEof() {
    skipBlanks();
    return eof();
}

#if defined(FOR_WINDOWS) || (defined(_WIN32) && !defined(FOR_LINUX))
#define TESTLIB_STRICT_LINES_END_WITH_CR 1
#else
#define TESTLIB_STRICT_LINES_END_WITH_CR 0
#endif

inline bool InStream::isLineEnd(bool isStrict) {
    if (eof()) return !isStrict;
    if (curChar() == CR && (!isStrict || TESTLIB_STRICT_LINES_END_WITH_CR)) {
        skipChar();
        if (!eof() && curChar() == LF) {
            skipChar();
            return true;
        }
        unreadChar(CR);
        return false;
    }
    if (curChar() != LF || (isStrict && TESTLIB_STRICT_LINES_END_WITH_CR)) return false;
    skipChar();
    return true;
}

inline bool InStream::eoln() { return isLineEnd(strict); }

inline bool InStream::seekEoln() {
    while (!eof() && (curChar() == SPACE || curChar() == TAB)) skipChar();
    return eoln();
}

inline void InStream::readEoln() {
    begin();
    if (!eoln()) quit(_pe, "Expected EOLN");
}

inline void InStream::readEof() {
    begin();
    if (!eof()) quit(_pe, "Expected EOF");
    if (this == &inf) assay_testlib::run().hasReadEof = true;
}

inline void InStream::readWordTo(std::string& result) {
    result.clear();
    if (!strict) skipBlanks();
    begin();
    if (eof()) quit(_unexpected_eof, "Unexpected end of file - token expected");
    if (isBlanks(curChar())) quit(_pe, "Unexpected white-space - token expected");
    do {
        result += nextChar();
        if (result.length() > maxTokenLength)
            quit(_pe, "Length of token exceeds " + vtos(maxTokenLength) + ", token is '" + compress(result) + "...'");
    } while (!eof() && !isBlanks(curChar()) && !isEof(curChar()));
}

/** A line without an end is not read into the memory for ever; in a conversation nobody needs one as long as a file. */
inline void InStream::readStringTo(std::string& result) {
    const size_t limit = testlibMode == _interactor && this == &ouf ? maxTokenLength : maxFileSize;
    result.clear();
    if (reader == nullptr) quit(_pe, "Expected line");
    begin();
    while (!eof() && curChar() != LF) {
        const char c = nextChar();
        if (c != CR) {
            result += c;
            if (result.length() > limit)
                quit(_pe, "Length of line exceeds " + vtos(limit) + ", line is '" + compress(result) + "...'");
        } else if (!eof() && curChar() == LF) {
            unreadChar(c);
            break;
        }
    }
    if (strict) readEoln();
    else eoln();
}

/** What is wrong with a value, and where it stands in a list: the texts that all readings share. */
struct StreamParts {
    /** ` parameter [name=n]`, ` element a[3]`, ` element [index=2]` or nothing. */
    struct Place {
        std::string name;
        /** Below zero: not in a list. */
        long long index;
        bool isListed;
    };

    static std::string placeText(const Place& place, const std::string& parameter) {
        if (!place.isListed) return place.name.empty() ? "" : parameter + "[name=" + place.name + "]";
        if (place.name.empty()) return " element [index=" + vtos(place.index) + "]";
        return " element " + place.name + "[" + vtos(place.index) + "]";
    }

    template <typename T>
    static void expectRange(InStream& in, const std::string& what, T value, T low, T high, const std::string& lowText,
                            const std::string& highText, const Place& place) {
        if (low <= value && value <= high) return;
        const std::string text = placeText(place, " parameter ");
        in.quit(_wa, what + (text.empty() ? " " + vtos(value) : text + " equals to " + vtos(value) + ",") +
                         " violates the range [" + lowText + ", " + highText + "]");
    }

    template <typename T>
    static T integerIn(InStream& in, const std::string& what, T value, T low, T high, const Place& place) {
        expectRange(in, what, value, low, high, toHumanReadableString(low), toHumanReadableString(high), place);
        using Wide = typename std::conditional<std::is_unsigned<T>::value, unsigned long long, long long>::type;
        if (in.strict && !place.name.empty()) validator.addValue<Wide>(place.name, low, high, value);
        return value;
    }

    static double doubleIn(InStream& in, const std::string& what, double value, double low, double high,
                           const Place& place) {
        expectRange(in, what, value, low, high, vtos(low), vtos(high), place);
        if (in.strict && !place.name.empty()) validator.addValue<double>(place.name, low, high, value);
        return value;
    }

    static void expectLike(InStream& in, const std::string& what, const std::string& value, const pattern& p,
                           const Place& place) {
        if (in.strict && !place.name.empty()) validator.addVariable(place.name);
        if (p.matches(value)) return;
        const std::string text = placeText(place, what == "Token" ? " parameter " : " ");
        const std::string comma = place.name.empty() ? "" : ",";
        in.quit(_wa, what + text + (text.empty() ? " \"" : " equals to \"") + compress(value) + "\"" + comma +
                         " doesn't correspond to pattern \"" + p.src() + "\"");
    }
};

namespace assay_testlib {
inline StreamParts::Place alone(const std::string& name) { return {name, -1, false}; }

/** The next token where a value is expected; the end of a file that may be read loosely is told in its own words. */
inline std::string valueToken(InStream& in, const std::string& what) {
    if (!in.strict && in.seekEof()) in.quit(_unexpected_eof, "Unexpected end of file - " + what + " expected");
    return in.readWord();
}
}  // namespace assay_testlib

inline std::string InStream::readWord() {
    std::string result;
    readWordTo(result);
    return result;
}
inline void InStream::readWordTo(std::string& result, const pattern& p, const std::string& variableName) {
    readWordTo(result);
    StreamParts::expectLike(*this, "Token", result, p, assay_testlib::alone(variableName));
}
inline void InStream::readWordTo(std::string& result, const std::string& ptrn, const std::string& variableName) {
    readWordTo(result, pattern(ptrn), variableName);
}
inline void InStream::readTokenTo(std::string& result, const pattern& p, const std::string& variableName) {
    readWordTo(result, p, variableName);
}
inline void InStream::readTokenTo(std::string& result, const std::string& ptrn, const std::string& variableName) {
    readWordTo(result, ptrn, variableName);
}
inline std::string InStream::readWord(const pattern& p, const std::string& variableName) {
    std::string result;
    readWordTo(result, p, variableName);
    return result;
}
inline std::string InStream::readWord(const std::string& ptrn, const std::string& variableName) {
    return readWord(pattern(ptrn), variableName);
}

inline std::string InStream::readString() {
    std::string result;
    readStringTo(result);
    return result;
}
inline void InStream::readStringTo(std::string& result, const pattern& p, const std::string& variableName) {
    readStringTo(result);
    StreamParts::expectLike(*this, "Line", result, p, assay_testlib::alone(variableName));
}
inline void InStream::readStringTo(std::string& result, const std::string& ptrn, const std::string& variableName) {
    readStringTo(result, pattern(ptrn), variableName);
}
inline void InStream::readLineTo(std::string& result, const pattern& p, const std::string& variableName) {
    readStringTo(result, p, variableName);
}
inline void InStream::readLineTo(std::string& result, const std::string& ptrn, const std::string& variableName) {
    readStringTo(result, ptrn, variableName);
}
inline std::string InStream::readString(const pattern& p, const std::string& variableName) {
    std::string result;
    readStringTo(result, p, variableName);
    return result;
}
inline std::string InStream::readString(const std::string& ptrn, const std::string& variableName) {
    return readString(pattern(ptrn), variableName);
}

inline int InStream::readInt() {
    const std::string token = assay_testlib::valueToken(*this, "int32");
    const long long value = stringToLongLong(*this, token);
    if (value < INT_MIN || value > INT_MAX) quit(_pe, "Expected int32, but \"" + compress(token) + "\" found");
    return int(value);
}
inline int InStream::readInt(int minv, int maxv, const std::string& variableName) {
    return StreamParts::integerIn(*this, "Integer", readInt(), minv, maxv, assay_testlib::alone(variableName));
}

inline long long InStream::readLong() { return stringToLongLong(*this, assay_testlib::valueToken(*this, "int64")); }
inline long long InStream::readLong(long long minv, long long maxv, const std::string& variableName) {
    return StreamParts::integerIn(*this, "Integer", readLong(), minv, maxv, assay_testlib::alone(variableName));
}
inline unsigned long long InStream::readUnsignedLong() {
    return stringToUnsignedLongLong(*this, assay_testlib::valueToken(*this, "int64"));
}
inline unsigned long long InStream::readUnsignedLong(unsigned long long minv, unsigned long long maxv,
                                                     const std::string& variableName) {
    return StreamParts::integerIn(*this, "Unsigned integer", readUnsignedLong(), minv, maxv,
                                  assay_testlib::alone(variableName));
}
inline unsigned long long InStream::readLong(unsigned long long minv, unsigned long long maxv,
                                             const std::string& variableName) {
    return readUnsignedLong(minv, maxv, variableName);
}

inline double InStream::readDouble() { return stringToDouble(*this, assay_testlib::valueToken(*this, "double")); }
inline double InStream::readDouble(double minv, double maxv, const std::string& variableName) {
    return StreamParts::doubleIn(*this, "Double", readDouble(), minv, maxv, assay_testlib::alone(variableName));
}

namespace assay_testlib {
inline double strictDouble(InStream& in, double minv, double maxv, int minDigits, int maxDigits,
                           const StreamParts::Place& place) {
    const std::string token = valueToken(in, "strict double");
    const double value = stringToStrictDouble(in, token, minDigits, maxDigits);
    return StreamParts::doubleIn(in, "Strict double", value, minv, maxv, place);
}
}  // namespace assay_testlib

inline double InStream::readStrictDouble(double minv, double maxv, int minAfterPointDigitCount,
                                         int maxAfterPointDigitCount, const std::string& variableName) {
    return assay_testlib::strictDouble(*this, minv, maxv, minAfterPointDigitCount, maxAfterPointDigitCount,
                                       assay_testlib::alone(variableName));
}
namespace assay_testlib {
const int MANY_MAX = 100000000;

/**
 * Reads a list. Where blanks count there is exactly one between neighbours, but none between lines.
 * @param readOne what reads the value that stands at a place
 */
template <typename T, typename ReadOne>
inline std::vector<T> readMany(InStream& in, const std::string& function, int size, const std::string& name, int base,
                               bool isSpaced, ReadOne readOne) {
    if (size < 0) in.quit(_fail, function + ": size should be non-negative.");
    if (size > MANY_MAX) in.quit(_fail, function + ": size should be at most 100000000.");
    if (in.strict && !name.empty()) validator.addVariable(name);
    std::vector<T> values;
    for (int i = 0; i < size; i++) {
        if (i > 0 && in.strict && isSpaced) in.readSpace();
        values.push_back(readOne(StreamParts::Place{name, (long long)base + i, true}));
    }
    return values;
}
}  // namespace assay_testlib

#define TESTLIB_MANY(function, type, one)                                                                   \
    inline std::vector<type> InStream::function(int size, int indexBase) {                                  \
        return assay_testlib::readMany<type>(*this, #function, size, "", indexBase, true,                   \
                                             [&](const StreamParts::Place&) { return one(); });             \
    }
TESTLIB_MANY(readInts, int, readInt)
TESTLIB_MANY(readIntegers, int, readInt)
TESTLIB_MANY(readLongs, long long, readLong)
TESTLIB_MANY(readUnsignedLongs, unsigned long long, readUnsignedLong)
TESTLIB_MANY(readDoubles, double, readDouble)
TESTLIB_MANY(readReals, double, readDouble)
TESTLIB_MANY(readWords, std::string, readWord)
TESTLIB_MANY(readTokens, std::string, readWord)
#undef TESTLIB_MANY

#define TESTLIB_MANY_IN_RANGE(function, type, one, within, what)                                              \
    inline std::vector<type> InStream::function(int size, type minv, type maxv, const std::string& variablesName, \
                                                int indexBase) {                                              \
        return assay_testlib::readMany<type>(                                                                 \
            *this, #function, size, variablesName, indexBase, true,                                           \
            [&](const StreamParts::Place& place) { return StreamParts::within(*this, what, one(), minv, maxv, place); }); \
    }
TESTLIB_MANY_IN_RANGE(readInts, int, readInt, integerIn, "Integer")
TESTLIB_MANY_IN_RANGE(readIntegers, int, readInt, integerIn, "Integer")
TESTLIB_MANY_IN_RANGE(readLongs, long long, readLong, integerIn, "Integer")
TESTLIB_MANY_IN_RANGE(readUnsignedLongs, unsigned long long, readUnsignedLong, integerIn, "Unsigned integer")
TESTLIB_MANY_IN_RANGE(readDoubles, double, readDouble, doubleIn, "Double")
TESTLIB_MANY_IN_RANGE(readReals, double, readDouble, doubleIn, "Double")
#undef TESTLIB_MANY_IN_RANGE

#define TESTLIB_MANY_STRICT(function)                                                                              \
    inline std::vector<double> InStream::function(int size, double minv, double maxv, int minAfterPointDigitCount, \
                                                  int maxAfterPointDigitCount, const std::string& variablesName,   \
                                                  int indexBase) {                                                 \
        return assay_testlib::readMany<double>(                                                                    \
            *this, #function, size, variablesName, indexBase, true, [&](const StreamParts::Place& place) {         \
                return assay_testlib::strictDouble(*this, minv, maxv, minAfterPointDigitCount,                     \
                                                   maxAfterPointDigitCount, place);                                \
            });                                                                                                    \
    }
TESTLIB_MANY_STRICT(readStrictDoubles)
TESTLIB_MANY_STRICT(readStrictReals)
#undef TESTLIB_MANY_STRICT

#define TESTLIB_MANY_LIKE(function, one, what, isSpaced)                                                        \
    inline std::vector<std::string> InStream::function(int size, const pattern& p, const std::string& variablesName, \
                                                       int indexBase) {                                         \
        return assay_testlib::readMany<std::string>(*this, #function, size, variablesName, indexBase, isSpaced,  \
                                                    [&](const StreamParts::Place& place) {                      \
                                                        const std::string value = one();                        \
                                                        StreamParts::expectLike(*this, what, value, p, place);  \
                                                        return value;                                           \
                                                    });                                                         \
    }                                                                                                           \
    inline std::vector<std::string> InStream::function(int size, const std::string& ptrn,                       \
                                                       const std::string& variablesName, int indexBase) {       \
        return function(size, pattern(ptrn), variablesName, indexBase);                                         \
    }
TESTLIB_MANY_LIKE(readWords, readWord, "Token", true)
TESTLIB_MANY_LIKE(readTokens, readWord, "Token", true)
TESTLIB_MANY_LIKE(readStrings, readString, "Line", false)
TESTLIB_MANY_LIKE(readLines, readString, "Line", false)
#undef TESTLIB_MANY_LIKE

inline std::vector<std::string> InStream::readStrings(int size, int indexBase) {
    return assay_testlib::readMany<std::string>(*this, "readStrings", size, "", indexBase, false,
                                                [&](const StreamParts::Place&) { return readString(); });
}
inline std::vector<std::string> InStream::readLines(int size, int indexBase) {
    return assay_testlib::readMany<std::string>(*this, "readLines", size, "", indexBase, false,
                                                [&](const StreamParts::Place&) { return readString(); });
}

namespace assay_testlib {

/** What the arguments of a generator say. */
struct Options {
    std::vector<std::string> arguments;
    std::map<std::string, std::string> values;
    std::set<std::string> used;
    bool expectsUse = false;
};
inline Options& options() {
    static Options one;
    return one;
}

/** Where the key begins behind one or two dashes; 0 where the argument is none. */
inline size_t keyStart(const std::string& argument) {
    size_t dashes = 0;
    while (dashes < argument.length() && argument[dashes] == '-') dashes++;
    const bool isKey = (dashes == 1 || dashes == 2) && dashes < argument.length() &&
                       std::isalpha((unsigned char)argument[dashes]);
    return isKey ? dashes : 0;
}

inline void parseOptions(int argc, char* argv[]) {
    Options& parsed = options();
    parsed = Options();
    parsed.arguments.assign(argv, argv + argc);
    for (int i = 1; i < argc; i++) {
        const std::string argument = argv[i];
        const size_t start = keyStart(argument);
        if (start == 0) continue;
        const std::string key = argument.substr(start);
        const size_t equals = key.find('=');
        if (equals != std::string::npos) {
            parsed.values[key.substr(0, equals)] = key.substr(equals + 1);
        } else if (i + 1 < argc && keyStart(argv[i + 1]) == 0) {
            parsed.values[key] = argv[++i];
        } else if (key.length() > 1 && std::isdigit((unsigned char)key[1])) {
            parsed.values[key.substr(0, 1)] = key.substr(1);
        } else {
            parsed.values[key] = "true";
        }
    }
}

inline const std::string& optionAt(int index) {
    const std::vector<std::string>& arguments = options().arguments;
    if (index < 0 || index >= int(arguments.size()))
        __testlib_fail(format("Opts: index '%d' is out of range [0,%d)", index, int(arguments.size())));
    return arguments[size_t(index)];
}

inline const std::string& optionOf(const std::string& key) {
    const auto found = options().values.find(key);
    if (found == options().values.end()) __testlib_fail("Opts: unknown key '" + key + "'");
    options().used.insert(key);
    return found->second;
}

inline bool isDigits(const std::string& text) {
    for (char c : text)
        if (c < '0' || c > '9') return false;
    return true;
}

/** An integer, also as 1e6 or 1.5e3. */
template <typename T> inline T integerOption(const std::string& text) {
    const std::string shown = compress(text);
    const auto refuse = [&]() { __testlib_fail("Opts: expected integer but '" + shown + "' found"); };
    const auto refuseNotation = [&]() {
        __testlib_fail("Opts: expected typical exponential notation but '" + shown + "' found");
    };
    const auto refuseSize = [&]() {
        __testlib_fail("Opts: integer overflow: expected integer but '" + shown + "' found");
    };
    std::string digits = text;
    long long shift = 0;
    const size_t mark = text.find_first_of("eE");
    const bool isNegative = !digits.empty() && digits[0] == '-';
    if (mark != std::string::npos) {
        if (text.find_first_of("eE", mark + 1) != std::string::npos) refuseNotation();
        const std::string power = text.substr(mark + 1);
        const size_t sign = !power.empty() && (power[0] == '-' || power[0] == '+') ? 1 : 0;
        if (power.length() == sign || power.length() > sign + 6 || !isDigits(power.substr(sign))) refuseNotation();
        shift = std::atoll(power.c_str());
        digits = text.substr(0, mark);
    }
    digits.erase(0, isNegative ? 1 : 0);
    const size_t point = digits.find('.');
    if (mark != std::string::npos && point != std::string::npos) {
        shift -= (long long)(digits.length() - point - 1);
        digits.erase(point, 1);
    }
    if (digits.empty() || !isDigits(digits)) {
        if (mark != std::string::npos) refuseNotation();
        refuse();
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.length() - 1));
    for (; shift < 0 && digits != "0"; shift++) {
        if (digits.back() != '0') refuse();
        digits.pop_back();
    }
    if (digits == "0") shift = 0;
    if (shift > 0) {
        if (shift > 20) refuseSize();
        digits.append(size_t(shift), '0');
    }
    if (isNegative && std::is_unsigned<T>::value && digits != "0")
        __testlib_fail("Opts: expected non-negative integer but '" + shown + "' found");
    const unsigned long long limit =
        (unsigned long long)std::numeric_limits<T>::max() + (isNegative && !std::is_unsigned<T>::value ? 1 : 0);
    unsigned long long value = 0;
    if (!readDigits(digits, 0, limit, value)) refuseSize();
    return isNegative ? T(0 - value) : T(value);
}

template <typename T>
inline typename std::enable_if<std::is_integral<T>::value, T>::type optionValue(const std::string& text, const std::string&) {
    return integerOption<T>(text);
}
template <typename T>
inline typename std::enable_if<std::is_floating_point<T>::value, T>::type optionValue(const std::string& text,
                                                                                      const std::string&) {
    char* end = nullptr;
    const long double value = std::strtold(text.c_str(), &end);
    const bool isPlain = text.find_first_not_of("0123456789+-.eE") == std::string::npos;
    if (text.empty() || !isPlain || end != text.c_str() + text.length())
        __testlib_fail("Opts: expected double but '" + compress(text) + "' found");
    return T(value);
}
template <typename T>
inline typename std::enable_if<std::is_same<T, std::string>::value, T>::type optionValue(const std::string& text,
                                                                                         const std::string&) {
    return text;
}
template <> inline bool optionValue<bool>(const std::string& text, const std::string& where) {
    if (text == "true" || text == "1") return true;
    if (text == "false" || text == "0") return false;
    __testlib_fail("Opts: " + where + ": expected bool true/false or 0/1 but '" + compress(text) + "' found");
}

template <typename T> inline bool isFlag() { return std::is_same<T, bool>::value; }

}  // namespace assay_testlib

/** Whether a key is among the arguments; from now on all of them have to be used. */
inline bool has_opt(const std::string& key) {
    assay_testlib::options().expectsUse = true;
    return assay_testlib::options().values.count(key) > 0;
}

template <typename T> inline T opt(int index) {
    return assay_testlib::optionValue<T>(assay_testlib::optionAt(index), "index '" + vtos(index) + "'");
}
inline std::string opt(int index) { return opt<std::string>(index); }
template <typename T> inline T opt(int index, const T& defaultValue) {
    return index >= 0 && index < int(assay_testlib::options().arguments.size()) ? opt<T>(index) : defaultValue;
}
inline std::string opt(int index, const std::string& defaultValue) { return opt<std::string>(index, defaultValue); }

template <typename T> inline T opt(const std::string& key) {
    if (assay_testlib::isFlag<T>() && assay_testlib::options().values.count(key) == 0) return T();
    return assay_testlib::optionValue<T>(assay_testlib::optionOf(key), "key '" + compress(key) + "'");
}
inline std::string opt(const std::string& key) { return opt<std::string>(key); }
template <typename T> inline T opt(const std::string& key, const T& defaultValue) {
    return has_opt(key) ? opt<T>(key) : defaultValue;
}
inline std::string opt(const std::string& key, const std::string& defaultValue) {
    return opt<std::string>(key, defaultValue);
}

/** Ends with FAIL where a key was given that nobody asked for. */
inline void ensureNoUnusedOpts() {
    for (const auto& entry : assay_testlib::options().values)
        if (assay_testlib::options().used.count(entry.first) == 0)
            __testlib_fail("Opts: unused key '" + compress(entry.first) + "'");
}
inline void suppressEnsureNoUnusedOpts() { assay_testlib::options().expectsUse = false; }

namespace assay_testlib {

const char* const HELP_HINT = "\nUse \"--help\" to get help information";

inline std::string usageOf(TTestlibMode mode) {
    switch (mode) {
        case _checker:
            return "[--testset testset] [--group group] <input-file> <output-file> <answer-file> [<report-file> [<-appes>]]";
        case _interactor: return "<input-file> <output-file> [<answer-file> [<report-file> [<-appes>]]]";
        case _validator:
            return "[--testset testset] [--group group] [--testOverviewLogFileName fileName]"
                   " [--testMarkupFileName fileName] [--testCase testCase] [--testCaseFileName fileName] < input-file";
        default: return "";
    }
}

inline void beginRun(TTestlibMode mode, int argc, char* argv[]) {
    testlibMode = mode;
    ouf.mode = mode == _checker || mode == _interactor ? _output : _input;
#if defined(_WIN32)
    _setmode(_fileno(stdin), O_BINARY);
    _setmode(_fileno(stdout), O_BINARY);
#endif
    if (argc > 1 && std::strcmp(argv[1], "--help") == 0) {
        std::fprintf(stderr, "testlib %s%s%s\nUsage: program %s\n", VERSION, checkerName.empty() ? "" : ", ",
                     checkerName.c_str(), usageOf(mode).c_str());
        halt(FAIL_EXIT_CODE);
    }
}

NORETURN inline void refuseArguments() {
    __testlib_fail("Program must be run with the following arguments: " + usageOf(testlibMode) + HELP_HINT);
}

/** The value behind a flag; fails where there is none. */
inline std::string flagValue(const std::vector<std::string>& arguments, size_t at, bool mayBeEmpty) {
    const std::string flag = arguments[at];
    if (at + 1 < arguments.size() && (mayBeEmpty || !arguments[at + 1].empty())) return arguments[at + 1];
    __testlib_fail("Expected " + std::string(mayBeEmpty ? "" : "non-empty ") + flag.substr(2) + " after " + flag +
                   " command line parameter");
}

/** Takes --testset and --group into the run; what is left are the files. */
inline std::vector<std::string> takeTestsetAndGroup(const std::vector<std::string>& arguments) {
    std::vector<std::string> rest;
    for (size_t i = 0; i < arguments.size(); i++) {
        if (arguments[i] == "--testset") run().testset = flagValue(arguments, i++, false);
        else if (arguments[i] == "--group") run().group = flagValue(arguments, i++, true);
        else rest.push_back(arguments[i]);
    }
    return rest;
}

/** Reads the report file and whether it is written as XML, from the fourth and fifth argument. */
inline void takeReport(const std::vector<std::string>& files) {
#ifndef EJUDGE
    if (files.size() > 3) resultName = files[3];
    if (files.size() > 4) {
        if (files[4] != "-appes" && files[4] != "-APPES") {
            resultName = "";
            refuseArguments();
        }
        appesMode = true;
    }
#else
    (void)files;
#endif
}

inline void openCheckerFiles(const std::vector<std::string>& files) {
#ifdef EJUDGE
    const bool isTooMany = false;
#else
    const bool isTooMany = files.size() > 5;
#endif
    if (files.size() < 3 || isTooMany) refuseArguments();
    takeReport(files);
    inf.init(files[0], _input);
    ouf.init(files[1], _output);
    ouf.skipBom();
    ans.init(files[2], _answer);
}

inline std::vector<std::string> argumentsOf(int argc, char* argv[]) {
    return std::vector<std::string>(argv + std::min(argc, 1), argv + argc);
}

}  // namespace assay_testlib

/** A checker: `[--testset T] [--group G] input output answer [report [-appes]]`. */
inline void registerTestlibCmd(int argc, char* argv[]) {
    using namespace assay_testlib;
    beginRun(_checker, argc, argv);
    const std::vector<std::string> files = takeTestsetAndGroup(argumentsOf(argc, argv));
    if (!run().testset.empty()) checker.setTestset(run().testset);
    checker.setGroup(run().group);
    openCheckerFiles(files);
}

/** A checker that is given its files one by one. */
inline void registerTestlib(int argc, ...) {
    std::vector<std::string> files;
    va_list args;
    va_start(args, argc);
    for (int i = 0; i < argc; i++) files.push_back(va_arg(args, const char*));
    va_end(args);
    assay_testlib::beginRun(_checker, 0, nullptr);
    assay_testlib::openCheckerFiles(files);
}

/** An interactor: `input tout [answer [report [-appes]]]`; standard input is what the participant says. */
inline void registerInteraction(int argc, char* argv[]) {
    using namespace assay_testlib;
    beginRun(_interactor, argc, argv);
    const std::vector<std::string> files = argumentsOf(argc, argv);
    for (size_t i = 0; i + 1 < files.size(); i++) {
        if (files[i] == "--testset") run().testset = files[i + 1];
        if (files[i] == "--group") run().group = files[i + 1];
    }
    if (files.size() < 2 || files.size() > 5) refuseArguments();
    takeReport(files);
    inf.init(files[0], _input);
    tout.open(files[1].c_str(), std::ios_base::out);
    if (tout.fail() || !tout.is_open()) __testlib_fail("Can not write to the test-output-file '" + files[1] + "'");
    ouf.init(stdin, _output);
    if (files.size() >= 3) ans.init(files[2], _answer);
    else ans.name = "unopened answer stream";
}

/** A validator without arguments: it may not ask for testset and group. */
inline void registerValidation() {
    assay_testlib::beginRun(_validator, 0, nullptr);
    assay_testlib::RecordingReader* recorder = assay_testlib::run().recorder;
    if (recorder != nullptr) inf.init(recorder, "stdin", _input);
    else inf.init(stdin, _input);
    inf.strict = true;
}

/** A validator. Arguments that it does not know are passed over. */
inline void registerValidation(int argc, char* argv[]) {
    using namespace assay_testlib;
    beginRun(_validator, argc, argv);
    inf.name = "stdin";
    validator.initialize();
    const std::vector<std::string> arguments = argumentsOf(argc, argv);
    for (size_t i = 0; i < arguments.size(); i++) {
        const std::string& flag = arguments[i];
        if (flag == "--testset") validator.setTestset(run().testset = flagValue(arguments, i++, false));
        else if (flag == "--group") validator.setGroup(run().group = flagValue(arguments, i++, true));
        else if (flag == "--testOverviewLogFileName")
            validator.setTestOverviewLogFileName(flagValue(arguments, i++, false));
        else if (flag == "--testMarkupFileName") run().markupFile = flagValue(arguments, i++, false);
        else if (flag == "--testCaseFileName") run().caseFile = flagValue(arguments, i++, false);
        else if (flag == "--testCase") {
            const long long number = stringToLongLong(inf, flagValue(arguments, i++, false));
            if (number < 1 || number >= (1LL << 30) - 1)
                __testlib_fail(format("Parameter of --testCase must be in range [1, %d], but %lld found", (1 << 30) - 2, number));
            run().wantedCase = int(number);
        }
    }
    if (!run().markupFile.empty() || run().wantedCase != -1) run().recorder = new RecordingReader(stdin, "stdin");
    registerValidation();
}

/** A generator. @param randomGeneratorVersion 1; 0 for tests made long ago */
inline void registerGen(int argc, char* argv[], int randomGeneratorVersion) {
    if (randomGeneratorVersion < 0 || randomGeneratorVersion > 1)
        __testlib_fail("Random generator version is expected to be 0 or 1.");
    random_t::version() = randomGeneratorVersion;
    assay_testlib::beginRun(_generator, argc, argv);
    rnd.setSeed(argc, argv);
    assay_testlib::parseOptions(argc, argv);
}

#ifdef USE_RND_AS_BEFORE_087
inline void registerGen(int argc, char* argv[]) { registerGen(argc, argv, 0); }
#else
#if defined(__GNUC__)
__attribute__((deprecated("use registerGen(argc, argv, 0) or registerGen(argc, argv, 1)")))
#endif
inline void registerGen(int argc, char* argv[]) {
    std::fprintf(stderr,
                 "registerGen(argc, argv) is deprecated: registerGen(argc, argv, 0) makes the same tests, "
                 "registerGen(argc, argv, 1) is better for new generators. Define USE_RND_AS_BEFORE_087 to silence this.\n\n");
    registerGen(argc, argv, 0);
}
#endif

/** The next test of a generator that writes several: into the file of this number. */
inline void startTest(int test) {
    const std::string fileName = vtos(test);
    std::cout.flush();
    if (std::freopen(fileName.c_str(), "wt", stdout) == nullptr) __testlib_fail("Unable to write file '" + fileName + "'");
}

namespace assay_testlib {

inline void writeFile(const std::string& name, const std::string& text) {
    std::FILE* file = std::fopen(name.c_str(), "wb");
    if (file == nullptr) __testlib_fail("Can not write to the file '" + name + "'");
    std::fwrite(text.data(), 1, text.size(), file);
    std::fclose(file);
}

/** What a validator was asked to write about a test that it accepts. */
inline void writeAboutTest() {
    validator.writeTestOverviewLog();
    if (run().recorder == nullptr || inf.reader == nullptr) return;
    if (!run().markupFile.empty()) writeFile(run().markupFile, run().recorder->markup());
    std::string text;
    if (run().wantedCase == -1 || !run().recorder->caseText(run().wantedCase, text)) return;
    if (run().caseFile.empty()) std::fwrite(text.data(), 1, text.size(), stdout);
    else writeFile(run().caseFile, text);
}

/** Looks at the end whether the program did what one of its kind has to do. */
class EndOfProgram {
    static void expectEnd() {
        const Run& end = run();
        if (end.hasQuit || !end.isGuarded) return;
        if (testlibMode == _unknown)
            __testlib_fail("Call register-function in the first line of the main (registerTestlibCmd or other similar)");
        if (testlibMode == _checker) __testlib_fail("Checker must end with quit or quitf call.");
        if (testlibMode == _validator && !end.hasReadEof) __testlib_fail("Validator must end with readEof call.");
        if (testlibMode == _generator && options().expectsUse) ensureNoUnusedOpts();
    }

public:
    /** Made before them, they are gone before it is. */
    EndOfProgram() {
        run();
        options();
    }
    ~EndOfProgram() {
        if (run().hasQuit) return;
        std::cout.flush();
        std::fflush(stdout);
        run().isEnding = true;
        expectEnd();
        if (testlibMode == _validator) writeAboutTest();
    }
};

}  // namespace assay_testlib

assay_testlib::EndOfProgram __testlib_endOfProgram;

enum TestResultVerdict {
    SKIPPED,
    OK,
    WRONG_ANSWER,
    RUNTIME_ERROR,
    TIME_LIMIT_EXCEEDED,
    IDLENESS_LIMIT_EXCEEDED,
    MEMORY_LIMIT_EXCEEDED,
    COMPILATION_ERROR,
    CRASHED,
    FAILED
};

/** How one test was judged, as a scorer reads it. */
struct TestResult {
    int testIndex;
    std::string testset;
    std::string group;
    TestResultVerdict verdict;
    /** NaN where there are none. */
    double points;
    /** Milliseconds. */
    long long timeConsumed;
    long long memoryConsumed;
    std::string input;
    std::string output;
    std::string answer;
    int exitCode;
    std::string checkerComment;
};

namespace assay_testlib {

const size_t RESULT_FIELDS = 12;

/** The fields of a line between semicolons; backslashes escape line ends, semicolons and themselves. */
inline std::vector<std::string> resultFields(const std::string& line) {
    std::vector<std::string> fields(1);
    for (size_t i = 0; i < line.length(); i++) {
        if (line[i] == '\\' && i + 1 < line.length()) fields.back() += line[++i] == 'n' ? LF : line[i];
        else if (line[i] == ';') fields.emplace_back();
        else if (line[i] != CR) fields.back() += line[i];
    }
    return fields;
}

inline TestResultVerdict verdictOf(const std::string& word) {
    static const char* const words[] = {
        "SKIPPED", "OK", "WRONG_ANSWER", "RUNTIME_ERROR", "TIME_LIMIT_EXCEEDED", "IDLENESS_LIMIT_EXCEEDED",
        "MEMORY_LIMIT_EXCEEDED", "COMPILATION_ERROR", "CRASHED", "FAILED"};
    for (int i = 0; i <= int(FAILED); i++)
        if (word == words[i]) return TestResultVerdict(i);
    __testlib_fail("Unexpected serialized TestResultVerdict");
}

inline TestResult resultOf(const std::string& line) {
    const std::vector<std::string> fields = resultFields(line);
    if (fields.size() != RESULT_FIELDS)
        __testlib_fail("Invalid TestResult serialization: expected exactly 12 items");
    TestResult result;
    result.testIndex = int(stringToLongLong(inf, fields[0]));
    result.testset = fields[1];
    result.group = fields[2];
    result.verdict = verdictOf(fields[3]);
    result.points = fields[4].empty() ? std::numeric_limits<double>::quiet_NaN() : stringToDouble(inf, fields[4]);
    result.timeConsumed = stringToLongLong(inf, fields[5]);
    result.memoryConsumed = stringToLongLong(inf, fields[6]);
    result.input = fields[7];
    result.output = fields[8];
    result.answer = fields[9];
    result.exitCode = int(stringToLongLong(inf, fields[10]));
    result.checkerComment = fields[11];
    return result;
}

}  // namespace assay_testlib

/** A scorer: the points of a submission from the results of its tests. */
inline void registerScorer(int argc, char* argv[], std::function<double(std::vector<TestResult>)> scorer) {
    assay_testlib::beginRun(_scorer, argc, argv);
    inf.init(stdin, _input);
    std::vector<TestResult> results;
    while (!inf.eof()) {
        const std::string line = inf.readLine();
        if (!line.empty()) results.push_back(assay_testlib::resultOf(line));
    }
    inf.close();
    std::cout << format("%.3f", scorer(results)) << std::endl;
}

#endif
