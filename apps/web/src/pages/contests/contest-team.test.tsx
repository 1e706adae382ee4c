import { getContestInfo } from '@assay/contract/contests/list.ts';
import { importContestFiles } from '@assay/contract/contests/staff/import.ts';
import {
  createContestTeam,
  getContestTeam,
  joinContestTeam,
  leaveContestTeam,
} from '@assay/contract/contests/teams.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildContestInfo } from '../../testing/contest.ts';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const NOW = Date.now();
const HOUR = 3_600_000;
const CONTEST = buildContestInfo(
  { startMs: NOW + HOUR, endMs: NOW + 6 * HOUR },
  { title: 'Team Cup', teamSize: 3, registered: false },
);
const TEAM: NonNullable<DataOf<typeof getContestTeam>['team']> = {
  id: 3,
  name: 'The Pair',
  school: 'Hill',
  photo: null,
  inviteCode: 'abcDEF2345',
  isCaptain: true,
  members: [
    { uid: 7, username: 'anna', nickname: '', isCaptain: true },
    { uid: 8, username: 'cora', nickname: '', isCaptain: false },
  ],
};

beforeEach(() => {
  localStorage.clear();
});

it('offers to make a team or to join one by its code; a wrong code is told beside it', async () => {
  answer(getContestInfo, CONTEST);
  answer(getContestTeam, { teamSize: 3, mayChange: true, team: null });
  answer(getContestTeam, { teamSize: 3, mayChange: true, team: { ...TEAM, isCaptain: false } });
  refuse(joinContestTeam, 'contest.teamCodeWrong');
  answer(createContestTeam, { id: 3 });
  const { person } = visit('/contest/5', { user: buildUser() });
  await person.type(await screen.findByLabelText('Invitation code'), 'guess');
  await person.click(screen.getByRole('button', { name: 'Join a team' }));
  await screen.findByText('No team has this invitation code');
  await person.type(screen.getByRole('textbox', { name: /Name of the team/ }), 'The Pair');
  await person.click(screen.getByRole('button', { name: 'Make a team' }));
  await screen.findByText('cora');
  expect(sentCalls(createContestTeam)[0]?.input).toEqual({ cid: 5, name: 'The Pair', school: '' });
  expect(screen.queryByRole('button', { name: 'New code' })).toBeNull();
});

it('lets the captain take a member out, after the start nobody', async () => {
  answer(getContestInfo, CONTEST);
  answer(getContestTeam, { teamSize: 3, mayChange: true, team: TEAM });
  answer(getContestTeam, { teamSize: 3, mayChange: false, team: TEAM });
  answer(leaveContestTeam, null);
  const { person } = visit('/contest/5', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Take cora out' }));
  await screen.findByText('Teams cannot be changed once the contest has started.');
  expect(sentCalls(leaveContestTeam)[0]?.input).toEqual({ cid: '5', uid: '8' });
  expect(screen.queryByText(TEAM.inviteCode)).toBeNull();
});

it('lets everybody leave for oneself, whoever else is a member', async () => {
  const others = TEAM.members.map((member) => ({ ...member, uid: member.uid + 100 }));
  const own = { uid: buildUser().uid, username: 'dora', nickname: '', isCaptain: false };
  answer(getContestInfo, CONTEST);
  answer(getContestTeam, {
    teamSize: 3,
    mayChange: true,
    team: { ...TEAM, isCaptain: false, members: [...others, own] },
  });
  answer(leaveContestTeam, null);
  const { person } = visit('/contest/5', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Leave the team' }));
  const sure = await screen.findByRole('dialog');
  await person.click(within(sure).getByRole('button', { name: 'Leave the team' }));
  await waitFor(() => expect(sentCalls(leaveContestTeam)[0]?.input).toEqual({ cid: '5', uid: String(own.uid) }));
});

it('shows no teams where everybody takes part alone', async () => {
  answer(getContestInfo, { ...CONTEST, teamSize: 1 });
  visit('/contest/5', { user: buildUser() });
  await screen.findAllByText('Team Cup');
  expect(sentCalls(getContestTeam)).toEqual([]);
});

it('imports files only after a report without an error, and shows new passwords', async () => {
  answer(getContestInfo, CONTEST);
  const note = { code: 'unreadable', problem: null, file: 'teams.tsv', en: 'line 2: 2 columns', zh: '' };
  const plan = { done: false, notes: [], contest: null, problems: [], teams: 1, slips: [] };
  const accounts = { made: 1, registered: 1 };
  answer(importContestFiles, { ...plan, accounts, notes: [{ ...note, severity: 'error' }] });
  answer(importContestFiles, { ...plan, accounts });
  const slip = { username: 'team7', password: 'pw-of-team7', realname: 'Ash', school: '' };
  answer(importContestFiles, { ...plan, accounts, done: true, slips: [slip] });
  const root = buildUser({ roleList: ['root'], role: 1000 });
  const { person, container } = visit('/admin/contest/5/import', { user: root });
  await screen.findByText('Choose one or more files');
  const choose = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await person.upload(choose, [new File(['teams\t1\n1\t2'], 'teams.tsv')]);
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('line 2: 2 columns');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await person.click(await screen.findByRole('button', { name: 'Import' }));
  expect(within(await screen.findByLabelText('team7')).getByText('pw-of-team7')).toBeTruthy();
  await waitFor(() => expect(sentCalls(importContestFiles)).toHaveLength(3));
  const [checked, , imported] = sentCalls(importContestFiles).map(({ input }) => input);
  expect(checked).toEqual({
    cid: 5,
    files: [{ name: 'teams.tsv', base64: btoa('teams\t1\n1\t2') }],
    makeAccounts: true,
    prefix: 'team',
    passwordLength: 8,
    commit: false,
  });
  expect(imported).toEqual({ ...(checked as object), commit: true });
});
