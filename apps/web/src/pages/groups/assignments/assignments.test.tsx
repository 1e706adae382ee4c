import type { AssignmentRow } from '@assay/contract/assignments/assignment.ts';
import { excuseFromAssignment, getGroupGrades, setGroupGrading } from '@assay/contract/assignments/grades.ts';
import { cloneAssignments, getAssignments, getPastAssignments } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress, setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { askRegrade, decideRegrade, getRegrades } from '@assay/contract/assignments/regrades.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSIGNMENT as ROW } from '../../../testing/assignment.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildGroupDetail } from '../../../testing/group.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

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
  const due = { dueAt: ROW.dueAt, title: 'Week 1' };
  answer(getPastAssignments, [
    {
      gid: 5,
      groupName: 'Class',
      assignments: [
        { ...due, id: 4, isPast: true },
        { ...due, id: 6, isPast: false },
      ],
    },
    { gid: 8, groupName: 'Last year', assignments: [{ ...due, id: 7, isPast: false }] },
  ]);
  answer(cloneAssignments, { ids: [9], left: [] });
  answer(cloneAssignments, { ids: [9], left: ['OLD7'] });
  const { person } = visit('/group/5/assignment', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Set again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Set again' }));
  // of this group what was due
  await expect.poll(() => sentCalls(cloneAssignments)[0]?.input).toEqual({ gid: 5, ids: [4], shiftDays: 182 });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Set again' }));
  const other = within(await screen.findByRole('dialog'));
  await person.selectOptions(await other.findByLabelText('From'), 'Last year');
  await person.click(other.getByRole('button', { name: 'Set again' }));
  await other.findByText(/^Set\. The copies lack these problems.*OLD7$/);
  expect(sentCalls(cloneAssignments)[1]?.input).toEqual({ gid: 5, ids: [7], shiftDays: 182 });
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
    rubrics: [],
    people: [
      { uid: 1, username: 'ada', realname: '', label: 'Class 1' },
      { uid: 2, username: 'bob', realname: 'Bob B', label: 'Class 2' },
    ],
    cells: [
      [0, 0, 100, 1, 1_700_000_000_000, 0, null, 0, 1],
      [1, 0, 20, 6, 1_700_000_000_000, 0, 10, 2, 0],
    ],
  });
  const { person } = visit('/group/5/assignment/4', { user: buildUser() });
  const cell = await screen.findByRole('link', { name: /100/ });
  expect(cell.getAttribute('href')).toContain('/group/5/status?username=ada&problemID=1000');
  // one class alone
  await person.selectOptions(screen.getByLabelText('Class'), 'Class 1');
  await expect.poll(() => screen.queryByText('Bob B')).toBeNull();
  expect(screen.getByText('ada')).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('Class'), 'All classes');
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

const GRADES = {
  rights: ['progress', 'grade'] as ('progress' | 'grade')[],
  isAdmin: true,
  dropLowest: 0,
  items: [
    { id: 4, kind: 'training' as const, targetId: 3, title: 'Week 1', dueAt: ROW.dueAt, worth: 100, isHidden: false },
    { id: 6, kind: 'training' as const, targetId: 5, title: 'Week 2', dueAt: ROW.dueAt, worth: 50, isHidden: false },
  ],
  people: [
    {
      ...{ uid: 1, username: 'ada', realname: '', label: '', scores: [80, 20] },
      ...{ excused: [], dropped: [1], soFar: 80, total: 60 },
    },
  ],
};

it('ASG-21 shows totals with what was dropped, drops another number, and excuses somebody with a reason', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 5 }));
  answer(getGroupGrades, GRADES);
  answer(setGroupGrading, null);
  answer(excuseFromAssignment, null);
  const { person } = visit('/group/5/grades', { user: buildUser() });
  const row = await screen.findByRole('row', { name: /ada/ });
  expect(row.textContent).toBe('ada80all: 608020dropped');
  await person.selectOptions(screen.getByLabelText('Drop the lowest'), '1');
  await expect.poll(() => sentCalls(setGroupGrading)[0]?.input).toEqual({ gid: 5, dropLowest: 1 });
  await person.click(screen.getByRole('switch', { name: 'Excuse students' }));
  await person.click(screen.getByRole('button', { name: /Excuse: ada, Week 2/ }));
  await person.type(await screen.findByLabelText(/^Reason/), 'in hospital');
  await person.click(screen.getByRole('button', { name: 'Excuse' }));
  await expect.poll(() => sentCalls(excuseFromAssignment)[0]?.input).toEqual({ id: 6, uid: 1, reason: 'in hospital' });
});

it('ASG-21 shows a member the own grades alone, and nothing to change', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 3 }));
  const [own] = GRADES.people;
  const hidden = [GRADES.items[0]!, { ...GRADES.items[1]!, isHidden: true }];
  const excused = [{ item: 0, reason: 'in hospital' }];
  const people = [{ ...own!, scores: [80, null], excused, dropped: [], soFar: null, total: null }];
  answer(getGroupGrades, { ...GRADES, rights: [], isAdmin: false, dropLowest: 2, items: hidden, people });
  visit('/group/5/grades', { user: buildUser() });
  const row = await screen.findByRole('row', { name: /ada/ });
  expect(row.textContent).toBe('ada–excusednot shown');
  screen.getByText('Dropped: the 2 lowest assignments');
  for (const name of ['Drop the lowest', 'Excuse students']) expect(screen.queryByLabelText(name)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

const PROBLEMS = [
  { pid: 11, displayId: '1000', title: 'A + B' },
  { pid: 12, displayId: '1001', title: 'A - B' },
];
const REQUEST = {
  ...{
    id: 3,
    uid: 1,
    username: 'ada',
    realname: '',
    pid: 11,
    reason: 'The third case is wrong.',
    askedTime: ROW.now,
  },
  ...{ isGranted: null, answer: '', by: null },
};

it('ASG-23 a student asks for another look with a reason, once for a problem', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 3 }));
  answer(getAssignments, page({ ...ROW, regradeUntil: '2099-01-08T00:00:00Z' }));
  answer(getRegrades, { mayDecide: false, problems: PROBLEMS, requests: [REQUEST] });
  answer(askRegrade, null);
  const { person } = visit('/group/5/assignment', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Regrade requests' }));
  const ask = await screen.findByRole('button', { name: 'Ask' });
  const choices = screen.getByLabelText('Problem') as HTMLSelectElement;
  expect([...choices.options].map(({ value }) => value)).toEqual(['', '12']);
  await person.selectOptions(choices, '12');
  await person.type(screen.getByLabelText(/^Reason/), 'too short');
  expect((ask as HTMLButtonElement).disabled).toBe(true);
  await person.type(screen.getByLabelText(/^Reason/), ', and now it is not');
  await person.click(ask);
  await expect
    .poll(() => sentCalls(askRegrade)[0]?.input)
    .toEqual({ id: 4, pid: 12, reason: 'too short, and now it is not' });
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull();
});

it('ASG-23 who gives points answers who asked, with other points', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 5 }));
  const { own: _, ...row } = ROW;
  answer(getAssignmentProgress, {
    ...{
      ...row,
      own: null,
      targetGid: 5,
      rights: ['progress', 'grade'],
      isAdmin: true,
      problems: PROBLEMS,
      rubrics: [],
      people: [],
      cells: [],
    },
  });
  answer(decideRegrade, null);
  answer(getRegrades, { mayDecide: true, problems: PROBLEMS, requests: [REQUEST] });
  const desk = visit('/group/5/assignment/4', { user: buildUser() });
  await desk.person.click(await screen.findByRole('button', { name: 'Regrade requests' }));
  await desk.person.type(await screen.findByLabelText('Answer to ada, 1000'), 'You are right');
  await desk.person.type(screen.getByLabelText(/Points \(per cent/), '80');
  await desk.person.click(screen.getByRole('button', { name: 'Grant' }));
  await expect
    .poll(() => sentCalls(decideRegrade)[0]?.input)
    .toEqual({ id: 3, isGranted: true, answer: 'You are right', percent: 80 });
});
