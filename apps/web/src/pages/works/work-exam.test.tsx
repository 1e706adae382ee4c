import { moveTimedWorkExam } from '@assay/contract/works/exam.ts';
import { getTimedWorkInfo } from '@assay/contract/works/list.ts';
import { startTimedWork } from '@assay/contract/works/sitting.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Work } from '../../features/works/work-words.ts';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

/** The computer on which this is looked at is so much behind the server. */
const BEHIND_MS = 3_600_000;
const at = (minutes: number) => new Date(Date.now() + BEHIND_MS + minutes * 60_000).toISOString();

const EXAM: NonNullable<Work['exam']> = {
  notes: true,
  hasNetworks: true,
  isInNetworks: true,
  address: '10.1.0.7',
  isHere: true,
};

const work = (change: Partial<Work> = {}): Work => ({
  id: 7,
  title: 'Final exam',
  type: 2,
  logoUrl: null,
  auth: 0,
  status: 0,
  startTime: at(-10),
  endTime: at(110),
  duration: 3600,
  now: at(0),
  author: 'teacher',
  uid: 2,
  gid: null,
  record: null,
  description: '',
  groupName: null,
  visible: true,
  results: 'end',
  ownEnd: at(110),
  extension: null,
  exam: EXAM,
  isAdmin: false,
  mayEdit: false,
  mayStart: true,
  mayEnter: false,
  maySubmit: false,
  mayHandIn: false,
  mayRank: false,
  showsResults: false,
  problemCount: 2,
  points: 200,
  personCount: 3,
  ...change,
});
const running = { record: { startTime: at(-5), endTime: null }, ownEnd: at(55), mayEnter: true, maySubmit: true };

it('WORK-22 tells what an exam notes and by whom it is read, and is started only by who agrees', async () => {
  answer(getTimedWorkInfo, work());
  answer(startTimedWork, { startTime: at(0), endTime: null, ownEnd: at(60) });
  const { person } = visit('/timedwork/7', { user: buildUser() });
  const start = await screen.findByRole('button', { name: 'Start' });
  expect(start.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/Your address is 10\.1\.0\.7, which is one of them/)).toBeTruthy();
  expect(screen.getByText(/never what you paste, type or look at/)).toBeTruthy();
  expect(screen.getByText(/deleted 30 days after its end/)).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: /I have read this/ }));
  await person.click(start);
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(sentCalls(startTimedWork)[0]?.input).toEqual({ tid: 7, agrees: true }));
});

it('WORK-24 cannot be started from outside of its networks, and says from which address one came', async () => {
  answer(getTimedWorkInfo, work({ exam: { ...EXAM, notes: false, isInNetworks: false } }));
  visit('/timedwork/7', { user: buildUser() });
  expect((await screen.findByRole('button', { name: 'Start' })).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/10\.1\.0\.7, which is none of them/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /I have read this/ })).toBeNull();
});

it('WORK-23 in another login offers to go on here in place of the exam', async () => {
  answer(getTimedWorkInfo, work({ ...running, exam: { ...EXAM, isHere: false } }));
  answer(moveTimedWorkExam, null);
  const { person } = visit('/timedwork/7/problems', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Go on here' }));
  await waitFor(() => expect(sentCalls(moveTimedWorkExam)[0]?.input).toEqual({ tid: 7 }));
});

it('WORK-2 counts down by the clock of the server on a computer whose clock is an hour wrong', async () => {
  answer(getTimedWorkInfo, work({ ...running, exam: null }));
  visit('/timedwork/7', { user: buildUser() });
  const clocks = await screen.findAllByText(/^(0?0:)?5[45]:\d\d$/);
  expect(clocks.length).toBeGreaterThan(0);
});
