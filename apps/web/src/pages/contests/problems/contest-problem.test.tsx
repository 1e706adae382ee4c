import { getContestNotReadAnnouncement } from '@assay/contract/announcements/contest.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getLastAcCode, getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getFullScreenProblemList } from '@assay/contract/problems/list.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { preloadMarkdown } from '../../../features/markdown/markdown-text.tsx';
import { buildContestInfo } from '../../../testing/contest.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildLanguage, buildProblem } from '../../../testing/judging-data.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

vi.mock('../../../features/editor/codemirror.ts', () => import('../../../testing/plain-editor.ts'));

const NOW = Date.now();

beforeAll(async () => {
  await Promise.all([
    import('./contest-problem.tsx'),
    import('../../../features/submissions/solve/workbench/code-pane.tsx'),
    preloadMarkdown(),
  ]);
}, 60_000);

const TIMES = { startMs: NOW - 60_000, endMs: NOW + 3_600_000 };

beforeEach(() => {
  answer(getContestNotReadAnnouncement, []);
  const detail = buildProblem();
  answer(getProblemDetail, { ...detail, problem: { ...detail.problem, problemId: 'A' } });
  answer(getFullScreenProblemList, []);
  answer(getLanguages, [buildLanguage()]);
});

it('tells whom the account rule keeps out before the code is sent', async () => {
  answer(getContestInfo, buildContestInfo(TIMES, { accountLimited: true, access: false, registered: false }));
  const { person } = visit('/contest/5/problem/A', { user: buildUser() });
  await person.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/Your account is not among those admitted/)).toBeTruthy();
  expect(sentCalls(submitProblemJudge)).toHaveLength(0);
});

it('tells them on the overview', async () => {
  answer(getContestInfo, buildContestInfo(TIMES, { accountLimited: true, access: false, registered: false }));
  visit('/contest/5', { user: buildUser() });
  expect(await screen.findByText(/Your account is not among those admitted/)).toBeTruthy();
  expect(screen.getByText('Only some accounts may submit; the others may look')).toBeTruthy();
  expect(screen.queryByText(/Anyone can view it and submit/)).toBeNull();
});

it('loads the last accepted code of this contest', async () => {
  answer(getContestInfo, buildContestInfo(TIMES));
  answer(getLastAcCode, { submitId: 42, code: 'int accepted;', language: 'C++' });
  const { person } = visit('/contest/5/problem/A', { user: buildUser() });
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Code editor/ });
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Get the last accepted code' }));
  await waitFor(() => expect(editor.value).toBe('int accepted;'));
  expect(sentCalls(getLastAcCode).map(({ input }) => input)).toMatchObject([{ cid: '5' }]);
});

it.each([
  ['no tutorials of its problems while it runs', TIMES, false],
  ['those when it is over', { startMs: NOW - 7_200_000, endMs: NOW - 60_000 }, true],
])('NOTE-6: offers %s', async (_sentence, times, expected) => {
  answer(getContestInfo, buildContestInfo(times));
  visit('/contest/5/problem/A', { user: buildUser() });
  await screen.findByRole('tab', { name: 'Notes' });
  expect(screen.queryByRole('tab', { name: 'Tutorials' }) !== null).toBe(expected);
});
