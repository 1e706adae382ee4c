import { type CaseMode, PROBLEM_TYPE, type Subtask } from '@assay/contract/problems/problem.ts';
import { evenScores } from '@assay/rules/authoring/even-scores.ts';
import { sharesPoints } from '@assay/rules/authoring/refuse-subtasks.ts';
import { figureOf, guessGroups, isGroup, isScore } from './case-settings.ts';
import {
  type CaseSettings,
  type CasesForm,
  isGrouped,
  nextKey,
  type ProblemForm,
  type SubtaskForm,
  settingsOf,
  withCaseSettings,
} from './problem-form.ts';

/** Numbers as typed: `1, 2` or `1 2`. */
export const numbersOf = (text: string): number[] =>
  text
    .split(/[\s,，、;]+/)
    .filter((part) => part !== '')
    .map(Number);

const isNumbers = (text: string) => numbersOf(text).every((num) => Number.isInteger(num) && num >= 1);

/** What is wrong with a row of its own, by field. */
export const wrongFields = ({ num, score, dependsOn }: SubtaskForm): ('num' | 'score' | 'dependsOn')[] => [
  ...(isGroup(num) ? [] : (['num'] as const)),
  ...(isScore(score) ? [] : (['score'] as const)),
  ...(isNumbers(dependsOn) ? [] : (['dependsOn'] as const)),
];

/** Subtasks as they are saved. */
export const subtasksToSend = (rows: readonly SubtaskForm[]): Subtask[] =>
  rows.map(({ num, score, rule, dependsOn }) => ({
    num: figureOf(num) ?? 0,
    score: figureOf(score) ?? 0,
    rule,
    dependsOn: numbersOf(dependsOn),
  }));

/** Points that a case has from its subtask, so that it needs none of its own; null where it needs some. */
export function sharedScore(
  mode: CaseMode,
  rows: readonly SubtaskForm[],
  { groupNum }: Pick<CaseSettings, 'groupNum'>,
): string | null {
  if (mode !== 'subtasks' || groupNum.trim() === '') return null;
  const own = rows.find((row) => Number(row.num) === Number(groupNum));
  return own && sharesPoints(own) ? own.score : null;
}

const groupsIn = (cases: CasesForm) =>
  [...new Set(settingsOf(cases).flatMap(({ groupNum }) => (isGroup(groupNum) ? [Number(groupNum)] : [])))].sort(
    (a, b) => a - b,
  );

/** The case mode `subtasks`: one for each group of the cases, scored as until now, unless there are some already. */
export function withOwnSubtasks(form: ProblemForm): ProblemForm {
  const before = form.judgeCaseMode;
  const cases = isGrouped(before) ? form.cases : guessGroups(form.cases, 'subtasks');
  const next: ProblemForm = { ...form, judgeCaseMode: 'subtasks', cases };
  if (form.subtasks.length > 0) return next;
  const nums = groupsIn(cases);
  const even = evenScores(Math.max(nums.length, 1));
  const pointsOf = (num: number, at: number) =>
    before === 'subtask_lowest'
      ? (settingsOf(cases).find(({ groupNum }) => Number(groupNum) === num)?.score ?? '')
      : String(even[at]);
  const subtasks = nums.map(
    (num, at): SubtaskForm => ({
      key: nextKey(),
      num: String(num),
      score: pointsOf(num, at),
      rule: before === 'subtask_average' ? 'average' : 'min',
      dependsOn: '',
    }),
  );
  return { ...next, subtasks };
}

/** A subtask for the next number. */
export function newSubtask(rows: readonly SubtaskForm[]): SubtaskForm {
  const last = Math.max(0, ...rows.map(({ num }) => (isGroup(num) ? Number(num) : 0)));
  return { key: nextKey(), num: String(last + 1), score: '', rule: 'min', dependsOn: '' };
}

/** Shares 100 points over the subtasks, and those of a sum over its cases; what is left goes to the last ones. */
export function splitOverSubtasks(form: ProblemForm): ProblemForm {
  if (form.type !== PROBLEM_TYPE.oi || form.subtasks.length === 0) return form;
  const even = evenScores(form.subtasks.length);
  const subtasks = form.subtasks.map((row, at) => ({ ...row, score: String(even[at]) }));
  return { ...form, subtasks, cases: spreadSums(form.cases, subtasks) };
}

/** Shares the points of every subtask by the sum over its cases. */
export function spreadSums(cases: CasesForm, subtasks: readonly SubtaskForm[]): CasesForm {
  const rows = settingsOf(cases);
  const score = new Map<number, number>();
  for (const { num, rule, score: points } of subtasks) {
    if (rule !== 'sum' || !isScore(points)) continue;
    const own = rows.flatMap(({ groupNum }, at) => (Number(groupNum) === Number(num) ? [at] : []));
    const each = Math.floor(Number(points) / Math.max(own.length, 1));
    const more = own.length - (Number(points) - each * own.length);
    own.forEach((at, place) => {
      score.set(at, place < more ? each : each + 1);
    });
  }
  return withCaseSettings(cases, (settings, at) =>
    score.has(at) ? { ...settings, score: String(score.get(at)) } : settings,
  );
}
