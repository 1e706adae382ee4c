import { fail } from '@assay/contract/errors.ts';
import { getDiscussionReports, markDiscussionReport, reportDiscussion } from '@assay/contract/moderation/moderation.ts';
import { refuseReport } from '@assay/rules/moderation/decide.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findCommentOf } from '../comments/moderation.queries.ts';
import { openDiscussion } from '../discussions/entry.ts';
import { insertReport, listReports, updateReportRead } from './moderation.queries.ts';

const REPORTS_PER_HOUR = 20;

export const reportCalls: Implementation[] = [
  implement(reportDiscussion, async (call, { did, commentId, content }) => {
    const refusal = refuseReport(content);
    if (refusal) fail(refusal);
    const { row } = await openDiscussion(call, did);
    const comment = commentId ? ((await findCommentOf(call.db, did, commentId)) ?? fail('comment.unknown')) : null;
    const { uid } = viewerOf(call);
    call.limiter.take('report', String(uid), REPORTS_PER_HOUR, 3600);
    const reported = comment ?? row;
    await call.db.transaction().execute((tx) =>
      insertReport(tx, {
        did,
        commentId: commentId ?? null,
        authorUid: reported.uid,
        title: row.title,
        content: reported.content,
        uid,
        report: content.trim(),
        now: call.clock.now(),
      }),
    );
    return null;
  }),

  implement(getDiscussionReports, async (call, page) => {
    const { rows, total } = await listReports(call.db, page);
    const records = rows.map((row) => ({
      id: row.id,
      caseId: row.case_id,
      did: row.discussion_id,
      commentId: row.comment_id,
      title: row.title,
      reporter: row.username,
      content: row.content,
      status: row.is_read,
      gmtCreate: row.gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),

  implement(markDiscussionReport, async (call, { id, status }) => {
    if (!(await updateReportRead(call.db, id, status))) fail('moderation.unknown');
    return null;
  }),
];
