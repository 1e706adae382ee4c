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
