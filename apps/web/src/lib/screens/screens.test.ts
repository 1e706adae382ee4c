import { describe, expect, it } from 'vitest';
import { ADMIN_MENU } from '../../app/admin/admin-menu.ts';
import { paths } from '../paths.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const screens = SCREENS as readonly Screen[];

/** SHELL-20, parameters as `*`. */
const PUBLIC = `
/home /problem /my-favorite-problem /my-problem /external-nav /problem/*
/training/*/problem/*/full-screen /contest/*/problem/*/full-screen /group/*/problem/*/full-screen
/group/*/training/*/problem/*/full-screen
/training /training/* /training/*/problems /training/*/problem/* /training/*/rank
/qsheet /qsheet/* /qsheet/*/problems /qsheet/*/rank /qsheet/*/group/*/problems/*
/notebook /tutorial
/timedwork /timedwork/* /timedwork/*/problems /timedwork/*/submissions /timedwork/*/problem/* /timedwork/*/rank
/contest /contest/acm-scoreboard/* /contest/oi-scoreboard/* /contest/* /contest/*/submissions
/contest/*/problem/*/submission-detail/* /contest/*/problems /contest/*/problem/* /contest/*/announcements
/contest/*/rank /contest/*/ac-info /contest/*/rejudge /contest/*/comment /contest/*/print /contest/*/admin-print
/contest/*/scroll-board
/status /submission-detail/* /acm-rank /oi-rank /ts-rank /reset-password /user-home /setting /logout
/discussion /discussion/* /discussion-detail/*
/group /group/* /group/*/announcement /group/*/problem /group/*/problem/* /group/*/training /group/*/training/*
/group/*/training/*/problems /group/*/training/*/problem/* /group/*/training/*/rank /group/*/contest /group/*/status
/group/*/submission-detail/* /group/*/discussion /group/*/discussion/* /group/*/discussion-detail/* /group/*/member
/group/*/setting /group/*/rank
/reward /message /message/discuss /message/reply /message/like /message/sys /message/mine
/introduction`;

/** ADM-1, below /admin/. */
const ADMIN = `
login dashboard user user/*/prize announcement contestcountdown reward reward/order medal qsheet qsheet/*/groups
qsheet/*/groups/*/problems external-nav external-nav/related timedwork timedwork/create timedwork/*/edit
timedwork/*/problems notice conf switch problems problem/create problem/edit/* problem/tag group-problem/apply
user-problem/apply user-tutorial/apply problem/batch-operation training training/create training/*/edit
training/*/problems training/category contest contest/create contest/*/edit contest/*/announcement contest/*/problems
contest/*/problem/create contest/*/problem/*/edit external-contest discussion`;

const ROOT_ONLY = `
user user/*/prize announcement contestcountdown reward reward/order medal qsheet qsheet/*/groups
qsheet/*/groups/*/problems external-nav external-nav/related notice conf switch`;

const words = (text: string) => text.trim().split(/\s+/);
const starred = (path: string) => path.replace(/\$\w+/g, '*');
const screenAt = (path: string) => screens.find((screen) => starred(screen.path) === path);

describe('the route table', () => {
  it.each(words(PUBLIC))('has %s', (path) => {
    expect(screenAt(path)).toBeDefined();
  });

  it.each(words(ADMIN))('has /admin/%s', (path) => {
    const screen = screenAt(`/admin/${path}`);
    expect(screen?.auth).toBe(path === 'login' ? 'anyone' : words(ROOT_ONLY).includes(path) ? 'root' : 'admin');
  });

  it('names every screen and path once, in both languages', () => {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => starred(path))).size).toBe(screens.length);
    for (const { title } of screens) expect([title.zh, title.en].every((words) => words.trim() !== '')).toBe(true);
  });

  it('leaves the footer out where problems are read', () => {
    const problemPages = screens.filter(
      ({ path }) => /problems?\/\$\w+(\/full-screen)?$/.test(path) && !path.startsWith('/discussion'),
    );
    expect(problemPages.length).toBeGreaterThan(8);
    for (const { path, footer } of problemPages) expect([path, footer]).toEqual([path, false]);
  });

  it('covers the addresses that features link to', () => {
    const linked = [
      paths.home,
      paths.problems,
      paths.problem('1000'),
      paths.status(),
      paths.submission(1),
      paths.userHome(),
      paths.setting,
      paths.introduction,
      paths.logout,
      paths.admin,
      paths.adminLogin,
    ];
    const matches = (path: string, address: string) =>
      new RegExp(`^${starred(path).replaceAll('*', '[^/]+')}$`).test(address.split('?')[0] as string);
    for (const address of linked)
      expect([address, screens.some(({ path }) => matches(path, address))]).toEqual([address, true]);
  });

  it('gives every entry of the back office menu a screen without parameters', () => {
    for (const name of ADMIN_MENU.flatMap((section) => section.screens)) {
      expect(screens.find((screen) => screen.name === name)?.path).toMatch(/^\/(admin\/[^$]+|design)$/);
    }
  });
});
