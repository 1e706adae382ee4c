import { fail } from '@assay/contract/errors.ts';
import {
  type ChatReport,
  closeChatReport,
  getBlockedPeople,
  getChatReports,
} from '@assay/contract/messages/chat-reports.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { listBlocked, listChatReports, setReportClosed } from './chat-reports.queries.ts';

const personOf = (uid: number | null, username: string | null) =>
  uid === null || username === null ? null : { uid, username };

export const chatReportCalls: Implementation[] = [
  implement(getChatReports, async (call, { open = true, ...page }) => {
    const { rows, total } = await listChatReports(call.db, open, page);
    const records = rows.map((row) => ({
      id: row.id,
      reporter: personOf(row.reporter_uid, row.reporter),
      reported: personOf(row.reported_uid, row.reported),
      reason: row.reason,
      messages: row.messages as unknown as ChatReport['messages'],
      gmtCreate: row.gmt_create.toISOString(),
      closedAt: row.closed_at?.toISOString() ?? null,
      closedBy: row.closed_by_name,
    }));
    return pageAnswer(records, total, page);
  }),

  implement(closeChatReport, async (call, { id, closed }) => {
    const { uid } = viewerOf(call);
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const values = closed ? { closed_at: now, closed_by: uid } : { closed_at: null, closed_by: null };
      if (!(await setReportClosed(tx, id, values))) fail('chat.unknownReport');
      await noteAct(call, tx, {
        action: closeChatReport.name,
        subject: `chat report ${id}`,
        before: null,
        after: { closed },
      });
    });
    return null;
  }),

  implement(getBlockedPeople, async (call, page) => {
    const { rows, total } = await listBlocked(call.db, viewerOf(call).uid, page);
    const records = rows.map(({ blocked_at, ...person }) => ({ ...person, blockedAt: blocked_at.toISOString() }));
    return pageAnswer(records, total, page);
  }),
];
