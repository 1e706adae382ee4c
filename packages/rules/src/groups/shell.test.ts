import { expect, test } from 'vitest';
import { groupTabsOf } from './shell.ts';

const PLAIN = ['home', 'problems', 'trainings', 'works', 'assignments', 'contests', 'submissions', 'members', 'rank'];

test.each([
  ['members see the plain ones', 3, false, PLAIN],
  ['admins the announcements too', 4, false, [...PLAIN.slice(0, 8), 'announcements', 'rank']],
  ['roots the settings too', 5, false, [...PLAIN.slice(0, 8), 'announcements', 'settings', 'rank']],
  ['discussions stand where the site opens them', 3, true, [...PLAIN.slice(0, 7), 'discussions', 'members', 'rank']],
] as const)('tabs: %s', (_sentence, level, openGroupDiscussion, expected) => {
  const tabs = groupTabsOf({ level, openGroupDiscussion });
  expect(tabs.map(({ tab }) => tab)).toEqual(expected);
  expect(tabs.every(({ disabled }) => !disabled)).toBe(true);
});

test('tabs: strangers open the home alone', () => {
  const tabs = groupTabsOf({ level: 0, openGroupDiscussion: false });
  expect(tabs.filter(({ disabled }) => !disabled)).toEqual([{ tab: 'home', disabled: false }]);
  expect(tabs.map(({ tab }) => tab)).toEqual(PLAIN);
});
