import { randomUUID } from 'node:crypto';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { MessageKind } from '@assay/contract/messages/kinds.ts';
import type { Params } from '@assay/contract/words.ts';
import { LEVEL_WORDS, memberMessage } from '@assay/rules/messages/group-messages.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { emitMessages, type MessageEvent } from '../../../platform/messages/emit-messages.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { listGroupPeople } from './groups.queries.ts';

/** What is told of a group; each reaction is an occurrence of its own. */
const told = (
  kind: MessageKind,
  { gid, name, byUid }: { gid: number; name: string; byUid: number },
  to: readonly number[],
  more: Pick<Partial<MessageEvent>, 'params'> & { url?: string } = {},
): MessageEvent => {
  const { url = `/group/${gid}`, ...rest } = more;
  return { kind, to, actor: byUid, cause: randomUUID(), source: { type: 'group', id: gid, title: name, url }, ...rest };
};

export async function tellMemberChange(event: SignalMap['group.memberChanged'], tx: Queryable): Promise<void> {
  const { gid, uid, after } = event;
  const message = memberMessage(event);
  if (!message) return;
  const isForAdmins = message.to === 'admins';
  const to = isForAdmins ? await listGroupPeople(tx, gid, GROUP_LEVEL.admin) : [uid];
  const url = isForAdmins ? `/group/${gid}/member` : `/group/${gid}`;
  const params: Params = after >= GROUP_LEVEL.member ? { level: LEVEL_WORDS[after as 3 | 4 | 5] } : {};
  await emitMessages(tx, [told(message.kind, event, to, { url, params })]);
}

export async function tellDisbanded(event: SignalMap['group.disbanded'], tx: Queryable): Promise<void> {
  const to = await listGroupPeople(tx, event.gid, GROUP_LEVEL.member);
  await emitMessages(tx, [told('group.disbanded', event, to, { url: '/group' })]);
}

export async function tellRestored(event: SignalMap['group.restored'], tx: Queryable): Promise<void> {
  await emitMessages(tx, [told('group.restored', event, await listGroupPeople(tx, event.gid, GROUP_LEVEL.member))]);
}

export async function tellOffered(event: SignalMap['group.offered'], tx: Queryable): Promise<void> {
  await emitMessages(tx, [told('group.offered', event, [event.toUid])]);
}

export async function tellOwnerChanged(event: SignalMap['group.ownerChanged'], tx: Queryable): Promise<void> {
  if (event.before !== null) await emitMessages(tx, [told('group.transferred', event, [event.before])]);
}
