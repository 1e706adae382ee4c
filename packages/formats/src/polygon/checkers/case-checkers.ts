/** Standard checkers of lines that begin with `Case 1:`: what stands behind the header. */

const CASES_OF_ONE = String.raw`
static std::vector<int> casesOf(InStream& from) {
    std::vector<int> values;
    while (!from.seekEof()) {
        const std::string number = vtos(values.size() + 1);
        const std::string word = from.readWord();
        if (word != "Case")
            from.quitf(_pe, "Expected 'Case' but found '%s' [test case %s]", compress(word).c_str(), number.c_str());
        const std::string label = from.readWord();
        if (label != number + ":")
            from.quitf(_pe, "Expected '%s:' but found '%s' [test case %s]", number.c_str(), compress(label).c_str(),
                       number.c_str());
        values.push_back(from.readInt());
    }
    return values;
}

int main(int argc, char* argv[]) {
    setName("compare the int of each case");
    registerTestlibCmd(argc, argv);
    const std::vector<int> expected = casesOf(ans), found = casesOf(ouf);
    for (size_t i = 0; i < std::min(expected.size(), found.size()); i++)
        if (expected[i] != found[i])
            quitf(_wa, "Expected %d found %d [test case %d]", expected[i], found[i], int(i) + 1);
    const int count = int(expected.size());
    if (expected.size() != found.size())
        quitf(_pe, "Expected %d test case(s) but found %d", count, int(found.size()));
    std::string shown = join(expected);
    if (count > 5)
        shown = join(expected.begin(), expected.begin() + 2) + " ... " + join(expected.end() - 2, expected.end());
    quitf(_ok, "%d case(s): %s", count, shown.c_str());
}
`;

/** Any number of values behind each label; `read` takes one from a stream, `text` shows it. */
const casesOfMany = (type: string, read: string, text: string) => `
static void expectLabel(InStream& from, int number) {
    const std::string word = from.readWord();
    if (word != "Case")
        from.quitf(_pe, "Expected 'Case' but found '%s' [test case %d]", compress(word).c_str(), number);
    const std::string label = from.readWord();
    if (label != vtos(number) + ":")
        from.quitf(_pe, "Expected '%d:' but found '%s' [test case %d]", number, compress(label).c_str(), number);
}

static std::vector<${type}> valuesOf(InStream& from) {
    std::vector<${type}> values;
    while (!from.seekEoln()) values.push_back(${read});
    return values;
}

static std::string shownValues(const std::vector<${type}>& values) {
    std::string shown;
    for (const ${type}& value : values) shown += (shown.empty() ? "" : " ") + ${text};
    return compress(shown);
}

int main(int argc, char* argv[]) {
    setName("compare the values of each case");
    registerTestlibCmd(argc, argv);
    int count = 0;
    while (!ans.seekEof()) {
        count++;
        expectLabel(ans, count);
        const std::vector<${type}> expected = valuesOf(ans);
        expectLabel(ouf, count);
        const std::vector<${type}> found = valuesOf(ouf);
        if (expected != found)
            quitf(_wa, "Sequences differ: jury has \\"%s\\" [size=%d], but participant has \\"%s\\" [size=%d] [test case %d]",
                  shownValues(expected).c_str(), int(expected.size()), shownValues(found).c_str(), int(found.size()),
                  count);
    }
    quitf(_ok, "%d test cases(s)", count);
}
`;

export const CASE_CHECKERS: Readonly<Record<string, string>> = {
  caseicmp: CASES_OF_ONE,
  casencmp: casesOfMany('long long', 'from.readLong()', 'vtos(value)'),
  casewcmp: casesOfMany('std::string', 'from.readWord()', 'value'),
};
