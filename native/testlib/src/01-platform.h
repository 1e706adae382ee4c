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
