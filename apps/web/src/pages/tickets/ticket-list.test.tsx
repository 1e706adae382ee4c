import { assignTicket, getTicket, getTickets, type Ticket } from '@assay/contract/tickets/tickets.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const AT = '2026-01-01T00:00:00.000Z';
const ROW = {
  ...{ id: 4, pid: 5, problemId: 'P-5', title: 'Wrong sample', reporter: 'cora', assignee: 'ada' },
  ...{ isOpen: true, fixedIn: null, gmtCreate: AT, gmtModified: AT },
};
const TICKET: Ticket = {
  ...ROW,
  ...{ mayHandle: true, isMine: false, people: ['ada', 'bob'], mayWrite: true, latest: 3 },
  messages: [{ id: 1, uid: 9, username: 'cora', content: 'It adds up to 7.', gmtCreate: AT }],
};

it('TICK-7 a ticket is given to one of the people of its problem, by those whose the problem is', async () => {
  answer(getTickets, { records: [ROW], total: 1, size: 15, current: 1 });
  answer(getTicket, TICKET);
  answer(assignTicket, null);
  const { person } = visit('/ticket?list=queue&id=4', { user: buildUser() });
  const dialog = within(await screen.findByRole('dialog', { name: 'Wrong sample' }));
  expect(dialog.queryByRole('button', { name: 'Take it' })).toBeNull();
  await person.click(await dialog.findByRole('button', { name: 'Hand it to' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['bob']);
  await person.click(screen.getByRole('menuitem', { name: 'bob' }));
  expect(sentCalls(assignTicket)[0]?.input).toEqual({ id: 4, to: 'bob' });
});

it('TICK-6 others who may change the problem take a free one', async () => {
  answer(getTickets, { records: [ROW], total: 1, size: 15, current: 1 });
  answer(getTicket, { ...TICKET, assignee: null, people: [] });
  answer(assignTicket, null);
  const { person } = visit('/ticket?list=queue&id=4', { user: buildUser() });
  const dialog = within(await screen.findByRole('dialog', { name: 'Wrong sample' }));
  await person.click(await dialog.findByRole('button', { name: 'Take it' }));
  expect(dialog.queryByRole('button', { name: 'Hand it to' })).toBeNull();
  expect(sentCalls(assignTicket)[0]?.input).toEqual({ id: 4, mine: true });
});
