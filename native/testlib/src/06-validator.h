/** What a checker knows of its call. */
class Checker {
    std::string _testset = "tests";
    std::string _group;

public:
    const std::string& testset() const { return _testset; }
    const std::string& group() const { return _group; }
    void setTestset(const std::string& testset) { _testset = testset; }
    void setGroup(const std::string& group) { _group = group; }
};

namespace assay_testlib {

/** The smallest and largest value that a variable may have, as the program states them; unset once they differ. */
struct ConstantBounds {
    std::string low, high;
    bool isLowConstant = true, isHighConstant = true;
};

struct BoundsHit {
    bool low = false, high = false;
};

/** The name of a variable without the tildes that leave out a bound: ~n the lower, n~ the upper. */
struct VariableName {
    std::string name;
    bool ignoresLow = false, ignoresHigh = false;

    explicit VariableName(const std::string& given) : name(given) {
        if (!name.empty() && name[0] == '~') {
            ignoresLow = true;
            name.erase(0, 1);
        }
        if (!name.empty() && name.back() == '~') {
            ignoresHigh = true;
            name.pop_back();
        }
    }

    /** Names with digits stand for single elements: too many of them to tell about. */
    bool isTold() const {
        if (name.empty()) return false;
        for (char c : name)
            if (std::isdigit((unsigned char)c) || (unsigned char)c < ' ') return false;
        return true;
    }
};

inline std::string boundText(double value) { return format("%f", value); }
inline std::string boundText(long long value) { return vtos(value); }
inline std::string boundText(unsigned long long value) { return vtos(value); }

inline double deltaOf(double expected, double result);
inline bool meetsBound(double bound, double value) { return deltaOf(bound, value) < 1e-12; }
inline bool meetsBound(long long bound, long long value) { return bound == value; }
inline bool meetsBound(unsigned long long bound, unsigned long long value) { return bound == value; }

}  // namespace assay_testlib

/** What a validator knows of its call, and what it tells of the test. */
class Validator {
    static const size_t ENTRIES_MAX = 255;

    bool _knowsArguments = false;
    std::string _testset = "tests";
    std::string _group;
    std::string _testOverviewLogFileName;
    std::map<std::string, assay_testlib::BoundsHit> _hits;
    std::map<std::string, assay_testlib::ConstantBounds> _bounds;
    std::map<std::string, bool> _features;
    std::set<std::string> _variables;

    template <typename Entries> static bool hasRoom(const Entries& entries, const std::string& name) {
        return entries.size() < ENTRIES_MAX || entries.count(name) > 0;
    }

    const std::string& known(const std::string& value, const std::string& what) const {
        if (!_knowsArguments) __testlib_fail("validator." + what + "() needs registerValidation(argc, argv)");
        return value;
    }

public:
    std::string testset() const { return known(_testset, "testset"); }
    std::string group() const { return known(_group, "group"); }
    void setTestset(const std::string& testset) { _testset = testset; }
    void setGroup(const std::string& group) { _group = group; }
    void initialize() { _knowsArguments = true; }
    std::string testOverviewLogFileName() const { return _testOverviewLogFileName; }
    void setTestOverviewLogFileName(const std::string& name) { _testOverviewLogFileName = name; }

    void addVariable(const std::string& given) {
        const assay_testlib::VariableName variable(given);
        if (variable.isTold() && hasRoom(_variables, variable.name)) _variables.insert(variable.name);
    }

    /** Notes a value that was read within its bounds. */
    template <typename T> void addValue(const std::string& given, T low, T high, T value) {
        using namespace assay_testlib;
        const VariableName variable(given);
        if (!variable.isTold()) return;
        if (hasRoom(_hits, variable.name)) {
            BoundsHit& hit = _hits[variable.name];
            hit.low = hit.low || variable.ignoresLow || meetsBound(low, value);
            hit.high = hit.high || variable.ignoresHigh || meetsBound(high, value);
        }
        if (hasRoom(_bounds, variable.name)) {
            const bool isNew = _bounds.count(variable.name) == 0;
            ConstantBounds& bounds = _bounds[variable.name];
            const std::string lowText = boundText(low), highText = boundText(high);
            if (isNew) {
                bounds.low = lowText;
                bounds.high = highText;
            }
            if (bounds.low != lowText) bounds.isLowConstant = false;
            if (bounds.high != highText) bounds.isHighConstant = false;
        }
        addVariable(given);
    }

    void addFeature(const std::string& feature) {
        if (_features.count(feature) > 0) __testlib_fail("Feature " + feature + " registered twice.");
        for (char c : feature)
            if ((unsigned char)c < ' ' || c == '"')
                __testlib_fail("Feature name '" + feature + "' contains restricted characters.");
        _features[feature] = false;
    }

    void feature(const std::string& feature) {
        if (_features.count(feature) == 0)
            __testlib_fail("Feature " + feature + " didn't registered via addFeature(feature).");
        _features[feature] = true;
    }

    /** What is known of the test: bounds that were met, features, constant bounds, variables. */
    std::string overview() const {
        std::string text;
        for (const auto& entry : _hits)
            text += "\"" + entry.first + "\":" + (entry.second.low ? " min-value-hit" : "") +
                    (entry.second.high ? " max-value-hit" : "") + "\n";
        for (const auto& entry : _features)
            text += "feature \"" + entry.first + "\":" + (entry.second ? " hit" : "") + "\n";
        for (const auto& entry : _bounds) {
            const assay_testlib::ConstantBounds& bounds = entry.second;
            if (!bounds.isLowConstant && !bounds.isHighConstant) continue;
            text += "constant-bounds \"" + entry.first + "\": " + (bounds.isLowConstant ? bounds.low : "?") + " " +
                    (bounds.isHighConstant ? bounds.high : "?") + "\n";
        }
        for (const std::string& variable : _variables) text += "variable \"" + variable + "\"\n";
        return text;
    }

    void writeTestOverviewLog() const {
        if (_testOverviewLogFileName.empty()) return;
        const std::string text = overview();
        std::FILE* to = _testOverviewLogFileName == "stdout"   ? stdout
                        : _testOverviewLogFileName == "stderr" ? stderr
                                                               : std::fopen(_testOverviewLogFileName.c_str(), "wb");
        if (to == nullptr)
            __testlib_fail("Validator::writeTestOverviewLog: can't write test overview log to (" +
                           _testOverviewLogFileName + ")");
        std::fwrite(text.data(), 1, text.size(), to);
        if (to == stdout || to == stderr) std::fflush(to);
        else std::fclose(to);
    }
};
