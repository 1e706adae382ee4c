import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { cancelOwnSubmission } from '@assay/contract/judging/judgements.ts';
import { openStream, type PushEvent } from '@assay/contract/push.ts';
import {
  getAllCaseResult,
  getFirstFailCase,
  getSubmissionDetail,
  updateSubmission,
} from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setLang } from '../../lib/lang.ts';
import { answer, respond, sentCalls } from '../../testing/fake-server.ts';
import { buildCase, buildSubmission, buildSubmissionRow } from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

const CASES = [
  buildCase(1, VERDICT.accepted),
  buildCase(2, VERDICT.wrongAnswer, {
    message: 'line 3, token 2: expected "17", got "16"',
    cause: causeOf('token', { line: 3, token: 2, expected: '17', got: '16' }),
  }),
  buildCase(3, VERDICT.timeLimit, { time: 1000 }),
];
const results = (cases = CASES) => ({
  judgeCaseMode: 'default' as const,
  judgeCaseList: cases,
  subTaskJudgeCaseVoList: null,
  caseCount: cases.length,
});
const wrong = () => {
  answer(getSubmissionDetail, buildSubmission({ status: VERDICT.wrongAnswer }));
  answer(getAllCaseResult, results());
  answer(getFirstFailCase, {
    index: 2,
    status: VERDICT.wrongAnswer,
    input: '1 2\n',
    expected: '1\n2\n5 17\n',
    userOutput: '1\n2\n5 16\n',
    stderr: null,
    cut: false,
  });
};

describe('the page of a submission', () => {
  it('says verdict, case, reason and what may be seen', async () => {
    wrong();
    visit('/submission-detail/42', { user: buildUser() });
    const place = await screen.findByText('on case 2 of 3');
    expect(place.closest('[role="status"]')?.textContent).toBe('Wrong Answeron case 2 of 3');
    expect(await screen.findByText('Value 2 of line 3 should be 17, but is 16')).toBeTruthy();
    expect(screen.getByText(/This submission is yours\..*first failing case are shown/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Time 2ms, limit 1000ms' })).toBeTruthy();
  });

  it('lets its author take it back while it is judged, in both languages', async () => {
    let status: number = VERDICT.judging;
    answer(getSubmissionDetail, () => buildSubmission({ status }, { mayCancel: status === VERDICT.judging }));
    answer(getAllCaseResult, results([]));
    answer(checkSubmissionsStatus, {});
    answer(cancelOwnSubmission, null);
    const { person } = visit('/submission-detail/42', { user: buildUser() });
    const button = await screen.findByRole('button', { name: 'Cancel judging' });
    await act(() => setLang('zh'));
    expect(button.textContent).toBe('取消评测');
    await act(() => setLang('en'));
    status = VERDICT.cancelled;
    await person.click(button);
    expect(sentCalls(cancelOwnSubmission)).toMatchObject([{ input: { submitId: 42 } }]);
    expect(await screen.findByText(/was cancelled and does not count/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel judging' })).toBeNull();
  });

  it('names the first difference and marks it', async () => {
    wrong();
    visit('/submission-detail/42', { user: buildUser() });
    await screen.findByText('Value 2 of line 3 should be 17, but is 16');
    const marks = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['17', '16']);
  });

  it('holds no time against a limit where answers were handed in and nothing ran', async () => {
    answer(getSubmissionDetail, buildSubmission({ status: VERDICT.accepted, language: 'Text', time: 0, memory: 0 }));
    answer(getAllCaseResult, results([buildCase(1, VERDICT.accepted)]));
    visit('/submission-detail/42', { user: buildUser() });
    await screen.findByText('Every test case passed.');
    expect(screen.queryByRole('img', { name: /limit/ })).toBeNull();
  });

  it('says why a program died', async () => {
    answer(getSubmissionDetail, buildSubmission({ status: VERDICT.runtimeError }));
    answer(getAllCaseResult, results([buildCase(1, VERDICT.runtimeError, { message: 'Exit code 1' })]));
    answer(getFirstFailCase, {
      index: 1,
      status: VERDICT.runtimeError,
      input: '1 2\n',
      expected: '3\n',
      userOutput: null,
      stderr: 'Exception in thread "main" java.lang.ArithmeticException: / by zero\n\tat Main.main(Main.java:3)\n',
      cut: false,
    });
    visit('/submission-detail/42', { user: buildUser() });
    await screen.findByText('Division by zero at line 3');
    await screen.findByText('java.lang.ArithmeticException: / by zero');
    screen.getByText('Standard error');
    screen.getByText(/at Main\.main\(Main\.java:3\)/);
    expect(screen.queryByText('There is no output to show.')).toBeNull();
  });

  it('walks the cases with arrow keys and tells each', async () => {
    wrong();
    const { person } = visit('/submission-detail/42', { user: buildUser() });
    const cases = await screen.findByRole('toolbar', { name: 'Test cases' });
    within(cases).getByRole('button', { name: 'Case 1: Accepted, 3ms, 1MB' }).focus();
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(within(cases).getByRole('button', { name: /^Case 2: Wrong Answer/ }));
    expect(screen.getByText('line 3, token 2: expected "17", got "16"')).toBeTruthy();
    await person.keyboard('{End}');
    expect(document.activeElement).toBe(
      within(cases).getByRole('button', { name: 'Case 3: Time Limit Exceeded, 1000ms, 1MB' }),
    );
    expect(window.location.hash).toBe('#case-3');
    window.history.replaceState(null, '', '/');
  });

  it('lists the places a compiler complains about', async () => {
    answer(
      getSubmissionDetail,
      buildSubmission(
        { status: VERDICT.compileError },
        {
          errorMessage: "main.cpp:1:14: error: expected ';'",
          see: { code: true, cases: true, failingCase: false, fileNames: false, reason: 'owner' },
        },
      ),
    );
    answer(getAllCaseResult, results([]));
    visit('/submission-detail/42', { user: buildUser() });
    expect(await screen.findByRole('button', { name: 'Go to line 1:14' })).toBeTruthy();
    expect(screen.getByText("expected ';'")).toBeTruthy();
    expect(sentCalls(getFirstFailCase)).toHaveLength(0);
  });

  it('leads nowhere in the code from what a compiler says of a checker', async () => {
    const errorMessage = "the checker does not compile:\nmain.cpp:1:14: error: expected ';'";
    answer(
      getSubmissionDetail,
      buildSubmission({ status: VERDICT.systemError, time: null, memory: null }, { errorMessage }),
    );
    answer(getAllCaseResult, results([]));
    visit('/submission-detail/42', { user: buildUser({ roleList: ['root'], role: 1000 }) });
    expect(await screen.findByText("expected ';'")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Go to line/ })).toBeNull();
    screen.getByText('The checker does not compile:');
    act(() => setLang('zh'));
    screen.getByText('校验器没有通过编译：');
  });

  it('opens the first subtask that failed, and gives what was skipped no figures', async () => {
    const subtask = (groupNum: number, ...cases: ReturnType<typeof buildCase>[]) => ({
      groupNum,
      status: cases[0]!.status,
      score: 0,
      fullScore: 50,
      rule: 'min' as const,
      dependsOn: groupNum === 3 ? [2] : [],
      notPassed: groupNum === 3 ? [2] : [],
      ac: 0,
      total: 1,
      time: cases[0]!.time,
      memory: cases[0]!.memory,
      subtaskDetailList: cases,
    });
    const [right, wrong, skipped] = [
      buildCase(1, VERDICT.accepted, { time: 11 }),
      buildCase(2, VERDICT.wrongAnswer, { time: 22 }),
      buildCase(3, VERDICT.cancelled, { time: 0, memory: 0 }),
    ];
    answer(getSubmissionDetail, buildSubmission({ status: VERDICT.partial }));
    answer(getAllCaseResult, {
      ...results([right!, wrong!, skipped!]),
      judgeCaseMode: 'subtasks',
      subTaskJudgeCaseVoList: [subtask(1, right!), subtask(2, wrong!), subtask(3, skipped!)],
    });
    const { person } = visit('/submission-detail/42', { user: buildUser() });
    const head = (name: RegExp) => screen.findByRole('button', { name });
    expect((await head(/^Subtask 2 ?Wrong Answer/)).getAttribute('aria-expanded')).toBe('true');
    expect((await head(/^Subtask 1 ?Accepted.*11ms/)).getAttribute('aria-expanded')).toBe('false');
    const last = await head(/^Subtask 3 ?Skipped/);
    expect(last.textContent).not.toMatch(/0ms|0KB/);
    await person.click(last);
    await person.click(await screen.findByRole('button', { name: 'Case 3: Skipped' }));
    screen.getByText('Skipped: subtask 2 did not get all its points');
  });

  it('shows no code and says so where it is not shared', async () => {
    const data = buildSubmission(
      { status: VERDICT.accepted, uid: 9 },
      { see: { code: false, cases: true, failingCase: false, fileNames: false, reason: 'public' }, mayShare: false },
    );
    answer(getSubmissionDetail, { ...data, submission: { ...data.submission, code: null } });
    answer(getAllCaseResult, results([buildCase(1, VERDICT.accepted)]));
    visit('/submission-detail/42');
    expect(await screen.findByText(/its code is not shared/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit and resubmit' })).toBeNull();
  });

  it('shares the code on a click', async () => {
    wrong();
    answer(updateSubmission, null);
    const { person } = visit('/submission-detail/42', { user: buildUser() });
    await person.click(await screen.findByRole('button', { name: 'Share code' }));
    expect(sentCalls(updateSubmission)[0]?.input).toEqual({ submitId: 42, share: true });
  });

  it('follows a submission that is still judged, then reads it again', async () => {
    answer(getSubmissionDetail, buildSubmission({ status: VERDICT.judging, time: null, memory: null }));
    answer(getAllCaseResult, results([]));
    answer(checkSubmissionsStatus, {
      '42': { ...buildSubmissionRow({ status: VERDICT.accepted }), queuePosition: null, casesDone: 3 },
    });
    visit('/submission-detail/42', { user: buildUser() });
    await screen.findAllByText('Judging');
    const before = sentCalls(getSubmissionDetail).length;
    await screen.findByText('Every test case passed.', undefined, { timeout: 4000 });
    expect(sentCalls(checkSubmissionsStatus)[0]?.input).toEqual({ submitIds: [42] });
    expect(sentCalls(getSubmissionDetail).length).toBeGreaterThan(before);
  });

  it('shows the result of a rejudge that it is told of, without a reload', async () => {
    answer(getSubmissionDetail, buildSubmission({ status: VERDICT.wrongAnswer }));
    answer(getSubmissionDetail, buildSubmission({ status: VERDICT.accepted }));
    answer(getAllCaseResult, results([]));
    const event = {
      type: 'submission' as const,
      submitId: 42,
      caseCount: 0,
      cases: [],
      score: null,
      time: 1,
      memory: 1,
    };
    const events = [VERDICT.wrongAnswer, VERDICT.accepted].map(
      (status) => `data: ${JSON.stringify({ ...event, status, queuePosition: null } satisfies PushEvent)}\n\n`,
    );
    respond(openStream, () => new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } }));
    visit('/submission-detail/42', { user: buildUser() });
    expect(await screen.findByText('Every test case passed.')).toBeTruthy();
    expect(sentCalls(getSubmissionDetail)).toHaveLength(2);
  });
});
