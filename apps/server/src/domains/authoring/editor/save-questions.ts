import { randomUUID } from 'node:crypto';
import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { deleteQuestions, replaceQuestions } from '../../questions/questions.queries.ts';

/** The questions that a save leaves a problem with: its cases come from them, or from elsewhere and then it has none. */
export async function saveQuestions(tx: Queryable, pid: number, { cases }: ProblemSave, now: Date): Promise<void> {
  if (cases.from === 'keep') return;
  if (cases.from === 'questions') await replaceQuestions(tx, pid, cases, { key: randomUUID(), now });
  else await deleteQuestions(tx, pid);
}
