import type { ReviewPart } from '@assay/contract/reviews/review.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { findProblem } from '../../problems/find.queries.ts';
import { editedProblem } from '../editor/edited.ts';
import { findEditedParts } from '../editor/editor.queries.ts';

/** A problem as reviewers compare it with what it was when it was last decided about: part by part, without its test data. */
export async function problemParts(db: Queryable, pid: number): Promise<ReviewPart[]> {
  const row = await findProblem(db, { pid });
  if (!row) return [];
  const { texts, examples, checker, ...fields } = editedProblem(row, await findEditedParts(db, pid));
  const { timeLimit, memoryLimit, stackLimit, judgeMode, type, source } = fields;
  return [
    ...Object.entries(texts).flatMap(([locale, text]) =>
      Object.entries(text ?? {}).map(([name, words]) => ({ part: `${locale}.${name}`, text: words })),
    ),
    { part: 'examples', text: examples.map(({ input, output }) => `${input}\n→\n${output}`).join('\n\n') },
    { part: 'limits', text: `${timeLimit} ms\n${memoryLimit} MB\n${stackLimit} MB` },
    { part: 'mode', text: `${judgeMode}\n${type === 0 ? 'ACM' : 'OI'}` },
    { part: 'source', text: source },
    { part: 'checker', text: checker?.code ?? '' },
    { part: 'data', text: String(row.data_version ?? '') },
  ].filter(({ text }) => text !== '');
}
