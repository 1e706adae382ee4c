import type { addProblem, ProblemSave } from '@assay/contract/authoring/editor.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { figureOf } from './case-marks.ts';
import { checkerToSend } from './checker-form.ts';
import {
  type ExtraFileForm,
  isBlankStatement,
  isGrouped,
  type Marks,
  type ProblemForm,
  type StatementForm,
} from './problem-form.ts';

type Sent = SentOf<typeof addProblem>;

const marksToSend = ({ score, groupNum }: Marks, { type, judgeCaseMode }: ProblemForm) => ({
  score: type === PROBLEM_TYPE.oi ? figureOf(score) : null,
  groupNum: isGrouped(judgeCaseMode) ? figureOf(groupNum) : null,
});

function casesToSend(form: ProblemForm): Sent['cases'] {
  const { from, stored, manual, upload } = form.cases;
  switch (from) {
    case 'keep':
      // Where points do not count, the stored ones are left as they are.
      return form.type === PROBLEM_TYPE.oi && stored
        ? { from, scores: stored.rows.map((row) => marksToSend(row, form)) }
        : { from };
    case 'manual':
      return {
        from,
        samples: manual.map((row) => ({ input: row.input, output: row.output, ...marksToSend(row, form) })),
      };
    case 'upload':
      return {
        from,
        uploadKey: upload?.key ?? '',
        samples: (upload?.rows ?? []).map((row) => ({
          input: row.input,
          output: row.output,
          ...marksToSend(row, form),
        })),
      };
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
    },
    tags: [...form.tags],
    languages: [...form.languages],
    codeTemplates: form.codeTemplates.map((template) => ({ ...template })),
    cases: casesToSend(form),
  } as Sent & ProblemSave;
}
