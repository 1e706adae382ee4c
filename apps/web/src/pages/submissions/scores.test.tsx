import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { buildSubmission, buildSubmissionRow } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const SCORED = { type: 1, status: VERDICT.partial, score: 40, fullScore: 120 };

it('shows the score of a submission out of the full score of its problem', async () => {
  answer(getSubmissionDetail, buildSubmission(SCORED));
  answer(getAllCaseResult, {
    judgeCaseMode: 'default',
    judgeCaseList: [],
    subTaskJudgeCaseVoList: null,
    caseCount: 0,
  });
  visit('/submission-detail/42', { user: buildUser() });
  expect((await screen.findByText('40')).parentElement?.textContent).toMatch(/^40 \/ 120/);
});

it('shows it so in lists, and nothing where a problem is not scored', async () => {
  const records = [buildSubmissionRow({ ...SCORED, submitId: 8 }), buildSubmissionRow({ submitId: 9 })];
  answer(getSubmissionList, { records, total: 2, size: 15, current: 1 });
  visit('/status', { user: buildUser() });
  await screen.findByRole('cell', { name: '40 / 120' });
  expect(screen.getAllByRole('cell').filter((cell) => cell.textContent?.includes(' / '))).toHaveLength(1);
});
