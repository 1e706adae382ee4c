import { CONTEST_AUTH, CONTEST_STATUS, CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { expect, test } from 'vitest';
import { isMenuDisabled, passwordFormAt, type ShellFacts, tabsOf } from './shell.ts';

const facts: ShellFacts = {
  type: CONTEST_TYPE.acm,
  auth: CONTEST_AUTH.public,
  status: CONTEST_STATUS.running,
  hasAccess: true,
  isContestAdmin: false,
  isRoot: false,
  previews: false,
  openPrint: false,
  openContestComment: true,
};
const locked = { auth: CONTEST_AUTH.private, hasAccess: false };
const guarded = { auth: CONTEST_AUTH.protected, hasAccess: false };

test.each([
  ['open while it runs', {}, false],
  ['closed before the start', { status: CONTEST_STATUS.scheduled }, true],
  ['open to admins before the start', { status: CONTEST_STATUS.scheduled, isContestAdmin: true }, false],
  [
    'open to staff that previews it as contestants will see it',
    { status: CONTEST_STATUS.scheduled, previews: true },
    false,
  ],
  ['closed in a private contest without access', locked, true],
  ['also after the end', { ...locked, status: CONTEST_STATUS.ended }, true],
  ['open in a protected one', guarded, false],
])('the menu is %s', (_sentence, change, expected) => {
  expect(isMenuDisabled({ ...facts, ...change })).toBe(expected);
});

test.each([
  ['in a private contest on the overview', locked, 'overview'],
  ['in a protected one where one submits', guarded, 'submit'],
  ['not for admins', { ...locked, isContestAdmin: true }, 'nowhere'],
  ['not with access', { ...locked, hasAccess: true }, 'nowhere'],
  ['not in a public contest', { hasAccess: false }, 'nowhere'],
])('the password form stands %s', (_sentence, change, expected) => {
  expect(passwordFormAt({ ...facts, ...change })).toBe(expected);
});

const BASE = ['overview', 'problems', 'submissions', 'rank', 'announcements'];
test.each([
  ['a contestant', {}, [...BASE, 'comments']],
  ['without the comment area', { openContestComment: false }, BASE],
  ['with printing', { openPrint: true }, [...BASE, 'comments', 'print']],
  [
    'an admin',
    { isContestAdmin: true, openPrint: true },
    [...BASE, 'comments', 'print', 'onsite', 'acInfo', 'adminPrint', 'scrollBoard'],
  ],
  ['an admin of an OI contest', { isContestAdmin: true, type: CONTEST_TYPE.oi }, [...BASE, 'comments', 'onsite']],
  [
    'a super admin',
    { isContestAdmin: true, isRoot: true },
    [...BASE, 'comments', 'onsite', 'acInfo', 'rejudge', 'scrollBoard'],
  ],
])('tabs of %s', (_sentence, change, expected) => {
  expect(tabsOf({ ...facts, ...change }).map(({ tab }) => tab)).toEqual(expected);
});

test('all tabs but the overview are disabled with the menu', () => {
  const tabs = tabsOf({ ...facts, status: CONTEST_STATUS.scheduled });
  expect(tabs.filter(({ disabled }) => !disabled).map(({ tab }) => tab)).toEqual(['overview']);
});
