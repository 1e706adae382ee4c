enum TestResultVerdict {
    SKIPPED,
    OK,
    WRONG_ANSWER,
    RUNTIME_ERROR,
    TIME_LIMIT_EXCEEDED,
    IDLENESS_LIMIT_EXCEEDED,
    MEMORY_LIMIT_EXCEEDED,
    COMPILATION_ERROR,
    CRASHED,
    FAILED
};

/** How one test was judged, as a scorer reads it. */
struct TestResult {
    int testIndex;
    std::string testset;
    std::string group;
    TestResultVerdict verdict;
    /** NaN where there are none. */
    double points;
    /** Milliseconds. */
    long long timeConsumed;
    long long memoryConsumed;
    std::string input;
    std::string output;
    std::string answer;
    int exitCode;
    std::string checkerComment;
};

namespace assay_testlib {

const size_t RESULT_FIELDS = 12;

/** The fields of a line between semicolons; backslashes escape line ends, semicolons and themselves. */
inline std::vector<std::string> resultFields(const std::string& line) {
    std::vector<std::string> fields(1);
    for (size_t i = 0; i < line.length(); i++) {
        if (line[i] == '\\' && i + 1 < line.length()) fields.back() += line[++i] == 'n' ? LF : line[i];
        else if (line[i] == ';') fields.emplace_back();
        else if (line[i] != CR) fields.back() += line[i];
    }
    return fields;
}

inline TestResultVerdict verdictOf(const std::string& word) {
    static const char* const words[] = {
        "SKIPPED", "OK", "WRONG_ANSWER", "RUNTIME_ERROR", "TIME_LIMIT_EXCEEDED", "IDLENESS_LIMIT_EXCEEDED",
        "MEMORY_LIMIT_EXCEEDED", "COMPILATION_ERROR", "CRASHED", "FAILED"};
    for (int i = 0; i <= int(FAILED); i++)
        if (word == words[i]) return TestResultVerdict(i);
    __testlib_fail("Unexpected serialized TestResultVerdict");
}

inline TestResult resultOf(const std::string& line) {
    const std::vector<std::string> fields = resultFields(line);
    if (fields.size() != RESULT_FIELDS)
        __testlib_fail("Invalid TestResult serialization: expected exactly 12 items");
    TestResult result;
    result.testIndex = int(stringToLongLong(inf, fields[0]));
    result.testset = fields[1];
    result.group = fields[2];
    result.verdict = verdictOf(fields[3]);
    result.points = fields[4].empty() ? std::numeric_limits<double>::quiet_NaN() : stringToDouble(inf, fields[4]);
    result.timeConsumed = stringToLongLong(inf, fields[5]);
    result.memoryConsumed = stringToLongLong(inf, fields[6]);
    result.input = fields[7];
    result.output = fields[8];
    result.answer = fields[9];
    result.exitCode = int(stringToLongLong(inf, fields[10]));
    result.checkerComment = fields[11];
    return result;
}

}  // namespace assay_testlib

/** A scorer: the points of a submission from the results of its tests. */
inline void registerScorer(int argc, char* argv[], std::function<double(std::vector<TestResult>)> scorer) {
    assay_testlib::beginRun(_scorer, argc, argv);
    inf.init(stdin, _input);
    std::vector<TestResult> results;
    while (!inf.eof()) {
        const std::string line = inf.readLine();
        if (!line.empty()) results.push_back(assay_testlib::resultOf(line));
    }
    inf.close();
    std::cout << format("%.3f", scorer(results)) << std::endl;
}
