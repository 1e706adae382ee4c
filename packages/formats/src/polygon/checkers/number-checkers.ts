/** Standard checkers of numbers: what stands behind the header. */

const INTEGER = String.raw`
int main(int argc, char* argv[]) {
    setName("compare two signed integers of 32 bits");
    registerTestlibCmd(argc, argv);
    const int expected = ans.readInt(), found = ouf.readInt();
    if (expected != found) quitf(_wa, "expected %d, found %d", expected, found);
    quitf(_ok, "answer is %d", expected);
}
`;

const INTEGERS = String.raw`
int main(int argc, char* argv[]) {
    setName("compare ordered sequences of signed integers");
    registerTestlibCmd(argc, argv);
    int count = 0;
    std::string few;
    while (!ans.seekEof() && !ouf.seekEof()) {
        count++;
        const long long expected = ans.readLong(), found = ouf.readLong();
        if (expected != found)
            quitf(_wa, "%d%s numbers differ - expected: '%s', found: '%s'", count, englishEnding(count).c_str(),
                  vtos(expected).c_str(), vtos(found).c_str());
        if (count <= 5) few += (few.empty() ? "" : " ") + vtos(expected);
    }
    int extraExpected = 0, extraFound = 0;
    for (; !ans.seekEof(); extraExpected++) ans.readLong();
    for (; !ouf.seekEof(); extraFound++) ouf.readLong();
    if (extraExpected > 0)
        quitf(_wa, "Answer contains longer sequence [length = %d], but output contains %d elements",
              count + extraExpected, count);
    if (extraFound > 0)
        quitf(_wa, "Output contains longer sequence [length = %d], but answer contains %d elements",
              count + extraFound, count);
    if (count <= 5) quitf(_ok, "%d number(s): \"%s\"", count, few.c_str());
    quitf(_ok, "%d numbers", count);
}
`;

const UNORDERED = String.raw`
static std::vector<long long> sortedNumbers(InStream& from) {
    std::vector<long long> numbers;
    while (!from.seekEof()) numbers.push_back(from.readLong());
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

int main(int argc, char* argv[]) {
    setName("compare unordered sequences of signed integers");
    registerTestlibCmd(argc, argv);
    const std::vector<long long> expected = sortedNumbers(ans), found = sortedNumbers(ouf);
    const int count = int(expected.size());
    if (expected.size() != found.size()) quitf(_wa, "Expected %d elements, but %d found", count, int(found.size()));
    if (expected != found)
        quitf(_wa, "Expected sequence and output are different (as unordered sequences) [size=%d]", count);
    if (count == 0) quitf(_ok, "empty sequence");
    if (count == 1) quitf(_ok, "1 number: %s", vtos(expected[0]).c_str());
    std::string shown = join(expected);
    if (count > 5)
        shown = join(expected.begin(), expected.begin() + 2) + " ... " + join(expected.end() - 2, expected.end());
    quitf(_ok, "%d numbers (in increasing order): %s", count, shown.c_str());
}
`;

/** One number; `isNear` holds for an expected and a found one that are near enough. */
const single = (isNear: string) => `
int main(int argc, char* argv[]) {
    setName("compare two doubles");
    registerTestlibCmd(argc, argv);
    const double expected = ans.readDouble(), found = ouf.readDouble();
    if (!(${isNear})) quitf(_wa, "expected %.10f, found %.10f", expected, found);
    quitf(_ok, "answer is %.10f", expected);
}
`;

/** As many numbers as the answer has, to so many decimals; `errorText` says how far apart two of them are. */
const many = (isNear: string, digits: number, tellsError: boolean) => `
int main(int argc, char* argv[]) {
    setName("compare two sequences of doubles");
    registerTestlibCmd(argc, argv);
    int count = 0;
    double expected = 0, found = 0;
    while (!ans.seekEof()) {
        count++;
        expected = ans.readDouble();
        found = ouf.readDouble();
        if (!(${isNear}))
            quitf(_wa, "%d%s numbers differ - expected: '%.${digits}f', found: '%.${digits}f'${
              tellsError ? `, error = '%.${digits}f'` : ''
            }", count,
                  englishEnding(count).c_str(), expected, found${tellsError ? ', doubleDelta(expected, found)' : ''});
    }
${
  tellsError
    ? `    if (count == 1)
        quitf(_ok, "found '%.${digits}f', expected '%.${digits}f', error '%.${digits}f'", found, expected,
              doubleDelta(expected, found));
`
    : ''
}    quitf(_ok, "%d numbers", count);
}
`;

const DIFFERENCE = String.raw`
int main(int argc, char* argv[]) {
    setName("the difference as points");
    registerTestlibCmd(argc, argv);
    const double expected = ans.readDouble(), found = ouf.readDouble();
    quitp(std::fabs(expected - found), "ja=%.4f pa=%.4f", expected, found);
}
`;

const DIFFERENCE_INFO = String.raw`
int main(int argc, char* argv[]) {
    setName("the difference as information for a scorer");
    registerTestlibCmd(argc, argv);
    const double expected = ans.readDouble(), found = ouf.readDouble();
    quitpi(format("pa=%f,ja=%f", found, expected), format("d=%f", std::fabs(expected - found)));
}
`;

const within = (absolute: string) => `std::fabs(expected - found) < ${absolute} + 1e-15`;
const near = (error: string) => `doubleCompare(expected, found, ${error})`;

export const NUMBER_CHECKERS: Readonly<Record<string, string>> = {
  acmp: single(within('1.5e-6')),
  dcmp: single(near('1e-6')),
  icmp: INTEGER,
  ncmp: INTEGERS,
  pointscmp: DIFFERENCE,
  pointsinfo: DIFFERENCE_INFO,
  rcmp: single(within('1.5e-6')),
  rcmp4: many(near('1e-4'), 5, true),
  rcmp6: many(near('1e-6'), 7, true),
  rcmp9: many(near('1e-9'), 10, true),
  rncmp: many(within('1.5e-5'), 10, false),
  uncmp: UNORDERED,
};
