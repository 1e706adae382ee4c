import { getAdminContest, updateContest } from '@assay/contract/contests/admin.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getContestDoctor } from '@assay/contract/contests/staff/doctor.ts';
import { importContestFiles } from '@assay/contract/contests/staff/import.ts';
import {
  getContestParticipants,
  type Participant,
  removeContestParticipant,
} from '@assay/contract/contests/staff/participants.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { newContestForm, savedOf } from '../../../features/contests/admin/contest-form.ts';
import { buildContestInfo } from '../../../testing/contest.ts';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildGroupDetail } from '../../../testing/group.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const HOUR_MS = 3_600_000;
const span = { startMs: Date.now() - HOUR_MS, endMs: Date.now() + HOUR_MS };
const contestant = (uid: number, username: string, submissions: number): Participant => ({
  uid,
  username,
  nickname: '',
  realname: '',
  school: '',
  rankName: null,
  admitted: true,
  byAdmin: true,
  disqualified: false,
  star: false,
  listedStar: false,
  team: null,
  photo: null,
  submissions,
  gmtCreate: '2026-03-01T08:00:00.000Z',
});
const pageOf = <T,>(records: T[]) => ({ records, total: records.length, size: 30, current: 1 });

beforeEach(() => {
  localStorage.clear();
  answer(getContestInfo, buildContestInfo(span, { isContestAdmin: true }));
  answer(getContestParticipants, pageOf([contestant(8, 'anna', 0), contestant(9, 'bela', 2)]));
});

it('leads from one page of a contest to the others', async () => {
  visit('/admin/contest/5/participants', { user: ROOT });
  await screen.findByRole('heading', { name: 'Winter Cup' });
  const tabs = within(screen.getByRole('navigation', { name: 'Pages of the contest' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Settings', '/admin/contest/5/edit'],
    ['Problems', '/admin/contest/5/problems'],
    ['Announcements', '/admin/contest/5/announcement'],
    ['Contestants', '/admin/contest/5/participants'],
    ['Import files', '/admin/contest/5/import'],
    ['Contest check', '/admin/contest/5/doctor'],
  ]);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual([null, null, null, 'page', null, null]);
});

it('leads from what the check found to where it is put right, and says what is fine', async () => {
  const found = { ailment: 'noData' as const, level: 'error' as const, at: ['B', 'D'], value: null, wanted: null };
  const facts = { checkedAt: new Date().toISOString(), slots: 2, problems: 4, contestants: 9 };
  answer(getContestDoctor, { findings: [found], ...facts });
  visit('/admin/contest/5/doctor', { user: ROOT });
  const fix = await screen.findByRole('link', { name: 'Fix: Problems without test data' });
  expect(fix.getAttribute('href')).toBe('/admin/contest/5/problems');
  const fine = screen.getAllByText('Fine').map((mark) => mark.closest('li')?.textContent);
  expect(fine).toEqual(['FineSettings of the contest', 'FineJudge nodes and clocks']);
});

it('takes out who has not submitted, after a question that a refusal leaves open', async () => {
  refuse(removeContestParticipant, 'contest.participantSubmitted');
  answer(removeContestParticipant, null);
  const { person } = visit('/admin/contest/5/participants', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Remove anna' }));
  expect(screen.queryByRole('button', { name: 'Remove bela' })).toBeNull();
  const question = within(await screen.findByRole('dialog'));
  question.getByText('Take anna out of the contest?');
  await person.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sentCalls(removeContestParticipant)).toHaveLength(1));
  await person.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentCalls(removeContestParticipant)[1]?.input).toEqual({ cid: '5', uid: '8' });
});

it('shows the names that accounts will have, and makes none that are no names', async () => {
  const { person } = visit('/admin/contest/5/participants', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Generate accounts' }));
  const dialog = within(await screen.findByRole('dialog'));
  const named = (prefix: string) => fireEvent.change(dialog.getByLabelText('Prefix'), { target: { value: prefix } });
  const make = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Generate' });
  named('gold ');
  dialog.getByText('Makes 20 accounts: gold1 … gold20');
  expect(make.disabled).toBe(false);
  named('go ld');
  dialog.getByText('“go ld1” is not a username: letters, digits, _ . - only');
  expect(make.disabled).toBe(true);
});

it('offers the files of a package in a group, but no accounts', async () => {
  answer(getGroupDetail, buildGroupDetail({ level: 5 }));
  answer(importContestFiles, {
    done: false,
    notes: [],
    contest: null,
    problems: [],
    teams: 1,
    accounts: { made: 0, registered: 0 },
    slips: [],
  });
  const { person, container } = visit('/group/3/contest/5/import', { user: ROOT });
  await screen.findByText('Choose one or more files');
  expect(screen.queryByRole('switch', { name: /^Generate accounts/ })).toBeNull();
  await person.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, [
    new File(['teams\t1'], 'teams.tsv'),
  ]);
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await waitFor(() => expect(sentCalls(importContestFiles)[0]?.input).toMatchObject({ cid: 5, makeAccounts: false }));
  await person.click(screen.getByRole('link', { name: 'Contestants' }));
  await screen.findByRole('button', { name: 'Add users' });
  expect(screen.queryByRole('button', { name: 'Generate accounts' })).toBeNull();
});

it('asks for files again that changed on the disk since they were chosen', async () => {
  const { person, container } = visit('/admin/contest/5/import', { user: ROOT });
  await screen.findByText('Choose one or more files');
  const file = new File(['teams\t1'], 'teams.tsv');
  file.arrayBuffer = () => Promise.reject(new DOMException('it changed', 'NotReadableError'));
  await person.upload(container.querySelector<HTMLInputElement>('input[type=file]')!, [file]);
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('The files changed since they were chosen: choose them again');
  expect((screen.getByRole('button', { name: 'Check' }) as HTMLButtonElement).disabled).toBe(true);
  expect(sentCalls(importContestFiles)).toEqual([]);
});

it('warns before the times of a running contest move, and sends nothing that the form sees is wrong', async () => {
  const form = { ...newContestForm(0), title: 'Winter Cup', description: 'Solve.' };
  answer(getAdminContest, { ...savedOf(form), id: 5, version: 1, author: 'root', status: 0 });
  answer(updateContest, { version: 2 });
  const { person } = visit('/admin/contest/5/edit', { user: ROOT });
  const end = await screen.findByLabelText(/^End/);
  expect(screen.queryByText(/^The contest has begun/)).toBeNull();
  fireEvent.change(end, { target: { value: '1970-01-02T12:00' } });
  await screen.findByText(/^The contest has begun/);
  await person.click(screen.getByRole('switch', { name: 'Only some accounts' }));
  fireEvent.change(screen.getByLabelText('First number'), { target: { value: '20' } });
  await screen.findByText(/^Not below the first number/);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(sentCalls(updateContest)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Last number'), { target: { value: '30' } });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentCalls(updateContest)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^The contest has begun/)).toBeNull());
});

it('offers the rule of ICPC contests beside that of the site, and keeps the penalty', async () => {
  const acmSettings = { penaltyS: 600, unit: 'seconds' as const, lastAcceptedBreaksTies: false };
  const form = { ...newContestForm(0), title: 'Winter Cup', description: 'Solve.', acmSettings };
  answer(getAdminContest, { ...savedOf(form), id: 5, version: 1, author: 'root', status: -1 });
  answer(updateContest, { version: 2 });
  const { person } = visit('/admin/contest/5/edit', { user: ROOT });
  const rule = within(await screen.findByRole('radiogroup', { name: 'Penalty time and ties' }));
  expect(rule.getByRole('radio', { checked: true }).getAttribute('value')).toBe('seconds');
  await person.click(rule.getByRole('radio', { name: /^ICPC/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentCalls(updateContest)).toHaveLength(1));
  expect(sentCalls(updateContest)[0]!.input).toMatchObject({
    acmSettings: { penaltyS: 600, unit: 'minutes', lastAcceptedBreaksTies: true },
  });
});
