import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import {
  addTraining,
  changeTrainingStatus,
  deleteTraining,
  getAdminTrainingList,
  getGroupAdminTrainingList,
} from '@assay/contract/trainings/admin.ts';
import { deleteTrainingCategory, orderTrainingCategories } from '@assay/contract/trainings/categories.ts';
import { getTrainingCategories, getTrainingDetail } from '@assay/contract/trainings/list.ts';
import { getTrainingOutline, saveTrainingOutline } from '@assay/contract/trainings/outline.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildGroupDetail } from '../../../testing/group.ts';
import { buildUser, visit } from '../../../testing/render.tsx';
import { buildTrainingDetail } from '../../../testing/training.ts';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const { id, rank, title, auth, uid, author, categoryId, categoryName, categoryColor, problemCount, gid, ...times } =
  buildTrainingDetail();
const ROW = {
  ...{ id, rank, title, auth, uid, author, categoryId, categoryName, categoryColor, problemCount, gid },
  ...{ gmtCreate: times.gmtCreate, gmtModified: times.gmtModified, status: true, mayEdit: true, mayDelete: true },
};
const pageOf = <T,>(record: T) => ({ records: [record], total: 1, size: 10, current: 1 });
const problem = (pid: number, problemId: string) => ({
  ...{ pid, problemId, title: `Title ${problemId}`, author: 'root', auth: 1, isShown: true, mayEdit: true },
});
const OUTLINE = {
  version: 4,
  sections: [
    { id: 1, title: 'Basics', requires: [], problems: [problem(11, 'A1'), problem(12, 'A2')] },
    { id: 2, title: '', requires: [{ section: 0, solved: 1 }], problems: [problem(21, 'B1')] },
  ],
};

it('TRAIN-10 hides a training, and deletes it once its title was typed', async () => {
  answer(getAdminTrainingList, pageOf(ROW));
  answer(changeTrainingStatus, null);
  answer(deleteTraining, null);
  const { person } = visit('/admin/training', { user: ROOT });
  await person.click(await screen.findByRole('switch', { name: 'Visible: First steps' }));
  await waitFor(() => expect(sentCalls(changeTrainingStatus)[0]?.input).toEqual({ tid: 3, status: false }));
  await person.click(screen.getByRole('button', { name: 'Delete: First steps' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(confirm.disabled).toBe(true);
  await person.type(dialog.getByRole('textbox'), 'First steps');
  await person.click(confirm);
  await waitFor(() => expect(sentCalls(deleteTraining)[0]?.input).toEqual({ tid: '3' }));
});

it('TRAIN-2 says what a training needs before it sends one', async () => {
  answer(getTrainingCategories, [{ id: 7, name: 'Graphs', color: '#7c3aed' }]);
  answer(addTraining, { id: 9 });
  answer(getTrainingDetail, buildTrainingDetail({ id: 9 }));
  answer(getTrainingOutline, OUTLINE);
  const { person, router } = visit('/admin/training/create', { user: ROOT });
  const save = await screen.findByRole('button', { name: 'Save' });
  await person.click(save);
  expect(await screen.findByText('Title is required')).toBeTruthy();
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'Paths');
  await person.type(screen.getByRole('textbox', { name: /About the training/ }), 'Walk.');
  await person.click(save);
  expect(await screen.findByText('Category is required')).toBeTruthy();
  await screen.findByRole('option', { name: 'Graphs' });
  await person.selectOptions(screen.getByRole('combobox', { name: /Category/ }), '7');
  await person.selectOptions(screen.getByRole('combobox', { name: /Kind/ }), 'Private');
  await person.click(save);
  expect(await screen.findByText('Password is required')).toBeTruthy();
  expect(sentCalls(addTraining)).toHaveLength(0);
  await person.type(screen.getByRole('textbox', { name: /Password/ }), 'way');
  await person.click(save);
  await expect.poll(() => router.state.location.pathname).toBe('/admin/training/9/problems');
  expect(sentCalls(addTraining)[0]?.input).toEqual({
    ...{ title: 'Paths', description: 'Walk.', rank: 1000, auth: 'Private', privatePwd: 'way', categoryId: 7 },
    status: true,
  });
});

it('moves a problem by keys and by number, and saves the whole outline over its version', async () => {
  answer(getTrainingDetail, buildTrainingDetail());
  answer(getTrainingOutline, OUTLINE);
  answer(saveTrainingOutline, { version: 5 });
  const { person } = visit('/admin/training/3/problems', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Move down: A2' }));
  await waitFor(() => expect(sentCalls(saveTrainingOutline)).toHaveLength(1));
  expect(sentCalls(saveTrainingOutline)[0]?.input).toEqual({
    tid: 3,
    version: 4,
    sections: [
      { id: 1, title: 'Basics', requires: [], pids: [11] },
      { id: 2, title: '', requires: [{ section: 0, solved: 1 }], pids: [12, 21] },
    ],
  });
  const number = await screen.findByRole('textbox', { name: 'Place of A1' });
  await waitFor(() => expect((number as HTMLInputElement).readOnly).toBe(false));
  await person.clear(number);
  await person.type(number, '2{Enter}');
  await waitFor(() => expect(sentCalls(saveTrainingOutline)).toHaveLength(2));
  expect(sentCalls(saveTrainingOutline)[1]?.input).toMatchObject({ sections: [{ pids: [12, 11] }, { pids: [21] }] });
});

it('says in words that somebody else has changed the training', async () => {
  answer(getTrainingDetail, buildTrainingDetail());
  answer(getTrainingOutline, OUTLINE);
  refuse(saveTrainingOutline, 'training.changed');
  const { person } = visit('/admin/training/3/problems', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Move up: A2' }));
  expect(await screen.findByText(/changed/i)).toBeTruthy();
  await waitFor(() => expect(sentCalls(getTrainingOutline).length).toBeGreaterThan(1));
});

it('orders and deletes categories', async () => {
  answer(getTrainingCategories, [
    { id: 7, name: 'Graphs', color: '#7c3aed' },
    { id: 8, name: 'Strings', color: '#0f766e' },
  ]);
  answer(orderTrainingCategories, null);
  answer(deleteTrainingCategory, null);
  const { person } = visit('/admin/training/category', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Move down: Graphs' }));
  await waitFor(() => expect(sentCalls(orderTrainingCategories)[0]?.input).toEqual({ ids: [8, 7] }));
  await person.click(screen.getByRole('button', { name: /Delete.*Strings/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sentCalls(deleteTrainingCategory)[0]?.input).toEqual({ cid: '8' }));
});

it('an admin of a group manages its trainings in its frame', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 9, level: 4 }));
  answer(getGroupAdminTrainingList, pageOf({ ...ROW, gid: 9 }));
  visit('/group/9/training?manage=true', { user: buildUser() });
  const edit = await screen.findByRole('link', { name: 'Edit: First steps' });
  expect(edit.getAttribute('href')).toBe('/group/9/training/3/edit');
  expect(screen.getByRole('link', { name: 'Problems: First steps' }).getAttribute('href')).toBe(
    '/group/9/training/3/edit/problems',
  );
});
