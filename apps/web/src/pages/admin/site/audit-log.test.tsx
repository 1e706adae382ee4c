import { getAuditLog } from '@assay/contract/site/audit/audit.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const ENTRY = {
  id: 3,
  uid: 1,
  username: 'root',
  action: 'updateSiteSettings',
  subject: 'site',
  before: { name: 'Assay' },
  after: { name: '<b>School</b>' },
  ip: '192.0.2.7',
  gmtCreate: '2026-11-20T08:00:00.000Z',
};

it('shows what was before and is after, as text, and narrows by name', async () => {
  answer(getAuditLog, { records: [ENTRY], total: 1, size: 15, current: 1 });
  const { person } = visit('/admin/audit-log', { user: ROOT });
  await screen.findByText('192.0.2.7');
  await person.click(screen.getByRole('button', { name: 'Details of Change the settings of the site, site' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/<b>School<\/b>/);
  await person.keyboard('{Escape}');
  await person.type(screen.getByLabelText('Username'), 'ada{Enter}');
  await waitFor(() => expect(sentCalls(getAuditLog).at(-1)?.input).toMatchObject({ username: 'ada' }));
});

it('tells which role may do what', async () => {
  visit('/admin/roles', { user: ROOT });
  const table = within(await screen.findByRole('table', { name: 'Roles and permissions' }));
  const row = table.getByRole('row', { name: /Problem administrator/ });
  expect(within(row).getAllByText('yes')).toHaveLength(5);
  expect(within(row).getAllByText('no')).toHaveLength(2);
});
