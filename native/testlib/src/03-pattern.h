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
