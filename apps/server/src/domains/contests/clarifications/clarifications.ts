import { answerClarification, askClarification, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { fail } from '@assay/contract/errors.ts';
import { maySeeClarification, refuseClarification } from '@assay/rules/contests/questions.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import type { ContestColumns } from '../contests.queries.ts';
import { enterContest, enterToWrite, manageContest } from '../entry.ts';
import { tellContest } from '../owner/news.ts';
import { findLine } from '../teams/teams.queries.ts';
import {
  findAsked,
  insertClarification,
  isInContest,
  listClarifications,
  updateAnswer,
} from './clarifications.queries.ts';

const QUESTIONS_PER_MINUTE = 3;

/** Where questions to the jury are read. */
const addressOf = ({ id, gid }: Pick<ContestColumns, 'id' | 'gid'>) =>
  gid === null ? `/contest/${id}/announcements` : `/group/${gid}/contest/${id}/announcement`;

export const clarificationCalls: Implementation[] = [
  implement(getClarifications, async (call, { cid, unanswered = false, ...page }) => {
    const { isAdmin, virtual, line } = await enterContest(call, cid, call.viewer);
    const all = maySeeClarification({ isAsker: false, viewerIsAdmin: isAdmin, answerToAll: false });
    const { rows, total } = await listClarifications(
      call.db,
      cid,
      { line, all, until: virtual?.likeAt ?? null },
      { ...page, unanswered },
    );
    const records = rows.map((row) => {
      const mine = line.includes(row.uid);
      return {
        id: row.id,
        pid: row.pid,
        displayId: row.display_id,
        question: row.question,
        answer: row.answer,
        toAll: row.to_all,
        mine,
        // an answer to all does not tell who asked
        username: isAdmin || mine ? row.username : null,
        answeredBy: isAdmin ? row.answered_by : null,
        gmtCreate: row.gmt_create.toISOString(),
        gmtAnswered: row.gmt_answered?.toISOString() ?? null,
      };
    });
    return pageAnswer(records, total, page);
  }),

  implement(askClarification, async (call, { cid, pid, question }) => {
    const view = await enterToWrite(call, cid, call.viewer);
    const { uid } = viewerOf(call);
    // the jury of a contest that is over has gone home
    const refusal = view.virtual ? 'contest.notRunning' : refuseClarification(view.status, view.isAdmin);
    if (refusal) fail(refusal);
    if (pid !== null && !(await isInContest(call.db, cid, pid))) fail('problem.unknown');
    call.limiter.take('contest-question', String(uid), QUESTIONS_PER_MINUTE, 60);
    const id = await insertClarification(call.db, { cid, uid, pid, question, gmt_create: view.now });
    tellContest(call, cid, 'staff', { news: 'clarification', id, title: '' });
    return { id };
  }),

  implement(answerClarification, async (call, { cid, id, answer, toAll, gmtAnswered }) => {
    const { row: contest } = await manageContest(call, cid);
    const { uid } = viewerOf(call);
    const now = call.clock.now();
    const values = { answer, to_all: toAll, answered_by: uid, gmt_answered: now };
    const over = typeof gmtAnswered === 'string' ? new Date(gmtAnswered) : gmtAnswered;
    const line = await call.db.transaction().execute(async (tx) => {
      const asked = await updateAnswer(tx, { cid, id, over }, values);
      if (!asked) {
        return fail(
          (await findAsked(tx, { cid, id })) ? 'contest.clarificationAnswered' : 'contest.clarificationUnknown',
        );
      }
      const askers = await findLine(tx, cid, asked.uid);
      await emitMessages(tx, [
        {
          kind: 'contest.answer',
          to: askers,
          // who of the jury answers is told to nobody
          actor: null,
          cause: `${id} ${now.toISOString()}`,
          source: { type: 'contest', id: cid, title: contest.title, url: addressOf(contest) },
          content: answer,
          quote: asked.question,
          at: now,
        },
      ]);
      return askers;
    });
    const news = { news: 'answer', id, title: '' } as const;
    if (toAll) {
      tellContest(call, cid, 'all', news);
      return null;
    }
    tellContest(call, cid, 'staff', news);
    for (const member of line) tellContest(call, cid, { uid: member }, news);
    return null;
  }),
];
