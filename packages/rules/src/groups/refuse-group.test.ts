import { GROUP_AUTH } from '@assay/contract/groups/group.ts';
import { expect, test } from 'vitest';
import { refuseGroup, refuseMaking } from './refuse-group.ts';

const LIMITS = { solved: 20, perDay: 2, inAll: 5 };
const user = { role: 'user', solved: 20, today: 0, owned: 0 } as const;

test.each([
  ['who has solved enough makes a group', user, null],
  ['who has not does not', { ...user, solved: 19 }, 'group.solvedTooFew'],
  ['a second one the same day', { ...user, today: 1, owned: 1 }, null],
  ['no third', { ...user, today: 2, owned: 2 }, 'group.tooManyToday'],
  ['five in all', { ...user, owned: 4 }, null],
  ['no sixth', { ...user, owned: 5 }, 'group.tooMany'],
  ['who is barred from discussions may not', { ...user, role: 'noDiscussion' }, 'group.mayNotMake'],
  ['nor a muted user', { ...user, role: 'muted' }, 'group.mayNotMake'],
  ['nor who is barred from submitting and discussions', { ...user, role: 'noSubmitNoDiscussion' }, 'group.mayNotMake'],
  ['who is barred from submitting may not', { ...user, role: 'noSubmit' }, 'group.mayNotMake'],
  ['nor a muted one who is', { ...user, role: 'noSubmitMuted' }, 'group.mayNotMake'],
  ['admins are held to no limit', { role: 'admin', solved: 0, today: 9, owned: 9 }, null],
  ['nor problem admins', { role: 'problemAdmin', solved: 0, today: 9, owned: 9 }, null],
  ['nor super admins', { role: 'root', solved: 0, today: 9, owned: 9 }, null],
] as const)('making: %s', (_sentence, maker, expected) => {
  expect(refuseMaking(maker, LIMITS)?.code ?? null).toBe(expected);
});

test.each([
  ['a public group needs no code', GROUP_AUTH.public, '', null],
  ['a protected one needs a code', GROUP_AUTH.protected, '', 'group.codeLength'],
  ['so does a private one', GROUP_AUTH.private, '', 'group.codeLength'],
  ['of six characters', GROUP_AUTH.private, '12345', 'group.codeLength'],
  ['exactly', GROUP_AUTH.private, '123456', null],
] as const)('form: %s', (_sentence, auth, code, expected) => {
  expect(refuseGroup({ auth, code })?.code ?? null).toBe(expected);
});
