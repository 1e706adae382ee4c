import { expect, test } from 'vitest';
import {
  type AnnouncementLevel,
  contestLevel,
  groupLevel,
  mayAnnounce,
  mayChangeAnnouncement,
  siteLevel,
} from './access.ts';

test.each([
  ['a super admin on the site', siteLevel('root'), 'manager'],
  ['an admin on the site', siteLevel('admin'), 'reader'],
  ['a problem admin on the site', siteLevel('problemAdmin'), 'reader'],
  ['a visitor on the site', siteLevel(null), 'reader'],
  ['a root of the group', groupLevel(5), 'manager'],
  ['an admin of the group', groupLevel(4), 'writer'],
  ['a member of the group', groupLevel(3), 'reader'],
  ['a stranger to the group', groupLevel(0), 'reader'],
  ['who changes the contest', contestLevel(true), 'manager'],
  ['a contestant', contestLevel(false), 'reader'],
] as [string, AnnouncementLevel, AnnouncementLevel][])('%s', (_who, level, expected) => {
  expect(level).toBe(expected);
});

test.each([
  ['reader', false, false, false],
  ['writer', true, true, false],
  ['manager', true, true, true],
] as const)('a %s announces: %s; changes own ones: %s, those of others: %s', (level, announces, own, others) => {
  expect(mayAnnounce(level)).toBe(announces);
  expect(mayChangeAnnouncement(level, true)).toBe(own);
  expect(mayChangeAnnouncement(level, false)).toBe(others);
});
