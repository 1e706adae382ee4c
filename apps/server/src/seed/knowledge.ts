import { EDITORIAL, HINTS, KNOWLEDGE_PROBLEM, NOTE } from '@assay/seeds/site/knowledge.ts';
import { raiseEdition, storeHints } from '../domains/hints/ladder.queries.ts';
import { insertNote } from '../domains/notes/notes.queries.ts';
import { findProblem } from '../domains/problems/find.queries.ts';
import { insertTutorial } from '../domains/tutorials/tutorials.queries.ts';
import type { Services } from '../platform/services.ts';

/** Hints and an official editorial of one problem, and a note of whoever runs a demo site. */
export async function seedKnowledge({ db, clock }: Pick<Services, 'db' | 'clock'>, uid: number): Promise<void> {
  const problem = await findProblem(db, { problemId: KNOWLEDGE_PROBLEM });
  if (!problem) return;
  const now = clock.now();
  const { id: pid } = problem;
  await db.transaction().execute(async (tx) => {
    if ((await raiseEdition(tx, pid, 0)) === null) return;
    await storeHints(tx, pid, HINTS);
    await insertTutorial(tx, { pid, uid, ...EDITORIAL, official: true, gmt_approved: now }, now);
    await insertNote(tx, { uid, pid, category_id: null, ...NOTE }, now);
  });
}
