import { describe, expect, test } from 'vitest';
import { readFixture } from '../testing/fixtures.ts';
import { codesOf, readPackage, resolveFiles, zipFiles } from '../testing/packages.ts';

const TEXTS =
  '<title><![CDATA[Sum]]></title><description><![CDATA[<p>Add.</p>]]></description><input>i</input><output>o</output>';
const LIMITS = '<time_limit unit="s">1</time_limit><memory_limit unit="mb">128</memory_limit>';
const TESTS = '<test_input>1 2</test_input><test_output>3</test_output>';
const wrap = (items: string, version = '1.2') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<fps version="${version}" url="x"><generator name="g" url="u"/>${items}</fps>`;
const item = (content: string, limits = LIMITS) => `<item>${TEXTS}${limits}${content}</item>`;

async function read(xml: string | Uint8Array, name = 'fps-x.xml') {
  const { packages, notes, format } = await readPackage(Buffer.from(xml), name);
  return { problem: packages[0]!, packages, notes, format };
}
const readItem = (content: string, limits?: string) => read(wrap(item(content, limits)));
const warnings = (notes: Parameters<typeof codesOf>[0]) => codesOf(notes, 'warning');

describe('an FPS file', () => {
  test('is recognised by its root, whatever it is called', async () => {
    const { problem, format, notes } = await read(wrap(item(TESTS)), 'problems.txt');
    expect(format?.id).toBe('fps');
    expect(codesOf(notes)).toEqual(['htmlStatement']);
    expect(problem).toMatchObject({
      titles: { en: 'Sum' },
      statements: { en: { description: 'Add.', input: 'i', output: 'o' } },
      judging: { mode: 'default', limits: { timeMs: 1000, memoryMb: 128 } },
    });
    expect(await resolveFiles(problem.cases)).toMatchObject([{ name: '1', input: '1 2', output: '3' }]);
  });

  test('with many problems, or as several files in a zip', async () => {
    expect((await read(wrap(item(TESTS) + item(TESTS)))).packages).toHaveLength(2);
    const zip = await zipFiles({ 'a.xml': wrap(item(TESTS)), 'b.xml': wrap(item(TESTS)), 'readme.txt': '<fps' });
    expect((await read(zip)).packages).toHaveLength(2);
  });

  test.each([
    ['unit="ms">1500', 'unit="kb">65536', 1500, 64, []],
    ['unit="s">1.500', 'unit="mb">64', 1500, 64, []],
    ['unit="S">2', 'unit="MB">64', 2000, 64, []],
    ['>1', '>128', 1000, 128, ['unitGuessed', 'unitGuessed']],
  ])('time %s, memory %s', async (time, memory, timeMs, memoryMb, codes) => {
    const { problem, notes } = await readItem(
      TESTS,
      `<time_limit ${time}</time_limit><memory_limit ${memory}</memory_limit>`,
    );
    expect(problem.judging.limits).toMatchObject({ timeMs, memoryMb });
    expect(warnings(notes)).toEqual(codes);
  });

  test('a limit that is no number is an error', async () => {
    expect(codesOf((await readItem(TESTS, '<time_limit unit="s">fast</time_limit>')).notes, 'error')).toEqual([
      'badField',
    ]);
  });

  test('all inputs first, then all outputs; names of tests; fewer outputs than inputs', async () => {
    const { problem, notes } = await readItem(
      '<test_input name="a">1</test_input><test_input name="b">2</test_input><test_input name="c">3</test_input>' +
        '<test_output name="a">x</test_output><test_output name="b">y</test_output>',
    );
    expect(await resolveFiles(problem.cases)).toMatchObject([
      { name: 'a', input: '1', output: 'x' },
      { name: 'b', input: '2', output: 'y' },
      { name: 'c', input: '3', output: null },
    ]);
    expect(warnings(notes)).toEqual(['answerMissing']);
  });

  test('names of tests that are not usable are replaced by numbers', async () => {
    const { problem } = await readItem('<test_input name="../a">1</test_input><test_input name="b">2</test_input>');
    expect(problem.cases.map(({ name }) => name)).toEqual(['1', '2']);
  });

  test('`]]>` inside a test', async () => {
    const { problem } = await readItem('<test_input><![CDATA[a]]]]><![CDATA[>b]]></test_input><test_output/>');
    expect(await resolveFiles(problem.cases)).toMatchObject([{ input: 'a]]>b', output: '' }]);
  });

  test('pictures by their literal address', async () => {
    const src = '/upload/image/a.b(1)+.png?x=[1]';
    const html = `<p><img src="${src}"> <img src="/other.png"></p>`;
    const { problem, notes } = await read(
      wrap(
        `<item><title>t</title><description><![CDATA[${html}]]></description>${LIMITS}${TESTS}` +
          `<img><src><![CDATA[${src}]]></src><base64><![CDATA[aGVs\nbG8=]]></base64></img><img><src>bad.png</src><base64/></img></item>`,
      ),
    );
    expect(problem.statements.en!.description).toBe('![](<file://picture-1.png>) ![](</other.png>)');
    expect(await resolveFiles(problem.statementFiles)).toEqual([{ name: 'picture-1.png', file: 'hello' }]);
    expect(warnings(notes)).toEqual(['pictureBroken', 'pictureElsewhere']);
  });

  test('Markdown between marks', async () => {
    const { packages } = await read(
      wrap(`<item><title>t</title><description><![CDATA[[md]*a* <b>[/md]]]></description>${LIMITS}${TESTS}</item>`),
    );
    expect(packages[0]!.statements.en!.description).toBe('*a* <b>');
  });

  test('a special judge of HUSTOJ, one of testlib, an interactor', async () => {
    const code = '<![CDATA[int main(){return 0;}]]>';
    const spj = await readItem(`${TESTS}<spj language="C++">${code}</spj>`);
    expect(spj.problem.judging).toMatchObject({ mode: 'spj', checker: { language: 'C++ 17', convention: 'assay' } });
    expect(spj.problem.judging.checker!.code).toContain('#line 1\nint main');
    const tpj = await readItem(`${TESTS}<spj language="C"></spj><tpj language="C++">${code}</tpj>`);
    expect(tpj.problem.judging).toMatchObject({ mode: 'spj', checker: { convention: 'testlib', points: 'percent' } });
    const interactor = await readItem(`${TESTS}<interactor language="C++">${code}</interactor>`);
    expect(interactor.problem.judging).toMatchObject({ mode: 'interactive', interactor: { convention: 'testlib' } });
  });

  test.each([
    ['questions', `${TESTS}<spj language="Text">1 5 A</spj>`, 'objective'],
    ['a special judge in no language', `${TESTS}<spj language="Basic">x</spj>`, 'checkerLanguage'],
    ['a problem of another site', '<remote_oj>pku</remote_oj><remote_id>1000</remote_id>', 'remote'],
    ['no tests', '', 'noCases'],
  ])('%s is an error', async (_name, content, code) => {
    expect(codesOf((await readItem(content)).notes, 'error')).toEqual([code]);
  });

  test('solutions and templates by language', async () => {
    const { problem, notes } = await readItem(
      `${TESTS}<solution language="C++">a</solution><solution language="Python">b</solution><solution language="Scratch3">c</solution>` +
        '<prepend language="C">p</prepend><template language="C">t</template><append language="C">e</append>',
    );
    expect(problem.solutions.map(({ language }) => language)).toEqual(['C++ 17', 'Python3']);
    expect(problem.templates).toEqual([{ language: 'C 17', prepend: 'p', body: 't', append: 'e' }]);
    expect(warnings(notes)).toEqual(['languageUnknown']);
  });

  test('GBK without a declaration, with control characters', async () => {
    const gbk = Buffer.concat([
      Buffer.from('<fps version="1.1"><item><title>'),
      Buffer.from([0xcc, 0xe2, 0xc4, 0xbf, 0x1a]),
      Buffer.from(`</title>${LIMITS}${TESTS}</item></fps>`),
    ]);
    expect((await read(gbk)).problem.titles).toEqual({ zh: '题目' });
  });

  test('a document type that lies elsewhere is not asked for', async () => {
    const xml = wrap(item(TESTS)).replace(
      '<fps',
      '<!DOCTYPE fps PUBLIC "-//x//EN" "http://hustoj.example/fps.dtd"><fps',
    );
    expect((await read(xml)).packages).toHaveLength(1);
  });

  test.each([
    [
      'entities that multiply',
      '<!DOCTYPE fps [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><fps version="1.2"><item><title>&b;</title></item></fps>',
    ],
    [
      'entities that fetch',
      '<!DOCTYPE fps [<!ENTITY a SYSTEM "file:///etc/passwd">]><fps version="1.2"><item><title>&a;</title></item></fps>',
    ],
    ['a file cut off', wrap(item(TESTS)).slice(0, -30)],
    ['a text without end', `<fps version="1.2"><item><title>${'x'.repeat(17 * 1024 * 1024)}</title></item></fps>`],
  ])('%s are refused', async (_name, xml) => {
    const { notes } = await read(xml);
    expect(codesOf(notes, 'error')).toEqual(['notReadable']);
  });
});

test('a real file: elixir', async () => {
  const { packages, format, notes } = await readFixture('elixir.fps.xml');
  expect(format?.id).toBe('fps');
  expect(codesOf(notes, 'error')).toEqual([]);
  expect(new Set(notes.map(({ file }) => file))).toEqual(new Set(['elixir.fps.xml']));
  expect(packages[0]!.judging.limits).toMatchObject({ timeMs: 2000, memoryMb: 256 });
  expect(packages[0]!.cases).toHaveLength(36);
  expect(Object.values(packages[0]!.statements)[0]!.description).toContain('récoltes dépérissent');
});
