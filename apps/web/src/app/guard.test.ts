import { describe, expect, it } from 'vitest';
import type { Screen } from '../lib/screens/screen.ts';
import { SCREENS, type ScreenName } from '../lib/screens/screens.ts';
import { refuseScreen } from './guard.ts';

const screen = (name: ScreenName) => SCREENS.find((one) => one.name === name) as Screen;
const VISITOR = { token: null, user: null, switches: null };
const as = (...roleList: string[]) => ({ token: 'kept', user: { roleList }, switches: null });

describe('the route guard (SHELL-22)', () => {
  it.each([
    ['Home', VISITOR, null],
    ['SubmissionList', VISITOR, null],
    ['SetNewPassword', VISITOR, null],
    ['Setting', VISITOR, 'loginNeeded'],
    ['Setting', as('default_user'), null],
    ['AdminDashboard', VISITOR, 'adminLoginNeeded'],
    ['AdminDashboard', as('default_user'), 'adminNoAccess'],
    ['AdminDashboard', as('problem_admin'), null],
    ['AdminSwitch', as('admin'), 'adminNoAccess'],
    ['AdminSwitch', as('root'), null],
    ['AdminLogin', VISITOR, null],
    ['ContestRejudge', as('admin'), 'noAccess'],
    ['ContestRejudge', as('root'), null],
    ['TimedWorkSubmissions', as('default_user'), 'noAccess'],
  ] as const)('%s for %j: %s', (name, facts, refusal) => {
    expect(refuseScreen(screen(name), facts)).toBe(refusal);
  });

  it.each(['openPublicDiscussion', 'openGroupDiscussion', 'openContestComment'] as const)(
    'shuts the area of %s while it is off',
    (area) => {
      const inside = (SCREENS as readonly Screen[]).find(({ needs }) => needs === area) as Screen;
      const off = { openPublicDiscussion: false, openGroupDiscussion: false, openContestComment: false };
      expect(refuseScreen(inside, { ...as('root'), switches: off })).toBe(area);
      expect(refuseScreen(inside, { ...as('root'), switches: { ...off, [area]: true } })).toBeNull();
    },
  );
});
