import type { Words } from '../words.ts';

/** What distinguishes a judge mode; how it judges is one file of the judge (`apps/judge/src/modes`). */
export interface ModeTraits {
  /** What people call it. */
  words: Words;
  /** Whether a program of the jury decides: it must, it may in place of the comparison, or none does. */
  checker: 'needed' | 'optional' | 'none';
  /** That program talks to the contestant's while both run, and is called an interactor. */
  interacts: boolean;
  /** What contestants hand in: a program, an output for each file of input, or answers to questions. Nothing runs of the latter two. */
  submits: 'program' | 'outputs' | 'answers';
  /** Whether what is handed in is compiled with a grader of the jury: it must be, it may, or nothing is compiled. */
  grader: 'needed' | 'optional' | 'none';
  /** What is set in the problem's editor for this mode alone. */
  fields: readonly ('passLimit' | 'protocolChecker')[];
}

const PLAIN = { checker: 'none', interacts: false, submits: 'program', grader: 'optional', fields: [] } as const;

/** Every judge mode, in the order of the editor. The first three are the words of the wire everywhere (EDIT-7). */
export const MODE_TRAITS = {
  default: { ...PLAIN, words: { zh: '标准比较', en: 'Compare' } },
  spj: { ...PLAIN, words: { zh: 'SPJ', en: 'Special judge' }, checker: 'needed' },
  interactive: {
    ...PLAIN,
    words: { zh: '交互题', en: 'Interactive' },
    checker: 'needed',
    interacts: true,
    fields: ['protocolChecker'],
  },
  submit_answer: {
    ...PLAIN,
    words: { zh: '提交答案', en: 'Submit answers' },
    checker: 'optional',
    submits: 'outputs',
    grader: 'none',
  },
  multi_pass: { ...PLAIN, words: { zh: '多轮运行', en: 'Multi-pass' }, checker: 'needed', fields: ['passLimit'] },
  grader: { ...PLAIN, words: { zh: '函数题', en: 'Function' }, checker: 'optional', grader: 'needed' },
  objective: { ...PLAIN, words: { zh: '客观题', en: 'Objective' }, submits: 'answers', grader: 'none' },
} as const satisfies Record<string, ModeTraits>;

export type JudgeMode = keyof typeof MODE_TRAITS;
export const JUDGE_MODES = Object.keys(MODE_TRAITS) as readonly JudgeMode[];

/** The language of what is no program, whatever the problem allows. */
export const ANSWER_LANGUAGE = 'Text';

/** The traits of a mode as it is stored. */
export const traitsOf = (mode: string): ModeTraits => MODE_TRAITS[mode as JudgeMode];

/** What people call the modes. */
export const JUDGE_MODE_TEXT = Object.fromEntries(JUDGE_MODES.map((mode) => [mode, MODE_TRAITS[mode].words])) as {
  [Mode in JudgeMode]: (typeof MODE_TRAITS)[Mode]['words'];
};
