import { addProblem, getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { compileInteractive, compileSpj } from '@assay/contract/judging/compile-checker.ts';
import { getAllCaseResult, getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getTestJudgeResult, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';

let stage: SolvingStage;
let root: BuiltUser;
beforeAll(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
});
afterAll(() => stage.site.close());

const CHECKER = {
  language: 'C++ 17',
  code: 'int main() {}',
  convention: 'testlib',
  arguments: ['--group', '1'],
  points: 'fraction',
  timeMs: 5000,
  memoryMb: null,
} as const;
const HEADER = { name: 'testlib.h', content: '// a header' };

async function claimSoon() {
  for (;;) {
    const [job] = await stage.judge.claim();
    if (job) return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('compile-spj and compile-interactive', () => {
  test.each([
    ['compile-spj', compileSpj],
    ['compile-interactive', compileInteractive],
  ])('%s answers what the compiler says on a node', async (_name, op) => {
    const { language, code } = CHECKER;
    const asked = stage.ask(root)(op, { language, code, pid: stage.pid, extraFiles: [HEADER] });
    const job = await claimSoon();
    expect(job.work).toMatchObject({ kind: 'compile', language, code, extraFiles: [HEADER] });
    await stage.judge.report(job, { outcome: 'compiled', message: 'main.cpp:1: refused' });
    expect((await asked).data).toEqual({ ok: false, message: 'main.cpp:1: refused' });

    // Extra files as a map, as other clients send them, and for a problem that is not stored yet.
    const again = stage.ask(root)(op, { language, code, extraFiles: { [HEADER.name]: HEADER.content } } as never);
    const second = await claimSoon();
    expect(second.work).toMatchObject({ extraFiles: [HEADER] });
    await stage.judge.report(second, { outcome: 'compiled', message: null });
    expect((await again).data).toEqual({ ok: true, message: null });
    expect(await stage.site.services.db.selectFrom('test_runs').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['a language that is not known', { language: 'Klingon' }, 'language.unknown'],
    ['a language that checkers may not use', { language: 'Java' }, 'problem.checkerLanguage'],
    ['no code', { code: '  ' }, 'request.invalid'],
    ['a file name that is a path', { extraFiles: [{ name: '../x', content: 'x' }] }, 'request.invalid'],
    ['a problem that does not exist', { pid: 999_999 }, 'problem.unknown'],
  ])('%s is refused', async (_what, change, code) => {
    const { language, code: text } = CHECKER;
    const answer = await stage.ask(root).refused(compileSpj, { language, code: text, ...change });
    expect(answer.data.code).toBe(code);
  });

  test('those who may not edit the problem are refused', async () => {
    const { language, code } = CHECKER;
    const [user, admin] = [await buildUser(stage.site), await buildUser(stage.site, { role: 'admin' })];
    expect((await stage.ask().refused(compileSpj, { language, code })).status).toBe(401);
    // for a problem of one's own everybody may compile
    for (const who of [user, admin]) {
      const answer = await stage.ask(who).refused(compileSpj, { language, code, pid: stage.pid });
      expect([answer.status, answer.data.code]).toEqual([403, 'access.denied']);
    }
  });

  test("a node's own trouble is not the code's", async () => {
    const { language, code } = CHECKER;
    const asked = stage.ask(root).refused(compileSpj, { language, code });
    await stage.judge.report(await claimSoon(), { outcome: 'judgeFailure', reason: 'disk full', isFinal: true });
    expect(await asked).toMatchObject({ status: 503, data: { code: 'problem.checkerNotTried' } });
  });
});

describe('a special judge', () => {
  let pid: number;
  let problemId: string;
  beforeEach(async () => {
    const save = problemSave({
      judgeMode: 'spj',
      checker: { ...CHECKER, arguments: [...CHECKER.arguments] },
      judgeExtraFile: [HEADER],
      languages: ['C++ 17'],
    });
    ({ pid, problemId } = (await stage.ask(root)(addProblem, save)).data);
  });

  const submitTo = async (user: BuiltUser) => {
    const { submitProblemJudge } = await import('@assay/contract/submissions/submit.ts');
    const { data } = await stage.ask(user)(submitProblemJudge, { pid: problemId, language: 'C++ 17', code: 'int x;' });
    return data.submitId;
  };

  test('is stored, edited and told to nodes with its files', async () => {
    const edited = (await stage.ask(root)(getAdminProblem, { pid })).data;
    expect(edited.problem).toMatchObject({ judgeMode: 'spj', checker: CHECKER, judgeExtraFile: [HEADER] });
    await submitTo(await buildUser(stage.site));
    const job = await claimSoon();
    expect(job.work.kind === 'submission' && job.work.problem).toMatchObject({
      judgeMode: 'spj',
      checker: CHECKER,
      judgeExtraFiles: [HEADER],
    });
    await stage.judge.report(job, judged([0]));
  });

  test('stays while another mode is chosen, and goes when it is removed', async () => {
    const save = problemSave({ problemId, languages: ['C++ 17'] });
    const first = await stage.ask(root)(updateProblem, { ...save, pid, version: 0 });
    expect((await stage.ask(root)(getAdminProblem, { pid })).data.problem.checker).toEqual(CHECKER);
    const without = { ...save, problem: { ...save.problem, checker: null } };
    await stage.ask(root)(updateProblem, { ...without, pid, version: first.data.version });
    expect((await stage.ask(root)(getAdminProblem, { pid })).data.problem.checker).toBeNull();
  });

  test('that fails ends as System Error at once; the reason is for staff', async () => {
    const user = await buildUser(stage.site);
    const id = await submitTo(user);
    await stage.judge.report(await claimSoon(), {
      outcome: 'judgeFailure',
      reason: 'the checker was ended by SIGSEGV',
      isFinal: true,
    });
    const detailFor = async (who: BuiltUser) =>
      (await stage.ask(who)(getSubmissionDetail, { submitId: id })).data.submission;
    expect(await detailFor(user)).toMatchObject({ status: 4, errorMessage: null });
    expect(await detailFor(root)).toMatchObject({ status: 4, errorMessage: 'the checker was ended by SIGSEGV' });
    expect(await stage.judge.claim()).toEqual([]);
  });

  test('tells the contestant its message and only those who manage the problem its note', async () => {
    const user = await buildUser(stage.site);
    const id = await submitTo(user);
    const one = judgedCase(1, -1, { message: 'too small', note: '5 instead of 6' });
    await stage.judge.report(await claimSoon(), judged([-1], { cases: [one] }));
    const casesFor = async (who: BuiltUser) =>
      (await stage.ask(who)(getAllCaseResult, { submitId: id })).data.judgeCaseList;
    expect(await casesFor(user)).toMatchObject([{ message: 'too small', note: null }]);
    expect(await casesFor(root)).toMatchObject([{ message: 'too small', note: '5 instead of 6' }]);
    expect(await casesFor(await buildUser(stage.site))).toMatchObject([{ message: null, note: null }]);
  });

  test('decides about test runs that expect an output', async () => {
    const user = await buildUser(stage.site);
    const run = { pid: problemId, language: 'C++ 17', code: 'int x;', samples: true };
    const { testJudgeKey } = (await stage.ask(user)(submitProblemTestJudge, run)).data;
    const job = await claimSoon();
    expect(job.work).toMatchObject({ kind: 'testRun', checker: CHECKER, judgeExtraFiles: [HEADER] });
    const outcome = {
      status: 0,
      timeMs: 1,
      memoryKb: 1,
      userOutput: '4',
      stderr: '',
      message: 'fine',
      difference: null,
    };
    await stage.judge.report(job, { outcome: 'tested', status: 0, errorMessage: null, runs: [outcome] });
    const { data } = await stage.ask(user)(getTestJudgeResult, { testJudgeKey });
    expect(data).toMatchObject({ problemJudgeMode: 'spj', runs: [{ status: 0, message: 'fine' }] });
    expect(JSON.stringify(data)).not.toContain(CHECKER.code);
  });

  test.each<[string, object, string]>([
    ['without code', { checker: null }, 'problem.checkerNeeded'],
    ['changed and not compiled since', { checker: { ...CHECKER, compiled: false } }, 'problem.checkerNotCompiled'],
    ['in a language that may not check', { checker: { ...CHECKER, language: 'Java' } }, 'problem.checkerLanguage'],
    ['in a language that is not known', { checker: { ...CHECKER, language: 'Klingon' } }, 'language.unknown'],
    ['of a convention that is not known', { checker: { ...CHECKER, convention: 'lemon' } }, 'request.invalid'],
    ['with a limit of nothing', { checker: { ...CHECKER, timeMs: 0 } }, 'request.invalid'],
  ])('%s is refused', async (_what, options, code) => {
    const save = problemSave({ judgeMode: 'spj', ...options });
    expect((await stage.ask(root).refused(addProblem, save)).data.code).toBe(code);
  });
});
