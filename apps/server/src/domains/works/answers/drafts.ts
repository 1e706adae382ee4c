import { fail } from '@assay/contract/errors.ts';
import type { QuestionAnswers } from '@assay/contract/questions/answer.ts';
import { ANSWER_DRAFTS_MAX, getTimedWorkDrafts, takeTimedWorkDraft } from '@assay/contract/works/drafts.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findQuestionsOf } from '../../questions/questions.queries.ts';
import { questionsFor } from '../../questions/questions.ts';
import { editWork, enterWork } from '../entry.ts';
import { note } from '../manage/admin.ts';
import { tellTimes } from '../owner/news.ts';
import { tellRank } from '../rank/follow.ts';
import { findAnswers, updateUngraded } from './answers.queries.ts';
import { deleteDraft, insertDraft, listDrafts, lockDraft, replaceAnswers } from './drafts.queries.ts';

interface Refused {
  wid: number;
  uid: number;
  pid: number;
  answers: QuestionAnswers;
}

/** In one order, whatever that of the fields: the database keeps them in its own. */
const inOrder = (answers: QuestionAnswers) =>
  JSON.stringify(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)));
const isSame = (one: QuestionAnswers, other: QuestionAnswers) => inOrder(one) === inOrder(other);

/** Keeps answers that arrived after the end (WORK-27). */
export const keepLate = (call: Pick<Call, 'db' | 'clock'>, refused: Refused) =>
  insertDraft(call.db, { ...refused, why: 'late', at: call.clock.now() }, ANSWER_DRAFTS_MAX);

/**
 * Keeps both texts of two pages that saved at once: what was refused, and what stands there, which the refused page is about to put its own
 * onto (WORK-27). One whose answer was lost sends the same again, which is no conflict.
 */
export async function keepBoth(call: Pick<Call, 'db' | 'clock' | 'ofNode'>, refused: Refused): Promise<void> {
  const stored = await findAnswers(call, refused);
  if (!stored || isSame(stored.answers, refused.answers)) return;
  const at = call.clock.now();
  await insertDraft(
    call.db,
    { ...refused, answers: stored.answers, why: 'replaced', at: stored.saved_at },
    ANSWER_DRAFTS_MAX,
  );
  await insertDraft(call.db, { ...refused, why: 'stale', at }, ANSWER_DRAFTS_MAX);
}

/** Lets answers count that did not; what counted is kept. */
async function take({ ofNode }: Pick<Call, 'ofNode'>, tx: Queryable, wid: number, id: number) {
  const draft = (await lockDraft(tx, wid, id)) ?? fail('work.draftUnknown');
  const before = await findAnswers({ db: tx, ofNode }, draft);
  await replaceAnswers(tx, draft);
  await deleteDraft(tx, id);
  if (before) {
    const kept = { wid, uid: draft.uid, pid: draft.pid, answers: before.answers, at: before.saved_at };
    await insertDraft(tx, { ...kept, why: 'replaced' }, ANSWER_DRAFTS_MAX);
  }
  await updateUngraded(tx, wid, draft.uid);
  await tellRank(tx, [wid]);
  return draft;
}

export const workDraftCalls: Implementation[] = [
  implement(getTimedWorkDrafts, async (call, { tid, uid }) => {
    const of = uid ?? viewerOf(call).uid;
    await (of === viewerOf(call).uid ? enterWork : editWork)(call, tid, call.viewer);
    const rows = await listDrafts(call.db, tid, of);
    const drafts = rows.map(({ id, display_id, why, answers, at }) => ({
      ...{ id, displayId: display_id, why, answers },
      arrivedTime: at.toISOString(),
    }));
    const problems = new Map(rows.map(({ pid, display_id }) => [pid, display_id]));
    const stored = await findQuestionsOf(call.db, [...problems.keys()]);
    const own = await Promise.all([...problems.keys()].map((pid) => findAnswers(call, { wid: tid, uid: of, pid })));
    return {
      drafts,
      problems: [...problems].map(([pid, displayId], at) => {
        const questions = stored.get(pid);
        return {
          displayId,
          // the order in which the person is asked
          questions: questions ? questionsFor(questions, `timedWork ${tid} ${of}`) : [],
          answers: own[at]?.answers ?? {},
        };
      }),
    };
  }),

  implement(takeTimedWorkDraft, async (call, { tid, id, reason }) => {
    await editWork(call, tid, call.viewer);
    const { uid } = await call.db.transaction().execute(async (tx) => {
      const draft = await take(call, tx, tid, id);
      const { uid: of, pid, why, at } = draft;
      await note(call, tx, takeTimedWorkDraft.name, tid, null, { uid: of, pid, why, at, reason });
      return draft;
    });
    tellTimes(call, tid, { uid });
    return null;
  }),
];
