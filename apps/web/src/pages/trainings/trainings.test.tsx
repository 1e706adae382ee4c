import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import {
  getTrainingCategories,
  getTrainingDetail,
  getTrainingList,
  registerTraining,
} from '@assay/contract/trainings/list.ts';
import { getTrainingProblemList } from '@assay/contract/trainings/problems.ts';
import { getTrainingRank } from '@assay/contract/trainings/rank.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildGroupDetail } from '../../testing/group.ts';
import { buildUser, visit } from '../../testing/render.tsx';
import { buildTrainingDetail, buildTrainingProblem, buildTrainingSection } from '../../testing/training.ts';

const { access, maySubmit, registered, isTrainingAdmin, description, groupName, status, mayEdit, ...rest } =
  buildTrainingDetail();
const { registeredCount, next, gmtCreate, ...ROW } = rest;

it('TRAIN-1 keeps the filters of the list in the address', async () => {
  answer(getTrainingCategories, [{ id: 7, name: 'Graphs', color: '#7c3aed' }]);
  answer(getTrainingList, { records: [ROW], total: 1, size: 15, current: 1 });
  const { person, router } = visit('/training?auth=Private', { user: buildUser() });
  await person.click(await screen.findByRole('radio', { name: 'Graphs' }));
  expect(router.state.location.searchStr).toBe('?auth=Private&categoryId=7');
  await person.click(screen.getByRole('radiogroup', { name: 'Kind' }).querySelector('input')!);
  expect(router.state.location.searchStr).toBe('?categoryId=7');
  await expect.poll(() => sentCalls(getTrainingList).at(-1)?.input).toMatchObject({ categoryId: '7', limit: '15' });
});

it('TRAIN-3 closes problems and rank until the password is given', async () => {
  answer(
    getTrainingDetail,
    buildTrainingDetail({ auth: 'Private', access: false, maySubmit: false, registered: false, next: null }),
  );
  const { person } = visit('/training/3', { user: buildUser() });
  const tabs = await screen.findByRole('navigation', { name: 'Parts of the training' });
  expect(within(tabs).getByRole('button', { name: 'Problems' }).getAttribute('aria-disabled')).toBe('true');
  expect(within(tabs).getByRole('button', { name: 'Ranking' }).getAttribute('aria-disabled')).toBe('true');
  answer(registerTraining, null);
  await person.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('Enter the training password')).toBeTruthy();
  await person.type(screen.getByLabelText('Password'), 'sesame');
  await person.click(screen.getByRole('button', { name: 'Enter' }));
  await expect.poll(() => sentCalls(registerTraining)[0]?.input).toEqual({ tid: 3, password: 'sesame' });
});

it('TRAIN-5 a protected training stands open and takes people in by a card with its password', async () => {
  let training = buildTrainingDetail({ auth: 'Protected', maySubmit: false, registered: false });
  answer(getTrainingDetail, () => training);
  answer(getTrainingProblemList, [buildTrainingSection()]);
  const { person } = visit('/training/3', { user: buildUser() });
  const tabs = await screen.findByRole('navigation', { name: 'Parts of the training' });
  expect(within(tabs).getByRole('link', { name: 'Problems' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  answer(registerTraining, null);
  training = buildTrainingDetail({ auth: 'Protected' });
  await person.type(screen.getByLabelText('Password'), 'sesame');
  await person.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByRole('link', { name: 'Go on: 1000 A + B' })).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

it('TRAIN-7 says what opens a section that is closed, and shows tags when asked', async () => {
  const requires = [{ title: 'Basics', place: 1, solved: 1, needed: 3 }];
  answer(getTrainingDetail, buildTrainingDetail());
  answer(getTrainingProblemList, [
    buildTrainingSection(),
    buildTrainingSection({ id: 2, title: 'Graphs', isOpen: false, requires, problems: [] }),
  ]);
  const { person } = visit('/training/3/problems', { user: buildUser() });
  expect(await screen.findByText('Opens when you solve 2 more of “Basics” (1/3)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A + B' }).getAttribute('href')).toBe('/training/3/problem/1000');
  expect(screen.queryByText('Input')).toBeNull();
  await person.click(screen.getByRole('switch', { name: 'Show tags' }));
  expect(await screen.findByText('Input')).toBeTruthy();
});

it('shows a problem that was tried and one that was solved by their marks', async () => {
  answer(getTrainingDetail, buildTrainingDetail());
  const problems = [
    buildTrainingProblem({ myStatus: 0, tutorialCount: 2 }),
    buildTrainingProblem({ pid: 2, problemId: '1001', title: 'Lantern', myStatus: -1 }),
  ];
  answer(getTrainingProblemList, [buildTrainingSection({ title: '', problemCount: 2, problems })]);
  visit('/training/3/problems', { user: buildUser() });
  expect(await screen.findByText('Accepted')).toBeTruthy();
  expect(screen.getByText('Wrong Answer')).toBeTruthy();
});

it('TRAIN-4 the rank leads to problems and submissions', async () => {
  answer(getTrainingDetail, buildTrainingDetail());
  answer(getTrainingRank, {
    records: [
      {
        ...{ uid: 5, username: 'ada', rankShowName: 'ada', school: 'Oxford', gender: 'female', avatar: null },
        ...{ rank: 1, isPinned: false, isOwn: false, realname: null, hasLeft: true, ac: 1, totalRunTime: 12 },
        submissionInfo: { 1000: { status: 0, runTime: 12 } },
      },
    ],
    total: 1,
    size: 30,
    current: 1,
    problems: [{ pid: 1, problemId: '1000', title: 'A + B' }],
  });
  visit('/training/3/rank', { user: buildUser() });
  const row = await screen.findByRole('row', { name: /ada/ });
  const hrefs = within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/status?username=ada&status=0');
  expect(hrefs).toContain('/status?username=ada&problemID=1000&completeProblemID=true');
  expect(screen.getByRole('link', { name: '1000' }).getAttribute('href')).toBe('/training/3/problem/1000');
  expect(within(row).getByText('Girl')).toBeTruthy();
  expect(within(row).getByText('Left')).toBeTruthy();
  expect(screen.queryByText('Real name')).toBeNull();
});

it('leads from the frame of another group to where a training is', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 9 }));
  answer(getTrainingDetail, buildTrainingDetail());
  answer(getTrainingProblemList, [buildTrainingSection()]);
  const { router } = visit('/group/9/training/3/problems', { user: buildUser() });
  await expect.poll(() => router.state.location.pathname).toBe('/training/3');
});
