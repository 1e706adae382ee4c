import type { addProblem, ProblemSave } from '@assay/contract/authoring/editor.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { argumentsOfText } from './argument-words.ts';
import { figureOf } from './case-settings.ts';
import { checkerToSend } from './checker-form.ts';
import {
  type CaseSettings,
  type ExtraFileForm,
  hasArguments,
  hasLimits,
  isBlankStatement,
  isGrouped,
  type ProblemForm,
  type StatementForm,
} from './problem-form.ts';
import { sharedScore, subtasksToSend } from './subtasks.ts';

type Sent = SentOf<typeof addProblem>;

/** What a case may have of its own in place of the problem's. */
const ownToSend = ({ timeMs, memoryMb, checkerArguments }: CaseSettings) => ({
  timeMs: figureOf(timeMs),
  memoryMb: figureOf(memoryMb),
  checkerArguments: argumentsOfText(checkerArguments) ?? null,
});

const caseSettingsToSend = (settings: CaseSettings, { type, judgeCaseMode, subtasks }: ProblemForm) => ({
  score: type === PROBLEM_TYPE.oi ? figureOf(sharedScore(judgeCaseMode, subtasks, settings) ?? settings.score) : null,
  groupNum: isGrouped(judgeCaseMode) ? figureOf(settings.groupNum) : null,
  ...ownToSend(settings),
});

function casesToSend(form: ProblemForm): Sent['cases'] {
  const { from, stored, manual, upload, questions } = form.cases;
  switch (from) {
    case 'keep':
      if (!stored) return { from };
      if (form.type === PROBLEM_TYPE.oi)
        return { from, scores: stored.rows.map((row) => caseSettingsToSend(row, form)) };
      // Where points do not count, the stored ones are left as they are.
      return stored.hadOwn || stored.rows.some((row) => hasLimits(row) || hasArguments(row))
        ? { from, scores: stored.rows.map(ownToSend) }
        : { from };
    case 'manual':
      return {
        from,
        samples: manual.map((row) => ({
          input: row.input,
          output: row.output,
          ...caseSettingsToSend(row, form),
        })),
      };
    case 'upload':
      return {
        from,
        uploadKey: upload?.key ?? '',
        samples: (upload?.rows ?? []).map((row) => ({
          input: row.input,
          output: row.output,
          ...caseSettingsToSend(row, form),
        })),
      };
    case 'questions':
      return { from, ...questions };
  }
}

const statementToSend = (statement: StatementForm) =>
  isBlankStatement(statement) ? null : { ...statement, title: statement.title.trim() };

const filesToSend = (files: readonly ExtraFileForm[]) =>
  files.map(({ name, content }) => ({ name: name.trim(), content }));

/** The save of a form, field by field in the order of its lists, so that paths of refusals fit both. */
export function saveOf(form: ProblemForm): Sent & ProblemSave {
  return {
    problem: {
      problemId: form.problemId.trim(),
      texts: { zh: statementToSend(form.zh), en: statementToSend(form.en) },
      source: form.source.trim(),
      type: form.type,
      auth: form.auth,
      difficulty: form.difficulty,
      timeLimit: Number(form.timeLimit),
      memoryLimit: Number(form.memoryLimit),
      stackLimit: Number(form.stackLimit),
      examples: form.examples
        .filter(({ input, output }) => input.trim() !== '' || output.trim() !== '')
        .map(({ input, output }) => ({ input, output })),
      judgeMode: form.judgeMode,
      judgeCaseMode: form.judgeCaseMode,
      isRemoveEndBlank: form.isRemoveEndBlank,
      openCaseResult: form.openCaseResult,
      codeShare: form.codeShare,
      isFileIO: form.isFileIO,
      ioReadFileName: form.isFileIO ? form.ioReadFileName.trim() : null,
      ioWriteFileName: form.isFileIO ? form.ioWriteFileName.trim() : null,
      userExtraFile: filesToSend(form.userExtraFile),
      judgeExtraFile: filesToSend(form.judgeExtraFile),
      checker: checkerToSend(form.checker),
      passLimit: traitsOf(form.judgeMode).fields.includes('passLimit') ? Number(form.passLimit) : undefined,
      graderFiles: filesToSend(form.graderFiles),
      protocolChecker: form.protocolChecker.code.trim() === '' ? null : form.protocolChecker,
    },
    tags: [...form.tags],
    languages: [...form.languages],
    codeTemplates: form.codeTemplates.map((template) => ({ ...template })),
    cases: casesToSend(form),
    ...(form.judgeCaseMode === 'subtasks' && { subtasks: subtasksToSend(form.subtasks) }),
  } as Sent & ProblemSave;
}
