import {
  getPackageFormats,
  getProblemImport,
  getProblemImports,
  importProblemPackage,
  previewProblemPackage,
  uploadProblemPackage,
} from '@assay/contract/authoring/transfer.ts';
import {
  addProblemFromPublic,
  addProblemsFromPublic,
  getAdminContestProblems,
  getProblemsForContest,
  orderContestProblems,
  removeContestProblem,
  updateContestProblem,
} from '@assay/contract/contests/admin-problems.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildContestInfo } from '../../../testing/contest.ts';
import { answer, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';
import { WatchedRequest } from '../../../testing/watched-request.ts';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const span = { startMs: Date.now() + 3_600_000, endMs: Date.now() + 7_200_000 };
const IN_CONTEST = {
  id: 1,
  pid: 7,
  problemId: 'PEARS',
  title: 'Pears',
  displayId: 'A',
  displayTitle: 'Pears',
  color: '#d32f2f',
  acCoin: 0,
  auth: 2,
  type: 0,
  caseCount: 3,
  mayEdit: true,
  offList: false,
};
const OF_SITE = {
  id: 12,
  problemId: '1000',
  title: 'Sums',
  author: 'root',
  type: 0,
  auth: 1,
  gid: null,
  difficulty: 0,
  caseCount: 3,
  broken: null,
  mayEdit: true,
  gmtCreate: '2026-03-01T08:00:00.000Z',
  gmtModified: '2026-03-01T08:00:00.000Z',
};
const packed = (index: number, problemId: string) => ({
  index,
  key: problemId,
  problemId,
  titles: { en: problemId },
  existing: null,
  judgeMode: 'default' as const,
  type: 0,
  timeLimit: 1000,
  memoryLimit: 256,
  caseCount: 3,
  subtaskCount: 0,
  bytes: 40,
  solutionCount: 1,
  importable: true,
});
/** What the contest has when it is asked. */
let inContest: (typeof IN_CONTEST)[];

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', WatchedRequest);
  answer(getContestInfo, buildContestInfo(span, { isContestAdmin: true, mayEdit: true }));
  inContest = [IN_CONTEST, { ...IN_CONTEST, id: 2, pid: 20, displayId: 'B', displayTitle: 'Plums' }];
  answer(getAdminContestProblems, () => inContest);
  answer(addProblemFromPublic, { id: 2 });
});

it('adds the problems of a package to the contest in its order, but for those that are in it', async () => {
  answer(getPackageFormats, [{ id: 'assay', en: 'Assay archive', zh: 'Assay 归档', reads: true, writes: true }]);
  answer(getProblemImports, []);
  answer(uploadProblemPackage, { packageKey: 'key', fileName: 'p.zip', bytes: 3, format: 'assay' });
  answer(previewProblemPackage, { format: 'assay', problems: [packed(0, 'PEARS'), packed(1, 'FIGS')], notes: [] });
  answer(importProblemPackage, null);
  const made = (pid: number, problemId: string) => ({ pid, problemId, isNew: true });
  answer(getProblemImport, {
    state: 'imported',
    done: 4,
    total: 4,
    problems: [made(9, 'NUTS'), made(7, 'PEARS'), made(8, 'FIGS')],
    notes: [],
    failure: null,
  });
  const { person } = visit('/admin/contest/5/problems', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Import a package' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Drop a problem package here');
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await person.upload(input!, new File(['zip'], 'p.zip', { type: 'application/zip' }));
  await dialog.findByText('PEARS');
  expect(dialog.queryByText('Public')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Import (2)' }));
  await waitFor(() => expect(sentCalls(addProblemFromPublic)).toHaveLength(2));
  await screen.findByText('2 problems added to the contest');
  expect(sentCalls(importProblemPackage)[0]?.input).toMatchObject({ auth: 2 });
  expect(sentCalls(addProblemFromPublic).map(({ input: sent }) => sent)).toEqual([
    { cid: 5, pid: 9 },
    { cid: 5, pid: 8 },
  ]);
});

it('takes pasted ids at once into a contest that has no problems, and keeps those that it did not find', async () => {
  inContest = [];
  answer(addProblemsFromPublic, { added: [IN_CONTEST], unknown: ['1009'], already: [], tooMany: false });
  const { person } = visit('/admin/contest/5/problems', { user: ROOT });
  const ids = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Add many' });
  expect(document.activeElement).toBe(ids);
  await person.paste('1001 1009');
  inContest = [IN_CONTEST];
  await person.click(screen.getByRole('button', { name: 'Add 2' }));
  await screen.findByText('1 problem added. Not found: 1009.');
  await screen.findByDisplayValue('Pears');
  expect(ids.value).toBe('1009');
  expect(sentCalls(addProblemsFromPublic)[0]?.input).toEqual({ cid: 5, problemIds: '1001 1009' });
});

it('adds a problem of the site under an id that was chosen, else under the next letter', async () => {
  answer(getProblemsForContest, { records: [OF_SITE], total: 1, size: 10, current: 1 });
  const { person } = visit('/admin/contest/5/problems', { user: ROOT });
  await person.click(await screen.findByRole('button', { name: 'Add problems' }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Add' });
  const id = dialog.getByRole('textbox', { name: 'ID' });
  await person.type(id, 'Q/1');
  expect(add.disabled).toBe(true);
  await person.clear(id);
  await person.type(id, 'Q1');
  await person.click(add);
  await waitFor(() => expect(sentCalls(addProblemFromPublic)).toHaveLength(1));
  await waitFor(() => expect((id as HTMLInputElement).value).toBe(''));
  await person.click(add);
  await waitFor(() => expect(sentCalls(addProblemFromPublic)).toHaveLength(2));
  expect(sentCalls(addProblemFromPublic).map(({ input }) => input)).toEqual([
    { cid: 5, pid: 12, displayId: 'Q1' },
    { cid: 5, pid: 12 },
  ]);
});

it('orders, renames and takes out problems where they stand', async () => {
  for (const op of [orderContestProblems, updateContestProblem, removeContestProblem]) answer(op, null);
  const { person } = visit('/admin/contest/5/problems', { user: ROOT });
  const up = await screen.findByRole('button', { name: 'Move up: A' });
  await person.click(up);
  expect(up.getAttribute('aria-disabled')).toBe('true');
  await person.click(screen.getByRole('button', { name: 'Move down: A' }));
  await waitFor(() => expect(sentCalls(orderContestProblems)[0]?.input).toEqual({ cid: 5, pids: [20, 7] }));
  expect(sentCalls(orderContestProblems)).toHaveLength(1);

  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title in the contest: B' });
  await person.clear(title);
  await person.tab();
  expect(title.value).toBe('Plums');
  await person.clear(title);
  await person.type(title, ' Ripe plums {Enter}');
  await waitFor(() => expect(sentCalls(updateContestProblem)).toHaveLength(1));
  expect(sentCalls(updateContestProblem)[0]?.input).toMatchObject({
    cid: 5,
    pid: 20,
    displayId: 'B',
    displayTitle: 'Ripe plums',
  });

  await person.click(screen.getByRole('button', { name: 'Take out of the contest: B' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Take out of the contest' }));
  await waitFor(() => expect(sentCalls(removeContestProblem)[0]?.input).toEqual({ cid: '5', pid: '20' }));
});
