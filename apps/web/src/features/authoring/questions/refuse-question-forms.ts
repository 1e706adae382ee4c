import type { QuestionSet } from '@assay/contract/questions/question.ts';
import { refuseQuestion } from '@assay/rules/questions/refuse-questions.ts';
import { say } from '../../../lib/text.ts';
import { failureIn } from '../../../lib/wire/failure-in.ts';
import type { Adder } from '../form/refuse-form.ts';
import { TEXT } from './text.ts';

/** What keeps questions from being saved, each by its place. */
export function refuseQuestionForms({ questions }: QuestionSet, { add }: Adder): void {
  if (questions.length === 0) add('cases', say(TEXT, 'needed'));
  for (const [at, question] of questions.entries()) {
    const path = `cases.questions.${at}`;
    if (question.text.trim() === '') add(`${path}.text`, say(TEXT, 'textNeeded'));
    const isOfHundredths = Math.abs(question.points * 100 - Math.round(question.points * 100)) < 1e-6;
    if (!(question.points > 0) || !isOfHundredths) add(`${path}.points`, say(TEXT, 'pointsNeeded'));
    const refusal = refuseQuestion(question, at + 1);
    if (refusal) add(path, failureIn(refusal));
  }
}
