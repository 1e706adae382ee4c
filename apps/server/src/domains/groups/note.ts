import { notesOn } from '../../platform/audit/note-act.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import type { SignalMap } from '../../platform/signals.ts';
import type { GroupColumns } from './groups.queries.ts';

/** Notes in the audit log, within the transaction of the change, who changed what in a group. */
export const noteGroup = notesOn('group');

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
