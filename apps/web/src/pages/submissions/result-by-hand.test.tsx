import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { buildCase, buildSubmission } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

it('says of a result set by hand that no case decided it', async () => {
  answer(getSubmissionDetail, buildSubmission({ status: VERDICT.accepted, isManual: true }));
  answer(getAllCaseResult, {
    judgeCaseMode: 'default',
    judgeCaseList: [buildCase(1, VERDICT.accepted), buildCase(2, VERDICT.wrongAnswer)],
    subTaskJudgeCaseVoList: null,
    caseCount: 2,
  });
  visit('/submission-detail/42', { user: buildUser() });
  expect(await screen.findByText(/An administrator set this result/)).toBeTruthy();
  expect(screen.queryByText('on case 2 of 2')).toBeNull();
  expect(screen.queryByText('Every test case passed.')).toBeNull();
});
