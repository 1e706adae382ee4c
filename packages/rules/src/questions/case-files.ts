import type { Question, QuestionSet } from '@assay/contract/questions/question.ts';

const isWhole = (points: number) => Number.isInteger(points);

/**
 * Questions as the cases that submissions are judged by: a question is the answer file of its case. Points of cases are whole, so that
 * where some have decimals all are counted in hundredths. A question that is left out is no case.
 */
export function casesOfQuestions(set: Pick<QuestionSet, 'questions'>) {
  const questions = set.questions.filter(({ withdrawn }) => withdrawn !== 'leftOut');
  const unit = questions.every(({ points }) => isWhole(points)) ? 1 : 100;
  return questions.map((question) => ({
    input: '',
    output: `${JSON.stringify(question)}\n`,
    score: Math.round(question.points * unit),
    groupNum: 1,
  }));
}

/** The question of an answer file that {@link casesOfQuestions} made; null for those that authors write by hand. */
export function readCaseQuestion(output: string): Question | null {
  if (!output.startsWith('{"')) return null;
  try {
    return JSON.parse(output) as Question;
  } catch {
    return null;
  }
}
