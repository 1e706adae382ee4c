import { AUDIT_EXPORT_MAX, exportAuditLog, getAuditLog } from '@assay/contract/site/audit/audit.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { FileAnswer, type Implementation, implement } from '../../platform/http/call.ts';
import { countAuditEntries, listAuditEntries } from './audit.queries.ts';

const shown = ({ gmt_create, ...entry }: Awaited<ReturnType<typeof listAuditEntries>>[number]) => ({
  ...entry,
  gmtCreate: gmt_create.toISOString(),
});

/** The audit log (ADM-11). */
export const auditCalls: Implementation[] = [
  implement(getAuditLog, async (call, { currentPage, limit, ...filter }) => {
    const page = { currentPage, limit };
    const [rows, total] = await Promise.all([
      listAuditEntries(call.db, filter, page),
      countAuditEntries(call.db, filter),
    ]);
    return pageAnswer(rows.map(shown), total, page);
  }),

  implement(exportAuditLog, async (call, filter) => {
    const rows = await listAuditEntries(call.db, filter, { currentPage: 1, limit: AUDIT_EXPORT_MAX });
    const entry = {
      action: exportAuditLog.name,
      subject: 'site',
      before: null,
      after: { ...filter, lines: rows.length },
    };
    await noteAct(call, call.db, entry);
    const text = rows.map((row) => `${JSON.stringify(shown(row))}\n`).join('');
    return new FileAnswer(Buffer.from(text), {
      name: `audit-${call.clock.now().toISOString().slice(0, 10)}.jsonl`,
      type: 'application/x-ndjson; charset=utf-8',
    });
  }),
];
