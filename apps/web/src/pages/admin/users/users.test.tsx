import { insertBatchUser, previewBatchUser } from '@assay/contract/accounts/user-batches.ts';
import { getUserLogins, getUserNotes, getUserSessions } from '@assay/contract/accounts/user-details.ts';
import { banUsers, deleteUsers, getUserList } from '@assay/contract/accounts/users-admin.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ uid: 1, username: 'root', roleList: ['root'], role: 1000 });
const user = (uid: number, username: string): DataOf<typeof getUserList>['records'][number] => ({
  ...{ uid, username, nickname: '', realname: '', email: `${username}@example.org`, mobile: '', gender: 'secrecy' },
  ...{ school: '', course: '', number: '', signature: '', github: '', blog: '', cfUsername: '', avatar: null },
  ...{ role: 1002, status: 0, state: 'active', banUntil: null, banReason: '', eraseAfter: null, titleName: null },
  ...{ titleColor: null, solved: 3, submissions: 9, score: 120, checkInDays: 4, recentLoginTime: null },
  gmtCreate: '2026-11-20T08:00:00.000Z',
});

beforeEach(() => answer(getUserList, { records: [user(7, 'ada'), user(8, 'bob')], total: 2, size: 10, current: 1 }));

it('keeps the filters in the address, the days of registration among them', async () => {
  const { router } = visit('/admin/user?state=banned', { user: ROOT });
  await screen.findByRole('link', { name: 'ada' });
  const from = screen.getByLabelText('Registered from');
  fireEvent.change(from, { target: { value: '2026-11-01' } });
  fireEvent.blur(from);
  await waitFor(() =>
    expect(sentCalls(getUserList).at(-1)?.input).toMatchObject({ state: 'banned', from: '2026-11-01' }),
  );
  expect(router.state.location.search).toMatchObject({ state: 'banned', from: '2026-11-01' });
});

it('ADM-3 reads a table in GBK, shows what each line would do, and imports the good ones', async () => {
  answer(previewBatchUser, [
    { line: 1, username: 'zhangsan', state: 'new', faults: [] },
    { line: 2, username: 'x y', state: 'error', faults: ['username', 'password'] },
  ]);
  answer(insertBatchUser, { inserted: 1, updated: 0, failed: [] });
  const { person } = visit('/admin/user', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import users' });
  await within(dialog).findByRole('button', { name: 'Choose a file' });
  const line = new TextEncoder().encode('zhangsan,secret1,z@example.org,');
  // 张三
  const name = new Uint8Array([0xd5, 0xc5, 0xc8, 0xfd]);
  const file = new File([line, name, '\nx y,1\n'], 'class.csv', { type: 'text/csv' });
  const box = dialog.querySelector<HTMLInputElement>('input[type=file]') ?? document.querySelector('input[type=file]')!;
  await person.upload(box, file);
  await within(dialog).findByText('1 new, 0 updated, 1 with errors');
  within(dialog).getByText(/class\.csv, read as gb/i);
  const [, first, second] = within(dialog).getAllByRole('row');
  expect([first!.textContent, second!.textContent]).toEqual([
    expect.stringContaining('username not allowed; password must be 6 to 25 characters'),
    expect.stringContaining('New'),
  ]);
  await person.click(within(dialog).getByRole('button', { name: 'Import 1 user' }));
  await waitFor(() => expect(sentCalls(insertBatchUser)).toHaveLength(1));
  const { users } = sentCalls(insertBatchUser)[0]!.input as { users: string[][] };
  expect(users).toEqual([
    ['zhangsan', 'secret1', 'z@example.org', '张三'],
    ['x y', '1'],
  ]);
});

it('ACC-41 ACC-42 bans with a reason and an end, and deletes once the name was typed', async () => {
  answer(banUsers, null);
  answer(deleteUsers, null);
  const { person } = visit('/admin/user', { user: ROOT });
  await person.click(await screen.findByRole('checkbox', { name: 'Select ada' }));
  await person.click(screen.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Reason/), 'Spam');
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: '2030-01-02T03:04' } });
  await person.click(dialog.getByRole('button', { name: 'Ban' }));
  await waitFor(() => expect(sentCalls(banUsers)).toHaveLength(1));
  const until = new Date('2030-01-02T03:04').toISOString();
  expect(sentCalls(banUsers)[0]!.input).toEqual({ uids: [7], reason: 'Spam', until });

  await person.click(await screen.findByRole('checkbox', { name: 'Select bob' }));
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: /^Delete/ }));
  const go = asked.getByRole('button', { name: 'Delete' });
  expect(go).toHaveProperty('disabled', true);
  await person.type(asked.getByRole('textbox'), 'bob');
  await person.click(go);
  await waitFor(() => expect(sentCalls(deleteUsers)[0]?.input).toEqual({ ids: [8] }));
});

it('shows what is known of an account, and leads to a private message', async () => {
  answer(getUserSessions, []);
  answer(getUserLogins, { records: [], total: 0, size: 10, current: 1 });
  answer(getUserNotes, []);
  const { person } = visit('/admin/user', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Details of ada' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Not logged in anywhere');
  expect(dialog.getByText('OI score').nextSibling?.textContent).toBe('120');
  expect(dialog.getByText('Check-in days').nextSibling?.textContent).toBe('4');
  dialog.getByRole('button', { name: /ada/ });
});
