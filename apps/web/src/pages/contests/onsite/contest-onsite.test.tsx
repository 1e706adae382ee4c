import { getContestAnnouncement, getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { answerClarification, getClarifications } from '@assay/contract/contests/clarifications.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { checkContestAcInfo, getContestAcInfo } from '@assay/contract/contests/onsite/balloons.ts';
import {
  checkContestPrintStatus,
  getContestPrint,
  getOwnPrints,
  submitPrintText,
} from '@assay/contract/contests/onsite/prints.ts';
import { getOnsiteState } from '@assay/contract/contests/onsite/state.ts';
import { getContestProblem } from '@assay/contract/contests/problems.ts';
import { generateContestAccounts } from '@assay/contract/contests/staff/accounts.ts';
import { getContestParticipants } from '@assay/contract/contests/staff/participants.ts';
import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { addRejudgeSet, countRejudge, getRejudgeSetList } from '@assay/contract/judging/rejudge-sets.ts';
import { openStream, type PushEvent } from '@assay/contract/push.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { refresh } from '../../../lib/use-call.ts';
import { buildContestInfo, buildContestProblem } from '../../../testing/contest.ts';
import { answer, refuse, respond, sentCalls } from '../../../testing/fake-server.ts';
import { buildSubmission, buildSubmissionRow } from '../../../testing/judging-data.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const NOW = Date.now();
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString();
const CONTEST = buildContestInfo({ startMs: NOW - HOUR, endMs: NOW + 4 * HOUR }, { openPrint: true });
const ANNOUNCEMENT = { id: 9, title: 'Read this', content: 'n is **small**', username: 'jury', gmtCreate: at(-0.5) };
const QUESTION = {
  id: 3,
  pid: null,
  displayId: null,
  question: 'Where is the toilet?',
  answer: null,
  toAll: false,
  mine: false,
  username: 'anna',
  answeredBy: null,
  gmtCreate: at(-0.1),
  gmtAnswered: null,
};
const pageOf = <T,>(records: T[]) => ({ records, total: records.length, size: 10, current: 1 });

beforeEach(() => {
  localStorage.clear();
  answer(getContestProblem, [buildContestProblem()]);
  answer(getContestAnnouncement, pageOf([ANNOUNCEMENT]));
  answer(getContestNotReadAnnouncement, ({ readAnnouncementList }) =>
    readAnnouncementList?.includes(9) ? [] : [{ id: 9, title: 'Read this', gmtCreate: at(-0.5) }],
  );
});

it('counts unread announcements beside their tab until they are opened, and remembers it', async () => {
  answer(getContestInfo, CONTEST);
  answer(getClarifications, pageOf([]));
  const { person } = visit('/contest/5/announcements', { user: buildUser() });
  await screen.findByLabelText('1 unread announcement');
  await person.click(await screen.findByRole('button', { name: /Read this/ }));
  expect((await screen.findByText('small')).tagName).toBe('STRONG');
  await waitFor(() => expect(screen.queryByLabelText('1 unread announcement')).toBeNull());
  expect(localStorage.getItem('contestReadAnnouncements:5')).toBe('[9]');
});

it('tells an announcement that comes in, but not its own author', async () => {
  answer(getContestInfo, CONTEST);
  answer(getClarifications, pageOf([]));
  const event = {
    type: 'news' as const,
    owner: { kind: 'contest' as const, id: 5 },
    news: 'announcement' as const,
    at: at(0),
  };
  const events = [
    { ...event, id: 10, title: 'By oneself', by: 7 },
    { ...event, id: 11, title: 'By another' },
  ].map((one) => `data: ${JSON.stringify(one satisfies PushEvent)}\n\n`);
  respond(openStream, () => new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } }));
  visit('/contest/5/announcements', { user: buildUser() });
  await screen.findByText(/By another/);
  expect(screen.queryByText(/By oneself/)).toBeNull();
});

it.each([
  [true, 'Somebody asked the jury', 'The jury answered a question'],
  [false, 'The jury answered a question', 'Somebody asked the jury'],
])('tells whether there is a question or an answer (admin: %s)', async (isContestAdmin, told, untold) => {
  answer(getContestInfo, { ...CONTEST, isContestAdmin });
  answer(getClarifications, pageOf([]));
  const event = { type: 'news' as const, owner: { kind: 'contest' as const, id: 5 }, id: 3, title: '', at: at(0) };
  const news = isContestAdmin ? (['answer', 'clarification'] as const) : (['answer'] as const);
  const events = news.map((one) => `data: ${JSON.stringify({ ...event, news: one } satisfies PushEvent)}\n\n`);
  respond(openStream, () => new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } }));
  visit('/contest/5/announcements', { user: buildUser() });
  await screen.findByText(told);
  expect(screen.queryByText(untold)).toBeNull();
});

it('lets an admin of the contest answer a question to everybody', async () => {
  answer(getContestInfo, { ...CONTEST, isContestAdmin: true });
  answer(getClarifications, pageOf([QUESTION]));
  answer(answerClarification, null);
  const { person } = visit('/contest/5/announcements', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Answer' }));
  await person.type(screen.getByLabelText('Answer'), 'To the left');
  await person.click(screen.getByRole('button', { name: 'Answer everybody' }));
  await screen.findByText('The answer has been sent');
  expect(sentCalls(answerClarification)[0]?.input).toEqual({
    cid: 5,
    id: 3,
    answer: 'To the left',
    toAll: true,
    gmtAnswered: null,
  });
});

it('replaces no answer that another of the jury gave meanwhile before it was said', async () => {
  answer(getContestInfo, { ...CONTEST, isContestAdmin: true });
  answer(getClarifications, pageOf([QUESTION]));
  answer(getClarifications, pageOf([{ ...QUESTION, answer: 'To the right', answeredBy: 'bela', gmtAnswered: at(0) }]));
  refuse(answerClarification, 'contest.clarificationAnswered');
  answer(answerClarification, null);
  const { person } = visit('/contest/5/announcements', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Answer' }));
  await person.type(screen.getByLabelText('Answer'), 'To the left');
  await refresh(getClarifications);
  await screen.findByText('To the right');
  const send = () => person.click(screen.getByRole('button', { name: 'Answer everybody' }));
  await send();
  await screen.findByText('Somebody else answered this question meanwhile');
  await send();
  await screen.findByText('The answer has been sent');
  const [first, second] = sentCalls(answerClarification).map(({ input }) => input);
  expect(first).toMatchObject({ gmtAnswered: null });
  expect(second).not.toHaveProperty('gmtAnswered');
});

it('refuses short texts to print before they are sent', async () => {
  answer(getContestInfo, CONTEST);
  answer(getOwnPrints, pageOf([]));
  answer(submitPrintText, { id: 1 });
  const { person } = visit('/contest/5/print', { user: buildUser() });
  const box = await screen.findByLabelText('Text to print');
  await person.type(box, 'too short');
  await person.click(screen.getByRole('button', { name: 'Send to the printer' }));
  await screen.findByText('The number of content cannot be less than 50');
  expect(sentCalls(submitPrintText)).toEqual([]);
  await person.click(box);
  await person.paste('x'.repeat(60));
  await person.click(screen.getByRole('button', { name: 'Send to the printer' }));
  await screen.findByText('Your text is in the print queue');
  answer(getContestSubmissions, pageOf([buildSubmissionRow({ submitId: 42 })]));
  answer(getSubmissionDetail, buildSubmission({ submitId: 42 }));
  await person.click(screen.getByRole('button', { name: 'Take my last submission' }));
  await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe('int main() {}'));
});

it('marks a balloon as brought', async () => {
  const balloon = { id: 7, cid: 5, uid: 2, pid: 1, submitTime: at(-0.2), displayId: 'A', color: '#ff0000' };
  const person0 = { username: 'anna', realname: '', school: '', team: null, checked: false, checkedBy: null };
  answer(getContestInfo, { ...CONTEST, isContestAdmin: true });
  answer(getContestAcInfo, pageOf([{ ...balloon, ...person0, firstBlood: true }]));
  answer(checkContestAcInfo, null);
  const { person } = visit('/contest/5/ac-info', { user: buildUser() });
  await screen.findByText('First to solve');
  await person.click(screen.getByRole('checkbox', { name: 'Balloon A of anna was delivered' }));
  await waitFor(() => expect(sentCalls(checkContestAcInfo)[0]?.input).toEqual({ cid: 5, id: 7, checked: true }));
});

const BALLOON = {
  id: 7,
  cid: 5,
  uid: 2,
  pid: 1,
  submitTime: at(-0.2),
  displayId: 'A',
  color: '#ff0000',
  username: 'anna',
  realname: '',
  school: '',
  team: 'Comets',
  checked: false,
  checkedBy: null,
  firstBlood: true,
};
const PRINT = { id: 4, cid: 5, username: 'bela', realname: '', team: null, status: 0, gmtCreate: at(-0.1) };

it('shows who runs a contest what needs somebody, by keys', async () => {
  let balloons = [BALLOON];
  answer(getContestInfo, { ...CONTEST, isContestAdmin: true });
  answer(getClarifications, pageOf([QUESTION]));
  answer(getContestAcInfo, () => pageOf(balloons));
  answer(getContestPrint, pageOf([PRINT]));
  answer(checkContestAcInfo, ({ checked }) => {
    balloons = checked ? [] : [BALLOON];
    return null;
  });
  answer(getOnsiteState, {
    queue: { waiting: 3, running: 1, oldestSeconds: 45, ofContest: 2 },
    nodes: [{ name: 'north', slots: 4, busySlots: 1, state: 'works' }],
    open: { questions: 1, prints: 1, balloons: 1 },
    firsts: [{ displayId: 'A', color: '#ff0000', who: 'Comets', at: at(-0.2) }],
    odd: [{ submitId: 12, displayId: 'B', username: 'carl', why: 'failed', at: at(-0.3) }],
  });
  const { person } = visit('/contest/5/onsite', { user: buildUser() });
  await screen.findByText('3 waiting');
  expect(screen.getByText(/oldest 45 s/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: '#12 · B' })).getAttribute('href')).toContain(
    '/submission-detail/12',
  );
  const bring = await screen.findByRole('button', { name: 'Balloon A delivered to Comets' });
  await person.keyboard('q');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer' }));
  await person.keyboard('b');
  expect(document.activeElement).toBe(bring);
  await person.keyboard('{Enter}');
  await screen.findByText('No balloons to deliver');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Balloon A delivered to Comets' });
  expect(sentCalls(checkContestAcInfo)).toMatchObject([{ input: { checked: true } }, { input: { checked: false } }]);
});

it('gives runners balloons and prints for their phones', async () => {
  answer(getContestInfo, { ...CONTEST, isContestAdmin: true });
  answer(getContestAcInfo, pageOf([BALLOON]));
  answer(getContestPrint, pageOf([PRINT]));
  answer(checkContestPrintStatus, null);
  const { person } = visit('/contest/5/runner', { user: buildUser() });
  await screen.findByText('Comets');
  await person.click(await screen.findByRole('button', { name: 'Request 4 is printed' }));
  await waitFor(() => expect(sentCalls(checkContestPrintStatus)[0]?.input).toEqual({ cid: '5', id: '4' }));
  await screen.findByText('The print of bela is delivered.');
});

it('judges a whole contest again, not one problem of it', async () => {
  answer(getContestInfo, { ...CONTEST, isContestAdmin: true });
  answer(getRejudgeSetList, pageOf([]));
  answer(countRejudge, { count: 7 });
  answer(addRejudgeSet, { setId: 4, count: 7 });
  const { person } = visit('/contest/5/rejudge', { user: buildUser({ roleList: ['root'], role: 1000 }) });
  await person.click(await screen.findByRole('button', { name: 'Rejudge the whole contest' }));
  const question = within(await screen.findByRole('dialog'));
  await question.findByText('Judge 7 submissions of this contest again?');
  await person.type(question.getByLabelText(/Reason/), 'new data');
  await person.click(question.getByRole('button', { name: 'Rejudge' }));
  await waitFor(() => expect(sentCalls(addRejudgeSet)).toHaveLength(1));
  expect(sentCalls(addRejudgeSet)[0]?.input).toEqual({ kind: 'run', cid: 5, reason: 'new data' });
});

it('shows made accounts as slips once', async () => {
  answer(getContestInfo, { ...CONTEST, isContestAdmin: true });
  answer(getContestParticipants, pageOf([]));
  answer(generateContestAccounts, [{ username: 'team1', password: 'pa55word', realname: '', school: '' }]);
  const { person } = visit('/admin/contest/5/participants', { user: buildUser({ roleList: ['root'], role: 1000 }) });
  await person.click(await screen.findByRole('button', { name: 'Generate accounts' }));
  const dialog = within(await screen.findByRole('dialog'));
  // the form comes after the dialog around it
  await dialog.findByText('Makes 20 accounts: team1 … team20');
  await person.click(dialog.getByRole('button', { name: 'Generate' }));
  await screen.findByText('pa55word');
  expect(sentCalls(generateContestAccounts)[0]?.input).toEqual({
    cid: 5,
    prefix: 'team',
    suffix: '',
    start: 1,
    end: 20,
    passwordLength: 8,
  });
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('pa55word')).toBeNull());
});

it('takes no texts to print when the contest is over', async () => {
  answer(getContestInfo, buildContestInfo({ startMs: NOW - 2 * HOUR, endMs: NOW - HOUR }, { openPrint: true }));
  answer(getOwnPrints, pageOf([]));
  visit('/contest/5/print', { user: buildUser() });
  expect(await screen.findByText('Contest has ended; nothing is printed any more')).toBeTruthy();
  expect(await screen.findByText('You have not printed anything yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send to the printer' })).toBeNull();
});
