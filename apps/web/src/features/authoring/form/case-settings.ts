import { type CaseMode, PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { evenGroupScores, evenScores } from '@assay/rules/authoring/even-scores.ts';
import { ioScore } from '@assay/rules/authoring/io-score.ts';
import { pairFiles } from '@assay/rules/authoring/pair-files.ts';
import {
  type CaseSettings,
  type CasesForm,
  isGrouped,
  type ManualCase,
  newCase,
  type ProblemForm,
  settingsOf,
  withCaseSettings,
} from './problem-form.ts';

/** A number as typed; null for nothing, NaN for what is no number. */
export const figureOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const isWhole = (text: string, min: number) => {
  const figure = figureOf(text);
  return figure !== null && Number.isInteger(figure) && figure >= min;
};
export const isScore = (text: string) => isWhole(text, 0);
export const isGroup = (text: string) => isWhole(text, 1);
/** A limit of a case: none, or a whole number within bounds. */
export const isLimit = (text: string, [min, max]: readonly [number, number]) =>
  text.trim() === '' || (isWhole(text, min) && Number(text) <= max);

/** Shares 100 points over the cases, or in the subtask modes over the groups (EDIT-4). */
export function splitEvenly(cases: CasesForm, mode: CaseMode): CasesForm {
  const rows = settingsOf(cases);
  if (rows.length === 0) return cases;
  const groups = rows.map(({ groupNum }) => (isGroup(groupNum) ? Number(groupNum) : 1));
  const scores = isGrouped(mode) ? evenGroupScores(groups) : evenScores(rows.length);
  return withCaseSettings(cases, (settings, at) => ({ ...settings, score: String(scores[at]) }));
}

/** Group numbers guessed from file names where none tells the cases apart; cases typed by hand start in group 1. */
export function guessGroups(cases: CasesForm, mode: CaseMode): CasesForm {
  const rows = settingsOf(cases);
  if (rows.some(({ groupNum }) => isGroup(groupNum) && Number(groupNum) > 1)) return cases;
  const files = cases.from === 'keep' ? cases.stored?.rows : cases.from === 'upload' ? cases.upload?.rows : [];
  const { pairs } = pairFiles(files?.flatMap(({ input, output }) => [input, output]) ?? [], mode);
  const guessed = new Map(pairs.map(({ input, groupNum }) => [input, groupNum]));
  return withCaseSettings(cases, (settings, at) => ({
    ...settings,
    groupNum: String(guessed.get(rows[at]!.input) ?? 1),
  }));
}

const hasOwnScores = (rows: readonly CaseSettings[]) =>
  rows.every(({ score }) => isScore(score)) && rows.some(({ score }) => Number(score) > 0);

/** Another type: its case mode, and points for cases that have none yet. */
export function withType(form: ProblemForm, type: ProblemForm['type']): ProblemForm {
  if (type === form.type) return form;
  const next: ProblemForm = { ...form, type, judgeCaseMode: 'default' };
  if (type !== PROBLEM_TYPE.oi || hasOwnScores(settingsOf(form.cases))) return next;
  return { ...next, cases: splitEvenly(form.cases, 'default') };
}

/** Another case mode: subtasks get groups, and the points are shared anew when the cases begin or end to be grouped. */
export function withCaseMode(form: ProblemForm, judgeCaseMode: CaseMode): ProblemForm {
  const next = { ...form, judgeCaseMode };
  if (isGrouped(form.judgeCaseMode) === isGrouped(judgeCaseMode)) return next;
  const cases = isGrouped(judgeCaseMode) ? guessGroups(form.cases, judgeCaseMode) : form.cases;
  return { ...next, cases: splitEvenly(cases, judgeCaseMode) };
}

/** Another source of the cases; rows that have no points or groups yet get some where they count. */
export function withSource(form: ProblemForm, from: CasesForm['from']): ProblemForm {
  const cases = { ...form.cases, from };
  if (form.type !== PROBLEM_TYPE.oi || hasOwnScores(settingsOf(cases))) return { ...form, cases };
  const grouped = isGrouped(form.judgeCaseMode) ? guessGroups(cases, form.judgeCaseMode) : cases;
  return { ...form, cases: splitEvenly(grouped, form.judgeCaseMode) };
}

/** The samples of the statement as the cases, until better ones come. */
export function withSamples(form: ProblemForm): ProblemForm {
  const samples = form.examples.filter(({ input, output }) => input.trim() !== '' || output.trim() !== '');
  const manual = samples.map(({ input, output }) => newCase(input, output));
  return withSource({ ...form, cases: { ...form.cases, manual: manual.length > 0 ? manual : [newCase()] } }, 'manual');
}

/** Other cases typed by hand; an even split stays one, while points of the author's own are not touched. */
export function withManual(form: ProblemForm, manual: readonly ManualCase[]): ProblemForm {
  const before = form.cases;
  const cases = { ...before, manual };
  const scores = (each: CasesForm) => settingsOf(each).map(({ score }) => score);
  const wasEven =
    scores(before).every((score) => score === '') ||
    String(scores(before)) === String(scores(splitEvenly(before, form.judgeCaseMode)));
  const isOther = manual.length !== before.manual.length;
  return {
    ...form,
    cases: form.type === PROBLEM_TYPE.oi && isOther && wasEven ? splitEvenly(cases, form.judgeCaseMode) : cases,
  };
}

/** The highest score; null while a score or group is missing. */
export function totalScore({
  type,
  judgeCaseMode,
  cases,
  subtasks,
}: Pick<ProblemForm, 'type' | 'judgeCaseMode' | 'cases' | 'subtasks'>): number | null {
  if (judgeCaseMode === 'subtasks') {
    const points = subtasks.map(({ score }) => score);
    return points.every(isScore) ? points.reduce((sum, score) => sum + Number(score), 0) : null;
  }
  const rows = settingsOf(cases);
  const grouped = isGrouped(judgeCaseMode);
  if (!rows.every(({ score, groupNum }) => isScore(score) && (!grouped || isGroup(groupNum)))) return null;
  return ioScore(
    type,
    judgeCaseMode,
    rows.map(({ score, groupNum }) => ({ score: Number(score), groupNum: Number(groupNum) })),
    [],
  );
}

/** The arguments of the first case of each group (of all, where cases have no groups) for the others of it. */
export function spreadArguments(cases: CasesForm, mode: CaseMode): CasesForm {
  const rows = settingsOf(cases);
  const groupOf = ({ groupNum }: CaseSettings) => (isGrouped(mode) ? groupNum.trim() : '');
  const firstOf = new Map([...rows].reverse().map((row) => [groupOf(row), row.checkerArguments]));
  return withCaseSettings(cases, (settings) => ({
    ...settings,
    checkerArguments: firstOf.get(groupOf(settings)) ?? '',
  }));
}

export type CaseColumn = keyof CaseSettings;

/**
 * Cells copied from a spreadsheet, put in from one cell on to the right and down; what reaches over the last row or column
 * is left out. Null when the text is a single cell, which the browser pastes by itself.
 * @param columns the columns shown, in their order
 */
export function pasteCaseSettings(
  cases: CasesForm,
  from: { row: number; column: CaseColumn },
  text: string,
  columns: readonly CaseColumn[],
): CasesForm | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  if (cells.length === 1 && cells[0]!.length === 1) return null;
  const first = columns.indexOf(from.column);
  return withCaseSettings(cases, (settings, at) => {
    const row = cells[at - from.row] ?? [];
    const pasted = columns
      .slice(first)
      .flatMap((column, index) => (row[index] === undefined ? [] : [[column, row[index]]]));
    return { ...settings, ...(Object.fromEntries(pasted) as Partial<CaseSettings>) };
  });
}
