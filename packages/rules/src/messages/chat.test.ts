import { PERMISSIONS, ROLE, type RoleName } from '@assay/contract/roles.ts';
import { expect, test } from 'vitest';
import { type ChatFacts, refuseChat } from './chat.ts';

const facts: ChatFacts = {
  from: { uid: 1, role: 'user' },
  to: { uid: 2, chatFrom: 'everybody' },
  shareGroup: false,
  blocks: false,
  isBlocked: false,
  sent: 0,
  received: 0,
};
const to = (chatFrom: 'groups' | 'nobody') => ({ uid: 2, chatFrom });
const staff = { uid: 1, role: 'admin' } as const;

test.each([
  ['MSG-10 anybody writes to anybody', {}, null],
  ['MSG-10 but not to oneself', { to: { uid: 1, chatFrom: 'everybody' } }, 'chat.self'],
  ['MSG-10 nor to nobody', { to: null }, 'account.unknown'],
  ['MSG-12 who accepts none gets none', { to: to('nobody') }, 'chat.refused'],
  ['MSG-12 not even of the same group', { to: to('nobody'), shareGroup: true }, 'chat.refused'],
  ['MSG-12 but of somebody whom one wrote to', { to: to('nobody'), received: 1 }, null],
  ['MSG-12 and of the staff', { to: to('nobody'), from: staff }, null],
  ['MSG-12 who accepts those of the own groups gets no others', { to: to('groups') }, 'chat.refused'],
  ['MSG-12 but those', { to: to('groups'), shareGroup: true }, null],
  ['MSG-13 being blocked answers like accepting none', { isBlocked: true, received: 5 }, 'chat.refused'],
  ['MSG-13 the staff is not blocked', { isBlocked: true, from: staff }, null],
  ['MSG-13 whom one blocks one does not write to', { blocks: true, received: 5 }, 'chat.blocked'],
  ['MSG-13 nor does the staff', { blocks: true, from: staff }, 'chat.blocked'],
  ['MSG-11 a stranger hears three times', { sent: 2 }, null],
  ['MSG-11 and a fourth time after an answer alone', { sent: 3 }, 'chat.awaitAnswer'],
  ['MSG-11 which opens the way', { sent: 3, received: 1 }, null],
  ['MSG-11 people of one group are no strangers', { sent: 30, shareGroup: true }, null],
] as [string, Partial<ChatFacts>, string | null][])('%s', (_sentence, change, expected) => {
  expect(refuseChat({ ...facts, ...change })).toBe(expected);
});

test.each(Object.keys(ROLE) as RoleName[])('MSG-10 whoever may not comment may not write: %s', (role) => {
  const may = PERMISSIONS[role].includes('comment');
  expect(refuseChat({ ...facts, from: { uid: 1, role } })).toBe(may ? null : 'chat.muted');
});
