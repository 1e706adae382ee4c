import { atcoder as simulated } from '@assay/remote-simulators/atcoder/atcoder.ts';
import { type Simulator, startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSiteClient } from '../client/client.ts';
import { readLimits } from './problem.ts';
import { atcoder } from './site.ts';
import { readLabel } from './submission.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator(simulated);
});
afterAll(() => simulator.close());
beforeEach(() => simulator.faults.clear());
const open = () => {
  const { origin } = simulator;
  return createSiteClient({ ...atcoder, origin, hosts: [], inside: [new URL(origin).host], timeoutMs: 2_000 });
};

test.each([
  ['WJ', 5],
  ['WR', 5],
  ['Judging', 7],
  ['3/36', 7],
  ['3/36 WA', 7],
  ['AC', 0],
  ['WA', -1],
  ['TLE', 1],
  ['MLE', 2],
  ['RE', 3],
  ['OLE', 3],
  ['QLE', 3],
  ['CE', -2],
  ['IE', 4],
  ['Waiting for Judging', 5],
  ['Waiting for Re-judging', 5],
  ['Accepted', 0],
  ['Compilation Error', -2],
  ['Internal Error', 4],
  ['HOLD', null],
  ['3/36 ', 7],
])('“%s” is %s', (words, status) => expect(readLabel(words.trim())).toBe(status));

test('languages are those of October 2025', () => {
  expect(atcoder.languages.map(({ id }) => id)).toEqual(
    '6017 6116 6054 6014 6082 6083 6056 6062 6088 6051 6015 6059 6102 6087 6077 6090 6095'.split(' '),
  );
});

test.each([
  ['abc001_a', 'abc001/abc001_a'],
  ['ABC001_A', 'abc001/abc001_a'],
  ['abc042/arc058_a', 'abc042/arc058_a'],
  ['tessoku_book_a', 'tessoku-book/tessoku_book_a'],
  ['abc003_4', 'abc003/abc003_4'],
  ['abc001', null],
  ['../abc001_a', null],
  ['a/b/c_d', null],
])('%s as an id', (text, key) => {
  expect(atcoder.keyOf(text)).toBe(key);
  if (key) expect(atcoder.nameOf!(key)).toBe(key.split('/')[1]);
});

test.each([
  ['Time Limit: 2 sec / Memory Limit: 1024 MiB', { timeMs: 2000, memoryKb: 1_048_576 }],
  ['Time Limit: 1.5 sec / Memory Limit: 256 MB', { timeMs: 1500, memoryKb: 262_144 }],
  ['実行時間制限: 525 msec / メモリ制限: 64 MB', { timeMs: 525, memoryKb: 65_536 }],
  ['no limits', null],
])('limits of %s', (text, limits) => expect(readLimits(text)).toEqual(limits));

test.each([
  ['60000005', '60000005'],
  ['https://atcoder.jp/contests/abc001/submissions/60000005?lang=en', '60000005'],
  ['https://atcoder.jp/contests/abc001/submissions/me', null],
])('%s names a submission', (text, id) => expect(atcoder.byPerson!.runIdOf(text)).toBe(id));

describe('tasks', () => {
  test('English where there is any, formulas, how input looks, samples with what explains them', async () => {
    const problem = await atcoder.readProblem(open(), 'abc001/abc001_a');
    expect(problem).toMatchObject({ timeMs: 2000, memoryKb: 1_048_576, warnings: [] });
    expect(problem.texts.en!.title).toBe('Sum');
    expect(problem.texts.en!.description).toContain('Given $A_i$ for \\$5, find $A < B$.');
    expect(problem.texts.en!.description).toMatch(/### Constraints\n\n[-*] +\$1 \\le A\$/);
    expect(problem.texts.en!.input).toMatch(/^\$A\$ \$B\$\s*(\\|<br>| {2})?\n?\$C\$$/);
    expect(problem.samples).toEqual([
      { input: '1 2\n3\n', output: '6\n' },
      { input: '$1\n', output: '1\n' },
    ]);
    expect(problem.texts.en!.hint).toContain('The $sum$.');
    expect(problem.pictures).toEqual([`${simulator.origin}/img/a.png`]);
  });

  test('Japanese where there is nothing else, a task of another contest', async () => {
    const problem = await atcoder.readProblem(open(), 'abc042/arc058_a');
    expect(problem).toMatchObject({ timeMs: 525, texts: { en: { title: 'Haiku', input: '$N$' } } });
    expect(problem.samples).toEqual([{ input: '1\n', output: '2\n' }]);
  });

  test('old ones, whose formulas have tags and whose headings stand beside', async () => {
    const problem = await atcoder.readProblem(open(), 'abc003/abc003_4');
    expect(problem.texts.en).toMatchObject({ description: 'A $x_{1}^{2}$.', input: '$x_{1}$', output: 'y' });
    expect(problem.samples).toEqual([{ input: '4\n', output: '5\n' }]);
  });

  test('what is interactive', async () => {
    const problem = await atcoder.readProblem(open(), 'tessoku-book/tessoku_book_a');
    expect(problem.warnings).toEqual(['noSamples', 'interactive']);
  });

  test.each([
    ['abc001/abc001_z', null, 'missing'],
    ['abc001/abc001_a', 'captcha', 'blocked'],
    ['abc001/abc001_a', 'changedMarkup', 'unknownPage'],
    ['abc001/abc001_a', 'redirectInside', 'unknownPage'],
    ['abc001/abc001_a', 'http503', 'unreachable'],
  ] as const)('%s with %s is %s', async (key, kind, trouble) => {
    if (kind) simulator.faults.add([{ kind }]);
    await expect(atcoder.readProblem(open(), key)).rejects.toMatchObject({ kind: trouble });
  });

  test('wrong limits are said; a script does not come along', async () => {
    simulator.faults.add([{ kind: 'wrongLimits' }, { kind: 'evilHtml' }]);
    const problem = await atcoder.readProblem(open(), 'abc001/abc001_a');
    expect(problem.warnings).toEqual(['noLimits']);
    expect(JSON.stringify(problem.texts)).not.toMatch(/alert\(1\)|onclick|<script/);
  });
});

describe('submissions of people', () => {
  const add = (directive: string, key = 'abc001/abc001_a') => {
    const source = `// @sim ${directive}\nint main() {}\n`;
    return String(simulator.world.add({ handle: 'alice', key, language: '6017', source, length: source.length }).id);
  };
  const find = (id: string, key = 'abc001/abc001_a') => atcoder.byPerson!.findRun(open(), { id, key, handle: 'alice' });

  test('are seen with their source as they wait, run, and are over', async () => {
    const id = add('verdict=WA queue=2 compile=0 run=10 cases=10');
    expect(await find(id)).toMatchObject({ id, key: 'abc001/abc001_a', handle: 'alice', status: 5 });
    expect((await find(id))!.source).toContain('int main() {}');
    simulator.world.advance(10_000);
    expect(await find(id)).toMatchObject({ status: 7, raw: '8/10 WA', test: 8 });
    simulator.world.advance(60_000);
    const runs = [{ id, key: 'abc001/abc001_a', handle: 'alice' }];
    expect(await atcoder.follow(open(), 'alice', runs)).toMatchObject([{ id, status: -1, timeMs: 15, memoryKb: 1808 }]);
    expect(await find('1')).toBeNull();
  });

  test('what its compiler said', async () => {
    const id = add('verdict=CE');
    simulator.world.advance(60_000);
    const run = { id, key: 'abc001/abc001_a', handle: 'alice' };
    expect(await find(id)).toMatchObject({ status: -2, timeMs: null });
    expect(await atcoder.readCompileError!(open(), run)).toContain("'x' was not declared in <this> scope");
  });

  test('are not seen while their contest runs', async () => {
    expect(await find(add('verdict=AC', 'abc999/abc999_a'), 'abc999/abc999_a')).toBeNull();
  });

  test('a profile proves whose a user name is', async () => {
    simulator.world.account('alice')!.profile = 'assay-word';
    expect(await atcoder.byPerson!.readProfile(open(), 'alice')).toBe('assay-word');
    await expect(atcoder.byPerson!.readProfile(open(), 'nobody')).rejects.toMatchObject({ kind: 'missing' });
  });
});
