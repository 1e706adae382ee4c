import type {
  AnswerOutcome,
  QuestionAnswer,
  QuestionAnswers,
  QuestionResult,
} from '@assay/contract/questions/answer.ts';
import type { Question, QuestionOf } from '@assay/contract/questions/question.ts';
import { isWithin, readDecimal } from './decimals.ts';
import { ALL, type Fraction, fromPercent, hundredthsOf, NOTHING } from './fractions.ts';
import { shareOfBlanks } from './share-of-blanks.ts';
import { shareOfChoices } from './share-of-choices.ts';
import { solutionOf } from './solution.ts';

/** Whether somebody decided nothing: no answer, an empty one, or blanks alone. */
export function isUnanswered(answer: QuestionAnswer | undefined): boolean {
  if (answer === undefined || answer === null) return true;
  if (typeof answer === 'boolean') return false;
  return typeof answer === 'string' ? answer.trim() === '' : answer.every((text) => text.trim() === '');
}

function shareOfNumber({ accepted }: QuestionOf<'numeric'>, answer: string): Fraction {
  const given = readDecimal(answer);
  if (!given) return NOTHING;
  const shares = accepted.flatMap(({ value, tolerance, isRelative, share }) => {
    const [middle, distance] = [readDecimal(value), readDecimal(tolerance)];
    return middle && distance && isWithin(given, middle, distance, isRelative) ? [share] : [];
  });
  return fromPercent(Math.max(0, ...shares));
}

function shareOf(question: Question, answer: QuestionAnswer): Fraction {
  switch (question.kind) {
    case 'single':
      return answer === question.right ? ALL : NOTHING;
    case 'multiple': {
      const ids = new Set(question.options.map(({ id }) => id));
      const isKnown = Array.isArray(answer) && answer.every((one) => ids.has(one));
      return isKnown ? shareOfChoices(question, new Set(answer)) : NOTHING;
    }
    case 'trueFalse':
      return answer === question.right ? ALL : NOTHING;
    case 'blanks':
      return Array.isArray(answer) ? shareOfBlanks(question, answer) : NOTHING;
    case 'numeric':
      return typeof answer === 'string' ? shareOfNumber(question, answer) : NOTHING;
  }
}

/** Thirds in percent fall short of all by less than a ten-thousandth. */
function outcomeOf({ over, under }: Fraction): AnswerOutcome {
  if (over * 10_000n >= under * 9_999n) return 'right';
  return over > 0n ? 'partial' : 'wrong';
}

/**
 * What an answer earns: exact, rounded once, to hundredths of a point. An answer of another kind of question is a wrong one; one to a question
 * that was withdrawn is not looked at (QUES-12).
 */
export function gradeAnswer(
  question: Question,
  answer: QuestionAnswer | undefined,
): { outcome: AnswerOutcome; earned: number; points: number } {
  const { points, withdrawn } = question;
  if (withdrawn === 'fullPoints') return { outcome: 'right', earned: points, points };
  if (withdrawn === 'leftOut') return { outcome: 'unanswered', earned: 0, points: 0 };
  if (answer === undefined || isUnanswered(answer)) return { outcome: 'unanswered', earned: 0, points };
  const share = shareOf(question, answer);
  return { outcome: outcomeOf(share), earned: hundredthsOf(points, share) / 100, points };
}

/** Sums of points in hundredths, so that they stay exact. */
const sumOf = (values: readonly number[]) => values.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100;

/** All points of a list of questions; those that are left out have none. */
export const pointsOf = (questions: readonly Question[]): number =>
  sumOf(questions.map(({ points, withdrawn }) => (withdrawn === 'leftOut' ? 0 : points)));

/**
 * Grades all questions of an objective problem; grading again after a correction of what is right is the same call with the questions as
 * they are now.
 * @param withSolutions whether those who see the results may also see what is right
 * @returns results in the order of the questions, with the sums of earned and of all points
 */
export function gradeAnswers(
  questions: readonly Question[],
  answers: QuestionAnswers,
  withSolutions = false,
): { earned: number; points: number; results: QuestionResult[] } {
  const results = questions.map((question) => ({
    id: question.id,
    ...gradeAnswer(question, Object.hasOwn(answers, question.id) ? answers[question.id] : undefined),
    solution: withSolutions ? solutionOf(question) : null,
  }));
  return { earned: sumOf(results.map(({ earned }) => earned)), points: pointsOf(questions), results };
}
