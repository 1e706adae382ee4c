import { getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import { getDifficultyList } from '@assay/contract/catalog/difficulty.ts';
import { getLanguages } from '@assay/contract/catalog/languages.ts';
import { failureText } from '@assay/contract/errors.ts';
import { causeOf } from '@assay/contract/judging/cause-of.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getAllCaseResult, getFirstFailCase, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { checkSubmissionsStatus } from '@assay/contract/submissions/list.ts';
import { getTestJudgeResult, submitProblemJudge, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from '../../features/editor/drafts.ts';
import { preloadMarkdown } from '../../features/markdown/markdown-text.tsx';
import { answer, refuse, respond, sentCalls } from '../../testing/fake-server.ts';
import {
  buildCase,
  buildLanguage,
  buildProblem,
  buildSubmission,
  buildSubmissionRow,
} from '../../testing/judging-data.ts';
import { buildUser, visit } from '../../testing/render.tsx';

vi.mock('../../features/editor/codemirror.ts', () => import('../../testing/plain-editor.ts'));

const PYTHON = buildLanguage({
  id: 2,
  name: 'Python3',
  contentType: 'text/x-python',
  codeTemplate: 'print()',
  timeFactor: 2,
  memoryFactor: 2,
});
const RECEIPT = {
  submitId: 42,
  submitTime: '2026-11-21T08:00:00.000Z',
  status: VERDICT.pending,
  length: 13,
  repeated: false,
};

/** Hidden is where this one comes from. */
const HIDDEN = buildProblem({ problemId: '1001', source: '', author: '' });

const open = async (user = buildUser(), problemId = '1000') => {
  const visited = visit(`/problem/${problemId}`, { user });
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Code editor/ });
  const write = (value: string) => fireEvent.input(editor, { target: { value } });
  return { ...visited, editor, write, submit: screen.getByRole('button', { name: 'Submit' }) };
};

// What the page loads when needed is compiled once, outside the time of the first test.
beforeAll(async () => {
  await Promise.all([
    import('./problem-detail.tsx'),
    import('../../features/submissions/solve/workbench/code-pane.tsx'),
    preloadMarkdown(),
  ]);
}, 60_000);

beforeEach(() => {
  answer(getDifficultyList, []);
  answer(getProblemDetail, ({ problemId }) => (problemId === '1001' ? HIDDEN : buildProblem()));
  answer(getLanguages, [buildLanguage(), PYTHON]);
});

describe('the problem workbench', () => {
  it('shows limits as they apply to the chosen language, and each language’s own code', async () => {
    const { person, editor, write } = await open();
    expect(screen.getByText('1000 ms')).toBeTruthy();
    expect(screen.getByText('Author')).toBeTruthy();
    write('int x;');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Python3');
    expect(screen.getByText('2000 ms')).toBeTruthy();
    expect(screen.getByText('512 MB')).toBeTruthy();
    expect(editor.value).toBe('print()');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'C++');
    expect(editor.value).toBe('int x;');
  });

  it('names neither a source nor an author that is hidden', async () => {
    await open(buildUser(), '1001');
    expect(screen.queryByText('Author')).toBeNull();
  });

  it('keeps the draft when the tab is killed', async () => {
    const { write } = await open();
    write('int kept;');
    window.dispatchEvent(new Event('pagehide'));
    const stored = JSON.parse(localStorage.getItem(draftKey(7, 'public:1000')) ?? 'null');
    expect(stored).toMatchObject({ language: 'C++', codes: { 'C++': 'int kept;' } });
  });

  it('says when another tab wrote a newer draft, and takes it', async () => {
    const { person, editor, write } = await open();
    write('int mine;');
    const key = draftKey(7, 'public:1000');
    localStorage.setItem(
      key,
      JSON.stringify({ language: 'C++', codes: { 'C++': 'int theirs;' }, mark: 'other#1', savedAt: Date.now() }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(await screen.findByText(/Another tab saved different code/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Take it' }));
    expect(editor.value).toBe('int theirs;');
    expect(screen.queryByText(/Another tab saved/)).toBeNull();
  });

  it('refuses blank code without asking the server', async () => {
    const { person, write, submit } = await open();
    write('');
    await person.click(submit);
    expect(await screen.findByText('Code can not be empty')).toBeTruthy();
    expect(sentCalls(submitProblemJudge)).toHaveLength(0);
  });

  it('hints at the language the code looks like', async () => {
    const { person, write, submit } = await open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Python3');
    write('#include <bits/stdc++.h>');
    await person.click(submit);
    await person.click(await screen.findByRole('button', { name: 'Switch to C++' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('C++');
    expect(sentCalls(submitProblemJudge)).toHaveLength(0);
  });

  it('submits, shows the receipt and follows the verdict case by case', async () => {
    answer(submitProblemJudge, RECEIPT);
    answer(checkSubmissionsStatus, {
      '42': { ...buildSubmissionRow({ status: VERDICT.wrongAnswer }), queuePosition: null, casesDone: 2 },
    });
    answer(getAllCaseResult, {
      judgeCaseMode: 'default',
      judgeCaseList: [
        buildCase(1, VERDICT.accepted),
        buildCase(2, VERDICT.wrongAnswer, { cause: causeOf('ends', { line: 2, token: 1, expected: '5' }) }),
      ],
      subTaskJudgeCaseVoList: null,
      caseCount: 2,
    });
    answer(getSubmissionDetail, buildSubmission({ status: VERDICT.wrongAnswer }));
    answer(getFirstFailCase, {
      index: 2,
      status: VERDICT.wrongAnswer,
      input: '7 8\n',
      expected: '4\n5\n',
      userOutput: '4\n',
      stderr: null,
      cut: false,
    });
    const { person, submit, write } = await open();
    write('int answer;');
    await person.click(submit);
    expect(await screen.findByText(/Submission #42, received/)).toBeTruthy();
    expect(sentCalls(submitProblemJudge)[0]?.input).toMatchObject({
      pid: '1000',
      language: 'C++',
      code: 'int answer;',
      key: expect.stringMatching(/^[a-f0-9]{32}$/),
    });
    expect(await screen.findByText('on case 2 of 2', undefined, { timeout: 4000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Case 1: Accepted/ })).toBeTruthy();
    // why, and the case that failed, without leaving the editor
    expect(await screen.findByText('Line 2 is missing: 5')).toBeTruthy();
    const failing = within(screen.getByRole('region', { name: 'First failing case: #2' }));
    expect(failing.getByText('7 8')).toBeTruthy();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['5']);
    await person.click(failing.getByRole('button', { name: 'Run it in the editor' }));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Input/ })).value).toBe('7 8\n');
  });

  it('makes a moment of an accepted solution, with its coins and what is next', async () => {
    answer(submitProblemJudge, RECEIPT);
    answer(checkSubmissionsStatus, {
      '42': { ...buildSubmissionRow({ status: VERDICT.accepted }), queuePosition: null, casesDone: 1 },
    });
    const judgeCaseList = [buildCase(1, VERDICT.accepted)];
    answer(getAllCaseResult, { judgeCaseMode: 'default', judgeCaseList, subTaskJudgeCaseVoList: null, caseCount: 1 });
    const { submission, ...rest } = buildSubmission({ status: VERDICT.accepted });
    answer(getSubmissionDetail, { ...rest, submission: { ...submission, acCoin: 5 } });
    const { person, submit, write } = await open();
    write('int right;');
    await person.click(submit);
    expect(await screen.findByText('+5 AC coins', undefined, { timeout: 4000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Random next problem' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Run the samples with checks' })).toBeNull();
  });

  it('sends an unanswered submission again with the same key', async () => {
    let attempts = 0;
    respond(submitProblemJudge, () => {
      if (++attempts === 1) throw new TypeError('network down');
      return Response.json({ status: 200, msg: 'success', data: { ...RECEIPT, repeated: true } });
    });
    answer(checkSubmissionsStatus, {});
    const { person, submit } = await open();
    await person.click(submit);
    expect(await screen.findByText(/sending again with the same key/)).toBeTruthy();
    expect(await screen.findByText(/nothing was submitted twice/, undefined, { timeout: 4000 })).toBeTruthy();
    const keys = sentCalls(submitProblemJudge).map(({ input }) => (input as { key: string }).key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('asks for the captcha when the server does', async () => {
    refuse(submitProblemJudge, 'submission.captchaNeeded');
    answer(submitProblemJudge, RECEIPT);
    answer(checkSubmissionsStatus, {});
    answer(getCaptcha, { img: 'data:image/svg+xml,x', captchaKey: 'captcha-1' });
    const { person, submit } = await open();
    await person.click(submit);
    const dialog = await screen.findByRole('dialog', { name: 'Enter the captcha' });
    await person.type(within(dialog).getByRole('textbox', { name: 'Captcha' }), 'k7m2');
    await person.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(/Submission #42, received/)).toBeTruthy();
    expect(sentCalls(submitProblemJudge)[1]?.input).toMatchObject({ captcha: 'k7m2', captchaKey: 'captcha-1' });
  });

  it.each(['Submit', 'Run samples'])('says once why the server refuses: %s', async (button) => {
    refuse(submitProblemJudge, 'request.tooMany', { seconds: 26 });
    refuse(submitProblemTestJudge, 'request.tooMany', { seconds: 26 });
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: button }));
    expect(await screen.findAllByText(failureText('request.tooMany', 'en', { seconds: 26 }))).toHaveLength(1);
  });

  it('runs all samples at once and names the first difference', async () => {
    answer(submitProblemTestJudge, { testJudgeKey: 'run-1' });
    answer(getTestJudgeResult, {
      status: VERDICT.wrongAnswer,
      queuePosition: null,
      errorMessage: null,
      userInput: '1 2\n',
      expectedOutput: '3\n',
      userOutput: '-1\n',
      stderr: '',
      time: 2,
      memory: 512,
      problemJudgeMode: 'default',
      runs: [
        {
          status: VERDICT.wrongAnswer,
          userInput: '1 2\n',
          expectedOutput: '3\n',
          userOutput: '-1\n',
          stderr: '',
          time: 2,
          memory: 512,
          message: null,
          cause: causeOf('token', { line: 1, token: 1, expected: '3', got: '-1' }),
          difference: null,
        },
      ],
    });
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Run samples' }));
    expect(await screen.findByText('0 of 1 samples passed', undefined, { timeout: 4000 })).toBeTruthy();
    expect(screen.getByText('Value 1 of line 1 should be 3, but is -1')).toBeTruthy();
    expect(sentCalls(submitProblemTestJudge)[0]?.input).toMatchObject({ pid: '1000', samples: true });
    await person.click(screen.getByRole('button', { name: 'Run the samples with checks' }));
    await waitFor(() => expect(sentCalls(submitProblemTestJudge)).toHaveLength(2));
    expect(sentCalls(submitProblemTestJudge)[1]?.input).toMatchObject({ samples: true, checks: true });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /With checks/ }).checked).toBe(true);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Python3');
    expect(screen.queryByRole('switch', { name: /With checks/ })).toBeNull();
  });

  it('puts a sample into the test run', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Copy as test' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Input/ }).value).toBe('1 2\n'),
    );
  });

  it('asks a visitor to log in', async () => {
    visit('/problem/1000');
    await screen.findByRole('textbox', { name: /Code editor/ });
    const { default: userEvent } = await import('@testing-library/user-event');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please login first')).toBeTruthy();
    expect(sentCalls(submitProblemJudge)).toHaveLength(0);
  });
});
