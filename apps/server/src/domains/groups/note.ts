import type { AuditAction } from '@assay/contract/site/audit/actions.ts';
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import type { SignalMap } from '../../platform/signals.ts';
import type { GroupColumns } from './groups.queries.ts';

/** Notes in the audit log, within the transaction of the change, who changed what in a group. */
export const noteGroup = (
  call: Call,
  tx: Queryable,
  action: AuditAction,
  gid: number,
  before: object | null,
  after: object | null,
) =>
  insertAuditEntry(
    tx,
    { uid: viewerOf(call).uid, action, subject: `group ${gid}`, before, after, ip: call.ip },
    call.clock.now(),
  );

/** What the audit log keeps of a group: not its code. */
export const told = ({ name, short_name, auth, visible, owner_uid }: GroupColumns) => ({
  name,
  shortName: short_name,
  auth,
  visible,
  owner: owner_uid,
});

/** Tells other domains, within the transaction of the change, that the viewer changed somebody's membership, or the own one. */
export const tellMember = (call: Call, tx: Queryable, event: Omit<SignalMap['group.memberChanged'], 'byUid'>) =>
  call.signals.emit('group.memberChanged', { ...event, byUid: viewerOf(call).uid }, tx);
