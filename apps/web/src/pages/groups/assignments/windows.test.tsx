import { getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { getAssignmentWindows, setAssignmentWindow } from '@assay/contract/assignments/windows.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isoOfLocal } from '../../../lib/local-time.ts';
import { ASSIGNMENT } from '../../../testing/assignment.ts';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildGroupDetail } from '../../../testing/group.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

it('ASG-26 gives a class dates of its own, once it was said whose work comes late, and those of everybody again', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 5 }));
  answer(getAssignmentProgress, {
    ...ASSIGNMENT,
    ...{ own: null, targetGid: 5, rights: ['progress'], isAdmin: true, rubrics: [], cells: [] },
    problems: [{ pid: 11, displayId: '1000', title: 'A + B' }],
    people: [],
  });
  const own = { opensAt: '2020-01-02T00:00:00Z', dueAt: '2020-02-01T00:00:00Z' };
  answer(getAssignmentWindows, [
    { label: 'Class 1', people: 3, opensAt: null, dueAt: null },
    { label: 'Class 2', people: 2, ...own },
  ]);
  refuse(setAssignmentWindow, 'assignment.wouldBeLate');
  answer(setAssignmentWindow, null);
  const { person } = visit('/group/5/assignment/4', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Class times' }));
  const first = within(await screen.findByRole('form', { name: 'Class 1' }));
  expect(first.getByText(/3 members · as for everybody/)).toBeTruthy();
  const [from, until] = ['2026-03-01T08:00', '2026-03-02T08:00'];
  fireEvent.change(first.getByLabelText('Opens'), { target: { value: until } });
  fireEvent.change(first.getByLabelText('Due'), { target: { value: from } });
  expect(first.getByRole<HTMLButtonElement>('button', { name: 'Save: Class 1' }).disabled).toBe(true);
  fireEvent.change(first.getByLabelText('Opens'), { target: { value: from } });
  fireEvent.change(first.getByLabelText('Due'), { target: { value: until } });
  await person.click(first.getByRole('button', { name: 'Save: Class 1' }));
  await person.click(await screen.findByRole('button', { name: 'Continue anyway' }));
  const window = { opensAt: isoOfLocal(from), dueAt: isoOfLocal(until) };
  await expect
    .poll(() => sentCalls(setAssignmentWindow).map(({ input }) => input))
    .toEqual([
      { id: 4, label: 'Class 1', window },
      { id: 4, label: 'Class 1', window, sure: true },
    ]);
  await person.click(screen.getByRole('button', { name: 'As for everybody: Class 2' }));
  await expect.poll(() => sentCalls(setAssignmentWindow)[2]?.input).toEqual({ id: 4, label: 'Class 2', window: null });
});
