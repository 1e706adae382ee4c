namespace assay_testlib {

const char* const HELP_HINT = "\nUse \"--help\" to get help information";

inline std::string usageOf(TTestlibMode mode) {
    switch (mode) {
        case _checker:
            return "[--testset testset] [--group group] <input-file> <output-file> <answer-file> [<report-file> [<-appes>]]";
        case _interactor: return "<input-file> <output-file> [<answer-file> [<report-file> [<-appes>]]]";
        case _validator:
            return "[--testset testset] [--group group] [--testOverviewLogFileName fileName]"
                   " [--testMarkupFileName fileName] [--testCase testCase] [--testCaseFileName fileName] < input-file";
        default: return "";
    }
}

inline void beginRun(TTestlibMode mode, int argc, char* argv[]) {
    testlibMode = mode;
    ouf.mode = mode == _checker || mode == _interactor ? _output : _input;
#if defined(_WIN32)
    _setmode(_fileno(stdin), O_BINARY);
    _setmode(_fileno(stdout), O_BINARY);
#endif
    if (argc > 1 && std::strcmp(argv[1], "--help") == 0) {
        std::fprintf(stderr, "testlib %s%s%s\nUsage: program %s\n", VERSION, checkerName.empty() ? "" : ", ",
                     checkerName.c_str(), usageOf(mode).c_str());
        halt(FAIL_EXIT_CODE);
    }
}

NORETURN inline void refuseArguments() {
    __testlib_fail("Program must be run with the following arguments: " + usageOf(testlibMode) + HELP_HINT);
}

/** The value behind a flag; fails where there is none. */
inline std::string flagValue(const std::vector<std::string>& arguments, size_t at, bool mayBeEmpty) {
    const std::string flag = arguments[at];
    if (at + 1 < arguments.size() && (mayBeEmpty || !arguments[at + 1].empty())) return arguments[at + 1];
    __testlib_fail("Expected " + std::string(mayBeEmpty ? "" : "non-empty ") + flag.substr(2) + " after " + flag +
                   " command line parameter");
}

/** Takes --testset and --group into the run; what is left are the files. */
inline std::vector<std::string> takeTestsetAndGroup(const std::vector<std::string>& arguments) {
    std::vector<std::string> rest;
    for (size_t i = 0; i < arguments.size(); i++) {
        if (arguments[i] == "--testset") run().testset = flagValue(arguments, i++, false);
        else if (arguments[i] == "--group") run().group = flagValue(arguments, i++, true);
        else rest.push_back(arguments[i]);
    }
    return rest;
}

/** Reads the report file and whether it is written as XML, from the fourth and fifth argument. */
inline void takeReport(const std::vector<std::string>& files) {
#ifndef EJUDGE
    if (files.size() > 3) resultName = files[3];
    if (files.size() > 4) {
        if (files[4] != "-appes" && files[4] != "-APPES") {
            resultName = "";
            refuseArguments();
        }
        appesMode = true;
    }
#else
    (void)files;
#endif
}

inline void openCheckerFiles(const std::vector<std::string>& files) {
#ifdef EJUDGE
    const bool isTooMany = false;
#else
    const bool isTooMany = files.size() > 5;
#endif
    if (files.size() < 3 || isTooMany) refuseArguments();
    takeReport(files);
    inf.init(files[0], _input);
    ouf.init(files[1], _output);
    ouf.skipBom();
    ans.init(files[2], _answer);
}

inline std::vector<std::string> argumentsOf(int argc, char* argv[]) {
    return std::vector<std::string>(argv + std::min(argc, 1), argv + argc);
}

}  // namespace assay_testlib

/** A checker: `[--testset T] [--group G] input output answer [report [-appes]]`. */
inline void registerTestlibCmd(int argc, char* argv[]) {
    using namespace assay_testlib;
    beginRun(_checker, argc, argv);
    const std::vector<std::string> files = takeTestsetAndGroup(argumentsOf(argc, argv));
    if (!run().testset.empty()) checker.setTestset(run().testset);
    checker.setGroup(run().group);
    openCheckerFiles(files);
}

/** A checker that is given its files one by one. */
inline void registerTestlib(int argc, ...) {
    std::vector<std::string> files;
    va_list args;
    va_start(args, argc);
    for (int i = 0; i < argc; i++) files.push_back(va_arg(args, const char*));
    va_end(args);
    assay_testlib::beginRun(_checker, 0, nullptr);
    assay_testlib::openCheckerFiles(files);
}

/** An interactor: `input tout [answer [report [-appes]]]`; standard input is what the participant says. */
inline void registerInteraction(int argc, char* argv[]) {
    using namespace assay_testlib;
    beginRun(_interactor, argc, argv);
    const std::vector<std::string> files = argumentsOf(argc, argv);
    for (size_t i = 0; i + 1 < files.size(); i++) {
        if (files[i] == "--testset") run().testset = files[i + 1];
        if (files[i] == "--group") run().group = files[i + 1];
    }
    if (files.size() < 2 || files.size() > 5) refuseArguments();
    takeReport(files);
    inf.init(files[0], _input);
    tout.open(files[1].c_str(), std::ios_base::out);
    if (tout.fail() || !tout.is_open()) __testlib_fail("Can not write to the test-output-file '" + files[1] + "'");
    ouf.init(stdin, _output);
    if (files.size() >= 3) ans.init(files[2], _answer);
    else ans.name = "unopened answer stream";
}

/** A validator without arguments: it may not ask for testset and group. */
inline void registerValidation() {
    assay_testlib::beginRun(_validator, 0, nullptr);
    assay_testlib::RecordingReader* recorder = assay_testlib::run().recorder;
    if (recorder != nullptr) inf.init(recorder, "stdin", _input);
    else inf.init(stdin, _input);
    inf.strict = true;
}

/** A validator. Arguments that it does not know are passed over. */
inline void registerValidation(int argc, char* argv[]) {
    using namespace assay_testlib;
    beginRun(_validator, argc, argv);
    inf.name = "stdin";
    validator.initialize();
    const std::vector<std::string> arguments = argumentsOf(argc, argv);
    for (size_t i = 0; i < arguments.size(); i++) {
        const std::string& flag = arguments[i];
        if (flag == "--testset") validator.setTestset(run().testset = flagValue(arguments, i++, false));
        else if (flag == "--group") validator.setGroup(run().group = flagValue(arguments, i++, true));
        else if (flag == "--testOverviewLogFileName")
            validator.setTestOverviewLogFileName(flagValue(arguments, i++, false));
        else if (flag == "--testMarkupFileName") run().markupFile = flagValue(arguments, i++, false);
        else if (flag == "--testCaseFileName") run().caseFile = flagValue(arguments, i++, false);
        else if (flag == "--testCase") {
            const long long number = stringToLongLong(inf, flagValue(arguments, i++, false));
            if (number < 1 || number >= (1LL << 30) - 1)
                __testlib_fail(format("Parameter of --testCase must be in range [1, %d], but %lld found", (1 << 30) - 2, number));
            run().wantedCase = int(number);
        }
    }
    if (!run().markupFile.empty() || run().wantedCase != -1) run().recorder = new RecordingReader(stdin, "stdin");
    registerValidation();
}

/** A generator. @param randomGeneratorVersion 1; 0 for tests made long ago */
inline void registerGen(int argc, char* argv[], int randomGeneratorVersion) {
    if (randomGeneratorVersion < 0 || randomGeneratorVersion > 1)
        __testlib_fail("Random generator version is expected to be 0 or 1.");
    random_t::version() = randomGeneratorVersion;
    assay_testlib::beginRun(_generator, argc, argv);
    rnd.setSeed(argc, argv);
    assay_testlib::parseOptions(argc, argv);
}

#ifdef USE_RND_AS_BEFORE_087
inline void registerGen(int argc, char* argv[]) { registerGen(argc, argv, 0); }
#else
#if defined(__GNUC__)
__attribute__((deprecated("use registerGen(argc, argv, 0) or registerGen(argc, argv, 1)")))
#endif
inline void registerGen(int argc, char* argv[]) {
    std::fprintf(stderr,
                 "registerGen(argc, argv) is deprecated: registerGen(argc, argv, 0) makes the same tests, "
                 "registerGen(argc, argv, 1) is better for new generators. Define USE_RND_AS_BEFORE_087 to silence this.\n\n");
    registerGen(argc, argv, 0);
}
#endif

/** The next test of a generator that writes several: into the file of this number. */
inline void startTest(int test) {
    const std::string fileName = vtos(test);
    std::cout.flush();
    if (std::freopen(fileName.c_str(), "wt", stdout) == nullptr) __testlib_fail("Unable to write file '" + fileName + "'");
}

namespace assay_testlib {

inline void writeFile(const std::string& name, const std::string& text) {
    std::FILE* file = std::fopen(name.c_str(), "wb");
    if (file == nullptr) __testlib_fail("Can not write to the file '" + name + "'");
    std::fwrite(text.data(), 1, text.size(), file);
    std::fclose(file);
}

/** What a validator was asked to write about a test that it accepts. */
inline void writeAboutTest() {
    validator.writeTestOverviewLog();
    if (run().recorder == nullptr || inf.reader == nullptr) return;
    if (!run().markupFile.empty()) writeFile(run().markupFile, run().recorder->markup());
    std::string text;
    if (run().wantedCase == -1 || !run().recorder->caseText(run().wantedCase, text)) return;
    if (run().caseFile.empty()) std::fwrite(text.data(), 1, text.size(), stdout);
    else writeFile(run().caseFile, text);
}

/** Looks at the end whether the program did what one of its kind has to do. */
class EndOfProgram {
    static void expectEnd() {
        const Run& end = run();
        if (end.hasQuit || !end.isGuarded) return;
        if (testlibMode == _unknown)
            __testlib_fail("Call register-function in the first line of the main (registerTestlibCmd or other similar)");
        if (testlibMode == _checker) __testlib_fail("Checker must end with quit or quitf call.");
        if (testlibMode == _validator && !end.hasReadEof) __testlib_fail("Validator must end with readEof call.");
        if (testlibMode == _generator && options().expectsUse) ensureNoUnusedOpts();
    }

public:
    /** Made before them, they are gone before it is. */
    EndOfProgram() {
        run();
        options();
    }
    ~EndOfProgram() {
        if (run().hasQuit) return;
        std::cout.flush();
        std::fflush(stdout);
        run().isEnding = true;
        expectEnd();
        if (testlibMode == _validator) writeAboutTest();
    }
};

}  // namespace assay_testlib

assay_testlib::EndOfProgram __testlib_endOfProgram;
