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
