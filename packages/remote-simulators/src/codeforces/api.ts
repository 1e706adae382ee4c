import type { SimAnswer, SimRequest } from '../core/site.ts';
import type { Submission, World } from '../core/world.ts';
import { LANGUAGES } from './pages.ts';
import { PROBLEMS, RUNNING } from './problems.ts';

const VERDICTS: Readonly<Record<string, string>> = {
  AC: 'OK',
  WA: 'WRONG_ANSWER',
  PE: 'PRESENTATION_ERROR',
  TLE: 'TIME_LIMIT_EXCEEDED',
  MLE: 'MEMORY_LIMIT_EXCEEDED',
  OLE: 'RUNTIME_ERROR',
  RE: 'RUNTIME_ERROR',
  CE: 'COMPILATION_ERROR',
  SE: 'CRASHED',
  PARTIAL: 'PARTIAL',
};

const json = (body: unknown, status = 200): SimAnswer => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(body),
});
const ok = (result: unknown) => json({ status: 'OK', result });
const failed = (comment: string) => json({ status: 'FAILED', comment }, 400);

function submissionOf(world: World, submission: Submission, shiftMs: number) {
  const at = world.stageOf(submission);
  const { directive, key, handle, language } = submission;
  const isDone = at.stage === 'done';
  const word = isDone && (at.verdict.startsWith('?') ? at.verdict.slice(1) : (VERDICTS[at.verdict] ?? 'FAILED'));
  const passed = at.stage === 'running' ? Math.floor(at.share * directive.cases) : isDone ? directive.test - 1 : 0;
  const [, contestId, index] = /^(\d+?)([A-Z]\d?|\d\d)$/.exec(key)!;
  return {
    id: submission.id,
    contestId: Number(contestId),
    creationTimeSeconds: Math.floor((submission.at + shiftMs) / 1000),
    relativeTimeSeconds: 2147483647,
    problem: { contestId: Number(contestId), index, name: 'Name', type: 'PROGRAMMING', tags: [] },
    author: { contestId: Number(contestId), members: [{ handle }], participantType: 'PRACTICE', ghost: false },
    programmingLanguage: LANGUAGES[language] ?? 'C++',
    // what waits has none
    ...(word ? { verdict: word } : at.stage === 'running' && { verdict: 'TESTING' }),
    testset: 'TESTS',
    passedTestCount: word === 'OK' ? directive.cases : passed,
    timeConsumedMillis: isDone ? directive.time : 0,
    memoryConsumedBytes: isDone ? directive.mem * 1024 : 0,
    ...(word === 'PARTIAL' && { points: directive.score }),
  };
}

/** The official interface, of which three calls are asked. */
export function answerApi({ address, path, query, fault }: SimRequest, world: World): SimAnswer {
  if (!world.takeCall(address)) return json({ status: 'FAILED', comment: 'Call limit exceeded' }, 503);
  if (path === '/api/contest.standings') {
    const contest = query.get('contestId') ?? '';
    const problems = Object.entries(PROBLEMS).flatMap(([key, { name }]) => {
      const [, contestId, index] = /^(\d+?)([A-Z]\d?|\d\d)$/.exec(key)!;
      return contestId === contest ? [{ contestId: Number(contest), index, name, type: 'PROGRAMMING', tags: [] }] : [];
    });
    const isRunning = RUNNING.has(contest);
    if (problems.length === 0 && !isRunning) return failed(`contestId: Contest with id ${contest} not found`);
    const phase = isRunning ? 'CODING' : 'FINISHED';
    return ok({ contest: { id: Number(contest), name: `Contest ${contest}`, phase }, problems, rows: [] });
  }
  const handle = query.get(path === '/api/user.info' ? 'handles' : 'handle') ?? '';
  const account = world.account(handle);
  if (!account) return failed(`handles: User with handle ${handle} not found`);
  if (path === '/api/user.info') return ok([{ handle: account.handle, organization: account.profile, rating: 1500 }]);
  if (path !== '/api/user.status') return failed('No such method');
  const from = Number(query.get('from') ?? 1) - 1;
  const shift = fault('wrongClock') ? -86_400_000 : 0;
  const rows = world.listed().filter((one) => one.handle === handle);
  return ok(rows.slice(from, from + Number(query.get('count') ?? 10)).map((one) => submissionOf(world, one, shift)));
}
