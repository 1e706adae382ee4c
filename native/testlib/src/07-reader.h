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
