import { VERDICT } from '@assay/contract/verdict.ts';
import { type Words, wordsWith } from '@assay/contract/words.ts';
import type { LogProblem, LogSubmission } from '../contest-log.ts';
import { LogError } from '../log-error.ts';
import { statusOfWord } from '../verdict-words.ts';
import type { Run } from './shapes.ts';
import type { Times } from './times.ts';

/** The submissions of a board, and what had to be guessed of them. */
export function submissionsOf(
  rows: readonly [string, Run][],
  problems: readonly LogProblem[],
  times: Times,
): { submissions: LogSubmission[]; notes: Words[] } {
  const byId = new Map(problems.map((problem) => [problem.id, problem]));
  const submissions = rows.map(([key, row]) => {
    const problem =
      byId.get(row.problem_id) ?? (/^\d+$/.test(row.problem_id) ? problems[Number(row.problem_id)] : undefined);
    if (!problem) throw new LogError('noSuchProblem', { id: row.problem_id }, `run.json: ${key}`);
    return submissionOf(key, row, problem, times);
  });
  const unknown = rows.map(([, { status }]) => status).filter((word) => statusOfWord(word) === null);
  const early = rows.filter(([, { timestamp }]) => timestamp < 0).length;
  const late = submissions.filter(({ atMs }) => atMs >= times.durationMs).length;
  const notes = [
    unknown.length > 0 ? wordsWith(UNKNOWN, { runs: unknown.length, words: shortList(unknown) }) : null,
    early > 0 ? wordsWith(EARLY, { runs: early }) : null,
    late > 0 ? wordsWith(LATE, { runs: late }) : null,
  ];
  return { submissions, notes: notes.filter((note) => note !== null) };
}

const UNKNOWN = {
  en: 'run.json: {runs} runs have statuses that nobody knows, and do not count: {words}',
  zh: 'run.json：{runs} 次提交的状态无法识别，不计入榜单：{words}',
};
const EARLY = {
  en: 'run.json: {runs} runs lie before the start; they are read as made at the start, which is how such boards count them',
  zh: 'run.json：{runs} 次提交早于比赛开始；按开始时刻读入，与原榜单的计算方式一致',
};
const LATE = {
  en: 'run.json: {runs} runs came after the end, and do not count',
  zh: 'run.json：{runs} 次提交晚于比赛结束，不计入榜单',
};

const NAMED_MAX = 5;

/** Each of them once; those beyond a few are not named. */
export function shortList(words: readonly string[]): string {
  const once = [...new Set(words)];
  return once.length > NAMED_MAX ? `${once.slice(0, NAMED_MAX).join(', ')}, …` : once.join(', ');
}

function submissionOf(key: string, row: Run, problem: LogProblem, times: Times): LogSubmission {
  const status = statusOfWord(row.status) ?? VERDICT.unknown;
  const atMs = momentOf(row.timestamp * times.stepMs, times.durationMs);
  return {
    id: row.submission_id ?? row.id ?? key,
    teamId: row.team_id,
    problemId: problem.id,
    languageId: row.language ?? null,
    atMs,
    judgements: [{ id: key, status, score: null, startMs: atMs, endMs: atMs, maxRunMs: null }],
  };
}

/**
 * Boards count every run, whenever it was. Those that know no times of rejected runs put them all before the start, or
 * at the very end, where times rounded to seconds may lie as well; ours begin with the first millisecond and end before
 * the end.
 */
const momentOf = (atMs: number, durationMs: number) => (atMs === durationMs ? durationMs - 1 : Math.max(0, atMs));
