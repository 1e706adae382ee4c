import { randomUUID } from 'node:crypto';
import type { ProblemSave } from '@assay/contract/authoring/editor.ts';
import { fail } from '@assay/contract/errors.ts';
import { takesAway } from '@assay/rules/questions/takes-away.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteQuestions, findQuestions, replaceQuestions } from '../../questions/questions.queries.ts';
import { isInUse } from '../../venues/in-use.ts';

/** The questions that a save leaves a problem with: its cases come from them, or from elsewhere and then it has none. */
export async function saveQuestions(tx: Queryable, pid: number, { cases }: ProblemSave, now: Date): Promise<void> {
  if (cases.from === 'keep') return;
  if (cases.from === 'questions') await replaceQuestions(tx, pid, cases, { key: randomUUID(), now });
  else await deleteQuestions(tx, pid);
}

/** What people are answering is not taken away from under them (QUES-11). @throws Failure `problem.questionsInUse` */
export async function refuseQuestionsInUse(
  services: Pick<Services, 'db' | 'clock' | 'venues'>,
  pid: number,
  cases: ProblemSave['cases'],
): Promise<void> {
  if (cases.from === 'keep') return;
  const stored = await findQuestions(services.db, pid);
  if (!stored || !takesAway(stored.set.questions, cases.from === 'questions' ? cases.questions : [])) return;
  if (await isInUse(services, pid)) fail('problem.questionsInUse');
}
