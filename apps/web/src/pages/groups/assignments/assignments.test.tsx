import type { AssignmentRow } from '@assay/contract/assignments/assignment.ts';
import { cloneAssignments, getAssignments } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress, setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildGroupDetail } from '../../../testing/group.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROW: AssignmentRow = {
  id: 4,
  gid: 5,
  kind: 'training',
  targetId: 3,
  title: 'Week 1',
  opensAt: '2020-01-01T00:00:00Z',
  dueAt: '2099-01-01T00:00:00Z',
  late: [],
  results: 'atOnce',
  resultsShown: true,
  now: '2026-01-01T00:00:00Z',
  version: 0,
  extension: null,
  own: { solved: 1, total: 2, score: 45, byHand: 0 },
};
const page = (...records: AssignmentRow[]) => ({ records, total: records.length, size: 10, current: 1 });

it('ASG-2 ASG-5 shows a member what is set, when it is due, and the own points', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 3 }));
  answer(getAssignments, page(ROW));
  visit('/group/5/assignment', { user: buildUser() });
  expect((await screen.findByRole('link', { name: 'Week 1' })).getAttribute('href')).toBe('/group/5/training/3');
  expect(screen.getByText('45 points')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set work' })).toBeNull();
});

it('ASG-2 tells what is open and due by the clock of the server, on a computer that is hours ahead or behind', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 3 }));
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  answer(
    getAssignments,
    page(
      { ...ROW, id: 1, title: 'Running here too late', opensAt: at(-9), dueAt: at(-1), now: at(-2) },
      { ...ROW, id: 2, title: 'Due there already', opensAt: at(-1), dueAt: at(1), now: at(2) },
      { ...ROW, id: 3, title: 'Opens there later', opensAt: at(-1), dueAt: at(5), now: at(-2) },
    ),
  );
  visit('/group/5/assignment', { user: buildUser() });
  const rowOf = async (title: string) => (await screen.findByRole('link', { name: title })).closest('tr')!.textContent;
  expect(await rowOf('Running here too late')).not.toContain('Past due');
  expect(await rowOf('Due there already')).toContain('Past due');
  expect(await rowOf('Opens there later')).toContain('Not open yet');
});

it('ASG-7 sets the work of a past term again in three clicks', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 5 }));
  answer(getAssignments, page({ ...ROW, own: null }));
  answer(cloneAssignments, { ids: [9] });
  const { person } = visit('/group/5/assignment', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Set again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Set again' }));
  await expect.poll(() => sentCalls(cloneAssignments)[0]?.input).toEqual({ gid: 5, ids: [4], shiftDays: 182 });
});

it('ASG-6 shows students by problems, and who is stuck', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 5 }));
  const { own: _, ...row } = ROW;
  answer(getAssignmentProgress, {
    ...row,
    own: null,
    targetGid: 5,
    rights: ['progress', 'feedback', 'grade', 'extend', 'roster'],
    isAdmin: true,
    problems: [{ pid: 11, displayId: '1000', title: 'A + B' }],
    people: [
      { uid: 1, username: 'ada', realname: '' },
      { uid: 2, username: 'bob', realname: 'Bob B' },
    ],
    cells: [
      [0, 0, 100, 1, 1_700_000_000_000, 0, null, 0, 1],
      [1, 0, 20, 6, 1_700_000_000_000, 0, 10, 2, 0],
    ],
  });
  const { person } = visit('/group/5/assignment/4', { user: buildUser() });
  const cell = await screen.findByRole('link', { name: /100/ });
  expect(cell.getAttribute('href')).toContain('/group/5/status?username=ada&problemID=1000');
  await person.click(screen.getByRole('radio', { name: /Stuck/ }));
  await expect.poll(() => screen.queryByText('ada')).toBeNull();
  expect(screen.getByText('Bob B')).toBeTruthy();
  answer(setAssignmentPoints, null);
  await person.click(screen.getByRole('switch', { name: 'Points by hand' }));
  await person.click(screen.getByRole('button', { name: /Points by hand: bob, 1000/ }));
  const points = await screen.findByLabelText(/Points \(per cent/);
  await person.clear(points);
  await person.type(points, '60');
  await person.type(screen.getByLabelText('Reason'), 'nearly');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sentCalls(setAssignmentPoints)[0]?.input)
    .toEqual({ id: 4, uid: 2, pid: 11, percent: 60, reason: 'nearly' });
});
