import { GROUP_LEVEL, type GroupLevel } from '@assay/contract/groups/group.ts';
import type { MessageKind } from '@assay/contract/messages/kinds.ts';
import type { Words } from '@assay/contract/words.ts';

/** What members of a group are called in messages. */
export const LEVEL_WORDS: Readonly<Record<3 | 4 | 5, Words>> = {
  3: { en: 'Member', zh: '成员' },
  4: { en: 'Admin', zh: '管理员' },
  5: { en: 'Root', zh: '超级管理员' },
};

interface MemberChange {
  uid: number;
  byUid: number;
  before: GroupLevel;
  after: GroupLevel;
}

/** What is told of a change of membership, and whether to the member or to those who run the group; null for nothing (MSG-2). */
export function memberMessage({
  uid,
  byUid,
  before,
  after,
}: MemberChange): { kind: MessageKind; to: 'member' | 'admins' } | null {
  const { applying, refused, member } = GROUP_LEVEL;
  if (uid === byUid) return after === applying ? { kind: 'group.applied', to: 'admins' } : null;
  const told = (kind: MessageKind) => ({ kind, to: 'member' }) as const;
  const [wasInside, isInside] = [before >= member, after >= member];
  if (wasInside && isInside) return before === after ? null : told('group.level');
  if (wasInside) return told('group.removed');
  if (isInside) return told(before === applying || before === refused ? 'group.accepted' : 'group.added');
  return before === applying ? told('group.refused') : null;
}
