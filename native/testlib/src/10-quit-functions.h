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
