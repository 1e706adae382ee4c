import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const OF_THE_FRAME = new Set([
  'openStream',
  'getWebsiteConfig',
  'getUserAuthInfo',
  'getAcCoin',
  'getCheckInDays',
  'getUnreadMessages',
  'getUnreadChats',
  'getMessageSettings',
]);
const ROOT = buildUser({ roleList: ['root'], role: 1000 });

it.each([
  '/nothing-here',
  '/contest/abc',
  '/contest/1e3/rank',
  '/contest/acm-scoreboard/spring',
  '/contest/7/problem/A/submission-detail/latest',
  '/submission-detail/0',
  '/group/create',
  '/group/007/member',
  '/group/3/contest/new/edit',
  '/training/99999999999999999',
  '/admin/problem/edit/new',
  '/admin/contest/abc/problems',
  '/admin/rejudge/last',
])('%s is no page, and nothing is asked of the server for it', async (address) => {
  const { router } = visit(address, { user: ROOT });
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(document.querySelector('nav [aria-current]')).toBeNull();
  expect(document.title).toMatch(/^Page not found - /);
  expect(router.state.location.pathname).toBe(address);
  expect(sentCalls().filter(({ name }) => !OF_THE_FRAME.has(name))).toEqual([]);
});

it('a visitor is not asked to log in for a page that is none', async () => {
  visit('/contest/abc');
  await screen.findByRole('heading', { name: 'Page not found' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('but for the frame of the back office, whatever would stand in it', async () => {
  const { router } = visit('/admin/contest/abc/edit');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
});
