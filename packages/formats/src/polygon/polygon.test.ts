import { expect, describe as suite, test } from 'vitest';
import { codesOf, readPackage, resolveFiles, zipFiles } from '../testing/packages.ts';
import { type Described, describe, files } from './testing/package.ts';

type Files = Record<string, string | null>;
async function read(parts: Described = {}, change: Files = {}, prefix = '') {
  const all = Object.entries({ ...files(parts), ...change }).flatMap(([path, text]) =>
    text === null ? [] : [[`${prefix}${path}`, text] as const],
  );
  const { packages, notes, format } = await readPackage(await zipFiles(Object.fromEntries(all)));
  return { problem: packages[0]!, packages, notes, format };
}

suite('a full package of Polygon', () => {
  test('is recognised and read', async () => {
    const { problem, notes, format } = await read();
    expect(format?.id).toBe('polygon');
    expect(notes).toEqual([]);
    expect(problem).toMatchObject({
      key: 'sum',
      origin: { id: 'sum', revision: '7', url: 'https://polygon.codeforces.com/p/ann/sum' },
      titles: { en: 'Sum', ru: 'Сумма' },
      tags: ['math', 'easy'],
      scoring: 'acm',
      // Bytes there, megabytes here.
      judging: { mode: 'spj', limits: { timeMs: 1500, memoryMb: 256 }, fileIo: null },
    });
    expect(await resolveFiles(problem.cases)).toMatchObject([
      { name: '1', input: '1 2\n', output: '3\n', isSample: true },
      { name: '2', input: '3 4\n', output: '7\n', isSample: false, description: 'large' },
    ]);
    expect(problem.attachments.map(({ name }) => name)).toEqual(['help.zip']);
    expect(problem.juryFiles.map(({ name }) => name)).toEqual(['files/gen.cpp']);
  });

  const VALIDATOR =
    '<validators><validator><source path="files/val.cpp" type="cpp.g++17"/></validator></validators><checker name="own"><source path="files/check.cpp" type="cpp.g++17"/></checker>';

  test("a validator looks at inputs, with the package's header where the checker does not bring it", async () => {
    const code = '#include "testlib.h"\nint main() {}\n';
    const both = await read({ assets: VALIDATOR }, { 'files/val.cpp': code });
    const own = { name: 'val.cpp', language: 'C++ 17 With O2', code, convention: 'testlib', arguments: [] };
    expect(both.problem.inputValidators).toEqual([{ ...own, files: [] }]);
    expect(both.problem.judging.judgeExtraFiles.map(({ name }) => name)).toEqual(['testlib.h']);
    const alone = await read({ assets: VALIDATOR }, { 'files/val.cpp': code, 'files/check.cpp': 'int main() {}' });
    expect(alone.problem.judging.judgeExtraFiles).toEqual([]);
    expect(alone.problem.inputValidators).toEqual([
      { ...own, files: [{ name: 'testlib.h', content: '// testlib\n' }] },
    ]);
  });

  test('a validator that is not there is told', async () => {
    const { problem, notes } = await read({ assets: VALIDATOR });
    expect(problem.inputValidators).toEqual([]);
    expect(codesOf(notes, 'warning')).toEqual(['inputValidatorLost']);
  });

  test('memory in bytes is rounded up to megabytes', async () => {
    const xml = describe().replace('268435456', '1000000');
    expect((await read({}, { 'problem.xml': xml })).problem.judging.limits.memoryMb).toBe(1);
  });

  test('statements in several languages, with pictures of the same name', async () => {
    const { problem } = await read();
    expect(problem.statements.en!.description).toBe('Add **two** numbers.![](<file://fig.png>)');
    expect(problem.statements.ru!.description).toBe('Сложите.![](<file://ru-fig.png>)');
    expect(await resolveFiles(problem.statementFiles)).toEqual([
      { name: 'fig.png', file: 'PNG1' },
      { name: 'ru-fig.png', file: 'PNG2' },
    ]);
  });

  test('samples as they are shown, which may differ from the tests', async () => {
    const { problem } = await read();
    expect(problem.samples).toMatchObject([{ input: '10 20\n', output: '30\n' }]);
    const bare = await read({}, { 'statements/english/example.01': null, 'statements/english/example.01.a': null });
    expect(bare.problem.samples).toMatchObject([{ input: '1 2\n', output: '3\n' }]);
  });

  test('sections in files of their own, with scoring and interaction', async () => {
    const { problem } = await read(
      {},
      {
        'statements/english/problem-properties.json': null,
        'statement-sections/english/name.tex': 'Plus',
        'statement-sections/english/legend.tex': 'L',
        'statement-sections/english/scoring.tex': 'S',
        'statement-sections/english/interaction.tex': 'I',
        'statement-sections/english/tutorial.tex': 'T',
      },
    );
    expect(problem.statements.en).toMatchObject({ description: 'L\n\n### Scoring\n\nS', interaction: 'I' });
    expect(problem.juryFiles.map(({ name }) => name)).toContain('statement-sections/english/tutorial.tex');
  });

  test('a whole problem.tex, HTML, a PDF', async () => {
    const without = { 'statements/english/problem-properties.json': null };
    const tex = await read(
      {},
      {
        ...without,
        'statements/english/problem.tex': '\\begin{problem}{a}{b}{c}{d}{e}\nL\n\\InputFile\nI\n\\end{problem}',
      },
    );
    expect(tex.problem.statements.en).toMatchObject({ description: 'L', input: 'I' });
    const html = await read(
      {},
      { ...without, 'statements/.html/english/problem.html': '<div>L <img src="fig.png"></div>' },
    );
    expect(html.problem.statements.en!.description).toBe('L ![](<file://fig.png>)');
    const pdf = await read({}, { ...without, 'statements/.pdf/english/problem.pdf': '%PDF' });
    expect(pdf.problem.statements.en!.document).toBe('problem-en.pdf');
  });

  test('macros and pictures that are not there are told', async () => {
    const { notes } = await read(
      {},
      {
        'statements/english/problem-properties.json': JSON.stringify({
          legend: '\\strange{x}\\includegraphics{gone.eps}',
        }),
      },
    );
    expect(codesOf(notes, 'warning')).toEqual(['texUnknown', 'pictureMissing']);
  });

  test('solutions by their tags', async () => {
    const { problem } = await read();
    expect(
      problem.solutions.map(({ name, language, expected, isModel }) => [name, language, expected, isModel]),
    ).toEqual([
      ['main.cpp', 'C++ 20 With O2', ['accepted'], true],
      ['wa.py', 'Python3', ['wrongAnswer'], false],
      ['slow.java', 'Java', ['accepted', 'timeLimit'], false],
    ]);
    const ofTag = async (tag: string) => {
      const xml = describe().replace('"wrong-answer"', `"${tag}"`);
      return (await read({}, { 'problem.xml': xml })).problem.solutions[1]!.expected;
    };
    const anyWrong = await ofTag('rejected');
    expect(anyWrong).toEqual(expect.arrayContaining(['wrongAnswer', 'timeLimit', 'memoryLimit', 'runtimeError']));
    expect(anyWrong).not.toContain('accepted');
    expect(await ofTag('failed')).toEqual(anyWrong);
    expect(await ofTag('presentation-error')).toContain('presentationError');
    expect(await ofTag('memory-limit-exceeded')).toContain('memoryLimit');
    expect(await ofTag('time-limit-exceeded-or-memory-limit-exceeded')).toEqual(
      expect.arrayContaining(['timeLimit', 'memoryLimit']),
    );
    expect(await ofTag('do-not-run')).toEqual([]);
    const odd = await read({}, { 'problem.xml': describe().replace('"wrong-answer"', '"strange"') });
    expect(codesOf(odd.notes, 'warning')).toEqual(['tagUnknown']);
  });
});

suite('checkers', () => {
  test('a checker keeps its source and brings its header; points are those of the test', async () => {
    const { problem } = await read();
    expect(problem.judging.checker).toMatchObject({
      name: 'check.cpp',
      convention: 'testlib',
      points: 'points',
      language: 'C++ 17 With O2',
    });
    expect(problem.judging.judgeExtraFiles).toEqual([{ name: 'testlib.h', content: '// testlib\n' }]);
    const percent = await read({ judging: 'treat-points-from-checker-as-percent="true"' });
    expect(percent.problem.judging.checker!.points).toBe('percent');
  });

  test.each([
    ['without its source', { 'files/check.cpp': null }],
    ['without its header', { 'files/testlib.h': null }],
  ])('a standard checker %s is replaced by our equal of it', async (_name, change) => {
    const { problem, notes } = await read({}, change);
    expect(codesOf(notes)).toEqual(['standardChecker']);
    expect(problem.judging).toMatchObject({ mode: 'spj', checker: { name: 'ncmp.cpp', convention: 'testlib' } });
  });

  test('an own checker without a header or a source', async () => {
    const assets = '<checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>';
    expect(codesOf((await read({ assets }, { 'files/testlib.h': null })).notes)).toEqual(['headerMissing']);
    expect(codesOf((await read({ assets }, { 'files/check.cpp': null })).notes, 'error')).toEqual(['checkerMissing']);
  });

  test('interactor and checker judge together, by one convention', async () => {
    const assets =
      '<checker name="std::ncmp.cpp" type="testlib"><source path="files/gone.cpp" type="cpp.g++17"/></checker>' +
      '<interactor><source path="files/interactor.cpp" type="cpp.g++17"/></interactor>';
    const { problem, notes } = await read(
      { assets },
      { 'files/interactor.cpp': '#include "testlib.h"\nint main() {}\n' },
    );
    expect(codesOf(notes)).toEqual(['standardChecker', 'bothJudge']);
    expect(problem.judging).toMatchObject({
      mode: 'interactive',
      interactor: { name: 'interactor.cpp', convention: 'testlib' },
      checker: { name: 'ncmp.cpp', convention: 'testlib' },
    });
    expect(problem.judging.judgeExtraFiles.map(({ name }) => name)).toEqual(['testlib.h']);
  });

  test('problems that run a solution twice are refused', async () => {
    const xml = describe().replace('run-count="1"', 'run-count="2"');
    expect(codesOf((await read({}, { 'problem.xml': xml })).notes, 'error')).toEqual(['runTwice']);
  });

  test('files for solutions make a problem with graders', async () => {
    const resources =
      '<file path="files/grader.cpp" for-types="cpp.*"><assets><asset name="solution"/></assets></file>' +
      '<file path="files/lib.h"><assets><asset name="solution"/><asset name="checker"/></assets></file>';
    const { problem } = await read({ resources }, { 'files/grader.cpp': 'int main() {}', 'files/lib.h': 'int f();' });
    expect(problem.judging).toMatchObject({
      mode: 'grader',
      graderFiles: [
        { name: 'grader.cpp', language: 'C++ 20 With O2' },
        { name: 'lib.h', language: null },
      ],
      checker: { name: 'check.cpp' },
    });
    expect(problem.judging.judgeExtraFiles.map(({ name }) => name)).toEqual(['lib.h', 'testlib.h']);
  });

  test('files for input and output', async () => {
    const xml = describe().replace('input-file="" output-file=""', 'input-file="a.in" output-file="a.out"');
    expect((await read({}, { 'problem.xml': xml })).problem.judging.fileIo).toEqual({ read: 'a.in', write: 'a.out' });
  });
});

suite('tests, points and groups', () => {
  test('a standard package, which holds no tests, is refused by name', async () => {
    const { notes } = await read({}, { 'tests/01': null, 'tests/01.a': null, 'tests/02': null, 'tests/02.a': null });
    expect(codesOf(notes, 'error')).toEqual(['standardPackage']);
  });

  test('a test that is missing, an answer that is missing', async () => {
    const { problem, notes } = await read({}, { 'tests/01': null, 'tests/02.a': null });
    expect(notes.map(({ code, file }) => [code, file])).toEqual([
      ['inputMissing', 'tests/01'],
      ['answerMissing', 'tests/02'],
    ]);
    expect(problem.cases.map(({ name }) => name)).toEqual(['2']);
  });

  test('other test sets are told; those of checkers are none', async () => {
    const testset = '<testset name="pretests"><time-limit>1</time-limit><memory-limit>1</memory-limit></testset>';
    const { problem, notes } = await read({ testset });
    expect(codesOf(notes)).toEqual(['testsetsLost']);
    expect(problem.judging.limits.timeMs).toBe(1500);
  });

  test('groups: complete ones share their points, the others add up; dependencies; feedback', async () => {
    const { problem, notes } = await read({
      tests: '<test group="0" points="0.0" sample="true"/><test group="0" points="0.0"/>',
      groups: '<group name="0" points-policy="each-test" feedback-policy="complete"/>',
    });
    expect(problem.groups).toEqual([{ num: 1, name: '0', score: 0, rule: 'sum', dependsOn: [] }]);
    expect(codesOf(notes)).toEqual(['feedbackLost']);
    const two = await read(
      {
        tests: '<test group="a" points="10"/><test group="b" points="45"/><test group="b" points="45"/>',
        groups:
          '<group name="a" points-policy="each-test"/>' +
          '<group name="b" points="90" points-policy="complete-group"><dependencies><dependency group="a"/><dependency group="z"/></dependencies></group>',
      },
      { 'tests/03': '', 'tests/03.a': '' },
    );
    expect(two.problem.scoring).toBe('oi');
    expect(two.problem.groups).toEqual([
      { num: 1, name: 'a', score: 10, rule: 'sum', dependsOn: [] },
      { num: 2, name: 'b', score: 90, rule: 'min', dependsOn: [1] },
    ]);
    expect(two.problem.cases.map(({ group, score }) => [group, score])).toEqual([
      [1, 10],
      [2, 90],
      [2, 90],
    ]);
    expect(codesOf(two.notes)).toEqual(['dependencyOnEachTest', 'dependencyUnknown']);
    // A wrong solution may get part of the points.
    expect(two.problem.solutions[1]!.expected).toEqual(['wrongAnswer', 'partial']);
  });

  test('points without groups, with fractions', async () => {
    const { problem, notes } = await read({ tests: '<test points="33.4"/><test points="66.6"/>' });
    expect(problem.cases.map(({ score }) => score)).toEqual([33, 67]);
    expect(codesOf(notes)).toEqual(['pointsRounded']);
  });

  test('a pattern of another kind is refused', async () => {
    const xml = describe().replace('tests/%02d<', 'tests/%s<');
    expect(codesOf((await read({}, { 'problem.xml': xml })).notes, 'error')).toEqual(['badPattern']);
  });
});

suite('what lies around a package', () => {
  test('wrapping folders, and what macOS leaves behind', async () => {
    const { problem, format } = await read({}, { '__MACOSX/._problem.xml': 'x' }, 'export/sum/');
    expect(format?.id).toBe('polygon');
    expect(problem.cases).toHaveLength(2);
  });

  test('a contest of several problems', async () => {
    const both = ['a', 'b'].flatMap((name) =>
      Object.entries(files()).map(([path, text]) => [`problems/${name}/${path}`, text] as const),
    );
    const content = await zipFiles({ ...Object.fromEntries(both), 'contest.xml': '<contest/>' });
    const { packages, format } = await readPackage(content);
    expect(format?.id).toBe('polygon');
    expect(packages).toHaveLength(2);
  });

  test('a description that converters have renamed', async () => {
    const { format } = await read({}, { 'problem.xml': null, 'problem.xml.polygon': describe() });
    expect(format?.id).toBe('polygon');
  });

  test.each([
    ['cut off', describe().slice(0, -100)],
    [
      'with entities',
      describe().replace('<problem', '<!DOCTYPE problem [<!ENTITY a SYSTEM "file:///etc/passwd">]><problem'),
    ],
  ])('a description %s is refused', async (_name, xml) => {
    const { packages, notes } = await read({}, { 'problem.xml': xml });
    expect(packages).toEqual([]);
    expect(codesOf(notes, 'error')).toEqual(['notReadable']);
  });

  test('paths that lead out of the package find nothing', async () => {
    const xml = describe().replace('solutions/main.cpp', '../../../etc/passwd');
    const { problem } = await read({}, { 'problem.xml': xml });
    expect(problem.solutions.map(({ name }) => name)).toEqual(['wa.py', 'slow.java']);
  });
});
