import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { Failure } from '@assay/contract/failure.ts';
import { type CaseMode, PROBLEM_TYPE, type Subtask } from '@assay/contract/problems/problem.ts';
import { refuseQuestions } from '../questions/refuse-questions.ts';
import { refuseMode } from './refuse-mode.ts';
import { refuseSubtasks, sharesPoints } from './refuse-subtasks.ts';

/** Case modes by problem type (EDIT-7). */
export const CASE_MODES_OF: Record<number, readonly CaseMode[]> = {
  [PROBLEM_TYPE.acm]: ['default', 'ergodic_without_error'],
  [PROBLEM_TYPE.oi]: ['default', 'subtask_lowest', 'subtask_average', 'subtasks'],
};

/** Whether the cases of this mode belong to groups. */
export const isGroupedMode = (mode: string | null) =>
  mode === 'subtask_lowest' || mode === 'subtask_average' || mode === 'subtasks';

interface CaseSettings {
  score?: number | null | undefined;
  groupNum?: number | null | undefined;
}

/** Points and groups as the problem's type and case mode ask for them. Cases that share those of a subtask need none. */
function refuseCaseSettings(
  { type, judgeCaseMode: mode }: ProblemSave['problem'],
  cases: readonly CaseSettings[],
  subtasks: readonly Subtask[],
): Failure | null {
  const sharing = new Set(mode === 'subtasks' ? subtasks.filter(sharesPoints).map((one) => one.num) : []);
  for (const [at, { score, groupNum }] of cases.entries()) {
    const index = at + 1;
    const needsScore = type === PROBLEM_TYPE.oi && !sharing.has(groupNum ?? 0);
    if (needsScore && !isAtLeast(score, 0)) return new Failure('problem.scoreNeeded', { index });
    if (isGroupedMode(mode) && !isAtLeast(groupNum, 1)) return new Failure('problem.groupNeeded', { index });
  }
  return null;
}

const isAtLeast = (value: number | null | undefined, min: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min;

function refuseCases({ problem, cases, subtasks = [] }: ProblemSave): Failure | null {
  if (cases.from === 'keep') {
    return cases.scores ? refuseCaseSettings(problem, cases.scores, subtasks) : null;
  }
  if (cases.from === 'questions') return refuseQuestions(cases);
  if (cases.samples.length === 0) return new Failure('problem.noData');
  if (cases.from === 'manual') {
    const empty = cases.samples.findIndex(({ input, output }) => input === '' && output === '');
    if (empty >= 0) return new Failure('problem.caseEmpty', { index: empty + 1 });
  }
  return refuseCaseSettings(problem, cases.samples, subtasks);
}

/**
 * Why a problem may not be saved like this, or null (EDIT-3).
 * The shape of the call has already refused blank titles and descriptions, bad file names and figures out of bounds.
 */
export function refuseProblem(save: ProblemSave): Failure | null {
  const { problem, tags, languages, codeTemplates } = save;
  const ofMode = refuseMode(save);
  if (ofMode) return ofMode;
  if (!CASE_MODES_OF[problem.type]?.includes(problem.judgeCaseMode)) {
    return new Failure('problem.caseModeMismatch', { mode: problem.judgeCaseMode });
  }
  if (problem.isFileIO && !(problem.ioReadFileName && problem.ioWriteFileName)) {
    return new Failure('problem.fileNamesNeeded');
  }
  if (languages.length === 0) return new Failure('problem.languageNeeded');
  const emptyTemplate = codeTemplates.find(({ code, status }) => status && code.trim() === '');
  if (emptyTemplate) return new Failure('problem.templateEmpty', { language: emptyTemplate.language });
  const twice = tags.find((tag, at) => tags.indexOf(tag) !== at);
  if (twice !== undefined) return new Failure('problem.tagTwice', { tag: twice });
  const ofSubtasks = problem.judgeCaseMode === 'subtasks' && save.subtasks ? refuseSubtasks(save.subtasks) : null;
  return ofSubtasks ?? refuseCases(save);
}
