import { VERDICT } from '@assay/contract/verdict.ts';
import type { Words } from '@assay/contract/words.ts';
import type { BoardFacts } from '@assay/rules/boards/contest-boards.ts';
import { type AcmSettings, acmRule, type PenaltyUnit } from '@assay/rules/boards/contest-rules/acm.ts';
import type { ContestRule } from '@assay/rules/boards/contest-rules/rule.ts';
import { LogError } from './log-error.ts';

export interface LogProblem {
  id: string;
  /** What stands on the balloon: A, B, … */
  label: string;
  name: string;
  /** Name of the balloon's colour, and the colour as `#rrggbb`. */
  color: string | null;
  rgb: string | null;
  timeLimitMs: number | null;
  testCount: number | null;
  maxScore: number | null;
}

/** A picture that readers fetch. */
interface LogPhoto {
  href: string;
  filename: string;
  mime: string;
  width: number;
  height: number;
}

export interface LogTeam {
  id: string;
  icpcId: string | null;
  label: string | null;
  name: string;
  displayName: string | null;
  organizationId: string | null;
  groupIds: readonly string[];
  /** Names, where they are known. */
  members?: readonly string[] | undefined;
  photo?: LogPhoto | null;
  /** Takes part without a place. */
  isStar: boolean;
  /** Never shown to the public. */
  isHidden: boolean;
}

/** Somebody who takes part, in a team. */
export interface LogPerson {
  id: string;
  name: string;
  teamId: string;
}

/** A login of this site. */
export interface LogAccount {
  id: string;
  username: string;
  name: string;
  type: 'team' | 'judge' | 'admin';
  /** Of contestants. */
  teamId: string | null;
  personId: string | null;
}

export interface LogGroup {
  id: string;
  icpcId: string | null;
  name: string;
  isHidden: boolean;
}

export interface LogOrganization {
  id: string;
  icpcId: string | null;
  name: string;
  formalName: string | null;
  /** ISO 3166-1 alpha-3. */
  country: string | null;
}

export interface LogLanguage {
  id: string;
  name: string;
  extensions: readonly string[];
}

/** One judging of a submission; the last one of its list counts. */
export interface LogJudgement {
  id: string;
  /** Our status code; pending while it is not judged. */
  status: number;
  score: number | null;
  /** Points of each subtask, where the problem has any. */
  subtasks?: readonly number[] | null;
  /** Contest time, milliseconds. */
  startMs: number;
  endMs: number | null;
  maxRunMs: number | null;
}

export interface LogSubmission {
  id: string;
  teamId: string;
  problemId: string;
  languageId: string | null;
  /** Contest time, milliseconds. */
  atMs: number;
  judgements: readonly LogJudgement[];
}

/**
 * A contest with everything that boards and exchange formats need, whoever ran it: what readers of foreign logs make,
 * and what a server fills from its own tables to write the ICPC Contest API, XCPCIO and files. Ids are texts of the
 * ICPC kind: 1 to 36 of `a-z A-Z 0-9 _ . -`.
 */
export interface ContestLog {
  id: string;
  name: string;
  formalName: string | null;
  /** Milliseconds since 1970; null when it is not known or not set. */
  startMs: number | null;
  durationMs: number;
  /** Contest time from which boards are frozen; null when they never are. */
  freezeMs: number | null;
  penaltyS: number;
  penaltyUnit: PenaltyUnit;
  scoring: 'pass-fail' | 'score';
  problems: readonly LogProblem[];
  teams: readonly LogTeam[];
  /** Where they are known. */
  persons?: readonly LogPerson[];
  accounts?: readonly LogAccount[];
  groups: readonly LogGroup[];
  organizations: readonly LogOrganization[];
  languages: readonly LogLanguage[];
  submissions: readonly LogSubmission[];
  /** Whoever reads this log is not given the sources. */
  hidesSources?: boolean;
  /** What a reader left out or guessed. */
  notes?: readonly Words[];
}

/** The rule that ICPC boards of this log follow. */
export function icpcRuleOf({ penaltyS, penaltyUnit }: ContestLog, change: Partial<AcmSettings> = {}): ContestRule {
  return acmRule({ penaltyS, unit: penaltyUnit, lastAcceptedBreaksTies: true, ...change });
}

const UNJUDGED = { status: VERDICT.pending, score: null, maxRunMs: null, subtasks: null };

/** Facts for boards: teams have the ids 1, 2, … in the order of the log, hidden ones are left out. */
export function boardFactsOf(log: ContestLog): BoardFacts {
  const problems = new Map(log.problems.map(({ id }, at) => [id, at]));
  const uids = new Map(log.teams.map(({ id }, at) => [id, at + 1]));
  const hidden = hiddenTeams(log);
  return {
    problems: log.problems.length,
    clock: { durationMs: log.durationMs, sealMs: log.freezeMs, removed: [] },
    contestants: log.teams
      .filter(({ id }) => !hidden.has(id))
      .map(({ id, isStar }) => ({ uid: uids.get(id)!, participation: isStar ? 'star' : 'official' })),
    receipts: log.submissions.map(({ teamId, problemId, atMs, judgements }, at) => {
      const [uid, problem] = [uids.get(teamId), problems.get(problemId)];
      if (uid === undefined) throw new LogError('noSuchTeam', { id: teamId }, `submissions.${at}`);
      if (problem === undefined) throw new LogError('noSuchProblem', { id: problemId }, `submissions.${at}`);
      const { status, score, maxRunMs, subtasks = null } = judgements.at(-1) ?? UNJUDGED;
      return { id: at + 1, uid, problem, sinceStartMs: atMs, status, score, timeMs: maxRunMs, subtasks };
    }),
  };
}

/** The team with this number on the board. */
export const teamOf = (log: ContestLog, uid: number): LogTeam => log.teams[uid - 1]!;

/** Teams that are hidden themselves or by a group of theirs. */
export function hiddenTeams({ teams, groups }: Pick<ContestLog, 'teams' | 'groups'>): Set<string> {
  const hiddenGroups = new Set(groups.filter(({ isHidden }) => isHidden).map(({ id }) => id));
  return new Set(
    teams
      .filter(({ isHidden, groupIds }) => isHidden || groupIds.some((id) => hiddenGroups.has(id)))
      .map(({ id }) => id),
  );
}
