import {
  answerHelp,
  claimHelp,
  getGroupHelp,
  type OwnHelp,
  takeBackHelp,
  type WaitingHelp,
} from '@assay/contract/assignments/help.ts';
import { getGroupDetail } from '@assay/contract/groups/groups.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildGroupDetail } from '../../../testing/group.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ASKED = {
  ...{ id: 1, assignmentId: 4, assignment: 'Week 1', pid: 11, displayId: '1000', title: 'A + B' },
  ...{ submitId: 42, line: 3, question: 'Why is it wrong?', askedTime: '2026-01-01T00:00:00Z' },
};
const WAITING: WaitingHelp = {
  ...ASKED,
  ...{ uid: 2, username: 'ada', realname: '', label: 'Class 1', status: -1, score: null, language: 'C++ 17' },
  ...{ attempt: 2, attempts: 5, excerpt: 'int a;\nint b;', excerptFrom: 2, claim: null },
};
const OTHER: WaitingHelp = { ...WAITING, id: 2, pid: 12, displayId: '1001', username: 'bob' };
const SAME: WaitingHelp = { ...WAITING, id: 3, username: 'cleo' };
const claim = (isMine: boolean) => ({ by: isMine ? 'me' : 'helper', isMine, until: '2026-01-01T00:30:00Z' });

it('ASG-25 shows who waits with try, verdict and code; takes up the next one, at the same problem where that is wished', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 3 }));
  const queue = (...waiting: WaitingHelp[]) => ({ mayAnswer: true, waiting, own: [] });
  answer(getGroupHelp, queue(WAITING, OTHER, SAME));
  answer(getGroupHelp, queue({ ...WAITING, claim: claim(false) }, OTHER, SAME));
  answer(getGroupHelp, queue({ ...WAITING, claim: claim(true) }, OTHER, SAME));
  refuse(claimHelp, 'help.taken');
  answer(claimHelp, null);
  answer(answerHelp, null);
  const { person } = visit('/group/5/help', { user: buildUser() });
  const list = within(await screen.findByRole('list', { name: 'Questions' }));
  const first = within(list.getAllByRole('listitem')[0]!);
  for (const shown of ['ada · Class 1', '1000 A + B · Week 1', 'try 2 of 5', 'line 3', 'Why is it wrong?', 'int b;']) {
    expect(first.getByText(shown)).toBeTruthy();
  }
  // another was faster
  await person.click(screen.getByRole('button', { name: 'Take it up: ada, 1000' }));
  await first.findByText(/^helper has it until/);
  await person.click(screen.getByRole('switch', { name: 'Same problem first' }));
  await person.click(screen.getByRole('button', { name: 'Take the next' }));
  await expect.poll(() => sentCalls(claimHelp).map(({ input }) => input)).toEqual([{ id: 1 }, { id: 3 }]);
  await person.type(await screen.findByLabelText('Answer to ada, 1000'), 'Look at line 3');
  await person.click(screen.getByRole('button', { name: 'Answer, and take the next' }));
  await expect.poll(() => sentCalls(answerHelp)[0]?.input).toEqual({ id: 1, answer: 'Look at line 3' });
  await expect.poll(() => sentCalls(claimHelp)[2]?.input).toEqual({ id: 3 });
});

it('ASG-25 shows a student the own questions and answers, and lets one that waits be taken back', async () => {
  answer(getGroupDetail, buildGroupDetail({ id: 5, level: 3 }));
  const open = { ...ASKED, isTaken: true, answer: null, by: null, answeredTime: null };
  const done: OwnHelp = { ...open, id: 2, isTaken: false, answer: 'Look at line 3', by: 'helper' };
  answer(getGroupHelp, { mayAnswer: false, waiting: [], own: [open, done] });
  answer(takeBackHelp, null);
  const { person } = visit('/group/5/help', { user: buildUser() });
  expect(await screen.findByText('somebody looks at it')).toBeTruthy();
  expect(screen.getByText('Look at line 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take the next' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Take back the question about 1000' }));
  await expect.poll(() => sentCalls(takeBackHelp)[0]?.input).toEqual({ id: '1' });
});
