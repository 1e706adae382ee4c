import {
  addProblem,
  changeProblemAuth,
  deleteProblem,
  getAdminProblem,
  getAdminProblemList,
  updateProblem,
} from '@assay/contract/authoring/editor.ts';
import { getProblemCases } from '@assay/contract/authoring/testdata.ts';
import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { getAllProblemTags, getProblemTagsAndClassification } from '@assay/contract/catalog/tags.ts';
import { addContestProblem, getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import { getContestInfo } from '@assay/contract/contests/list.ts';
import { getJudgeMemory } from '@assay/contract/judging/nodes.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildContestInfo } from '../../../testing/contest.ts';
import { buildEditedProblem, buildProblemCase } from '../../../testing/edited-problem.ts';
import { answer, refuse, sentCalls } from '../../../testing/fake-server.ts';
import { buildUser, visit } from '../../../testing/render.tsx';

const ROOT = buildUser({ roleList: ['root'], role: 1000 });
const ROW = {
  id: 5,
  problemId: 'P-5',
  title: 'Sum',
  author: 'ada',
  type: 0,
  auth: 2,
  gid: null,
  difficulty: 0,
  caseCount: 2,
  broken: null,
  mayEdit: true,
  gmtCreate: '2026-01-01T00:00:00.000Z',
  gmtModified: '2026-01-01T00:00:00.000Z',
};
const LANGUAGE = {
  id: 1,
  name: 'C',
  description: 'gcc',
  contentType: 'text/x-csrc',
  compileCommand: '',
  runCommand: '',
  template: '',
  codeTemplate: '',
  isSpj: false,
  oj: 'ME',
  timeFactor: 1,
  memoryFactor: 1,
  offered: true,
};
const TEXTS = { title: 'Sum', description: '', input: 'Two numbers', output: 'Their sum', hint: '' };
const STORED = buildEditedProblem();
const CASE = buildProblemCase();
const soon = { startMs: Date.now() + 3_600_000, endMs: Date.now() + 7_200_000 };

const answerList = (...records: (typeof ROW)[]) =>
  answer(getAdminProblemList, { records, total: records.length, size: 10, current: 1 });

describe('the list', () => {
  it('makes a problem public', async () => {
    answerList(ROW);
    answer(changeProblemAuth, null);
    const { person } = visit('/admin/problems', { user: ROOT });
    await person.click(await screen.findByRole('switch', { name: 'Problem P-5 is public' }));
    await screen.findByText('Problem P-5 is public now');
    expect(sentCalls(changeProblemAuth)[0]?.input).toEqual({ pid: 5, auth: 1 });
  });

  it('deletes a problem only after its id was typed', async () => {
    answerList(ROW);
    answer(deleteProblem, null);
    const { person } = visit('/admin/problems', { user: ROOT });
    await person.click(await screen.findByRole('button', { name: 'More for problem P-5' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete the problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Delete the problem' });
    expect(button).toHaveProperty('disabled', true);
    await person.type(dialog.getByLabelText('Type P-5 to confirm'), 'P-5');
    await person.click(button);
    await screen.findByText('Problem P-5 has been deleted');
    expect(sentCalls(deleteProblem)[0]?.input).toEqual({ pid: '5' });
  });

  it('offers neither editing nor deleting to those who may not', async () => {
    answerList({ ...ROW, mayEdit: false });
    const { person } = visit('/admin/problems', { user: buildUser({ roleList: ['admin'], role: 1001 }) });
    expect(await screen.findByRole('switch', { name: 'Problem P-5 is public' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('link', { name: 'Edit problem P-5' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'More for problem P-5' }));
    await screen.findByRole('menuitem', { name: 'Download the test data' });
    expect(screen.queryByRole('menuitem', { name: /Delete|Rejudge/ })).toBeNull();
  });

  it('keeps its filters in the address', async () => {
    answerList();
    const { person, router } = visit('/admin/problems?auth=2', { user: ROOT });
    await screen.findByText('No problem matches these filters');
    expect(sentCalls(getAdminProblemList)[0]?.input).toMatchObject({ auth: '2', currentPage: '1', limit: '10' });
    await person.type(screen.getByRole('searchbox'), 'sum{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/admin/problems?auth=2&keyword=sum'));
  });
});

describe('the editor', () => {
  // It comes beside its problem; what is tested is not how long that takes.
  beforeAll(async () => {
    await Promise.all([
      import('../../../features/authoring/opening/opened-editor.tsx'),
      import('../../../features/authoring/editor/later-cards.tsx'),
      import('./problem-create.tsx'),
      import('./problem-edit.tsx'),
    ]);
  }, 60_000);
  beforeEach(() => {
    answer(getLanguages, [LANGUAGE]);
    answer(getDifficultyList, [{ id: 0, name: 'Easy', nameZh: '简单', nameEn: 'Easy', color: '#15803d', acCoin: 1 }]);
    answer(getAllProblemTags, []);
    answer(getProblemTagsAndClassification, []);
    answer(getAdminProblem, STORED);
    answer(getProblemCases, { version: 1, isUploadCase: false, cases: [CASE], subtasks: [] });
  });
  /** Puts a text in as a whole: every key of a large form would be drawn. */
  const fill = async (person: ReturnType<typeof visit>['person'], field: HTMLElement, text: string) => {
    await person.click(field);
    await person.paste(text);
  };
  const pressSave = (person: ReturnType<typeof visit>['person']) => person.keyboard('{Control>}s{/Control}');

  it('says what is missing instead of sending it, then creates the problem and opens it', async () => {
    answer(addProblem, { pid: 5, problemId: 'P-5' });
    const { person, router } = visit('/admin/problem/create', { user: ROOT });
    const id = await screen.findByLabelText(/Display id/);
    await pressSave(person);
    await screen.findByText('Display id is required');
    screen.getByText('Write the statement in at least one language');
    screen.getByText('Upload an archive of test cases');
    expect(sentCalls(addProblem)).toHaveLength(0);

    await fill(person, id, 'p-5');
    await person.click(screen.getByRole('tab', { name: /English/ }));
    await fill(person, screen.getByLabelText(/Title/), 'Sum');
    await fill(person, screen.getByLabelText(/Input format/), 'Two numbers');
    await fill(person, screen.getByLabelText(/Output format/), 'Their sum');
    await person.click(screen.getByRole('radio', { name: 'Type by hand' }));
    await fill(person, within(screen.getByRole('region', { name: 'Case 1' })).getByLabelText('Input'), '1 2');
    await pressSave(person);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/problem/edit/5'));
    expect(sentCalls(addProblem)[0]?.input).toMatchObject({
      problem: { problemId: 'p-5', texts: { zh: null, en: TEXTS } },
      languages: ['C'],
      cases: { from: 'manual', samples: [{ input: '1 2', output: '' }] },
    });
  });

  it('stores a new problem of a contest in it at once, under the id and the title it has there', async () => {
    const { person, router } = visit('/admin/contest/3/problem/create', { user: ROOT });
    await fill(person, await screen.findByLabelText('ID'), 'Q');
    await fill(person, screen.getByLabelText('Title in the contest'), 'The Sum');
    await fill(person, screen.getByLabelText(/Display id/), 'p-5');
    expect(screen.queryByRole('radio', { name: 'Public' })).toBeNull();
    await person.click(screen.getByRole('tab', { name: /English/ }));
    await fill(person, screen.getByLabelText(/^Title(?! in)/), 'Sum');
    await fill(person, screen.getByLabelText(/Input format/), 'Two numbers');
    await fill(person, screen.getByLabelText(/Output format/), 'Their sum');
    await person.click(screen.getByRole('radio', { name: 'Type by hand' }));
    await fill(person, within(screen.getByRole('region', { name: 'Case 1' })).getByLabelText('Input'), '1 2');
    refuse(addContestProblem, 'contest.displayIdTaken');
    answer(addContestProblem, { pid: 5, problemId: 'P-5' });
    await pressSave(person);
    await screen.findAllByText(/The contest has a problem/);
    expect(screen.getByLabelText('ID').getAttribute('aria-invalid')).toBe('true');
    expect(router.state.location.pathname).toBe('/admin/contest/3/problem/create');
    answer(getContestInfo, buildContestInfo(soon, { isContestAdmin: true, mayEdit: true }));
    answer(getAdminContestProblems, []);
    await pressSave(person);
    await screen.findByRole('button', { name: 'Add problems' });
    expect(router.state.location.pathname).toBe('/admin/contest/3/problems');
    expect(sentCalls(addContestProblem)[0]?.input).toMatchObject({
      cid: 3,
      displayId: 'Q',
      displayTitle: 'The Sum',
      problem: { problemId: 'p-5', auth: 3 },
    });
    expect(sentCalls(addProblem)).toHaveLength(0);
  });

  it('keeps the stored data, and shows what the server refuses beside its field', async () => {
    refuse(updateProblem, 'problem.idTaken');
    const { person } = visit('/admin/problem/edit/5', { user: ROOT });
    await fill(person, await screen.findByLabelText(/Display id/), 'X');
    await pressSave(person);
    await waitFor(() => expect(screen.getByLabelText(/Display id/).getAttribute('aria-invalid')).toBe('true'));
    expect(sentCalls(updateProblem)[0]?.input).toMatchObject({
      pid: 5,
      version: 3,
      problem: { problemId: 'P-5X' },
      cases: { from: 'keep' },
    });
  });

  it('says when no judge node has as much memory as the limit allows', async () => {
    answer(getJudgeMemory, { memoryMb: 3_800 });
    const { person } = visit('/admin/problem/edit/5', { user: ROOT });
    const limit = await screen.findByLabelText(/Memory limit/);
    await fill(person, limit, '00');
    await screen.findByText(/No judge node at work has more than 3800 MB for programs/);
    await person.clear(limit);
    await fill(person, limit, '1024');
    await waitFor(() => expect(screen.queryByText(/No judge node at work/)).toBeNull());
    expect(sentCalls(getJudgeMemory)).toHaveLength(1);
  });

  it('calls the case modes what the judge does in them', async () => {
    answer(updateProblem, { version: 4, problemId: 'P-5' });
    const { person } = visit('/admin/problem/edit/5', { user: ROOT });
    expect(await screen.findByRole('radio', { name: 'Judge every case' })).toHaveProperty('checked', true);
    await person.click(screen.getByRole('radio', { name: 'Stop at the first failure' }));
    await pressSave(person);
    await screen.findByText('Saved');
    expect(sentCalls(updateProblem)[0]?.input).toMatchObject({ problem: { judgeCaseMode: 'ergodic_without_error' } });
  });

  it('lets the author put the work over another’s newer save', async () => {
    refuse(updateProblem, 'problem.changed');
    answer(updateProblem, { version: 9, problemId: 'P-5' });
    const { person } = visit('/admin/problem/edit/5', { user: ROOT });
    await fill(person, await screen.findByLabelText('Source'), 'mine');
    await pressSave(person);
    answer(getAdminProblem, { ...STORED, version: 8 });
    await person.click(await screen.findByRole('button', { name: 'Save mine over it' }));
    await screen.findByText('Everything is saved');
    expect(screen.queryByText('Someone else has just saved this problem')).toBeNull();
    expect(sentCalls(updateProblem)).toHaveLength(2);
  });

  it('asks before unsaved work is left behind', async () => {
    const { person, router } = visit('/admin/problem/edit/5', { user: ROOT });
    await fill(person, await screen.findByLabelText('Source'), 'x');
    await person.click(screen.getByRole('link', { name: 'Tags' }));
    await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/admin/problem/edit/5');
    expect(screen.getByLabelText('Source')).toHaveProperty('value', 'x');
  });
});
