/** Standard checkers of words, lines and answers of yes and no: what stands behind the header. */

const WORDS = String.raw`
int main(int argc, char* argv[]) {
    setName("compare sequences of tokens");
    registerTestlibCmd(argc, argv);
    int count = 0;
    std::string expected, found;
    while (!ans.seekEof() && !ouf.seekEof()) {
        count++;
        ans.readWordTo(expected);
        ouf.readWordTo(found);
        if (expected != found)
            quitf(_wa, "%d%s words differ - expected: '%s', found: '%s'", count, englishEnding(count).c_str(),
                  compress(expected).c_str(), compress(found).c_str());
    }
    if (!ouf.seekEof()) quitf(_wa, "Participant output contains extra tokens");
    if (!ans.seekEof()) quitf(_wa, "Unexpected EOF in the participants output");
    if (count == 1) quitf(_ok, "\"%s\"", compress(expected).c_str());
    quitf(_ok, "%d tokens", count);
}
`;

/** Line by line; an empty line at the end of the answer does not count. `same` holds for two equal lines. */
const lines = (name: string, same: string, shownAlone: 'expected' | 'found') => `
int main(int argc, char* argv[]) {
    setName("${name}");
    registerTestlibCmd(argc, argv);
    int count = 0;
    std::string expected, found, alone;
    while (!ans.eof()) {
        expected = ans.readString();
        if (expected.empty() && ans.eof()) break;
        found = ouf.readString();
        count++;
        if (!(${same}))
            quitf(_wa, "%d%s lines differ - expected: '%s', found: '%s'", count, englishEnding(count).c_str(),
                  compress(expected).c_str(), compress(found).c_str());
        alone = ${shownAlone};
    }
    if (count == 1) quitf(_ok, "single line: '%s'", compress(alone).c_str());
    quitf(_ok, "%d lines", count);
}
`;

const HUGE_INTEGER = String.raw`
static const pattern INTEGER("0|-?[1-9][0-9]*");

int main(int argc, char* argv[]) {
    setName("compare two signed huge integers");
    registerTestlibCmd(argc, argv);
    const std::string expected = ans.readWord(), found = ouf.readWord();
    if (!ans.seekEof()) quitf(_fail, "expected exactly one token in the answer file");
    if (!INTEGER.matches(expected)) quitf(_fail, "%s is not a valid integer", compress(expected).c_str());
    if (!INTEGER.matches(found)) quitf(_pe, "%s is not a valid integer", compress(found).c_str());
    if (expected != found)
        quitf(_wa, "expected '%s', found '%s'", compress(expected).c_str(), compress(found).c_str());
    quitf(_ok, "answer is '%s'", compress(expected).c_str());
}
`;

const ONE_YES_NO = String.raw`
int main(int argc, char* argv[]) {
    setName("YES or NO (case insensitive)");
    registerTestlibCmd(argc, argv);
    const std::string expected = upperCase(ans.readWord()), found = upperCase(ouf.readWord());
    if (expected != "YES" && expected != "NO")
        quitf(_fail, "YES or NO expected in answer, but %s found", compress(expected).c_str());
    if (found != "YES" && found != "NO") quitf(_pe, "YES or NO expected, but %s found", compress(found).c_str());
    if (expected != found) quitf(_wa, "expected %s, found %s", expected.c_str(), found.c_str());
    quitf(_ok, "answer is %s", expected.c_str());
}
`;

const MANY_YES_NO = String.raw`
int main(int argc, char* argv[]) {
    setName("multiple YES or NO (case insensitive)");
    registerTestlibCmd(argc, argv);
    int count = 0, yes = 0, no = 0;
    std::string found;
    while (!ans.seekEof() && !ouf.seekEof()) {
        count++;
        const std::string expected = upperCase(ans.readWord());
        found = upperCase(ouf.readWord());
        const std::string place = vtos(count) + englishEnding(count) + " token";
        if (expected != "YES" && expected != "NO")
            quitf(_fail, "YES or NO expected in answer, but %s found [%s]", compress(expected).c_str(), place.c_str());
        if (found != "YES" && found != "NO")
            quitf(_pe, "YES or NO expected, but %s found [%s]", compress(found).c_str(), place.c_str());
        if (expected != found)
            quitf(_wa, "expected %s, found %s [%s]", expected.c_str(), found.c_str(), place.c_str());
        (found == "YES" ? yes : no)++;
    }
    int extraExpected = 0, extraFound = 0;
    for (; !ans.seekEof(); extraExpected++) ans.readWord();
    for (; !ouf.seekEof(); extraFound++) ouf.readWord();
    if (extraExpected > 0)
        quitf(_wa, "Answer contains longer sequence [length = %d], but output contains %d elements",
              count + extraExpected, count);
    if (extraFound > 0)
        quitf(_wa, "Output contains longer sequence [length = %d], but answer contains %d elements",
              count + extraFound, count);
    if (count == 0) quitf(_ok, "Empty output");
    if (count == 1) quitf(_ok, "%s", found.c_str());
    quitf(_ok, "%d token(s): yes count is %d, no count is %d", count, yes, no);
}
`;

export const TEXT_CHECKERS: Readonly<Record<string, string>> = {
  fcmp: lines('compare files as sequence of lines', 'expected == found', 'expected'),
  hcmp: HUGE_INTEGER,
  lcmp: lines(
    'compare files as sequence of lines of tokens',
    String.raw`tokenize(expected, " \t") == tokenize(found, " \t")`,
    'found',
  ),
  nyesno: MANY_YES_NO,
  wcmp: WORDS,
  yesno: ONE_YES_NO,
};
