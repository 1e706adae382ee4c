import { GROUP_AUTH, type GroupRow } from '@assay/contract/groups/group.ts';
import {
  addGroup,
  deleteGroup,
  getGroupCreateAccess,
  getGroupDetail,
  getGroupList,
  updateGroup,
} from '@assay/contract/groups/groups.ts';
import {
  exitGroup,
  type GroupMember,
  getGroupApplications,
  getGroupMembers,
  joinGroup,
  removeGroupMember,
  updateGroupMember,
} from '@assay/contract/groups/members.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { buildGroupDetail, buildGroupRow } from '../../testing/group.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const ADA = buildUser();
const ROW = buildGroupRow({ auth: GROUP_AUTH.private });
const STRANGE = buildGroupDetail({ ...ROW, level: 0 });
const MINE = buildGroupDetail({
  ...ROW,
  uid: 7,
  owner: 'ada',
  code: 'graph1',
  level: 5,
  isOwner: true,
  mayDisband: true,
});
const page = <T,>(records: T[]) => ({ records, total: records.length, size: 10, current: 1 });
const member = (uid: number, username: string, auth: number): GroupMember => ({
  uid,
  gid: 3,
  username,
  nickname: '',
  avatar: null,
  auth,
  isOwner: uid === MINE.uid,
  rights: [],
  labels: null,
  label: '',
  gmtCreate: ROW.gmtCreate,
  gmtModified: ROW.gmtCreate,
});

/** Puts a text into a field at once. */
const fillWith = (person: ReturnType<typeof visit>['person']) => async (field: HTMLElement, text: string) => {
  await person.clear(field);
  await person.paste(text);
};

beforeEach(() => {
  localStorage.clear();
});

it('lists groups to visitors, who log in to open or make one', async () => {
  answer(getGroupList, page([ROW]));
  const { person, router } = visit('/group?auth=3');
  await person.click(await screen.findByRole('link', { name: 'Graph theory' }));
  await screen.findByText('Please login first');
  expect(router.state.location.pathname).toBe('/group');
  expect(sentCalls(getGroupList)[0]?.input).toMatchObject({ auth: '3' });
  expect(screen.queryByRole('button', { name: 'Create a group' })).toBeNull();
});

it('keeps the filters in the address', async () => {
  answer(getGroupList, page<GroupRow>([]));
  const { person, router } = visit('/group', { user: ADA });
  await person.click(await screen.findByRole('switch', { name: 'My groups' }));
  await screen.findByText('You are in no group yet');
  expect(router.state.location.search).toMatchObject({ onlyMine: 'true' });
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('No groups');
  expect(router.state.location.search).toEqual({});
});

it('GRP-8 says first why no group can be made, in place of its form', async () => {
  answer(getGroupList, page<GroupRow>([]));
  refuse(getGroupCreateAccess, 'group.mayNotMake');
  const { person } = visit('/group', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Create a group' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Your account may not create groups');
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('makes a group: the code is asked for where one applies, a taken name is told beside it', async () => {
  answer(getGroupList, page<GroupRow>([]));
  answer(getGroupCreateAccess, { access: true });
  refuse(addGroup, 'group.nameTaken');
  answer(addGroup, { id: 3 });
  answer(getGroupDetail, MINE);
  const { person, router } = visit('/group', { user: ADA });
  const fill = fillWith(person);
  await person.click(await screen.findByRole('button', { name: 'Create a group' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Create a group' }));
  await dialog.findByText('5 to 25 characters');
  expect(sentCalls(addGroup)).toHaveLength(0);
  await fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Graph theory');
  await fill(dialog.getByRole('textbox', { name: /^Short name/ }), 'GRAPHS');
  await fill(dialog.getByRole('textbox', { name: /^Brief/ }), 'Flows and matchings');
  await fill(dialog.getByRole('textbox', { name: /^Description/ }), 'Every Monday.');
  expect(dialog.queryByRole('textbox', { name: /^Code/ })).toBeNull();
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Who gets in' }), 'Private');
  await fill(dialog.getByRole('textbox', { name: /^Code/ }), 'graph1');
  await person.click(dialog.getByRole('button', { name: 'Create a group' }));
  await dialog.findByText(/There is a group of the name/);
  await person.click(dialog.getByRole('button', { name: 'Create a group' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/group/3'));
  expect(sentCalls(addGroup)[1]?.input).toEqual({
    name: 'Graph theory',
    shortName: 'GRAPHS',
    brief: 'Flows and matchings',
    description: 'Every Monday.',
    auth: 3,
    code: 'graph1',
    visible: true,
  });
});

it('GRP-2 makes a group of a name and a short name, and says on its home that it has no description', async () => {
  answer(getGroupList, page<GroupRow>([]));
  answer(getGroupCreateAccess, { access: true });
  answer(addGroup, { id: 3 });
  answer(getGroupDetail, { ...MINE, brief: '', description: '' });
  const { person } = visit('/group', { user: ADA });
  const fill = fillWith(person);
  await person.click(await screen.findByRole('button', { name: 'Create a group' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(await dialog.findByRole('textbox', { name: /^Name/ }), 'Graph theory');
  await fill(dialog.getByRole('textbox', { name: /^Short name/ }), 'GRAPHS');
  await person.click(dialog.getByRole('button', { name: 'Create a group' }));
  await screen.findByText('This group has no description yet.');
  expect(sentCalls(addGroup)[0]?.input).toMatchObject({ brief: '', description: '' });
});

it('lets a stranger apply with code and reason; a wrong code is told beside it', async () => {
  let group = STRANGE;
  answer(getGroupDetail, () => group);
  refuse(joinGroup, 'group.codeWrong');
  answer(joinGroup, { auth: 1 });
  const { person } = visit('/group/3', { user: ADA });
  const fill = fillWith(person);
  await screen.findByText('Every Monday.');
  expect(screen.getByRole('button', { name: 'Members' }).getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Apply' }));
  await dialog.findByText('Exactly 6 characters');
  await fill(dialog.getByLabelText(/^Code/), 'wrong1');
  await fill(dialog.getByLabelText(/^Reason/), 'I am in this class');
  await person.click(dialog.getByRole('button', { name: 'Apply' }));
  await dialog.findByText('The code of the group is wrong');
  group = { ...STRANGE, userAuth: 1 };
  await person.click(dialog.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Applied successfully; wait for approval');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Applying' }).getAttribute('aria-disabled')).toBe('true'),
  );
  expect(sentCalls(joinGroup)[1]?.input).toEqual({ gid: 3, code: 'wrong1', reason: 'I am in this class' });
});

it('joins a public group at once, and leaves it after asking', async () => {
  const open = { ...STRANGE, auth: GROUP_AUTH.public };
  answer(getGroupDetail, open);
  answer(getGroupDetail, { ...open, userAuth: 3, level: 3 });
  answer(joinGroup, { auth: 3 });
  answer(exitGroup, null);
  const { person } = visit('/group/3', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Join' }));
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.getByRole('link', { name: 'Members' }).getAttribute('href')).toBe('/group/3/member');
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByText('You left the group');
  expect(sentCalls(exitGroup)[0]?.input).toEqual({ gid: '3' });
});

it('disbands a group only after its short name was typed', async () => {
  answer(getGroupDetail, MINE);
  answer(deleteGroup, null);
  answer(getGroupList, page<GroupRow>([]));
  const { person, router } = visit('/group/3', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Disband' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Disband' }).disabled).toBe(true);
  await person.type(dialog.getByRole('textbox'), 'GRAPHS');
  await person.click(dialog.getByRole('button', { name: 'Disband' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/group'));
  expect(sentCalls(deleteGroup)[0]?.input).toEqual({ gid: '3' });
});

it('shows the inside to members alone', async () => {
  answer(getGroupDetail, STRANGE);
  visit('/group/3/member', { user: ADA });
  await screen.findByText('For members of the group');
  expect(sentCalls(getGroupMembers)).toHaveLength(0);
});

it('lets an admin decide on applications and change levels below the own', async () => {
  answer(getGroupDetail, {
    ...MINE,
    uid: 1,
    owner: 'olga',
    isOwner: false,
    mayDisband: false,
    userAuth: 4,
    level: 4,
  });
  const applicant = { ...member(12, 'eva', 1), reason: 'I am in this class' };
  answer(getGroupApplications, page([applicant, { ...member(13, 'zoe', 2), reason: '' }]));
  answer(getGroupMembers, page([member(7, 'ada', 4), member(8, 'mia', 3)]));
  answer(updateGroupMember, null);
  answer(removeGroupMember, null);
  const { person } = visit('/group/3/member', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Let in eva' }));
  await screen.findByText('Updated successfully');
  expect(sentCalls(updateGroupMember)[0]?.input).toEqual({ gid: 3, uid: 12, auth: 3 });
  expect(screen.queryByRole('button', { name: 'Take ada out of the group' })).toBeNull();
  // an admin has no other level to give to a member
  expect(screen.queryByRole('combobox', { name: 'Level of mia' })).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Take mia out of the group' }));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Deleted successfully');
  expect(sentCalls(removeGroupMember)[0]?.input).toEqual({ gid: '3', uid: '8' });
  expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
});

it('lets the owner make a root', async () => {
  answer(getGroupDetail, MINE);
  answer(getGroupApplications, page<never>([]));
  answer(getGroupMembers, page([member(7, 'ada', 5), member(8, 'mia', 3)]));
  answer(updateGroupMember, null);
  const { person } = visit('/group/3/member', { user: ADA });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Level of mia' }), 'Group root');
  await screen.findByText('Updated successfully');
  expect(sentCalls(updateGroupMember)[0]?.input).toEqual({ gid: 3, uid: 8, auth: 5 });
  expect(screen.queryByRole('combobox', { name: 'Level of ada' })).toBeNull();
});

it('saves the settings of a group', async () => {
  answer(getGroupDetail, MINE);
  answer(updateGroup, null);
  const { person } = visit('/group/3/setting', { user: ADA });
  await person.click(await screen.findByRole('switch', { name: /Show in the list/ }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Updated successfully');
  expect(sentCalls(updateGroup)[0]?.input).toMatchObject({ gid: 3, visible: false, code: 'graph1' });
});
