import {
  addAnnouncement,
  deleteAnnouncement,
  getAdminAnnouncement,
  updateAnnouncement,
} from '@assay/contract/announcements/site.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const WHEN = '2026-11-20T08:00:00.000Z';
const ONE = {
  id: 7,
  title: 'Maintenance',
  content: 'Tonight at **ten**',
  visible: false,
  isDraft: true,
  username: 'root',
  mayChange: true,
  gmtCreate: WHEN,
  gmtModified: WHEN,
};

const open = (records = [ONE]) => {
  answer(getAdminAnnouncement, { records, total: records.length, size: 10, current: 1 });
  return visit('/admin/announcement', { user: ROOT });
};

it('shows a draft at once, and says so when the server refuses', async () => {
  refuse(updateAnnouncement, 'announcement.unknown');
  answer(updateAnnouncement, null);
  const { person } = open();
  const toggle = await screen.findByRole('switch', { name: 'Shown: Maintenance' });
  screen.getByText('Draft');
  await person.click(toggle);
  await screen.findByText('This announcement does not exist');
  await person.click(toggle);
  await waitFor(() => expect(sentCalls(updateAnnouncement)).toHaveLength(2));
  expect(sentCalls(updateAnnouncement)[1]?.input).toEqual({
    id: 7,
    title: 'Maintenance',
    content: 'Tonight at **ten**',
    visible: true,
  });
});

it('writes one, and deletes one after a question', async () => {
  answer(addAnnouncement, { id: 8 });
  answer(deleteAnnouncement, null);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'New announcement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Title/), 'Open day');
  await person.type(dialog.getByLabelText(/^Content/), 'Come all');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('The announcement has been saved');
  expect(sentCalls(addAnnouncement)[0]?.input).toEqual({ title: 'Open day', content: 'Come all', visible: true });
  await person.click(await screen.findByRole('button', { name: 'Delete Maintenance' }));
  const question = within(await screen.findByRole('dialog'));
  question.getByText('Delete the announcement “Maintenance”?');
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted successfully');
  expect(sentCalls(deleteAnnouncement)[0]?.input).toEqual({ aid: '7' });
});

it('leaves alone what somebody may not change', async () => {
  open([{ ...ONE, mayChange: false }]);
  const toggle = await screen.findByRole('switch', { name: 'Shown: Maintenance' });
  expect(toggle).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Delete Maintenance' })).toBeNull();
});
