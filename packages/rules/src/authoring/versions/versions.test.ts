import type { JudgeCase } from '@assay/contract/judging/jobs.ts';
import { expect, test } from 'vitest';
import { changedParts, type EditedState, judgedSince, partsOf, stateOf, type VersionHashes } from './content.ts';
import { caseChanges, fieldChanges } from './difference.ts';
import { versionsKept } from './kept.ts';

const text = { title: 'Sum', description: 'Add', input: 'a b', output: 'a + b', hint: '' };
const state = (more: { problem?: object } & Partial<Omit<EditedState, 'problem'>> = {}): EditedState => ({
  tags: [1],
  languages: ['C'],
  codeTemplates: [],
  questions: null,
  solutions: [],
  ...more,
  problem: {
    problemId: 'P1',
    texts: { zh: null, en: text },
    source: '',
    type: 0,
    difficulty: 1,
    timeLimit: 1000,
    memoryLimit: 256,
    stackLimit: 128,
    examples: [],
    judgeMode: 'default',
    judgeCaseMode: 'default',
    isRemoveEndBlank: true,
    openCaseResult: true,
    codeShare: true,
    isFileIO: false,
    ioReadFileName: null,
    ioWriteFileName: null,
    userExtraFile: [],
    judgeExtraFile: [],
    ...more.problem,
  } as EditedState['problem'],
});

test('EDIT-12: what is taken apart is put together again', () => {
  const whole = state({ solutions: [] });
  expect(stateOf(partsOf(whole))).toEqual(whole);
});

const version = (number: number, parts: string, dataVersion: number | null = 1): VersionHashes => ({
  number,
  parts: Object.fromEntries(parts.split(' ').map((one) => one.split('='))),
  dataVersion,
});

test.each<[sentence: string, before: VersionHashes | null, after: VersionHashes, changed: string[]]>([
  ['the first has all it has', null, version(1, 'statement=a'), ['statement', 'data']],
  ['what has another hash changed', version(1, 'statement=a tags=b'), version(2, 'statement=c tags=b'), ['statement']],
  ['so did test data of another row', version(1, 'tags=b'), version(2, 'tags=b', 2), ['data']],
  ['a part that only one of them has changed', version(1, 'tags=b'), version(2, 'tags=b solutions=c'), ['solutions']],
])('EDIT-12: %s', (_sentence, before, after, changed) => {
  expect(changedParts(before, after)).toEqual(changed);
});

test.each<[sentence: string, versions: VersionHashes[], since: number]>([
  ['nothing saved, nothing judged', [], 0],
  ['the first, where only texts changed', [version(2, 'statement=b limits=a'), version(1, 'statement=a limits=a')], 1],
  ['the one that changed a limit', [version(2, 'limits=b'), version(1, 'limits=a')], 2],
  [
    'not a later one with other words',
    [version(3, 'limits=b tags=c'), version(2, 'limits=b tags=b'), version(1, 'limits=a tags=b')],
    2,
  ],
  ['the one that changed test data', [version(2, 'limits=a', 2), version(1, 'limits=a', 1)], 2],
])('EDIT-15: results are the same since %s', (_sentence, versions, since) => {
  expect(judgedSince(versions)).toBe(since);
});

test('EDIT-13: values that differ are told with the path to them, items of lists by their names', () => {
  const before = partsOf(
    state({
      problem: {
        judgeExtraFile: [
          { name: 'a.h', content: '1' },
          { name: 'b.h', content: '2' },
        ],
      },
    }),
  );
  const after = partsOf(
    state({
      tags: [1, 2],
      problem: {
        timeLimit: 2000,
        judgeExtraFile: [{ name: 'b.h', content: '3' }],
        texts: { zh: null, en: { ...text, hint: 'x' } },
      },
    }),
  );
  expect(fieldChanges(before, after)).toEqual([
    { part: 'statement', path: ['texts', 'en', 'hint'], before: '', after: 'x' },
    { part: 'limits', path: ['timeLimit'], before: '1000', after: '2000' },
    { part: 'programs', path: ['judgeExtraFile', 'a.h', 'name'], before: 'a.h', after: null },
    { part: 'programs', path: ['judgeExtraFile', 'a.h', 'content'], before: '1', after: null },
    { part: 'programs', path: ['judgeExtraFile', 'b.h', 'content'], before: '2', after: '3' },
    { part: 'tags', path: ['2'], before: null, after: '2' },
  ]);
  expect(fieldChanges(before, before)).toEqual([]);
});

test('EDIT-13: cases differ by their files, or by what is said of them', () => {
  const one = (name: string, hash: string, more: Partial<JudgeCase> = {}): JudgeCase => ({
    index: 1,
    inputName: name,
    outputName: 'out',
    input: { hash, bytes: 2 },
    output: { hash: 'o', bytes: 1 },
    score: 0,
    groupNum: 1,
    ...more,
  });
  const before = [one('1.in', 'a'), one('2.in', 'b'), one('3.in', 'c'), one('4.in', 'd')];
  const after = [one('1.in', 'a'), one('2.in', 'x'), one('3.in', 'c', { score: 5 }), one('5.in', 'd')];
  expect(caseChanges(before, after)).toEqual([
    { name: '2.in', change: 'files', before: 3, after: 3 },
    { name: '3.in', change: 'settings', before: 3, after: 3 },
    { name: '5.in', change: 'added', before: null, after: 3 },
    { name: '4.in', change: 'removed', before: 3, after: null },
  ]);
});

test('EDIT-16: of problems that are not of the site fewer versions are kept', () => {
  expect(versionsKept('person')).toBeLessThan(versionsKept('site'));
});
