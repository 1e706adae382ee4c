import type { Question } from '@assay/contract/questions/question.ts';

const optionsOf = (question: Question): readonly string[] =>
  'options' in question ? question.options.map(({ id }) => id) : [];
const blanksOf = (question: Question): number => (question.kind === 'blanks' ? question.blanks.length : 0);

/** Whether something that people may have answered is gone: a question, its kind, one of its options or blanks (QUES-11). */
export function takesAway(before: readonly Question[], after: readonly Question[]): boolean {
  const next = new Map(after.map((question) => [question.id, question]));
  return before.some((question) => {
    const kept = next.get(question.id);
    if (!kept || kept.kind !== question.kind || blanksOf(kept) < blanksOf(question)) return true;
    const options = new Set(optionsOf(kept));
    return optionsOf(question).some((id) => !options.has(id));
  });
}
