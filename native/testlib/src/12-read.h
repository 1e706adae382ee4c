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
