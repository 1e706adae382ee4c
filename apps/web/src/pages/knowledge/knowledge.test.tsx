import { getNoteCategories } from '@assay/contract/notes/categories.ts';
import type { Note } from '@assay/contract/notes/note.ts';
import { addNote, getNotes, updateNote } from '@assay/contract/notes/notes.ts';
import { decideTutorial, getTutorialReviews } from '@assay/contract/reviews/tutorials.ts';
import type { OwnTutorial } from '@assay/contract/tutorials/tutorial.ts';
import { buyTutorial, getTutorials } from '@assay/contract/tutorials/tutorials.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildUser, visit } from '../../testing/render.tsx';

/** What comes with the first text and the first dialog is large; it is not what is timed here. */
beforeAll(async () => {
  await Promise.all([import('../../features/markdown/render.ts'), import('@assay/markdown/markdown-to-html.ts')]);
  await import('../../ui/dialogs/modal-part.tsx');
}, 60_000);

const AT = '2026-01-01T00:00:00.000Z';
const note: Note = {
  id: 3,
  uid: 7,
  pid: 1000,
  problemId: '1000',
  problemTitle: 'A + B',
  title: 'Overflow',
  content: 'Use *long long*',
  categoryId: null,
  categoryName: null,
  version: 1,
  gmtCreate: AT,
  gmtModified: AT,
};
const tutorial: OwnTutorial = {
  id: 5,
  pid: 1000,
  problemId: '1000',
  problemTitle: 'A + B',
  title: 'Add them',
  content: 'With a plus',
  uid: 7,
  author: 'ada',
  avatar: null,
  price: 4,
  isBought: false,
  buyers: 2,
  likeNum: 1,
  hasLike: false,
  official: false,
  showAt: null,
  status: 2,
  mayChange: true,
  gmtCreate: AT,
  gmtModified: AT,
  isPublished: false,
  isDeleted: false,
  reward: 0,
  rejectReason: 'Too short',
};
const page = <Row,>(records: Row[]) => ({ records, total: records.length, size: 10, current: 1 });

it('NOTE-1 lists own notes, says what a note lacks, and keeps the draft of a new one', async () => {
  answer(getNoteCategories, []);
  answer(getNotes, page([note]));
  answer(addNote, { id: 4, version: 1 });
  const { person } = visit('/notebook', { user: buildUser() });
  expect((await screen.findByRole('link', { name: '1000 A + B' })).getAttribute('href')).toBe('/problem/1000');
  await person.click(screen.getByRole('button', { name: 'Write a note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write a note' });
  await person.type(await within(dialog).findByRole('textbox', { name: /Title/ }), 'Kept');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('A note needs a text')).toBeTruthy();
  expect(sentCalls(addNote)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await person.click(screen.getByRole('button', { name: 'Write a note' }));
  const again = await screen.findByRole('dialog', { name: 'Write a note' });
  expect((await within(again).findByRole('textbox', { name: /Title/ })).getAttribute('value')).toBe('Kept');
  await person.type(within(again).getByRole('textbox', { name: /Text/ }), 'Words');
  await person.click(within(again).getByRole('button', { name: 'Save' }));
  await expect.poll(() => sentCalls(addNote)[0]?.input).toMatchObject({ title: 'Kept', content: 'Words' });
});

it('NOTE-1 changes a note over the version that was loaded', async () => {
  answer(getNoteCategories, []);
  answer(getNotes, page([note]));
  answer(updateNote, { version: 2 });
  const { person } = visit('/notebook', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Edit note “Overflow”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the note' });
  await person.type(await within(dialog).findByRole('textbox', { name: /Text/ }), '!');
  await person.click(within(dialog).getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sentCalls(updateNote)[0]?.input)
    .toMatchObject({ id: 3, content: 'Use *long long*!', version: 1 });
});

it('NOTE-2 shows an author why a tutorial was rejected, and a buyer what was bought', async () => {
  answer(getTutorials, page([tutorial]));
  const { person, router } = visit('/tutorial', { user: buildUser() });
  expect(await screen.findByText('Reason: Too short')).toBeTruthy();
  expect(screen.getByText('Rejected')).toBeTruthy();
  expect(sentCalls(getTutorials)[0]?.input).toMatchObject({ onlyMine: 'true' });
  await person.click(screen.getByRole('radio', { name: 'Bought' }));
  expect(router.state.location.searchStr).toBe('?show=bought');
  await expect.poll(() => sentCalls(getTutorials).at(-1)?.input).toMatchObject({ onlyBought: 'true' });
});

it('NOTE-7 asks before coins are spent, and sends the price that was shown', async () => {
  const { isPublished, isDeleted, reward, rejectReason, ...shown } = tutorial;
  answer(getTutorials, page([{ ...shown, uid: 8, author: 'grace', content: null, status: 1, mayChange: false }]));
  answer(buyTutorial, null);
  const { person } = visit('/tutorial?show=bought', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Buy tutorial “Add them”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Buy' });
  expect(within(dialog).getByText('Buy “Add them” for 4 AC coins?')).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Buy' }));
  await expect.poll(() => sentCalls(buyTutorial)[0]?.input).toEqual({ tid: 5, price: 4 });
});

it('ADM-10 decides about the text that was read', async () => {
  const review = {
    id: 9,
    state: 1,
    message: '',
    reason: '',
    gmtCreate: AT,
    gmtDecided: null,
    applicant: 'grace',
    reviewer: '',
  };
  const { pid, problemId, problemTitle, title, price } = tutorial;
  const row = { ...review, tid: 5, pid, problemId, problemTitle, title, content: 'With a plus', price };
  answer(getTutorialReviews, page([{ ...row, paid: 0, isPublished: false, version: 6 }]));
  answer(decideTutorial, null);
  const admin = buildUser({ roleList: ['admin'], role: 1001 });
  const { person } = visit('/admin/user-tutorial/apply', { user: admin });
  await person.click(await screen.findByRole('button', { name: /Add them/ }));
  await person.click(await screen.findByRole('button', { name: 'Pass' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pass' });
  await person.click(within(dialog).getByRole('button', { name: 'Pass' }));
  await expect
    .poll(() => sentCalls(decideTutorial)[0]?.input)
    .toMatchObject({ id: 5, status: 1, version: 6, reward: 10 });
});
