import { randomUUID } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import { KNOWS_CHECKS, KNOWS_GRADERS } from '@assay/contract/judging/node-link.ts';
import { traitsOf } from '@assay/contract/problems/judge-modes.ts';
import { getTestJudgeResult, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { type Venue, venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import { codeWithin } from '@assay/rules/judging/code-template.ts';
import { hasGraders } from '@assay/rules/judging/graded-modes.ts';
import { LANGUAGES, languageNamed } from '@assay/rules/judging/languages/all.ts';
import { hasChecks } from '@assay/rules/judging/languages/checked.ts';
import { refuseCode, refuseTestInput } from '@assay/rules/submissions/refuse-code.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findTestDelay } from '../../judging/queue/delays.queries.ts';
import { findTestQueuePosition, insertJob, PRIORITY } from '../../judging/queue/queue.queries.ts';
import { findTestRun, insertTestRun } from '../../judging/test-runs/test-run.queries.ts';
import { findProblem } from '../../problems/find.queries.ts';
import { findTemplate } from '../../problems/statement/code-templates.queries.ts';
import { rulesOf, type SolvableProblem } from '../../venues/rules.ts';
import { allowedLanguage } from './allowed-language.ts';
import { findTestRunProblem } from './test-run-problem.queries.ts';

/** Test runs of one user per minute; they are cheap, but not free. */
const RUNS_PER_MINUTE = 20;

/** The address of a problem in its venue; older clients send its database id as a number. */
async function addressOf(call: Call, venue: Venue, pid: string | number): Promise<string> {
  if (typeof pid === 'string') return pid;
  const rules = rulesOf(call, venue);
  if (rules.ownProblemIds) return (await findProblem(call.db, { pid }))?.problem_id ?? fail('problem.unknown');
  const problems = await rules.listProblems(call, venueIdOf(venue));
  return problems.find((one) => one.pid === pid)?.displayId ?? fail('problem.unknown');
}

/** The language that a program is tried in here: of a language of a remote judge, the one that is like it (REM-14). */
function languageToTry(problem: SolvableProblem, name: string): string {
  const language = allowedLanguage(problem, name);
  if (!problem.remote) return language;
  const like = SITES[problem.remote].languages.find((one) => one.name === language)?.like;
  return like ?? fail('testrun.noLanguage', { language });
}

/** Whether the product knows how to watch over programs in a language. */
const mayCheck = (language: string) => LANGUAGES.some((one) => one.name === languageNamed(language) && hasChecks(one));

const start = implement(submitProblemTestJudge, async (call, input) => {
  const viewer = viewerOf(call);
  const refusal = refuseCode(input.code) ?? refuseTestInput(input.userInput ?? '');
  if (refusal) fail(refusal);
  const venue = venueOf(input);
  const pid = await addressOf(call, venue, input.pid);
  const { problem } = await rulesOf(call, venue).solve(call, venueIdOf(venue), { ...input, pid }, viewer);
  const traits = traitsOf(problem.judgeMode);
  if (traits.submits !== 'program') fail('testrun.noProgram');
  const language = languageToTry(problem, input.language);
  if (input.checks && !mayCheck(language)) fail('testrun.noChecks', { language });
  const parts = (await findTestRunProblem(call.db, problem.id)) ?? fail('problem.unknown');
  if (input.samples && parts.examples.length === 0) fail('testrun.noSamples');
  call.limiter.take('test-run', String(viewer.uid), RUNS_PER_MINUTE, 60);
  const runs = input.samples
    ? parts.examples.map((example) => ({ input: example.input, expected: example.output }))
    : [{ input: input.userInput ?? '', expected: input.expectedOutput || null }];
  const checker = traits.checker !== 'none' ? parts.checker : null;
  const isWithGraders = hasGraders({ judgeMode: problem.judgeMode, graderFiles: parts.graderFiles });
  const template = await findTemplate(call.db, problem.id, language);
  const testJudgeKey = randomUUID();
  await call.db.transaction().execute(async (tx) => {
    await insertTestRun(tx, {
      testKey: testJudgeKey,
      uid: viewer.uid,
      pid: problem.id,
      work: {
        kind: 'testRun',
        testJudgeKey,
        type: parts.type,
        language,
        code: template ? codeWithin(template.code, template.content_type, input.code) : input.code,
        limits: parts.limits,
        fileIo: parts.fileIo,
        removeEndBlank: parts.removeEndBlank,
        userExtraFiles: parts.userExtraFiles,
        ...(checker && { checker, judgeExtraFiles: parts.judgeExtraFiles }),
        judgeMode: problem.judgeMode,
        ...(isWithGraders && { graderFiles: parts.graderFiles }),
        ...(input.checks && { checks: true }),
        runs,
      },
    });
    await insertJob(tx, {
      testKey: testJudgeKey,
      uid: viewer.uid,
      priority: PRIORITY.testRun,
      language,
      alsoNeeds: [
        ...(checker ? [checker.language] : []),
        ...(isWithGraders && traits.grader !== 'needed' ? [KNOWS_GRADERS.word] : []),
        ...(input.checks ? [KNOWS_CHECKS.word] : []),
      ],
    });
  });
  call.work.ring(language);
  return { testJudgeKey };
});

const result = implement(getTestJudgeResult, async (call, input) => {
  const run = await findTestRun(call.db, input.testJudgeKey, viewerOf(call).uid);
  if (!run) return fail('testrun.unknown');
  const pending = run.result === null;
  const runs = (run.result?.runs ?? []).map((each, index) => {
    const given = run.work.runs[index];
    return {
      status: each.status,
      userInput: given?.input ?? '',
      expectedOutput: given?.expected ?? null,
      userOutput: each.userOutput,
      stderr: each.stderr,
      time: each.timeMs,
      memory: each.memoryKb,
      message: each.message,
      ...(each.cause && { cause: each.cause }),
      difference: each.difference,
    };
  });
  const [first] = runs;
  return {
    status: run.status,
    queuePosition: pending ? await findTestQueuePosition(call.db, input.testJudgeKey) : null,
    delay: pending ? await findTestDelay(call.db, input.testJudgeKey) : null,
    errorMessage: run.result?.status === VERDICT.systemError ? null : (run.result?.errorMessage ?? null),
    userInput: run.work.runs[0]?.input ?? null,
    expectedOutput: run.work.runs[0]?.expected ?? null,
    userOutput: first?.userOutput ?? null,
    stderr: first?.stderr ?? null,
    time: first?.time ?? null,
    memory: first?.memory ?? null,
    problemJudgeMode: run.judgeMode,
    checks: run.work.checks === true,
    unset: run.result?.unset ?? null,
    runs,
  };
});

export const testRunCalls: Implementation[] = [start, result];
