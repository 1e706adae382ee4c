import { addCountdown, deleteCountdown, getAdminCountdowns, updateCountdown } from '@assay/contract/site/countdowns.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const DATE = '2030-05-01T08:00:00.000Z';
const FINAL = { id: 3, title: 'Final', date: DATE, visible: true, content: '', url: '', gmtModified: DATE };

const open = (records = [FINAL]) => {
  answer(getAdminCountdowns, { records, total: records.length, size: 10, current: 1 });
  return visit('/admin/contestcountdown', { user: ROOT });
};

it('says what is missing or wrong beside each box, and sends nothing', async () => {
  const { person } = open([]);
  await screen.findByText('No countdowns yet');
  await person.click(screen.getByRole('button', { name: 'Add a countdown' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText('Link'), 'ftp://example.org');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Title is required');
  dialog.getByText('Date and time is required');
  dialog.getByText('Must start with http:// or https://');
  expect(dialog.getByLabelText(/^Title/).getAttribute('maxlength')).toBe('100');
  expect(sentCalls(addCountdown)).toEqual([]);
});

it('adds one', async () => {
  answer(addCountdown, { id: 4 });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Add a countdown' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByLabelText(/^Title/), 'Open day');
  await person.type(dialog.getByLabelText(/^Date and time/), '2030-06-01T09:30');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  const date = new Date('2030-06-01T09:30').toISOString();
  expect(sentCalls(addCountdown)[0]?.input).toEqual({ title: 'Open day', date, visible: true, content: '', url: '' });
  expect(sentCalls(getAdminCountdowns)).toHaveLength(2);
});

it('changes one, and shows beside its box what only the server refuses', async () => {
  refuse(updateCountdown, 'request.invalid', { fields: { title: 'must be a single line' } });
  answer(updateCountdown, null);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Edit “Final”' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByLabelText('Show it on the home page'));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Must be a single line');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sentCalls(updateCountdown)[1]?.input).toEqual({
    id: 3,
    title: 'Final',
    date: DATE,
    visible: false,
    content: '',
    url: '',
  });
});

it('deletes one after a question', async () => {
  answer(deleteCountdown, null);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Delete “Final”' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Delete “Final”?');
  expect(sentCalls(deleteCountdown)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted');
  expect(sentCalls(deleteCountdown)[0]?.input).toEqual({ id: '3' });
});
