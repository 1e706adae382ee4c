import { type Words, wordsWith } from '@assay/contract/words.ts';
import type { PenaltyUnit } from '@assay/rules/boards/contest-rules/acm.ts';
import type { ContestLog } from '../contest-log.ts';
import { shaped } from '../log-error.ts';
import { peopleOf, strangers } from './people.ts';
import { plainText } from './plain-text.ts';
import { problemsOf } from './problems.ts';
import { shortList, submissionsOf } from './runs.ts';
import { type Config, config as configShape, entries, isSet, listed, run } from './shapes.ts';
import { timesOf } from './times.ts';

/** The files of an XCPCIO board, parsed as JSON. Teams may be missing: then they come from the submissions. */
export interface XcpcioFiles {
  config: unknown;
  runs: unknown;
  teams?: unknown;
  /** Names of the organizations that teams refer to by ids. */
  organizations?: unknown;
}

/**
 * Reads an XCPCIO board (lists or maps by id, old and new spellings). What it leaves out or guesses is told in the notes.
 * @throws LogError naming the file and the field
 */
export function readXcpcio({ config, runs, teams, organizations }: XcpcioFiles): ContestLog {
  const head = shaped(configShape, config, 'config.json');
  const rows = entries(shaped(listed(run), runs, 'run.json')).filter(([, row]) => !isSet(row.is_ignore));
  const times = timesOf(
    head,
    rows.reduce((last, [, { timestamp }]) => Math.max(last, timestamp), 0),
  );
  const problems = problemsOf(head);
  const { submissions, notes: runNotes } = submissionsOf(rows, problems, times);
  const penalty = penaltyOf(head);
  const people =
    teams === undefined
      ? { teams: strangers(submissions.map(({ teamId }) => teamId)), groups: [], organizations: [], notes: [] }
      : peopleOf(head, teams, organizations);
  const notes = [...times.notes, ...penalty.notes, ...people.notes, ...runNotes];
  return withKnownTeams({
    id: 'contest',
    name: plainText(head.contest_name),
    formalName: null,
    startMs: times.startMs,
    durationMs: times.durationMs,
    freezeMs: times.freezeMs,
    penaltyS: head.penalty ?? PENALTY_S,
    penaltyUnit: penalty.unit,
    scoring: 'pass-fail',
    problems,
    teams: people.teams,
    groups: people.groups,
    organizations: people.organizations,
    languages: [],
    submissions,
    ...(notes.length > 0 && { notes }),
  });
}

/** The log without runs of teams that its list does not have, and a note that names them. */
function withKnownTeams(log: ContestLog): ContestLog {
  const known = new Set(log.teams.map(({ id }) => id));
  const submissions = log.submissions.filter(({ teamId }) => known.has(teamId));
  const leftOut = log.submissions.length - submissions.length;
  if (leftOut === 0) return log;
  const missing = log.submissions.map(({ teamId }) => teamId).filter((teamId) => !known.has(teamId));
  const note = wordsWith(RUNS_LEFT_OUT, { runs: leftOut, teams: shortList(missing) });
  return { ...log, submissions, notes: [...(log.notes ?? []), note] };
}

const RUNS_LEFT_OUT = {
  en: 'run.json: {runs} runs are left out; team.json does not have their teams: {teams}',
  zh: 'run.json：忽略了 {runs} 次提交，team.json 中没有这些队伍：{teams}',
};

/** Of boards that do not name it. */
const PENALTY_S = 1200;

const PENALTIES: Record<string, PenaltyUnit> = {
  in_minutes: 'minutes',
  in_seconds: 'seconds',
  accumulate_in_seconds_and_finally_to_the_minute: 'sumToMinutes',
};

function penaltyOf(head: Config): { unit: PenaltyUnit; notes: Words[] } {
  const way = head.options?.calculation_of_penalty ?? 'in_minutes';
  const unit = Object.hasOwn(PENALTIES, way) ? PENALTIES[way] : undefined;
  return unit ? { unit, notes: [] } : { unit: 'minutes', notes: [wordsWith(PENALTY_UNKNOWN, { way })] };
}

const PENALTY_UNKNOWN = {
  en: 'config.json: calculation_of_penalty {way} is unknown; penalties are counted in minutes',
  zh: 'config.json：未知的 calculation_of_penalty：{way}；罚时按分钟计算',
};
