import type { QuestionAnswer } from '@assay/contract/questions/answer.ts';
import type { ShownQuestion } from '@assay/contract/questions/question.ts';
import { letterOf } from '../../questions/letters.ts';

/** An answer as it is read beside another one: options by their letters and texts, in the order of who was asked. */
export function answerWords(
  { options }: Pick<ShownQuestion, 'options'>,
  answer: QuestionAnswer | undefined,
  says: { yes: string; no: string; none: string },
): string {
  if (answer === undefined || answer === null || answer === '') return says.none;
  if (typeof answer === 'boolean') return answer ? says.yes : says.no;
  const worded = (one: string) => {
    const at = options.findIndex(({ id }) => id === one);
    return at < 0 ? one || says.none : `${letterOf(at)}. ${options[at]!.text}`;
  };
  const texts = typeof answer === 'string' ? [answer] : answer;
  return texts.length === 0 ? says.none : texts.map(worded).join(' · ');
}
