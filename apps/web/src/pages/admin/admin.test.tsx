import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import { banUsers, deleteUsers, editUser, getUserList } from '@assay/contract/accounts/users-admin.ts';
import { addTag, getProblemTagsAndClassification, getTagClassifications } from '@assay/contract/catalog/tags.ts';
import { getSiteSettings, updateSiteSettings } from '@assay/contract/site/config.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setToken } from '../../lib/token.ts';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, SITE, visit } from '../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const BOB = {
  uid: 9,
  username: 'bob',
  nickname: '',
  realname: 'Bob',
  email: 'bob@example.org',
  mobile: '',
  gender: 'secrecy' as const,
  school: '',
  course: '',
  number: '',
  signature: '',
  github: '',
  blog: '',
  cfUsername: '',
  avatar: null,
  state: 'active' as const,
  banUntil: null,
  banReason: '',
  eraseAfter: null,
  solved: 3,
  submissions: 10,
  score: 0,
  checkInDays: 0,
  recentLoginTime: null,
  role: 1002,
  status: 0,
  titleName: null,
  titleColor: null,
  gmtCreate: '2026-01-01T00:00:00.000Z',
};

it('changes a user’s role and title, and shows a taken address beside its field', async () => {
  answer(getUserList, { records: [BOB], total: 1, size: 10, current: 1 });
  refuse(editUser, 'account.emailTaken');
  answer(editUser, null);
  const { person } = visit('/admin/user', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Edit user bob' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.selectOptions(await dialog.findByLabelText('Role'), '1008');
  dialog.getByText(/manage problems and contests/);
  await person.type(dialog.getByLabelText('Title'), 'TA');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('The email already exists');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('User bob has been changed; it takes effect at once');
  expect(sentCalls(editUser)[1]?.input).toEqual({
    uid: 9,
    username: 'bob',
    email: 'bob@example.org',
    mobile: '',
    nickname: '',
    realname: 'Bob',
    gender: 'secrecy',
    school: '',
    course: '',
    number: '',
    signature: '',
    github: '',
    blog: '',
    cfUsername: '',
    role: 1008,
    titleName: 'TA',
    titleColor: '#2360d8',
  });
});

it('bans who is selected with a reason and an end, and asks for the name before it deletes', async () => {
  answer(getUserList, { records: [BOB], total: 1, size: 10, current: 1 });
  answer(banUsers, null);
  answer(deleteUsers, null);
  const { person } = visit('/admin/user', { user: ROOT });
  await person.click(await screen.findByRole('checkbox', { name: 'Select bob' }));
  await person.click(screen.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ban 1 account' }));
  await person.click(dialog.getByRole('button', { name: 'Ban' }));
  expect(sentCalls(banUsers)).toHaveLength(0);
  await person.type(dialog.getByLabelText(/Reason/), 'Shared solutions');
  await person.click(dialog.getByRole('button', { name: 'Ban' }));
  await screen.findByText('Done, in effect at once');
  expect(sentCalls(banUsers)[0]?.input).toEqual({ uids: [9], reason: 'Shared solutions', until: null });
  await person.click(await screen.findByRole('checkbox', { name: 'Select bob' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Delete 1 account' }));
  expect(confirm.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  await person.type(confirm.getByRole('textbox'), 'bob');
  await person.click(confirm.getByRole('button', { name: 'Delete' }));
  expect(sentCalls(deleteUsers)[0]?.input).toEqual({ ids: [9] });
});

it('ACC-41 says beside the end of a ban when it would be over already, and shows why somebody is banned', async () => {
  const banUntil = '2030-01-01T00:00:00Z';
  const banned = {
    ...BOB,
    uid: 10,
    username: 'eve',
    state: 'banned' as const,
    status: 1,
    banUntil,
    banReason: 'Shared solutions',
  };
  answer(getUserList, { records: [BOB, banned], total: 2, size: 10, current: 1 });
  refuse(banUsers, 'account.banEndsBefore');
  const { person } = visit('/admin/user', { user: ROOT });
  await screen.findByText('Shared solutions');
  await person.click(await screen.findByRole('checkbox', { name: 'Select bob' }));
  await person.click(screen.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ban 1 account' }));
  await person.type(dialog.getByLabelText(/Reason/), 'x');
  await person.click(dialog.getByRole('button', { name: 'Ban' }));
  await waitFor(() => expect(dialog.getByLabelText('Until').getAttribute('aria-invalid')).toBe('true'));
  await dialog.findByText('The ban must end in the future');
});

it('adds a tag to a classification, with both names', async () => {
  const classification = { id: 3, name: 'Graphs', nameZh: '图论', nameEn: 'Graphs', oj: 'ME', rank: 1 };
  answer(getProblemTagsAndClassification, []);
  answer(getTagClassifications, [classification]);
  answer(addTag, {
    id: 1,
    name: 'BFS',
    nameZh: '广搜',
    nameEn: 'BFS',
    color: '#2360d8',
    oj: 'ME',
    classificationId: 3,
  });
  const { person } = visit('/admin/problem/tag', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'New tag in Graphs' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/Chinese name/), '广搜');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('English name is required');
  expect(sentCalls(addTag)).toHaveLength(0);
  await person.type(dialog.getByLabelText(/English name/), 'BFS');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Added');
  expect(sentCalls(addTag)[0]?.input).toEqual({ nameZh: '广搜', nameEn: 'BFS', color: '#2360d8', classificationId: 3 });
});

it('saves a switch together with the settings that other pages show', async () => {
  const groups = { groupSolvedNeeded: 20, groupsPerDay: 2, groupsPerUser: 5 };
  const settings = {
    ...SITE,
    submitIntervalSeconds: 3,
    hideNonContestSubmissionCode: false,
    mailedCodesPerHour: 60,
    captchaAfterSubmissions: 30,
    workGraceSeconds: 2,
    ...groups,
  };
  answer(getSiteSettings, settings);
  answer(updateSiteSettings, null);
  const { person } = visit('/admin/switch', { user: ROOT });
  await person.click(await screen.findByRole('switch', { name: /Registration/ }));
  // what the rule does, to the author too
  screen.getByText(/seen by administrators only, and not by its author either/);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The settings have been saved');
  expect(sentCalls(updateSiteSettings)[0]?.input).toEqual({ ...settings, register: false });
});

it('asks who somebody is before it sends a login away whose user is not known here', async () => {
  answer(getUserAuthInfo, { user: ROOT, roles: ['root'], permissions: [] });
  answer(getUserList, { records: [BOB], total: 1, size: 10, current: 1 });
  setToken('known to the server');
  visit('/admin/user');
  await screen.findByRole('button', { name: 'Edit user bob' });
});

it('still sends somebody away whom the server calls no administrator', async () => {
  answer(getUserAuthInfo, { user: buildUser(), roles: ['default_user'], permissions: [] });
  setToken('known to the server');
  visit('/admin/user');
  await screen.findByText('login again with administrator account');
  expect(sentCalls(getUserList)).toHaveLength(0);
});
