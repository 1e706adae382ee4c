import { Failure } from '@assay/contract/failure.ts';
import { ANSWER_LANGUAGE, traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { ANSWERS_CHARS_MAX, type AnswersRefusal, readAnswers } from '@assay/rules/judging/answers/answer-files.ts';
import { readQuestionAnswers } from '@assay/rules/judging/answers/question.ts';
import { readAnswersText } from '@assay/rules/questions/answers-text.ts';
import { refuseCode } from '@assay/rules/submissions/refuse-code.ts';
import type { Call } from '../../../platform/http/call.ts';
import { findCases } from '../../problems/testdata/cases.queries.ts';
import type { SolvableProblem } from '../../venues/rules.ts';
import { allowedLanguage } from './allowed-language.ts';

const REFUSALS: Record<AnswersRefusal['why'], (refusal: AnswersRefusal) => Failure> = {
  unreadable: () => new Failure('submission.answersUnread'),
  unknownFile: (refusal) => new Failure('submission.answerUnknown', { name: 'name' in refusal ? refusal.name : '' }),
  twice: (refusal) => new Failure('submission.answerTwice', { name: 'name' in refusal ? refusal.name : '' }),
};

async function refuseAnswers(call: Call, problem: SolvableProblem, code: string): Promise<Failure | null> {
  if (traitsOf(problem.judgeMode).submits === 'answers') {
    return (readAnswersText(code) ?? readQuestionAnswers(code)) ? null : new Failure('submission.answersUnread');
  }
  const cases = await findCases(call.db, problem.dataVersion);
  const read = readAnswers(
    code,
    cases.map((one) => one.outputName),
  );
  return 'refusal' in read ? REFUSALS[read.refusal.why](read.refusal) : null;
}

/**
 * The language that a submission is judged in, once its text may be judged at all.
 * @throws Failure of `refuseCode`, `language.unknown`, `language.notAllowed`, `submission.answers…`
 */
export async function languageToJudge(
  call: Call,
  problem: SolvableProblem,
  { code, language }: { code: string; language: string },
): Promise<string> {
  const isAnswer = traitsOf(problem.judgeMode).submits !== 'program';
  const refusal = refuseCode(code, isAnswer ? ANSWERS_CHARS_MAX : undefined);
  if (refusal) throw new Failure(refusal);
  if (!isAnswer) return allowedLanguage(problem, language);
  const bad = await refuseAnswers(call, problem, code);
  if (bad) throw bad;
  return ANSWER_LANGUAGE;
}
