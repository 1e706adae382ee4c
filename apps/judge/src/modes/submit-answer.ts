import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { readAnswers } from '@assay/rules/judging/answers/answer-files.ts';
import { writeRefusal } from '@assay/rules/judging/sentences/refusal.ts';
import { showOutput } from '../steps/check.ts';
import { caseVerdict, judgingCases } from './judge-cases.ts';
import { checkAsConfigured } from './output-checks.ts';
import { readyWith } from './ready.ts';
import { SHOWN_CHARS } from './solution.ts';

const MISSING = 'No answer was handed in for this case';

/** The submission brings the outputs themselves; nothing of the contestant's runs. */
export const judgeAnswers = judgingCases(async (task, tools, data) => {
  const { work } = task;
  const names = work.problem.cases.map((one) => one.outputName);
  const read = readAnswers(work.code, names);
  if ('refusal' in read) return { kind: 'refused', message: writeRefusal('answerFiles', { names: names.join(', ') }) };
  const answers = new Map(work.problem.cases.map((one, at) => [one.index, read.answers[at]]));
  return readyWith(task, tools, async (kept) => {
    const look = await checkAsConfigured(task, tools, data, kept);
    return async (one, show) => {
      const answer = answers.get(one.index) ?? null;
      if (answer === null) return caseVerdict(one, VERDICT.wrongAnswer, MISSING, causeOf('noAnswer'));
      const output = { kind: 'bytes' as const, bytes: Buffer.from(answer) };
      // What a comparison finds, in words or as figures, would tell what is right.
      const { shownFrom, cause: _, ...opinion } = await look(one, output);
      const message = work.problem.checker ? opinion.message : null;
      const verdict = { ...caseVerdict(one, opinion.status, message), ...opinion, message };
      if (opinion.status !== VERDICT.accepted && show.output) {
        verdict.userOutput = await showOutput(output, shownFrom, SHOWN_CHARS);
      }
      return verdict;
    };
  });
});
