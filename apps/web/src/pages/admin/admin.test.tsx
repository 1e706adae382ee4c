import { getUserAuthInfo } from '@assay/contract/accounts/sign-in.ts';
import { editUser, getUserList } from '@assay/contract/accounts/users-admin.ts';
import { addTag, getProblemTagsAndClassification, getTagClassifications } from '@assay/contract/catalog/tags.ts';
import { drainJudgeNode, getJudgeNodes, resumeJudgeNode } from '@assay/contract/judging/nodes.ts';
import { getSiteSettings, updateSiteSettings } from '@assay/contract/site/config.ts';
import { screen, within } from '@testing-library/react';
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
  await person.selectOptions(dialog.getByLabelText('Role'), '1008');
  dialog.getByText(/manage problems and contests/);
  await person.type(dialog.getByLabelText('Title'), 'TA');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('The email already exists');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('User bob has been changed, in effect at once');
  expect(sentCalls(editUser)[1]?.input).toEqual({
    uid: 9,
    email: 'bob@example.org',
    realname: 'Bob',
    role: 1008,
    status: 0,
    titleName: 'TA',
    titleColor: '#2360d8',
  });
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
  await dialog.findByText('Required');
  expect(sentCalls(addTag)).toHaveLength(0);
  await person.type(dialog.getByLabelText(/English name/), 'BFS');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Added');
  expect(sentCalls(addTag)[0]?.input).toEqual({ nameZh: '广搜', nameEn: 'BFS', color: '#2360d8', classificationId: 3 });
});

it('tells why a judge node takes no work', async () => {
  const node = {
    id: 1,
    name: 'north',
    version: '1.0',
    slots: 4,
    busySlots: 0,
    load: 0.5,
    ready: false,
    online: true,
    lastSeen: '2026-01-01T00:00:00.000Z',
    judged: 12,
    cgroup: 'v2',
    problems: ['the sandbox cannot limit memory'],
    protocol: 2,
    works: false,
    speedMs: 50,
    clockSkewMs: 10,
    refusals: [
      { code: 'setAside' as const, failures: 5 },
      { code: 'slow' as const, ms: 500, others: 50 },
    ],
    withheld: [{ language: 'Python3', version: '3.12', expected: '3.11' }],
    failures: 5,
    lastFailure: 'the disk broke',
    restingUntil: null,
    drained: null,
    warnings: [],
    languages: [
      { name: 'C', version: '', ok: false, reason: 'no compiler' },
      { name: 'Python3', version: '3.12', ok: true, reason: null },
    ],
  };
  answer(getJudgeNodes, {
    nodes: [node],
    queue: { waiting: 7, running: 0, held: 2, unserved: [], oldestSeconds: 40.2 },
  });
  answer(resumeJudgeNode, null);
  answer(drainJudgeNode, null);
  const { person } = visit('/admin/judge', { user: ROOT });
  await screen.findByText('Takes no work');
  screen.getByText('the sandbox cannot limit memory');
  screen.getByText('self-test failed: no compiler');
  screen.getByText('40 s');
  screen.getByText('Set aside after 5 failed jobs in a row. The last: the disk broke');
  screen.getByText('Needs 500 ms for what others do in 50 ms');
  screen.getByText('Not given: most nodes have 3.11');
  await person.click(screen.getByRole('button', { name: 'Let it work again' }));
  await screen.findByText('north may work again');
  expect(sentCalls(resumeJudgeNode)[0]?.input).toEqual({ nodeId: 1 });
  await person.click(screen.getByRole('button', { name: 'Maintenance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Reason'), 'new disk');
  await person.click(dialog.getByRole('button', { name: 'Maintenance' }));
  await screen.findByText('north is given no more work');
  expect(sentCalls(drainJudgeNode)[0]?.input).toEqual({ nodeId: 1, reason: 'new disk' });
});

it('saves a switch together with the settings that other pages show', async () => {
  const groups = { groupSolvedNeeded: 20, groupsPerDay: 2, groupsPerUser: 5 };
  const settings = { ...SITE, submitIntervalSeconds: 3, hideNonContestSubmissionCode: false, ...groups };
  answer(getSiteSettings, settings);
  answer(updateSiteSettings, null);
  const { person } = visit('/admin/switch', { user: ROOT });
  await person.click(await screen.findByRole('switch', { name: /Registration/ }));
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
