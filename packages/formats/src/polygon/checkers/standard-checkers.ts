import { PRELUDE } from './prelude.ts';

/** Word by word until one side ends; `same` holds for two equal values `expected` and `got`. */
const sequence = (read: 'word' | 'integer' | 'real', same: string) => `
void check(Reader& output, Reader& answer) {
    size_t count = 0;
    while (!answer.seekEof()) {
        if (output.seekEof()) quit(WRONG, "the output ends after " + std::to_string(count) + " values");
        auto expected = answer.${read}();
        auto got = output.${read}();
        count++;
        if (!(${same})) quit(WRONG, "values " + nth(count) + " differ");
    }
    if (!output.seekEof()) quit(WRONG, "the output has more than " + std::to_string(count) + " values");
}
`;

const single = (read: 'integer' | 'real', same: string) => `
void check(Reader& output, Reader& answer) {
    auto expected = answer.${read}();
    auto got = output.${read}();
    if (!(${same})) quit(WRONG, "the number differs from the answer");
    requireEnd(output);
}
`;

/** Line by line; `same` holds for two equal lines `expected` and `got`. */
const lines = (same: string) => `
void check(Reader& output, Reader& answer) {
    size_t count = 0;
    while (!answer.eof()) {
        std::string expected = answer.line();
        if (expected.empty() && answer.eof()) break;
        std::string got = output.line();
        count++;
        if (!(${same})) quit(WRONG, "lines " + nth(count) + " differ");
    }
    requireEnd(output);
}
`;

const HUGE_INTEGER = `
bool isInteger(const std::string& token) {
    size_t sign = token.size() > 1 && token[0] == '-' ? 1 : 0;
    if (token.empty() || (token[sign] == '0' && token != "0")) return false;
    return std::all_of(token.begin() + sign, token.end(), [](char digit) { return digit >= '0' && digit <= '9'; });
}

void check(Reader& output, Reader& answer) {
    std::string expected = answer.word(), got = output.word();
    if (!isInteger(expected)) quit(BROKEN, "the answer is no integer");
    if (!isInteger(got)) quit(FORMAT, "expected an integer, found " + shown(got));
    if (expected != got) quit(WRONG, "the number differs from the answer");
    requireEnd(output);
}
`;

const UNORDERED = `
std::vector<long long> sortedValues(Reader& from) {
    std::vector<long long> values;
    while (!from.seekEof()) values.push_back(from.integer());
    std::sort(values.begin(), values.end());
    return values;
}

void check(Reader& output, Reader& answer) {
    std::vector<long long> expected = sortedValues(answer), got = sortedValues(output);
    if (expected.size() != got.size()) quit(WRONG, "the output has " + std::to_string(got.size()) + " values");
    if (expected != got) quit(WRONG, "the output has other values than the answer");
}
`;

const YES_NO = `
bool isYes(const std::string& token, Outcome blame) {
    std::string word = upper(token);
    if (word != "YES" && word != "NO") quit(blame, "expected YES or NO, found " + shown(token));
    return word == "YES";
}
`;

const ONE_YES_NO = `${YES_NO}${`
void check(Reader& output, Reader& answer) {
    bool expected = isYes(answer.word(), BROKEN), got = isYes(output.word(), FORMAT);
    if (expected != got) quit(WRONG, std::string("expected ") + (expected ? "YES" : "NO"));
    requireEnd(output);
}
`}`;

const MANY_YES_NO = `${YES_NO}${`
void check(Reader& output, Reader& answer) {
    size_t count = 0;
    while (!answer.seekEof()) {
        if (output.seekEof()) quit(WRONG, "the output ends after " + std::to_string(count) + " values");
        bool expected = isYes(answer.word(), BROKEN), got = isYes(output.word(), FORMAT);
        count++;
        if (expected != got) quit(WRONG, "values " + nth(count) + " differ");
    }
    if (!output.seekEof()) quit(WRONG, "the output has more than " + std::to_string(count) + " values");
}
`}`;

/** Lines `Case #i: …`; `value` turns a word after the colon into what is compared. */
const cases = (type: string, value: string, count: 'one' | 'many') => `
std::vector<std::vector<${type}>> casesOf(Reader& from, Outcome blame) {
    std::vector<std::vector<${type}>> found;
    while (!from.seekEof()) {
        std::string label = "#" + std::to_string(found.size() + 1) + ":";
        if (from.word() != "Case" || from.word() != label) quit(blame, "expected 'Case " + label + "'");
        std::vector<${type}> values;
        if (!from.eof()) for (const std::string& word : wordsOf(from.line())) values.push_back(${value});
        if (${count === 'one' ? 'values.size() != 1' : 'false'}) quit(blame, "expected one value in case " + label);
        found.push_back(values);
    }
    return found;
}

void check(Reader& output, Reader& answer) {
    auto expected = casesOf(answer, BROKEN), got = casesOf(output, FORMAT);
    for (size_t i = 0; i < std::min(expected.size(), got.size()); i++)
        if (expected[i] != got[i]) quit(WRONG, "the answer to case " + nth(i + 1) + " differs");
    if (expected.size() != got.size()) quit(WRONG, "the output has " + std::to_string(got.size()) + " cases");
}
`;

const within = (absolute: string, relative = '0.0') => `near(expected, got, ${absolute}, ${relative})`;
const EQUAL = 'expected == got';

/** The standard checkers of Polygon by their names, each doing what the original is documented to do. */
const BODIES: Readonly<Record<string, string>> = {
  acmp: single('real', within('1.5e-6')),
  caseicmp: cases('long long', 'from.integerOf(word)', 'one'),
  casencmp: cases('long long', 'from.integerOf(word)', 'many'),
  casewcmp: cases('std::string', 'word', 'many'),
  dcmp: single('real', within('1e-6', '1e-6')),
  fcmp: lines(EQUAL),
  hcmp: HUGE_INTEGER,
  icmp: single('integer', EQUAL),
  lcmp: lines('wordsOf(expected) == wordsOf(got)'),
  ncmp: sequence('integer', EQUAL),
  nyesno: MANY_YES_NO,
  rcmp: single('real', within('1.5e-6')),
  rcmp4: sequence('real', within('1e-4', '1e-4')),
  rcmp6: sequence('real', within('1e-6', '1e-6')),
  rcmp9: sequence('real', within('1e-9', '1e-9')),
  rncmp: sequence('real', within('1.5e-5')),
  uncmp: UNORDERED,
  wcmp: sequence('word', EQUAL),
  yesno: ONE_YES_NO,
};

export const STANDARD_CHECKERS: readonly string[] = Object.keys(BODIES);

/** The meaning of the exit codes, in the words of testlib. */
const TESTLIB_CODES = 'ACCEPTED = 0, FORMAT = 2, WRONG = 1, BROKEN = 3';

/**
 * A checker of our own that does what a standard checker of Polygon does, in C++.
 * @param name `ncmp`, `std::ncmp.cpp`, `ncmp.cpp`
 * @param convention whose exit codes it ends with
 * @returns its source, or null when there is no such checker
 */
export function standardChecker(name: string, convention: 'assay' | 'testlib' = 'assay'): string | null {
  const short = name.replace(/^std::/, '').replace(/\.(?:cpp|cc|h)$/, '');
  const body = Object.hasOwn(BODIES, short) ? BODIES[short]! : null;
  if (body === null) return null;
  const source = `// The standard checker ${short}.\n${PRELUDE}${body}`;
  return convention === 'assay' ? source : source.replace(/ACCEPTED = 0, .*?103/, TESTLIB_CODES);
}
