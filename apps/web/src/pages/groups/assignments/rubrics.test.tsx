import { getAssignments } from '@assay/contract/assignments/list.ts';
import { getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import {
  getOwnGradings,
  getRubric,
  getRubricGrading,
  saveRubric,
  setRubricGrading,
} from '@assay/contract/assignments/rubrics.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ASSIGNMENT } from '../../../testing/assignment.ts';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildGroupDetail } from '../../../testing/group.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ITEM = { id: 1, name: 'Works', description: '', points: 40, isVisible: true, used: 37 };
const RUBRIC = {
  ...{ version: 3, start: 'nothing' as const, bonus: 0, graded: 37 },
  items: [ITEM, { ...ITEM, id: 2, name: 'Copied', points: -50, isVisible: false, used: 0 }],
  lookAgain: [{ uid: 2, username: 'bob', realname: 'Bob B' }],
};

const openProgress = () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 5 }));
  answer(getAssignmentProgress, {
    ...ASSIGNMENT,
    own: null,
    targetGid: 5,
    rights: ['progress', 'feedback', 'grade', 'extend', 'roster'],
    isAdmin: true,
    problems: [{ pid: 11, displayId: '1000', title: 'A + B' }],
    rubrics: [11],
    people: [{ uid: 2, username: 'bob', realname: 'Bob B', label: '' }],
    cells: [[0, 0, 20, 6, 1_700_000_000_000, 0, null, 0, 0]],
  });
  return visit('/group/5/assignment/4', { user: buildUser() });
};

it('ASG-24 says whose points follow a changed rubric, and offers another look at them', async () => {
  const { person } = openProgress();
  answer(getRubric, RUBRIC);
  answer(saveRubric, { version: 4, changed: 36 });
  await person.click(await screen.findByRole('button', { name: 'Rubrics' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rubrics' }));
  const first = within(await dialog.findByRole('group', { name: /Item 1 · used for 37 students/ }));
  const points = await first.findByLabelText('Points (%)');
  await person.clear(points);
  await person.type(points, '55');
  await person.click(dialog.getByRole('button', { name: 'Add an item' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Every item needs a name');
  await person.click(dialog.getByRole('button', { name: 'Delete item 3' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The rubric is saved; the points of 36 students changed by it');
  const { used: _, ...item } = ITEM;
  expect(sentCalls(saveRubric)[0]?.input).toEqual({
    ...{ id: 4, pid: 11, version: 3, start: 'nothing', bonus: 0 },
    items: [
      { ...item, points: 55 },
      { ...item, id: 2, name: 'Copied', points: -50, isVisible: false },
    ],
  });
  answer(getRubricGrading, { rubric: RUBRIC, grading: null, given: null });
  await person.click(dialog.getByRole('button', { name: 'Bob B' }));
  expect(await screen.findByRole('dialog', { name: 'Points by hand: Bob B, 1000' })).toBeTruthy();
});

it('ASG-24 grades by choosing items, and reads anew what another grader was faster with', async () => {
  const { person } = openProgress();
  const grading = { revision: 1, chosen: [1], percent: 40, by: 'helper', gmtModified: '2026-01-01T00:00:00Z' };
  answer(getRubricGrading, { rubric: RUBRIC, grading: null, given: 75 });
  answer(getRubricGrading, { rubric: RUBRIC, grading: { ...grading, lookAgain: false }, given: null });
  refuse(setRubricGrading, 'rubric.graded');
  answer(setRubricGrading, null);
  await person.click(await screen.findByRole('switch', { name: 'Points by hand' }));
  await person.click(screen.getByRole('button', { name: /Points by hand: bob, 1000/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('checkbox', { name: /Works/ }));
  await person.click(dialog.getByRole('checkbox', { name: /Copied/ }));
  expect(dialog.getByRole('status').textContent).toBe('Comes to 0 points · Points by hand count in its place: 75');
  await person.click(dialog.getByRole('button', { name: 'Grade by the rubric' }));
  await dialog.findByText(/^By helper/);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Works/ }).checked).toBe(true);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Copied/ }).checked).toBe(false);
  await person.click(dialog.getByRole('button', { name: 'Grade by the rubric' }));
  await expect
    .poll(() => sentCalls(setRubricGrading).at(-1)?.input)
    .toEqual({ id: 4, uid: 2, pid: 11, version: 3, revision: 1, chosen: [1] });
});

it('ASG-24 shows a student what was chosen of the own work', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 3 }));
  const own = { solved: 0, total: 1, score: 40, byHand: 1 };
  answer(getAssignments, { records: [{ ...ASSIGNMENT, own }], total: 1, size: 10, current: 1 });
  const items = [{ name: 'Works', description: 'for small input', points: 40 }];
  answer(getOwnGradings, [{ pid: 11, displayId: '1000', title: 'A + B', percent: 40, items }]);
  const { person } = visit('/group/5/assignment', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'How it was graded' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('heading', { name: '1000 A + B: 40 points' })).toBeTruthy();
  expect(dialog.getByText('for small input')).toBeTruthy();
});
