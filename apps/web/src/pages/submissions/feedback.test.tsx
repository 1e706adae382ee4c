import { addRemark, getFeedback, setFeedbackMark } from '@assay/contract/assignments/feedback.ts';
import { askHelp, getHelpAt } from '@assay/contract/assignments/help.ts';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, sentCalls } from '../../testing/fake-server.ts';
import { buildSubmission } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const REMARK = {
  ...{ id: 1, line: 1, uid: 7, username: 'teacher', isStudent: false },
  ...{ content: 'Why a loop?', gmtCreate: '2026-05-01T10:00:00.000Z' },
};

it('ASG-8 shows feedback beside the code of work that was set, and sends a mark and a remark', async () => {
  const one = buildSubmission({ status: VERDICT.wrongAnswer, venue: { kind: 'training', id: 3 } });
  answer(getSubmissionDetail, one);
  answer(getAllCaseResult, { judgeCaseMode: 'default', judgeCaseList: [], subTaskJudgeCaseVoList: null, caseCount: 0 });
  answer(getFeedback, { mayRemark: true, mayMark: true, mark: null, rubrics: [], remarks: [REMARK] });
  answer(setFeedbackMark, null);
  answer(addRemark, { id: 2 });
  const { person } = visit('/submission-detail/42', { user: buildUser() });
  expect(await screen.findByText('Why a loop?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Line 1' }).getAttribute('href')).toBe('#L1');
  await person.click(screen.getByRole('button', { name: 'Needs work' }));
  expect(sentCalls(setFeedbackMark)).toMatchObject([{ input: { mark: 'needsWork' } }]);
  await person.type(screen.getByRole('textbox', { name: 'Write about it' }), 'Here');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(sentCalls(addRemark)).toMatchObject([{ input: { line: null, content: 'Here' } }]);
});

it('ASG-25 asks about the own submission to what was set, with a line of it', async () => {
  const one = buildSubmission({ uid: 7, status: VERDICT.wrongAnswer, venue: { kind: 'training', id: 3 } });
  answer(getSubmissionDetail, one);
  answer(getAllCaseResult, { judgeCaseMode: 'default', judgeCaseList: [], subTaskJudgeCaseVoList: null, caseCount: 0 });
  answer(getHelpAt, { places: [{ id: 4, title: 'Week 1', gid: 5, groupName: 'Class' }], own: [] });
  answer(askHelp, { id: 1 });
  const { person } = visit('/submission-detail/42', { user: buildUser() });
  await person.type(await screen.findByLabelText(/^About line/), '1');
  await person.type(screen.getByRole('textbox', { name: 'Question' }), 'Why?');
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  const { pid, submitId } = one.submission;
  await expect
    .poll(() => sentCalls(askHelp).map(({ input }) => input))
    .toEqual([{ id: 4, pid, submitId, line: 1, question: 'Why?' }]);
});
