import type { ShownQuestion } from '@assay/contract/questions/question.ts';
import { shownQuestions } from '@assay/rules/questions/show.ts';
import type { StoredQuestions } from './questions.queries.ts';

/**
 * Questions as they are put to one person, without anything of what is right.
 * @param sitting names the person and what they sit at: the same order for the same name. Null leaves the author's order.
 */
export const questionsFor = ({ set, shuffleKey }: StoredQuestions, sitting: string | null): ShownQuestion[] =>
  shownQuestions(set, sitting && `${shuffleKey} ${sitting}`);
