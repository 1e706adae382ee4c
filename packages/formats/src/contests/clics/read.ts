import { VERDICT } from '@assay/contract/verdict.ts';
import * as z from 'zod';
import type { ContestLog, LogJudgement } from '../contest-log.ts';
import { LogError, lineOf, shaped } from '../log-error.ts';
import { statusOfType } from '../verdict-words.ts';
import * as shapes from './shapes.ts';
import { parseAbsTime, parseRelTime } from './times.ts';

type Objects = Map<string, Map<string, unknown>>;

const event = z.looseObject({
  type: z.string(),
  id: z.union([z.string(), z.number()]).nullish(),
  /** 2020-03. */
  op: z.enum(['create', 'update', 'delete']).optional(),
  data: z.unknown(),
});

/** The contest itself has one name in one version and another in the next. */
const SINGLETONS: Record<string, string> = { contest: 'contest', contests: 'contest', state: 'state' };

/** A feed of a contest with 10,000 teams and all runs stays below this. */
const LINES_MAX = 20_000_000;

/**
 * Follows an event feed (NDJSON) to its last line: of each object the last event is the truth. Versions 2020-03 with
 * `op` and event ids and 2022-07 and later are told apart by each line itself.
 * @throws LogError naming the line
 */
export function readFeed(text: string): ContestLog {
  const objects: Objects = new Map();
  let line = 0;
  for (const row of text.split('\n')) {
    line += 1;
    if (line > LINES_MAX) throw new LogError('feedLong');
    if (row.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(row);
    } catch {
      throw new LogError('notJson', {}, lineOf(line));
    }
    const read = event.safeParse(value);
    if (!read.success) throw new LogError('notEvent', {}, lineOf(line));
    follow(objects, read.data);
  }
  return logOf(objects);
}

function follow(objects: Objects, { type, id, op, data }: z.output<typeof event>): void {
  const name = SINGLETONS[type] ?? type;
  const known = objects.get(name) ?? new Map<string, unknown>();
  objects.set(name, known);
  const idOf = (value: unknown) => String((value as { id?: unknown } | null)?.id ?? '');
  if (name in SINGLETONS) {
    if (data !== null && op !== 'delete') known.set('', data);
  } else if (Array.isArray(data)) {
    known.clear();
    for (const value of data) known.set(idOf(value), value);
  } else if (op === 'delete') known.delete(idOf(data));
  else if (data === null || data === undefined) known.delete(String(id ?? ''));
  // set anew, so that the order is that of the last event
  else {
    const key = op === undefined && id != null ? String(id) : idOf(data);
    if (type !== 'submissions') known.delete(key);
    known.set(key, data);
  }
}

/** The objects of the Contest API by endpoint, as arrays: what a contest package on disk holds. */
export function readEndpoints(endpoints: Record<string, unknown>): ContestLog {
  const objects: Objects = new Map();
  for (const [type, data] of Object.entries(endpoints)) follow(objects, { type, id: null, data });
  return logOf(objects);
}

function logOf(objects: Objects): ContestLog {
  const all = <T extends z.ZodType>(type: string, shape: T): z.output<T>[] =>
    [...(objects.get(type)?.entries() ?? [])].map(([id, value]) => shaped(shape, value, `${type} ${id}`));

  const [contest] = all('contest', shapes.contestShape);
  if (!contest) throw new LogError('noContest');
  const durationMs = relTimeOf(contest.duration, 'contest: duration');
  const freezeFor = contest.scoreboard_freeze_duration;
  const types = new Map(all('judgement-types', shapes.typeShape).map((type) => [type.id, type]));
  const judgements = judgementsOf(all('judgements', shapes.judgementShape), types);
  const problems = all('problems', shapes.problemShape);
  return {
    id: contest.id ?? 'contest',
    name: contest.name ?? contest.id ?? '',
    formalName: contest.formal_name,
    startMs: contest.start_time === null ? null : parseAbsTime(contest.start_time),
    durationMs,
    freezeMs: freezeFor === null ? null : durationMs - relTimeOf(freezeFor, 'contest: scoreboard_freeze_duration'),
    penaltyS: penaltyOf(contest.penalty_time ?? 20),
    penaltyUnit: 'minutes',
    scoring: contest.scoreboard_type === 'score' ? 'score' : 'pass-fail',
    problems: problems
      .sort((a, b) => (a.ordinal ?? 0) - (b.ordinal ?? 0))
      .map(({ id, label, name, rgb, color, time_limit, test_data_count, max_score }) => ({
        id,
        label: label ?? id,
        name: name ?? id,
        color,
        rgb,
        timeLimitMs: time_limit === null ? null : time_limit * 1000,
        testCount: test_data_count,
        maxScore: max_score,
      })),
    teams: all('teams', shapes.teamShape).map(shapes.teamOf),
    groups: all('groups', shapes.groupShape).map(({ id, icpc_id, name, hidden }) => ({
      id,
      icpcId: icpc_id,
      name: name ?? id,
      isHidden: hidden === true,
    })),
    organizations: all('organizations', shapes.organizationShape).map((row) => ({
      id: row.id,
      icpcId: row.icpc_id,
      name: row.name ?? row.id,
      formalName: row.formal_name,
      country: row.country,
    })),
    languages: all('languages', shapes.languageShape).map(({ id, name, extensions }) => ({
      id,
      name: name ?? id,
      extensions: extensions ?? [],
    })),
    submissions: all('submissions', shapes.submissionShape).map((row) => ({
      id: row.id,
      teamId: row.team_id,
      problemId: row.problem_id,
      languageId: row.language_id,
      atMs: relTimeOf(row.contest_time, `submissions ${row.id}: contest_time`),
      judgements: judgements.get(row.id) ?? [],
    })),
  };
}

function relTimeOf(text: string | null, what: string): number {
  const ms = parseRelTime(text ?? '');
  if (ms === null) throw new LogError('noSpan', { text: text ?? '“”' }, what);
  return ms;
}

/** Minutes, or h:mm:ss; in seconds. */
const penaltyOf = (given: number | string) =>
  typeof given === 'number' ? given * 60 : relTimeOf(given, 'contest: penalty_time') / 1000;

/** Judgements of each submission, replaced ones left out, in the order of their last events. */
function judgementsOf(
  rows: readonly z.output<typeof shapes.judgementShape>[],
  types: ReadonlyMap<string, z.output<typeof shapes.typeShape>>,
): Map<string, LogJudgement[]> {
  const judgements = new Map<string, LogJudgement[]>();
  for (const row of rows) {
    if (row.current === false || row.valid === false) continue;
    const { judgement_type_id: typeId, start_contest_time: start, end_contest_time: end } = row;
    const list = judgements.get(row.submission_id) ?? [];
    judgements.set(row.submission_id, list);
    list.push({
      id: row.id,
      status: typeId === null ? VERDICT.pending : statusOfType(types.get(typeId) ?? { id: typeId }),
      score: row.score,
      startMs: parseRelTime(start ?? '') ?? 0,
      endMs: end === null ? null : parseRelTime(end),
      maxRunMs: row.max_run_time === null ? null : Math.round(row.max_run_time * 1000),
    });
  }
  return judgements;
}
