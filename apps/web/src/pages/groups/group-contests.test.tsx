import type { AdminContestRow } from '@assay/contract/contests/admin.ts';
import { getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import { addGroupContest, getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildContestInfo } from '../../testing/contest.ts';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildGroupDetail } from '../../testing/group.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const ADA = buildUser();
const AT = '2026-03-01T08:00:00.000Z';
const row = (id: number, title: string, mayEdit: boolean): AdminContestRow => ({
  id,
  uid: 1,
  author: 'olga',
  title,
  type: 0,
  auth: 0,
  status: -1,
  startTime: AT,
  endTime: AT,
  visible: true,
  problemCount: 2,
  count: 0,
  mayEdit,
  mayDelete: mayEdit,
  gmtCreate: AT,
  gmtModified: AT,
});
const page = <T,>(records: T[]) => ({ records, total: records.length, size: 10, current: 1 });

beforeEach(() => {
  localStorage.clear();
  const { description: _, ...listed } = buildContestInfo(
    { startMs: Date.now() - 60_000, endMs: Date.now() + 3_600_000 },
    { id: 8, title: 'Weekly round', gid: 3 },
  );
  answer(getGroupContestList, page([listed]));
  answer(getGroupAdminContestList, page([row(8, 'Weekly round', true), row(9, 'Of another', false)]));
});

it('lists the contests of a group to its members, who manage none', async () => {
  answer(getGroupDetail, buildGroupDetail());
  visit('/group/3/contest', { user: ADA });
  const link = await screen.findByRole('link', { name: 'Weekly round' });
  expect(link.getAttribute('href')).toBe('/contest/8');
  expect(screen.queryByRole('switch', { name: 'Manage' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New contest' })).toBeNull();
});

it('shows its admins what they may do with which', async () => {
  answer(getGroupDetail, buildGroupDetail({ level: 4 }));
  const { person } = visit('/group/3/contest', { user: ADA });
  await person.click(await screen.findByRole('switch', { name: 'Manage' }));
  const own = (await screen.findByText('Weekly round')).closest('tr')!;
  const others = screen.getByText('Of another').closest('tr')!;
  expect(within(own).getByRole('link', { name: 'Edit: Weekly round' }).getAttribute('href')).toBe(
    '/group/3/contest/8/edit',
  );
  expect(within(own).getByRole('button', { name: /^Delete: / })).toBeDefined();
  expect(within(others).queryAllByRole('button')).toEqual([]);
  expect((within(others).getByRole('switch') as HTMLInputElement).disabled).toBe(true);
});

it('makes a contest of the group', async () => {
  answer(getGroupDetail, buildGroupDetail({ level: 4 }));
  answer(addGroupContest, { id: 12 });
  answer(getAdminContestProblems, []);
  const { person } = visit('/group/3/contest/create', { user: ADA });
  await person.click(await screen.findByLabelText(/^Title/));
  await person.paste('Spring cup');
  await person.click(screen.getByLabelText(/^Description/));
  await person.paste('Have fun.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentCalls(addGroupContest)).toMatchObject([{ input: { gid: 3, title: 'Spring cup' } }]));
});

it('keeps members away from what admins do', async () => {
  answer(getGroupDetail, buildGroupDetail());
  visit('/group/3/contest/create', { user: ADA });
  expect(await screen.findByText(/Your level in the group/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
