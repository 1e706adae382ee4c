import { describe, expect, it } from 'vitest';
import { currentEntry, mobileEntries, modeEntries, topEntries } from './navigation.ts';

const hrefs = (entries: readonly { href: string; children?: readonly { href: string }[] }[] | null) =>
  (entries ?? []).flatMap((entry) => (entry.children ? entry.children.map((child) => child.href) : [entry.href]));

describe('entries (SHELL-10)', () => {
  it('of the top bar', () => {
    const all = hrefs(topEntries({ loggedIn: true, publicDiscussion: true }));
    expect(all.toSorted()).toEqual(
      [
        '/home',
        '/problem',
        '/external-nav',
        '/training',
        '/qsheet',
        '/contest',
        '/timedwork',
        '/status',
        '/acm-rank',
        '/oi-rank',
        '/ts-rank',
        '/discussion',
        '/group',
      ].toSorted(),
    );
    const guest = hrefs(topEntries({ loggedIn: false, publicDiscussion: false }));
    expect(all.filter((href) => !guest.includes(href))).toEqual(['/discussion', '/timedwork']);
  });

  it('of the mobile menu', () => {
    expect(hrefs(mobileEntries({ loggedIn: false, publicDiscussion: true }))).toEqual([
      '/home',
      '/problem',
      '/training',
      '/contest',
      '/status',
      '/acm-rank',
      '/oi-rank',
      '/discussion',
      '/group',
      '/introduction',
    ]);
  });

  it('inside trainings, contests and groups', () => {
    expect(hrefs(modeEntries('training', { trainingID: '3' }))).toEqual([
      '/home',
      '/training/3',
      '/training/3/problems',
    ]);
    expect(hrefs(modeEntries('training', { trainingID: '3', groupID: '9' }))).toEqual([
      '/home',
      '/group/9',
      '/group/9/training/3',
      '/group/9/training/3/problems',
    ]);
    expect(hrefs(modeEntries('contest', { contestID: '5' }))).toEqual([
      '/home',
      '/contest/5',
      '/contest/5/problems',
      '/contest/5/submissions?onlyMine=true',
      '/contest/5/rank',
    ]);
    expect(hrefs(modeEntries('group', { groupID: '9' }))).toEqual(['/home', '/group/9', '/group/9/problem']);
    expect(modeEntries('default', {})).toBeNull();
  });
});

it('marks the entry that the address belongs to', () => {
  const entries = topEntries({ loggedIn: true, publicDiscussion: true });
  expect(currentEntry(entries, '/problem/1000')?.label).toBe('problems');
  expect(currentEntry(entries, '/oi-rank')?.label).toBe('rank');
  expect(currentEntry(entries, '/problems-of-mine')).toBeNull();
  expect(currentEntry(modeEntries('contest', { contestID: '5' }) ?? [], '/contest/5/rank')?.label).toBe('ranking');
});
