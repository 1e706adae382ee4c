import { startSimulator } from '@assay/remote-simulators/core/simulator.ts';
import { spoj as simulated } from '@assay/remote-simulators/spoj/spoj.ts';
import { describe, expect, test } from 'vitest';
import { createSiteClient } from '../client/client.ts';
import { readSamples } from './problem.ts';
import { spoj } from './site.ts';
import { readResult } from './status.ts';

test.each([
  ['0', false, 'waiting..', 5],
  ['1', false, 'compiling..', 6],
  ['3', false, 'running.. 12', 7],
  ['15', true, 'accepted', 0],
  ['14', true, 'wrong answer', -1],
  ['13', true, 'time limit exceeded', 1],
  ['12', true, 'runtime error (SIGSEGV)', 3],
  ['12', true, 'runtime error (SIGXFSZ)', 3],
  ['11', true, 'compilation error', -2],
  ['20', true, 'memory limit exceeded', 2],
  ['20', true, 'internal error', 4],
  ['15', true, '57.5', 0],
  ['10', true, '57.5', 8],
  ['99', true, 'judging paused', null],
  ['0', false, 'judging paused', null],
  ['0', false, 'internal error', null],
  ['constructor', true, 'x', null],
])('code %s, over %s, “%s” is %s', (code, isFinal, words, status) =>
  expect(readResult({ code, isFinal, words })).toBe(status),
);

test('languages are keyed by the ids of its form', () => {
  expect(spoj.languages.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '44 C++14 (gcc)',
    '1 C++ (gcc)',
    '41 C++ (g++ 4.3)',
    '82 C++14 (clang)',
    '11 C (gcc)',
    '34 C99 (gcc)',
    '81 C (clang)',
    '10 Java',
    '116 Python 3',
    '126 Python 3 (nbc)',
    '4 Python 2',
    '99 PyPy',
    '114 Go',
    '93 Rust',
    '27 C#',
    '47 Kotlin',
    '22 Pascal (fpc)',
    '2 Pascal (gpc)',
    '3 Perl',
    '29 PHP',
    '17 Ruby',
    '56 Node.js',
    '35 JavaScript (rhino)',
    '112 JavaScript (SMonkey)',
    '39 Scala',
    '21 Haskell',
    '8 OCaml',
    '26 Lua',
    '85 Swift',
    '20 D (gdc)',
    '84 D (ldc)',
    '102 D (dmd)',
    '5 Fortran',
    '28 Bash',
    '62 Text',
  ]);
});

test.each([
  ['TEST', 'TEST'],
  ['prime1', 'PRIME1'],
  ['A-B', null],
  ['../TEST', null],
  ['', null],
])('%s as an id', (text, key) => expect(spoj.keyOf(text)).toBe(key));

test.each([
  [['Input:\n1\n2\n\nOutput:\n3\n'], [{ input: '1\n2\n', output: '3\n' }]],
  [['Sample input:\n1\nSample output:\n3'], [{ input: '1\n', output: '3\n' }]],
  [
    ['1', '2', '3', '4'],
    [
      { input: '1\n', output: '2\n' },
      { input: '3\n', output: '4\n' },
    ],
  ],
  [['1 2 3'], []],
  [[], []],
])('samples of %j', (blocks, samples) => expect(readSamples(blocks)).toEqual(samples));

describe('problems', () => {
  const reading = async (key: string, fault?: 'wrongLimits' | 'evilHtml') => {
    const simulator = await startSimulator(simulated);
    if (fault) simulator.faults.add([{ kind: fault }]);
    try {
      const { origin } = simulator;
      const client = createSiteClient({ ...spoj, origin, hosts: [], inside: [new URL(origin).host] });
      return await spoj.readProblem(client, key);
    } finally {
      await simulator.close();
    }
  };

  test('one block with both, a title with a dash, the larger of two limits', async () => {
    expect(await reading('TEST')).toMatchObject({
      texts: { en: { title: 'Life - and Everything', input: 'Numbers.', output: 'Those before 42.', hint: '' } },
      samples: [{ input: '1\n2\n88\n42\n99\n', output: '1\n2\n88\n' }],
      timeMs: 2500,
      memoryKb: 1536 * 1024,
      tags: ['classical', 'basic'],
      warnings: [],
    });
  });

  test('blocks in turn, a picture, what else it says', async () => {
    const problem = await reading('PRIME1');
    expect(problem.samples).toEqual([{ input: '2\n1 10\n3 5\n', output: '2\n3\n5\n7\n\n3\n5\n' }]);
    expect(problem.texts.en!.hint).toContain('Large input.');
    expect(problem.pictures).toEqual([expect.stringMatching(/\/content\/PRIME1\/p\.png$/)]);
  });

  test('what has no samples or limits says so; a script does not come along', async () => {
    expect((await reading('SCORED')).warnings).toEqual(['noSamples']);
    expect((await reading('TEST', 'wrongLimits')).warnings).toEqual(['noLimits']);
    expect((await reading('TEST', 'evilHtml')).texts.en!.description).not.toMatch(/alert\(1\)|onclick|<script/);
  });
});
