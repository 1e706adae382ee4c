import { wholeMinute } from '@assay/rules/calendar/days.ts';
import { CLASS_ASSIGNMENT } from '@assay/seeds/site/assignments.ts';
import { insertAssignment } from '../domains/assignments/assignments.queries.ts';
import { insertHelp } from '../domains/assignments/help/help.queries.ts';
import { insertRubric, replaceItems, updateRubric } from '../domains/assignments/rubrics/rubrics.queries.ts';
import { updateLabel } from '../domains/groups/members.queries.ts';
import { listShownProblems } from '../domains/trainings/problems/problems.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findFirstTraining } from './seed.queries.ts';

const DAY_MS = 86_400_000;

interface SeededClass {
  gid: number;
  /** Of its members by name. */
  uids: ReadonlyMap<string, number>;
  authorUid: number;
}

/** What a class is set as work: an assignment with a rubric, and a question that waits. */
export async function seedAssignment(tx: Queryable, { gid, uids, authorUid }: SeededClass, now: Date): Promise<void> {
  const { title, days, labels, rubric, question } = CLASS_ASSIGNMENT;
  for (const [label, usernames] of Object.entries(labels)) {
    for (const username of usernames) await updateLabel(tx, { gid, uid: uids.get(username)! }, label);
  }
  const training_id = await findFirstTraining(tx);
  const [problem] = training_id === null ? [] : await listShownProblems(tx, training_id, 'zh');
  if (!problem) return;
  const opens_at = wholeMinute(now);
  const times = { opens_at, due_at: new Date(opens_at.getTime() + days * DAY_MS), gmt_create: now };
  const { id } = await insertAssignment(tx, { gid, training_id, title, late: [], author_uid: authorUid, ...times });
  const { pid } = problem;
  await insertRubric(tx, id, pid, 'nothing');
  await replaceItems(
    tx,
    { id, pid },
    rubric.map((item) => ({ ...item, id: null })),
  );
  await updateRubric(tx, id, pid, { start: 'nothing', bonus: 0, version: 1 });
  const asked = { uid: uids.get(question.username)!, question: question.text, gmt_create: now };
  await insertHelp(tx, { assignment_id: id, pid, ...asked });
}
