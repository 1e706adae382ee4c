import { expect, it } from 'vitest';
import { SCREENS } from '../../lib/screens/screens.ts';
import { ADMIN_ICONS } from './admin-icons.ts';
import { ADMIN_MENU, menuEntryOf } from './admin-menu.ts';

const entryOf = (name: string) => menuEntryOf(SCREENS.find((screen) => screen.name === name)!);

it.each([
  ['an entry marks itself', 'AdminContest', 'AdminContest'],
  ['what is below an entry marks it', 'AdminContestDoctor', 'AdminContest'],
  ['also where it is made', 'AdminContestCreate', 'AdminContest'],
  ['an entry below another marks itself alone', 'AdminTrainingCategory', 'AdminTrainingCategory'],
  ['addresses that only begin alike are not below', 'AdminContestCountdown', 'AdminContestCountdown'],
  ['the editor of a problem belongs to their list', 'AdminProblemEdit', 'AdminProblemList'],
  ['and so does verifying it', 'AdminProblemVerify', 'AdminProblemList'],
])('%s', (_sentence, name, entry) => {
  expect(entryOf(name)).toBe(entry);
});

it('every screen of the back office belongs to an entry of its menu', () => {
  const entries = ADMIN_MENU.flatMap(({ screens }) => screens);
  for (const screen of SCREENS.filter(({ mode }) => mode === 'admin')) {
    expect(entries, screen.name).toContain(menuEntryOf(screen));
  }
});

it('every entry of the menu has its sign', () => {
  for (const name of ADMIN_MENU.flatMap(({ screens }) => screens)) expect(ADMIN_ICONS, name).toHaveProperty(name);
});
