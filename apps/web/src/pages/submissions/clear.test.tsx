import { clearSubmissions, countSubmissionsOf } from '@assay/contract/submissions/admin.ts';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildSubmission } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

it('deletes all submissions of a person on a problem once their number was confirmed', async () => {
  const detail = buildSubmission({});
  const { uid, pid } = detail.submission;
  answer(getSubmissionDetail, { ...detail, mayRejudge: true });
  answer(getAllCaseResult, { judgeCaseMode: 'default', judgeCaseList: [], subTaskJudgeCaseVoList: null, caseCount: 0 });
  answer(countSubmissionsOf, { count: 7 });
  answer(clearSubmissions, { deleted: 7 });
  answer(getSubmissionList, { records: [], total: 0, size: 15, current: 1 });
  const { person } = visit('/submission-detail/42', { user: buildUser({ roleList: ['root'], role: 1000 }) });
  await person.click(await screen.findByRole('button', { name: "Delete all of this user's submissions here" }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/submitted to this problem 7 times/);
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sentCalls(clearSubmissions)[0]?.input).toMatchObject({ uid, pid, count: 7 }));
  await screen.findByText('7 submissions deleted');
});

it('is not offered to others', async () => {
  answer(getSubmissionDetail, buildSubmission({}));
  answer(getAllCaseResult, { judgeCaseMode: 'default', judgeCaseList: [], subTaskJudgeCaseVoList: null, caseCount: 0 });
  visit('/submission-detail/42', { user: buildUser() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: /Delete all/ })).toBeNull();
});
