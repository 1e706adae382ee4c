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
