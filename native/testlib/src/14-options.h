namespace assay_testlib {

/** What the arguments of a generator say. */
struct Options {
    std::vector<std::string> arguments;
    std::map<std::string, std::string> values;
    std::set<std::string> used;
    bool expectsUse = false;
};
inline Options& options() {
    static Options one;
    return one;
}

/** Where the key begins behind one or two dashes; 0 where the argument is none. */
inline size_t keyStart(const std::string& argument) {
    size_t dashes = 0;
    while (dashes < argument.length() && argument[dashes] == '-') dashes++;
    const bool isKey = (dashes == 1 || dashes == 2) && dashes < argument.length() &&
                       std::isalpha((unsigned char)argument[dashes]);
    return isKey ? dashes : 0;
}

inline void parseOptions(int argc, char* argv[]) {
    Options& parsed = options();
    parsed = Options();
    parsed.arguments.assign(argv, argv + argc);
    for (int i = 1; i < argc; i++) {
        const std::string argument = argv[i];
        const size_t start = keyStart(argument);
        if (start == 0) continue;
        const std::string key = argument.substr(start);
        const size_t equals = key.find('=');
        if (equals != std::string::npos) {
            parsed.values[key.substr(0, equals)] = key.substr(equals + 1);
        } else if (i + 1 < argc && keyStart(argv[i + 1]) == 0) {
            parsed.values[key] = argv[++i];
        } else if (key.length() > 1 && std::isdigit((unsigned char)key[1])) {
            parsed.values[key.substr(0, 1)] = key.substr(1);
        } else {
            parsed.values[key] = "true";
        }
    }
}

inline const std::string& optionAt(int index) {
    const std::vector<std::string>& arguments = options().arguments;
    if (index < 0 || index >= int(arguments.size()))
        __testlib_fail(format("Opts: index '%d' is out of range [0,%d)", index, int(arguments.size())));
    return arguments[size_t(index)];
}

inline const std::string& optionOf(const std::string& key) {
    const auto found = options().values.find(key);
    if (found == options().values.end()) __testlib_fail("Opts: unknown key '" + key + "'");
    options().used.insert(key);
    return found->second;
}

inline bool isDigits(const std::string& text) {
    for (char c : text)
        if (c < '0' || c > '9') return false;
    return true;
}

/** An integer, also as 1e6 or 1.5e3. */
template <typename T> inline T integerOption(const std::string& text) {
    const std::string shown = compress(text);
    const auto refuse = [&]() { __testlib_fail("Opts: expected integer but '" + shown + "' found"); };
    const auto refuseNotation = [&]() {
        __testlib_fail("Opts: expected typical exponential notation but '" + shown + "' found");
    };
    const auto refuseSize = [&]() {
        __testlib_fail("Opts: integer overflow: expected integer but '" + shown + "' found");
    };
    std::string digits = text;
    long long shift = 0;
    const size_t mark = text.find_first_of("eE");
    const bool isNegative = !digits.empty() && digits[0] == '-';
    if (mark != std::string::npos) {
        if (text.find_first_of("eE", mark + 1) != std::string::npos) refuseNotation();
        const std::string power = text.substr(mark + 1);
        const size_t sign = !power.empty() && (power[0] == '-' || power[0] == '+') ? 1 : 0;
        if (power.length() == sign || power.length() > sign + 6 || !isDigits(power.substr(sign))) refuseNotation();
        shift = std::atoll(power.c_str());
        digits = text.substr(0, mark);
    }
    digits.erase(0, isNegative ? 1 : 0);
    const size_t point = digits.find('.');
    if (mark != std::string::npos && point != std::string::npos) {
        shift -= (long long)(digits.length() - point - 1);
        digits.erase(point, 1);
    }
    if (digits.empty() || !isDigits(digits)) {
        if (mark != std::string::npos) refuseNotation();
        refuse();
    }
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.length() - 1));
    for (; shift < 0 && digits != "0"; shift++) {
        if (digits.back() != '0') refuse();
        digits.pop_back();
    }
    if (digits == "0") shift = 0;
    if (shift > 0) {
        if (shift > 20) refuseSize();
        digits.append(size_t(shift), '0');
    }
    if (isNegative && std::is_unsigned<T>::value && digits != "0")
        __testlib_fail("Opts: expected non-negative integer but '" + shown + "' found");
    const unsigned long long limit =
        (unsigned long long)std::numeric_limits<T>::max() + (isNegative && !std::is_unsigned<T>::value ? 1 : 0);
    unsigned long long value = 0;
    if (!readDigits(digits, 0, limit, value)) refuseSize();
    return isNegative ? T(0 - value) : T(value);
}

template <typename T>
inline typename std::enable_if<std::is_integral<T>::value, T>::type optionValue(const std::string& text, const std::string&) {
    return integerOption<T>(text);
}
template <typename T>
inline typename std::enable_if<std::is_floating_point<T>::value, T>::type optionValue(const std::string& text,
                                                                                      const std::string&) {
    char* end = nullptr;
    const long double value = std::strtold(text.c_str(), &end);
    const bool isPlain = text.find_first_not_of("0123456789+-.eE") == std::string::npos;
    if (text.empty() || !isPlain || end != text.c_str() + text.length())
        __testlib_fail("Opts: expected double but '" + compress(text) + "' found");
    return T(value);
}
template <typename T>
inline typename std::enable_if<std::is_same<T, std::string>::value, T>::type optionValue(const std::string& text,
                                                                                         const std::string&) {
    return text;
}
template <> inline bool optionValue<bool>(const std::string& text, const std::string& where) {
    if (text == "true" || text == "1") return true;
    if (text == "false" || text == "0") return false;
    __testlib_fail("Opts: " + where + ": expected bool true/false or 0/1 but '" + compress(text) + "' found");
}

template <typename T> inline bool isFlag() { return std::is_same<T, bool>::value; }

}  // namespace assay_testlib

/** Whether a key is among the arguments; from now on all of them have to be used. */
inline bool has_opt(const std::string& key) {
    assay_testlib::options().expectsUse = true;
    return assay_testlib::options().values.count(key) > 0;
}

template <typename T> inline T opt(int index) {
    return assay_testlib::optionValue<T>(assay_testlib::optionAt(index), "index '" + vtos(index) + "'");
}
inline std::string opt(int index) { return opt<std::string>(index); }
template <typename T> inline T opt(int index, const T& defaultValue) {
    return index >= 0 && index < int(assay_testlib::options().arguments.size()) ? opt<T>(index) : defaultValue;
}
inline std::string opt(int index, const std::string& defaultValue) { return opt<std::string>(index, defaultValue); }

template <typename T> inline T opt(const std::string& key) {
    if (assay_testlib::isFlag<T>() && assay_testlib::options().values.count(key) == 0) return T();
    return assay_testlib::optionValue<T>(assay_testlib::optionOf(key), "key '" + compress(key) + "'");
}
inline std::string opt(const std::string& key) { return opt<std::string>(key); }
template <typename T> inline T opt(const std::string& key, const T& defaultValue) {
    return has_opt(key) ? opt<T>(key) : defaultValue;
}
inline std::string opt(const std::string& key, const std::string& defaultValue) {
    return opt<std::string>(key, defaultValue);
}

/** Ends with FAIL where a key was given that nobody asked for. */
inline void ensureNoUnusedOpts() {
    for (const auto& entry : assay_testlib::options().values)
        if (assay_testlib::options().used.count(entry.first) == 0)
            __testlib_fail("Opts: unused key '" + compress(entry.first) + "'");
}
inline void suppressEnsureNoUnusedOpts() { assay_testlib::options().expectsUse = false; }
