import { problemSave } from '@assay/contract/authoring/editor.ts';
import { describe, expect, it } from 'vitest';
import { setLang } from '../../../lib/lang.ts';
import {
  blankForm,
  editableCases,
  formOf,
  type LoadedCases,
  type LoadedProblem,
  NO_QUESTIONS,
  newCase,
  type ProblemForm,
  withCaseSettings,
} from './problem-form.ts';
import { refuseForm } from './refuse-form.ts';
import { saveOf } from './save-of.ts';
import { countErrors } from './sections.ts';

const STATEMENT = { title: 'Sum', description: '', input: 'Two numbers.', output: 'Their sum.', hint: '' };

const form = (given: Partial<ProblemForm> = {}): ProblemForm => ({
  ...blankForm(['C', 'Java'], 1),
  problemId: ' sum-1 ',
  en: STATEMENT,
  cases: { from: 'manual', stored: null, questions: NO_QUESTIONS, manual: [newCase('1 2', '3')], upload: null },
  ...given,
});
const withArguments = (checkerArguments: string) => ({
  ...form().cases,
  manual: [newCase('1 2', '3', { checkerArguments })],
});
const NONE = { timeMs: null, memoryMb: null, checkerArguments: null };
const file = (name: string, content: string) => ({ key: 0, name, content });

const LOADED: LoadedProblem = {
  id: 5,
  version: 3,
  problem: { ...saveOf(form()).problem, problemId: 'SUM-1', type: 1 },
  tags: [1],
  languages: ['C'],
  codeTemplates: [{ language: 'C', code: 'int main;', status: false }],
  author: 'ada',
  questions: null,
};
const CASE = {
  index: 1,
  inputName: '1.in',
  outputName: '1.out',
  inputBytes: 3,
  outputBytes: 1,
  cut: false,
  checkerArguments: null,
};
const CASES: LoadedCases = {
  version: 1,
  isUploadCase: false,
  cases: [{ ...CASE, input: '1 2', output: '3', score: 100, groupNum: 1, timeMs: null, memoryMb: null }],
  subtasks: [],
};

describe('what a form sends', () => {
  it('fits the call and means what was typed', () => {
    const save = problemSave.parse(saveOf(form()));
    expect(save.problem).toMatchObject({
      problemId: 'SUM-1',
      texts: { zh: null, en: STATEMENT },
      ioReadFileName: null,
    });
    expect(save.cases).toEqual({
      from: 'manual',
      samples: [{ input: '1 2', output: '3', score: null, groupNum: null, ...NONE }],
    });
  });

  it('leaves blank samples out', () => {
    expect(saveOf(form()).problem.examples).toEqual([]);
  });

  it('keeps stored cases with their points where these count, and untouched where not', () => {
    const oi = formOf(LOADED, CASES);
    expect(saveOf(oi).cases).toEqual({
      from: 'keep',
      scores: [{ score: 100, groupNum: null, ...NONE }],
    });
    expect(saveOf({ ...oi, type: 0 }).cases).toEqual({ from: 'keep' });
  });

  it('sends uploaded cases by name with their points and groups', () => {
    const row = {
      input: 'a.in',
      output: 'a.out',
      inputBytes: 1,
      outputBytes: 1,
      warnings: [],
      score: '100',
      groupNum: '2',
      timeMs: '2500',
      memoryMb: '',
      checkerArguments: '--eps 1',
    };
    const cases = {
      from: 'upload' as const,
      stored: null,
      questions: NO_QUESTIONS,
      manual: [],
      upload: { key: 'k', fileName: 'a.zip', rows: [row], unpaired: [], ignored: [], first: null },
    };
    expect(saveOf(form({ type: 1, judgeCaseMode: 'subtask_lowest', cases })).cases).toEqual({
      from: 'upload',
      uploadKey: 'k',
      samples: [
        {
          input: 'a.in',
          output: 'a.out',
          score: 100,
          groupNum: 2,
          timeMs: 2500,
          memoryMb: null,
          checkerArguments: ['--eps', '1'],
        },
      ],
    });
  });

  it('gives back a loaded problem unchanged', () => {
    const save = saveOf(formOf(LOADED, CASES));
    expect(save.problem).toEqual(LOADED.problem);
    expect([save.tags, save.languages, save.codeTemplates]).toEqual([
      LOADED.tags,
      LOADED.languages,
      LOADED.codeTemplates,
    ]);
  });
});

describe('stored cases to edit by hand', () => {
  it('are there only with their whole texts', () => {
    const whole = formOf(LOADED, CASES).cases.stored!;
    expect(editableCases(whole)).toMatchObject([{ input: '1 2', output: '3', score: '100' }]);
    expect(editableCases({ ...whole, texts: [{ input: '1', output: '', cut: true }] })).toBeNull();
  });

  it('keep the arguments that a package gave them', () => {
    const [given] = CASES.cases;
    const loaded = formOf(LOADED, { ...CASES, cases: [{ ...given!, checkerArguments: ['--eps', '1'] }] });
    expect(saveOf({ ...loaded, type: 0 }).cases).toEqual({
      from: 'keep',
      scores: [{ ...NONE, checkerArguments: ['--eps', '1'] }],
    });
    const manual = editableCases(loaded.cases.stored!)!;
    expect(saveOf({ ...loaded, cases: { ...loaded.cases, from: 'manual', manual } }).cases).toMatchObject({
      samples: [{ input: '1 2', checkerArguments: ['--eps', '1'] }],
    });
  });
});

describe('arguments of stored cases', () => {
  const [given] = CASES.cases;
  const saved = (before: string[] | null, typed: string) => {
    const loaded = formOf(LOADED, { ...CASES, cases: [{ ...given!, checkerArguments: before }] });
    const cases = withCaseSettings(loaded.cases, (settings) => ({ ...settings, checkerArguments: typed }));
    return saveOf({ ...loaded, type: 0, cases }).cases;
  };

  it.each<[what: string, before: string[] | null, typed: string, now: string[] | null]>([
    ['given to one that had none', null, '--eps "a b"', ['--eps', 'a b']],
    ['changed', ['--eps'], '--delta', ['--delta']],
    ['taken away, so that those of the problem hold', ['--eps'], ' ', null],
    ['taken away, so that there are none', ['--eps'], '""', []],
  ])('%s', (_what, before, typed, now) =>
    expect(saved(before, typed)).toEqual({ from: 'keep', scores: [{ ...NONE, checkerArguments: now }] }),
  );

  it('left as they are where there never were any', () => expect(saved(null, '')).toEqual({ from: 'keep' }));
});

describe('refusals', () => {
  setLang('en');
  it.each<[string, Partial<ProblemForm>, string[]]>([
    ['nothing', {}, []],
    ['display id', { problemId: ' ' }, ['problem.problemId']],
    ['display id with a space', { problemId: 'A B' }, ['problem.problemId']],
    [
      'no statement',
      { en: blankForm([], 1).en },
      ['problem.texts', 'problem.texts.zh.title', 'problem.texts.zh.input', 'problem.texts.zh.output'],
    ],
    ['half a second statement', { zh: { ...STATEMENT, output: ' ' } }, ['problem.texts.zh.output']],
    [
      'limits out of bounds',
      { timeLimit: 0, memoryLimit: '', stackLimit: 1.5 },
      ['problem.timeLimit', 'problem.memoryLimit', 'problem.stackLimit'],
    ],
    ['file names', { isFileIO: true, ioWriteFileName: 'a/b' }, ['problem.ioReadFileName', 'problem.ioWriteFileName']],
    [
      'an enabled empty template',
      { codeTemplates: [{ language: 'C', code: '', status: true }] },
      ['codeTemplates.0.code'],
    ],
    ['a disabled empty template', { codeTemplates: [{ language: 'C', code: '', status: false }] }, []],
    [
      'an extra file given twice, one empty',
      { userExtraFile: [file('a.h', 'x'), file('a.h', ' ')] },
      ['problem.userExtraFile.1.name', 'problem.userExtraFile.1.content'],
    ],
    ['no language', { languages: [] }, ['languages']],
    [
      'no upload',
      { cases: { from: 'upload', stored: null, questions: NO_QUESTIONS, manual: [], upload: null } },
      ['cases'],
    ],
    ['arguments with an open quote', { cases: withArguments('"a') }, ['cases.samples.0.checkerArguments']],
    ['too many arguments', { cases: withArguments('a '.repeat(31)) }, ['cases.samples.0.checkerArguments']],
    ['an argument that is too long', { cases: withArguments('a'.repeat(201)) }, ['cases.samples.0.checkerArguments']],
    ['as many arguments as there may be', { cases: withArguments(`${'a'.repeat(200)} `.repeat(30)) }, []],
    ['an empty case', { cases: { ...form().cases, manual: [newCase()] } }, ['cases.samples.0.input']],
    ['OI without points', { type: 1 }, ['cases.samples.0.score']],
    [
      'subtasks without groups',
      {
        type: 1,
        judgeCaseMode: 'subtask_lowest',
        cases: { ...form().cases, manual: [newCase('1', '', { score: '9', groupNum: '' })] },
      },
      ['cases.samples.0.groupNum'],
    ],
    [
      'a mode of the other type',
      {
        judgeCaseMode: 'subtask_lowest',
        cases: { ...form().cases, manual: [newCase('1', '', { score: '', groupNum: '1' })] },
      },
      ['problem.judgeCaseMode'],
    ],
    ['a mode without its program', { judgeMode: 'interactive' }, ['problem.checker.code']],
  ])('%s', (_name, given, paths) => {
    expect(Object.keys(refuseForm(form(given)))).toEqual(paths);
  });

  it('are counted by card', () => {
    const counts = countErrors(refuseForm(form({ problemId: '', languages: [], timeLimit: '' })));
    expect(counts).toMatchObject({ basics: 1, limits: 1, data: 0 });
    expect(countErrors({ languages: 'x', 'cases.samples.0.score': 'x', cases: 'x' })).toMatchObject({
      basics: 1,
      data: 2,
    });
  });
});
