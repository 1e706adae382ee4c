import { describe, expect, test } from 'vitest';
import { emptyPackage } from '../empty-package.ts';
import type { PackageCase, ProblemPackage } from '../problem-package.ts';
import { buildCase } from '../testing/case.ts';
import { codesOf, readPackage, writePackages, zipFiles } from '../testing/packages.ts';
import { domjudge, icpc2025, icpcLegacy } from './icpc.ts';

type Files = Record<string, string>;

const inFolder = (folder: string, ...names: string[]): Files =>
  Object.fromEntries(names.flatMap((name) => ['in', 'ans'].map((kind) => [`data/${folder}/${name}.${kind}`, name])));
const LEGACY: Files = { 'problem.yaml': 'name: X\nvalidation: custom', 'output_validators/v.py': 'exit(42)' };
const NEW: Files = {
  'problem.yaml': 'problem_format_version: 2025-09\nname: {en: X}\nconstants: {eps: 1e-6}',
  'output_validator/v.py': 'exit(42)',
};

async function read(files: Files) {
  const { packages, notes } = await readPackage(await zipFiles(files));
  const problem = packages[0]!;
  const { checker, interactor } = problem.judging;
  const usual = (interactor ?? checker)?.arguments;
  return {
    problem,
    notes,
    usual,
    ofCases: Object.fromEntries(problem.cases.map(({ name, checkerArguments }) => [name, checkerArguments])),
    /** What each case is judged with. */
    called: problem.cases.map(({ name, checkerArguments }) => [name, (checkerArguments ?? usual ?? []).join(' ')]),
  };
}

describe('arguments of the output validator', () => {
  test('that all cases share are those of the validator', async () => {
    const { usual, ofCases, notes } = await read({
      ...LEGACY,
      ...inFolder('secret', '1', '2'),
      'data/secret/testdata.yaml': 'output_validator_flags: --x 1',
    });
    expect([usual, ofCases]).toEqual([['--x', '1'], { 1: null, 2: null }]);
    expect(codesOf(notes)).not.toContain('caseArguments');
  });

  test.each<[string, Files, string[][]]>([
    [
      'legacy: inherited downwards, the innermost folder counts',
      {
        ...LEGACY,
        ...inFolder('sample', '1'),
        ...inFolder('secret/a', '1'),
        ...inFolder('secret/a/deep', '2'),
        ...inFolder('secret/b', '1'),
        'data/testdata.yaml': 'output_validator_flags: --all',
        'data/secret/a/testdata.yaml': 'output_validator_flags: --a 2',
      },
      [
        ['sample-1', '--all'],
        ['a-1', '--a 2'],
        ['a-deep-2', '--a 2'],
        ['b-1', '--all'],
      ],
    ],
    [
      'legacy: validator_flags stand before those of groups',
      {
        ...LEGACY,
        'problem.yaml': 'name: X\nvalidation: custom\nvalidator_flags: --base',
        ...inFolder('secret/a', '1'),
        ...inFolder('secret/b', '1'),
        'data/secret/b/testdata.yaml': 'output_validator_flags: --b',
      },
      [
        ['a-1', '--base'],
        ['b-1', '--base --b'],
      ],
    ],
    [
      'legacy: a map by name gives each validator its own',
      {
        ...LEGACY,
        ...inFolder('secret', '1'),
        'data/testdata.yaml': 'output_validator_flags: {v: --mine, other: --theirs}',
      },
      [['1', '--mine']],
    ],
    [
      '2025-09: of a group, and of a case in its place, constants put in',
      {
        ...NEW,
        ...inFolder('secret/a', '1', '2'),
        ...inFolder('secret/b', '1'),
        'data/secret/test_group.yaml': 'output_validator_args: [--eps, "{{eps}}"]',
        'data/secret/a/test_group.yaml': 'output_validator_args: ["two words"]',
        'data/secret/a/2.yaml': 'output_validator_args: []\ndescription: none',
      },
      [
        ['a-1', 'two words'],
        ['a-2', ''],
        ['b-1', '--eps 1e-6'],
      ],
    ],
  ])('%s', async (_what, files, called) => {
    const found = await read(files);
    expect(codesOf(found.notes, 'error')).toEqual([]);
    expect(found.called).toEqual(called);
  });

  test('are not mixed with those of the submissions, which are told as lost', async () => {
    const { called, notes } = await read({
      ...NEW,
      ...inFolder('secret/a', '1'),
      'data/secret/a/test_group.yaml': 'args: [--fast]\noutput_validator_args: [--x]',
    });
    expect(called).toEqual([['a-1', '--x']]);
    expect(notes.filter(({ code }) => code === 'programArguments')).toMatchObject([{ severity: 'warning' }]);
  });

  test('of an interactor come the same way', async () => {
    const { problem, called } = await read({
      ...LEGACY,
      'problem.yaml': 'name: X\nvalidation: custom interactive',
      ...inFolder('secret/a', '1', '2'),
      ...inFolder('secret/b', '1'),
      'data/secret/b/testdata.yaml': 'output_validator_flags: --slow',
    });
    expect(problem.judging.interactor?.arguments).toEqual([]);
    expect(called.at(-1)).toEqual(['b-1', '--slow']);
  });

  test('of the standard validator are flags per group; unknown ones are told once and left out', async () => {
    const { problem, ofCases, notes } = await read({
      'problem.yaml': 'name: X\nvalidator_flags: case_sensitive',
      ...inFolder('secret/a', '1', '2'),
      ...inFolder('secret/b', '1'),
      'data/secret/b/testdata.yaml': 'output_validator_flags: float_tolerance 1e-4 nonsense',
    });
    expect(problem.judging.comparison).toMatchObject({ by: 'tokens', caseSensitive: true, floatAbsolute: null });
    expect(ofCases).toEqual({
      'a-1': null,
      'a-2': null,
      'b-1': ['case_sensitive', 'float_tolerance', '0.0001'],
    });
    expect(codesOf(notes, 'warning').filter((code) => code === 'badFlag')).toHaveLength(1);
  });

  test('settings of a folder that cannot be read are an error of a pass-fail problem, too', async () => {
    const { notes } = await read({ ...LEGACY, ...inFolder('secret', '1'), 'data/secret/testdata.yaml': 'a: [' });
    expect(codesOf(notes, 'error')).toEqual(['notReadable']);
  });
});

const aCase = (name: string, args: string[] | null, more: Partial<PackageCase> = {}) =>
  buildCase(name, { checkerArguments: args, ...more });

const CASES = [
  aCase('sample-1', null, { isSample: true }),
  aCase('01', null),
  aCase('02', ['--eps', '1']),
  aCase('03', ['--eps', '1'], { description: 'large' }),
  aCase('04', []),
  aCase('05', null),
];

function withArguments(cases: PackageCase[], more: Partial<ProblemPackage> = {}): ProblemPackage {
  const problem = emptyPackage({ format: 'icpc-legacy', uuid: '0b5b0c0e-0000-4000-8000-000000000001' });
  problem.judging.mode = 'spj';
  problem.judging.checker = {
    language: 'Python3',
    name: 'check.py',
    code: 'exit(42)',
    convention: 'icpc',
    arguments: ['--usual'],
    points: 'points',
  };
  problem.judging.limits.timeMs = 1000;
  return { ...problem, key: 'args', titles: { en: 'Args' }, cases, ...more };
}

async function throughFormat(format: typeof icpcLegacy, problem: ProblemPackage) {
  const { content, notes } = await writePackages(format, [problem]);
  const { packages, notes: read } = await readPackage(content);
  expect(codesOf(read, 'error')).toEqual([]);
  const [after] = packages;
  const usual = after!.judging.checker?.arguments ?? [];
  return {
    after: after!,
    notes,
    called: after!.cases.map(({ checkerArguments }) => (checkerArguments ?? usual).join(' ')),
    inputs: await Promise.all(after!.cases.map(({ name }) => name)),
  };
}
const CALLED = ['--usual', '--usual', '--eps 1', '--eps 1', '', '--usual'];

describe('arguments of cases are written', () => {
  test('2025-09: by group and case, under the same names', async () => {
    const { after, called, notes } = await throughFormat(icpc2025, withArguments(CASES));
    expect(called).toEqual(CALLED);
    expect(after.cases.map(({ name, description }) => [name, description])).toEqual(
      CASES.map(({ name, description }) => [name, description]),
    );
    expect(after.judging.checker?.arguments).toEqual(['--usual']);
    expect(codesOf(notes, 'warning')).toEqual(['noAccepted']);
  });

  test.each([icpcLegacy, domjudge])('$id: by folders, in the same order', async (format) => {
    const { called, inputs, notes } = await throughFormat(format, withArguments(CASES));
    expect(called).toEqual(CALLED);
    expect(inputs).toEqual([
      'sample-1',
      'arguments1-01',
      'arguments2-02',
      'arguments2-03',
      'arguments3-04',
      'arguments4-05',
    ]);
    expect(codesOf(notes, 'warning')).toEqual(['noAccepted']);
  });

  test.each([icpcLegacy, icpc2025])('$id: of groups, as settings of the groups', async (format) => {
    const groups = [
      { num: 1, name: 'a', score: 40, rule: 'min' as const, dependsOn: [] },
      { num: 2, name: 'b', score: 60, rule: 'sum' as const, dependsOn: [] },
    ];
    const cases = [
      aCase('a-1', null, { group: 1, score: 40 }),
      aCase('b-1', ['--b'], { group: 2, score: 30 }),
      aCase('b-2', ['--b'], { group: 2, score: 30 }),
    ];
    const { after, called } = await throughFormat(format, withArguments(cases, { scoring: 'oi', groups }));
    expect(called).toEqual(['--usual', '--b', '--b']);
    expect(after.groups).toEqual(groups);
  });

  test('legacy: different ones inside a group are folders of the group, which keeps its points', async () => {
    const groups = [{ num: 1, name: 'a', score: 60, rule: 'sum' as const, dependsOn: [] }];
    const cases = [aCase('a-1', null, { group: 1, score: 30 }), aCase('a-2', ['--b'], { group: 1, score: 30 })];
    const { after, called, notes } = await throughFormat(icpcLegacy, withArguments(cases, { scoring: 'oi', groups }));
    expect(called).toEqual(['--usual', '--b']);
    expect(after.groups).toEqual(groups);
    expect(codesOf(notes, 'warning')).toEqual(['noAccepted']);
    const average = [{ ...groups[0]!, rule: 'average' as const }];
    const averaged = await throughFormat(icpcLegacy, withArguments(cases, { scoring: 'oi', groups: average }));
    expect(codesOf(averaged.notes, 'warning')).toContain('averageOfParts');
  });

  test('legacy: those of single samples are told as lost', async () => {
    const samples = [aCase('sample-1', ['--b'], { isSample: true }), aCase('sample-2', null, { isSample: true })];
    const { notes } = await throughFormat(icpcLegacy, withArguments([...samples, aCase('1', null)]));
    expect(codesOf(notes, 'warning')).toContain('sampleArguments');
  });
});
