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
