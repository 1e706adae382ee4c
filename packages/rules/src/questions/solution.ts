import type { QuestionSolution } from '@assay/contract/questions/answer.ts';
import type { Question } from '@assay/contract/questions/question.ts';
import { rightOptions } from './share-of-choices.ts';

const full = ({ share }: { share: number }) => share >= 100;

/** What earns all points; where nothing does, everything that earns any. */
const best = <One extends { share: number }>(accepted: readonly One[]): readonly One[] =>
  accepted.some(full) ? accepted.filter(full) : accepted.filter(({ share }) => share > 0);

function answersOf(question: Question): string[][] {
  switch (question.kind) {
    case 'single':
      return [[question.right]];
    case 'multiple':
      return [[...rightOptions(question)]];
    case 'trueFalse':
      return [[String(question.right)]];
    case 'blanks':
      return question.blanks.map(({ accepted }) => best(accepted).map(({ text }) => text));
    case 'numeric':
      return [
        best(question.accepted).map(({ value, tolerance, isRelative }) =>
          Number(tolerance) === 0 ? value : `${value} ± ${tolerance}${isRelative ? ' · |x|' : ''}`,
        ),
      ];
  }
}

/** What is right, in the shape of `questionSolution`. */
export const solutionOf = (question: Question): QuestionSolution => ({
  answers: answersOf(question),
  explanation: question.explanation,
});
