import { addGroup, getGroupCreateAccess, getGroupDetail, getGroupList } from '@assay/contract/groups/groups.ts';
import { getGroupApplications, getGroupMembers } from '@assay/contract/groups/members.ts';
import { importGroupRoster, previewGroupRoster, type RosterLine } from '@assay/contract/groups/roster.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildGroupDetail } from '../../testing/group.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const ADA = buildUser();
const MINE = buildGroupDetail({ uid: 7, owner: 'ada', level: 5, isOwner: true });
const NOBODY = { records: [], total: 0, size: 10, current: 1 };
const line = (at: number, username: string, state: RosterLine['state'], ...faults: RosterLine['faults']) => ({
  ...{ line: at, username, realname: '张三', label: '', state, faults },
});

beforeEach(() => {
  localStorage.clear();
  answer(getGroupDetail, MINE);
  answer(getGroupMembers, NOBODY);
  answer(getGroupApplications, NOBODY);
});

it('GRP-20 shows what becomes of a pasted roster before it is stored, and the passwords once', async () => {
  answer(previewGroupRoster, [line(2, '2024001', 'new'), line(3, 'ada', 'error', 'mustApply')]);
  answer(importGroupRoster, {
    joined: 1,
    accounts: [{ username: '2024001', realname: '张三', password: 'abcdefghij' }],
    failed: [line(3, 'ada', 'error', 'mustApply')],
  });
  const { person } = visit(`/group/${MINE.id}/member?roster=true`, { user: ADA });
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByLabelText('Roster'));
  await person.paste('学号 姓名\n2024001 张三\nada 张三');
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('1 new, 0 joining, 0 already in the group, 1 with errors');
  dialog.getByText('has an account: send a join link');
  expect(sentCalls(previewGroupRoster)[0]?.input).toEqual({
    gid: MINE.id,
    rows: [
      ['学号', '姓名'],
      ['2024001', '张三'],
      ['ada', '张三'],
    ],
  });
  expect(sentCalls(importGroupRoster)).toHaveLength(0);
  await person.click(dialog.getByRole('button', { name: 'Import 1 person' }));
  await dialog.findByText('abcdefghij');
  dialog.getByText('1 line was not imported');
});

it('GRP-20 a class is hidden, applied for, and asks for its roster next', async () => {
  answer(getGroupList, NOBODY);
  answer(getGroupCreateAccess, { access: true });
  answer(addGroup, { id: MINE.id });
  const { person, router } = visit('/group', { user: ADA });
  await person.click(await screen.findByRole('button', { name: 'Create a group' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('radio', { name: 'Class' }));
  await person.click(dialog.getByRole('textbox', { name: /^Name/ }));
  await person.paste('Class of 2024');
  await person.click(dialog.getByRole('textbox', { name: /^Short name/ }));
  await person.paste('C2024');
  await person.click(dialog.getByRole('button', { name: 'Create a group' }));
  await screen.findByRole('heading', { name: 'Members' });
  await screen.findByLabelText('Roster');
  expect(sentCalls(addGroup)[0]?.input).toMatchObject({
    auth: 2,
    visible: false,
    code: expect.stringMatching(/^[2-9a-zA-Z]{6}$/),
  });
  expect(router.state.location.pathname).toBe(`/group/${MINE.id}/member`);
});
