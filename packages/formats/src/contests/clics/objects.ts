import { isFinal } from '@assay/contract/verdict.ts';
import { isRejected } from '@assay/rules/boards/contest-rules/tries.ts';
import {
  type ContestLog,
  hiddenTeams,
  type LogAccount,
  type LogGroup,
  type LogJudgement,
  type LogLanguage,
  type LogOrganization,
  type LogPerson,
  type LogProblem,
  type LogSubmission,
  type LogTeam,
} from '../contest-log.ts';
import { JUDGEMENT_TYPES, judgementTypeOf } from '../verdict-words.ts';
import { absTime, relTime } from './times.ts';

/**
 * Objects of the ICPC Contest API 2023-06 from a contest log. A null property may be left out and is; ids are those of
 * the log. Who may see what is decided before: see `restrictLog` in `clics-feed.ts`.
 */
export const API_VERSION = '2023-06';
export const API_INFO = { version: API_VERSION, version_url: 'https://ccs-specs.icpc.io/2023-06/contest_api' };

type Json = Record<string, unknown>;

/** Without properties that are null. */
const given = (object: Json): Json => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

export const clicsContest = (log: ContestLog): Json =>
  given({
    id: log.id,
    name: log.name,
    formal_name: log.formalName,
    start_time: log.startMs === null ? null : absTime(log.startMs),
    duration: relTime(log.durationMs),
    scoreboard_freeze_duration: log.freezeMs === null ? null : relTime(log.durationMs - log.freezeMs),
    scoreboard_type: log.scoring,
    penalty_time: Math.round(log.penaltyS / 60),
  });

export const clicsJudgementTypes = (): Json[] =>
  JUDGEMENT_TYPES.map(({ id, name, status }) => ({ id, name, penalty: isRejected(status), solved: id === 'AC' }));

export const clicsLanguage = ({ id, name, extensions }: LogLanguage): Json => ({
  id,
  name,
  entry_point_required: false,
  extensions,
});

export const clicsProblem = (problem: LogProblem, ordinal: number): Json =>
  given({
    id: problem.id,
    label: problem.label,
    name: problem.name,
    ordinal,
    rgb: problem.rgb,
    color: problem.color,
    time_limit: problem.timeLimitMs === null ? null : problem.timeLimitMs / 1000,
    test_data_count: problem.testCount ?? 0,
    max_score: problem.maxScore,
  });

/** Groups are never hidden in this version: the teams of a hidden one are, see {@link clicsTeams}. */
export const clicsGroup = ({ id, icpcId, name }: LogGroup): Json => given({ id, icpc_id: icpcId, name });

export const clicsOrganization = ({ id, icpcId, name, formalName, country }: LogOrganization): Json =>
  given({ id, icpc_id: icpcId, name, formal_name: formalName, country });

const clicsTeam = (team: LogTeam, isHidden: boolean): Json =>
  given({
    id: team.id,
    icpc_id: team.icpcId,
    name: team.name,
    label: team.label ?? team.id,
    display_name: team.displayName,
    organization_id: team.organizationId,
    group_ids: team.groupIds,
    hidden: isHidden ? true : null,
    photo: team.photo ? [{ ...team.photo }] : null,
  });

export const clicsPerson = ({ id, name, teamId }: LogPerson): Json => ({
  id,
  name,
  role: 'contestant',
  team_ids: [teamId],
});

export function clicsTeams(log: Pick<ContestLog, 'teams' | 'groups'>): Json[] {
  const hidden = hiddenTeams(log);
  return log.teams.map((team) => clicsTeam(team, hidden.has(team.id)));
}

/** Passwords are never among it. */
export const clicsAccount = ({ id, username, name, type, teamId, personId }: LogAccount): Json =>
  given({ id, username, name, type, team_id: teamId, person_id: personId });

/** The clock of the log at a contest time; null while the start is not set. */
const wall = ({ startMs }: ContestLog, atMs: number | null) =>
  startMs === null || atMs === null ? null : absTime(startMs + atMs);

export const clicsSubmission = (log: ContestLog, submission: LogSubmission): Json =>
  given({
    id: submission.id,
    language_id: submission.languageId,
    problem_id: submission.problemId,
    team_id: submission.teamId,
    time: wall(log, submission.atMs),
    contest_time: relTime(submission.atMs),
    files: log.hidesSources ? null : [filesOf(log, submission)],
  });

const filesOf = (log: ContestLog, { id }: LogSubmission) => ({
  href: `contests/${log.id}/submissions/${id}/files`,
  filename: 'files.zip',
  mime: 'application/zip',
});

/** A judgement is made without a verdict and updated once with it; the end goes with the verdict. */
export function clicsJudgement(log: ContestLog, submissionId: string, judgement: LogJudgement): Json {
  const isDone = isFinal(judgement.status);
  const endMs = isDone ? (judgement.endMs ?? judgement.startMs) : null;
  return given({
    id: judgement.id,
    submission_id: submissionId,
    judgement_type_id: isDone ? judgementTypeOf(judgement.status) : null,
    score: log.scoring === 'score' ? (judgement.score ?? 0) : null,
    start_time: wall(log, judgement.startMs),
    start_contest_time: relTime(judgement.startMs),
    end_time: wall(log, endMs),
    end_contest_time: endMs === null ? null : relTime(endMs),
    max_run_time: isDone && judgement.maxRunMs !== null ? judgement.maxRunMs / 1000 : null,
  });
}

/** Moments of a contest by the clock of its log, milliseconds since 1970; null when they have not come. */
export interface LogMoments {
  startedMs: number | null;
  frozenMs: number | null;
  endedMs: number | null;
  thawedMs: number | null;
  finalizedMs: number | null;
  endOfUpdatesMs: number | null;
}

/**
 * What has come to pass at `nowMs` of a contest whose clock is that of the log: started, frozen, ended; thawed and
 * finalized are decisions of people and handed in. Updates end when the result is final and the board is open, and after
 * everything else: each moment is later than those before it.
 */
export function momentsAt(
  log: ContestLog,
  nowMs: number,
  thawedMs: number | null,
  finalizedMs: number | null,
): LogMoments {
  const past = (atMs: number | null) =>
    log.startMs !== null && atMs !== null && nowMs >= log.startMs + atMs ? log.startMs + atMs : null;
  const isOpen = log.freezeMs === null || thawedMs !== null;
  return {
    startedMs: past(0),
    frozenMs: past(log.freezeMs),
    endedMs: past(log.durationMs),
    thawedMs,
    finalizedMs,
    endOfUpdatesMs: finalizedMs !== null && isOpen ? Math.max(finalizedMs, thawedMs ?? 0) + 1 : null,
  };
}

/** The state singleton; here what has not come is null and not left out. */
export function clicsState(log: ContestLog, moments: LogMoments): Json {
  const time = (ms: number | null) => (ms === null ? null : absTime(ms));
  return {
    started: time(moments.startedMs),
    ...(log.freezeMs === null ? {} : { frozen: time(moments.frozenMs) }),
    ended: time(moments.endedMs),
    ...(log.freezeMs === null ? {} : { thawed: time(moments.thawedMs) }),
    finalized: time(moments.finalizedMs),
    end_of_updates: time(moments.endOfUpdatesMs),
  };
}
