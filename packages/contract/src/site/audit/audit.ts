import * as z from 'zod';
import { op } from '../../op.ts';
import { pageOf, paging } from '../../page.ts';
import { blankable, line, moment } from '../../shapes.ts';

/** A line of the audit log: who did what to which thing, how that was before and is after, from where (ADM-11). */
export const auditEntry = z.object({
  id: z.number(),
  uid: z.number().nullable().describe('null: the product itself'),
  username: z.string().nullable().describe('null: the product itself, or an account that is gone'),
  action: z.string().describe('the name of the call'),
  subject: z.string().describe('such as "user 12"'),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  gmtCreate: moment,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = {
  username: blankable(line(20)).describe('who acted; the whole name'),
  action: blankable(line(60)).describe('a part of the name'),
  subject: blankable(line(100)).describe('its beginning'),
};

export const getAuditLog = op('getAuditLog', 'GET /api/admin/audit-log', {
  access: 'root',
  does: 'The audit log, newest first',
  input: z.object({ ...paging(15), ...filter }),
  data: pageOf(auditEntry),
});

/** Most lines of one file; a narrower filter finds the rest. */
export const AUDIT_EXPORT_MAX = 10_000;

export const exportAuditLog = op('exportAuditLog', 'GET /api/admin/audit-log/export', {
  access: 'root',
  does: `The newest ${AUDIT_EXPORT_MAX} lines of the audit log as a file of one JSON object a line`,
  input: z.object(filter),
  answer: 'file',
  data: z.null(),
});
