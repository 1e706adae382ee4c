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
