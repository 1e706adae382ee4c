import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import type { Queryable } from '../db/database.ts';
import { type Call, viewerOf } from '../http/call.ts';
import { type AuditEntry, insertAuditEntry } from './audit.queries.ts';

/** Notes what the viewer of a call did, in the log that all acts of staff share, within the transaction of the act. */
export const noteAct = (call: Call, tx: Queryable, entry: Omit<AuditEntry, 'uid' | 'ip'>) =>
  insertAuditEntry(tx, { ...entry, uid: viewerOf(call).uid, ip: call.ip }, call.clock.now());

/** {@link noteAct} for things of one kind, which the log calls by the kind and their id. */
export const notesOn =
  (kind: string) =>
  (call: Call, tx: Queryable, action: AuditAction, id: number, before: object | null, after: object | null) =>
    noteAct(call, tx, { action, subject: `${kind} ${id}`, before, after });
