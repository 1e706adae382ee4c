import { wordsWith } from '@assay/contract/words.ts';
import type { PenaltyUnit } from '@assay/rules/boards/contest-rules/acm.ts';
import * as z from 'zod';
import type { ContestLog, LogProblem, LogSubmission, LogTeam } from '../contest-log.ts';
import { LogError, shaped } from '../log-error.ts';
import { statusOfWord } from '../verdict-words.ts';

/** The three files of an XCPCIO board, parsed as JSON. Teams may be missing: then they come from the submissions. */
export interface XcpcioFiles {
  config: unknown;
  runs: unknown;
  teams?: unknown;
}

const id = z.union([z.string(), z.number()]).transform(String);
const moment = z.union([z.number(), z.string()]);
const text = z.union([
  z.string(),
  z.looseObject({ fallback: z.string().optional(), texts: z.record(z.string(), z.string()).optional() }),
]);

/** No contest has more; a number alone must not make a list of any length. */
const PROBLEMS_MAX = 1_000;

const config = z.looseObject({
  contest_name: text.default(''),
  start_time: moment,
  end_time: moment,
  penalty: z.coerce.number().default(1200),
  frozen_time: z.coerce.number().nullish(),
  freeze_time: moment.nullish(),
  problem_id: z.array(id).nullish(),
  problem_quantity: z.coerce.number().int().min(0).max(PROBLEMS_MAX).nullish(),
  problems: z
    .array(
      z.looseObject({
        id: id.optional(),
        label: id.optional(),
        name: text.optional(),
        time_limit: z.string().nullish(),
        balloon_color: z.unknown().optional(),
      }),
    )
    .nullish(),
  balloon_color: z.array(z.unknown()).nullish(),
  options: z
    .looseObject({
      calculation_of_penalty: z.string().optional(),
      submission_timestamp_unit: z.string().optional(),
    })
    .nullish(),
});

const flag = z.union([z.boolean(), z.number(), z.string()]).optional();
const team = z.looseObject({
  id: id.optional(),
  team_id: id.optional(),
  name: text.optional(),
  team_name: z.string().optional(),
  organization: z.string().nullish(),
  group: z.array(z.string()).nullish(),
  unofficial: flag,
  icpc_id: id.nullish(),
});
const run = z.looseObject({
  id: id.optional(),
  submission_id: id.optional(),
  team_id: id,
  problem_id: id,
  timestamp: z.coerce.number(),
  status: z.string(),
  language: z.string().nullish(),
  is_ignore: flag,
});
const listed = <T extends z.ZodType>(row: T) => z.union([z.array(row), z.record(z.string(), row)]);

const UNITS: Record<string, number> = { second: 1000, millisecond: 1, microsecond: 1e-3, nanosecond: 1e-6 };
const PENALTIES: Record<string, PenaltyUnit> = {
  in_minutes: 'minutes',
  in_seconds: 'seconds',
  accumulate_in_seconds_and_finally_to_the_minute: 'sumToMinutes',
};

/**
 * Reads an XCPCIO board (lists or maps by id, old and new spellings).
 * @throws LogError naming the file and the field
 */
export function readXcpcio({ config: configFile, runs, teams }: XcpcioFiles): ContestLog {
  const head = shaped(config, configFile, 'config.json');
  const startMs = msOf(head.start_time, 'config.json: start_time');
  const durationMs = msOf(head.end_time, 'config.json: end_time') - startMs;
  const problems = problemsOf(head);
  const rows = entries(shaped(listed(run), runs, 'run.json')).filter(([, row]) => !isSet(row.is_ignore));
  const toMs = stepOf(
    head,
    rows.map(([, row]) => row.timestamp),
    durationMs,
  );
  const submissions = rows.map(([key, row]) => submissionOf(key, row, problems, toMs));
  const log: ContestLog = {
    id: 'contest',
    name: plain(head.contest_name),
    formalName: null,
    startMs,
    durationMs,
    freezeMs: freezeOf(head, startMs, durationMs),
    penaltyS: head.penalty,
    penaltyUnit: PENALTIES[head.options?.calculation_of_penalty ?? 'in_minutes'] ?? 'minutes',
    scoring: 'pass-fail',
    problems,
    teams: [],
    groups: [],
    organizations: [],
    languages: [],
    submissions,
  };
  if (teams === undefined) return { ...log, teams: strangers(submissions) };
  return withKnownTeams({ ...log, ...peopleOf(shaped(listed(team), teams, 'team.json')) });
}

/** The log without runs of teams that its list does not have, and a note that names them. */
function withKnownTeams(log: ContestLog): ContestLog {
  const known = new Set(log.teams.map(({ id: teamId }) => teamId));
  const missing = new Set(log.submissions.map(({ teamId }) => teamId).filter((teamId) => !known.has(teamId)));
  if (missing.size === 0) return log;
  const submissions = log.submissions.filter(({ teamId }) => known.has(teamId));
  const params = { runs: log.submissions.length - submissions.length, teams: shortList([...missing]) };
  return { ...log, submissions, notes: [wordsWith(RUNS_LEFT_OUT, params)] };
}

const RUNS_LEFT_OUT = {
  en: 'run.json: {runs} runs are left out; team.json does not have their teams: {teams}',
  zh: 'run.json：忽略了 {runs} 次提交，team.json 中没有这些队伍：{teams}',
};

const NAMED_MAX = 5;
const shortList = (ids: readonly string[]) =>
  ids.length > NAMED_MAX ? `${ids.slice(0, NAMED_MAX).join(', ')}, …` : ids.join(', ');

/**
 * Milliseconds in one step of the runs' times. Boards that do not name the unit write seconds, or milliseconds: those lie
 * far behind the end when they are read as seconds.
 */
function stepOf(head: z.output<typeof config>, timestamps: readonly number[], durationMs: number): number {
  const unit = head.options?.submission_timestamp_unit;
  if (unit === undefined) {
    const last = timestamps.reduce((most, at) => Math.max(most, at), 0);
    return last > LATE_FACTOR * (durationMs / 1000) ? UNITS.millisecond! : UNITS.second!;
  }
  const step = UNITS[unit];
  if (step !== undefined) return step;
  throw new LogError('unknownValue', { key: 'submission_timestamp_unit', value: unit }, 'config.json');
}

/** No run comes later than this many times the length of its contest. */
const LATE_FACTOR = 10;

const entries = <T>(rows: T[] | Record<string, T>): [string, T][] =>
  Array.isArray(rows) ? rows.map((row, at) => [String(at), row]) : Object.entries(rows);

const isSet = (value: z.output<typeof flag>) => value !== undefined && value !== false && value !== 0 && value !== '0';

const plain = (value: z.output<typeof text> | undefined): string =>
  typeof value === 'string' ? value : (value?.fallback ?? Object.values(value?.texts ?? {})[0] ?? '');

/** Seconds of a time after this many (the year 5138) are milliseconds. */
const SECONDS_MAX = 100_000_000_000;

/** Seconds or milliseconds since 1970, or an ISO text. */
function msOf(value: number | string, what: string): number {
  const isNumber = typeof value === 'number' || /^\d+(\.\d+)?$/.test(value);
  const ms = isNumber ? Number(value) * (Number(value) > SECONDS_MAX ? 1 : 1000) : Date.parse(String(value));
  if (Number.isNaN(ms)) throw new LogError('noTime', { text: value }, what);
  return ms;
}

/** `frozen_time` is the length of the freeze, in the unit of the config's other times. */
function freezeOf(head: z.output<typeof config>, startMs: number, durationMs: number): number | null {
  if (head.frozen_time) {
    const isInMs = Number(head.start_time) > SECONDS_MAX && head.frozen_time * 1000 > durationMs;
    return Math.max(0, durationMs - head.frozen_time * (isInMs ? 1 : 1000));
  }
  if (head.freeze_time == null) return null;
  return msOf(head.freeze_time, 'config.json: freeze_time') - startMs;
}

function problemsOf(head: z.output<typeof config>): LogProblem[] {
  const letter = (at: number): string =>
    (at < 26 ? '' : letter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
  const given: NonNullable<typeof head.problems> =
    head.problems ??
    (head.problem_id ?? Array.from({ length: head.problem_quantity ?? 0 }, (_, at) => letter(at))).map((label, at) => ({
      id: String(at),
      label,
      balloon_color: head.balloon_color?.[at],
    }));
  if (given.length === 0) throw new LogError('noProblems', {}, 'config.json');
  return given.map((row, at) => {
    const label = row.label ?? letter(at);
    const rgb = (row.balloon_color as { background_color?: unknown } | null | undefined)?.background_color;
    return {
      id: row.id ?? String(at),
      label,
      name: plain(row.name) || label,
      color: null,
      rgb: typeof rgb === 'string' ? rgb : null,
      timeLimitMs: null,
      testCount: null,
      maxScore: null,
    };
  });
}

function submissionOf(
  key: string,
  row: z.output<typeof run>,
  problems: readonly LogProblem[],
  toMs: number,
): LogSubmission {
  const status = statusOfWord(row.status);
  if (status === null) {
    throw new LogError('unknownValue', { key: 'status', value: row.status }, `run.json: ${key}`);
  }
  const problem = problems.find(({ id: known }) => known === row.problem_id) ?? problems[Number(row.problem_id)];
  if (!problem) throw new LogError('noSuchProblem', { id: row.problem_id }, `run.json: ${key}`);
  const atMs = row.timestamp * toMs;
  return {
    id: row.submission_id ?? row.id ?? key,
    teamId: row.team_id,
    problemId: problem.id,
    languageId: row.language ?? null,
    atMs,
    judgements: [{ id: key, status, score: null, startMs: atMs, endMs: atMs, maxRunMs: null }],
  };
}

function peopleOf(
  rows: z.output<ReturnType<typeof listed<typeof team>>>,
): Pick<ContestLog, 'teams' | 'groups' | 'organizations'> {
  const teams: LogTeam[] = entries(rows).map(([key, row]) => ({
    id: row.team_id ?? row.id ?? key,
    icpcId: row.icpc_id ?? null,
    label: null,
    name: plain(row.name) || row.team_name || key,
    displayName: null,
    organizationId: row.organization || null,
    groupIds: row.group ?? [],
    isStar: isSet(row.unofficial) || (row.group ?? []).includes('unofficial'),
    isHidden: false,
  }));
  const names = (of: (row: LogTeam) => readonly string[]) => [...new Set(teams.flatMap(of))];
  return {
    teams,
    groups: names(({ groupIds }) => groupIds).map((name) => ({ id: name, icpcId: null, name, isHidden: false })),
    organizations: names(({ organizationId }) => (organizationId ? [organizationId] : [])).map((name) => ({
      id: name,
      icpcId: null,
      name,
      formalName: null,
      country: null,
    })),
  };
}

const strangers = (submissions: readonly LogSubmission[]): LogTeam[] =>
  [...new Set(submissions.map(({ teamId }) => teamId))].map((teamId) => ({
    id: teamId,
    icpcId: null,
    label: null,
    name: teamId,
    displayName: null,
    organizationId: null,
    groupIds: [],
    isStar: false,
    isHidden: false,
  }));
