import { isFinal } from '@assay/contract/verdict.ts';
import { type ContestLog, hiddenTeams, type LogSubmission } from '../contest-log.ts';
import type { ClicsAward } from './awards.ts';
import {
  clicsAccount,
  clicsContest,
  clicsGroup,
  clicsJudgement,
  clicsJudgementTypes,
  clicsLanguage,
  clicsOrganization,
  clicsPerson,
  clicsProblem,
  clicsState,
  clicsSubmission,
  clicsTeams,
  type LogMoments,
} from './objects.ts';

/** One line of the event feed: an object as it is now, or null when it is gone. */
export interface FeedEvent {
  type: string;
  /** Null for singletons. */
  id: string | null;
  data: unknown;
  token: string;
}

/** A line of NDJSON. */
export const feedLine = (event: FeedEvent) => `${JSON.stringify(event)}\n`;

/**
 * What the public may know (T-IDOR-4, T-IDOR-7): no problem and no submission before the start, no hidden team, no account, no
 * source, and
 * of submissions from the freeze on no judgement until the board is opened. Admins get the log as it is.
 */
export function restrictLog(log: ContestLog, moments: LogMoments): ContestLog {
  const hidden = hiddenTeams(log);
  const started = moments.startedMs !== null;
  const frozenFrom = moments.frozenMs !== null && moments.thawedMs === null ? (log.freezeMs ?? Infinity) : Infinity;
  return {
    ...log,
    problems: started ? log.problems : [],
    teams: log.teams.filter(({ id }) => !hidden.has(id)),
    persons: log.persons?.filter(({ teamId }) => !hidden.has(teamId)) ?? [],
    accounts: [],
    hidesSources: true,
    groups: log.groups.filter(({ isHidden }) => !isHidden),
    submissions: started
      ? log.submissions
          .filter(({ teamId }) => !hidden.has(teamId))
          .map((submission) => (submission.atMs >= frozenFrom ? { ...submission, judgements: [] } : submission))
      : [],
  };
}

/**
 * The feed of a contest as it stands: all objects, references before their use, submissions and judgements in the order
 * of contest time, then awards and the state; `end_of_updates` makes it the last event. The token is the position in
 * this order from 1; a live feed goes on counting, with one event per change of an object.
 */
export function* feedOf(
  log: ContestLog,
  moments: LogMoments,
  awards: readonly ClicsAward[] = [],
): Generator<FeedEvent> {
  let position = 0;
  const event = (type: string, data: unknown): FeedEvent => {
    position += 1;
    const id = SINGLETONS.has(type) ? null : (data as { id: string }).id;
    return { type, id, data, token: String(position) };
  };
  yield event('contest', clicsContest(log));
  for (const type of clicsJudgementTypes()) yield event('judgement-types', type);
  for (const language of log.languages) yield event('languages', clicsLanguage(language));
  for (const group of log.groups) yield event('groups', clicsGroup(group));
  for (const organization of log.organizations) yield event('organizations', clicsOrganization(organization));
  for (const team of clicsTeams(log)) yield event('teams', team);
  for (const person of log.persons ?? []) yield event('persons', clicsPerson(person));
  for (const account of log.accounts ?? []) yield event('accounts', clicsAccount(account));
  yield event('state', clicsState(log, { ...moments, endOfUpdatesMs: null }));
  for (const [at, problem] of log.problems.entries()) yield event('problems', clicsProblem(problem, at));
  for (const { type, data } of happenings(log)) yield event(type, data);
  for (const award of awards) yield event('awards', award);
  if (moments.endOfUpdatesMs !== null) yield event('state', clicsState(log, moments));
}

const SINGLETONS: ReadonlySet<string> = new Set(['contest', 'state']);

/** Submissions and judgements by contest time; a judgement never comes before its submission. */
function happenings(log: ContestLog): { type: string; data: unknown }[] {
  const timed = log.submissions.flatMap((submission: LogSubmission) => {
    const received = { atMs: submission.atMs, type: 'submissions', data: clicsSubmission(log, submission) };
    // a replaced judgement is deleted by a rejudge: only the one that counts is told
    const counting = submission.judgements.at(-1);
    if (!counting) return [received];
    const toldMs = isFinal(counting.status) ? (counting.endMs ?? counting.startMs) : counting.startMs;
    const data = clicsJudgement(log, submission.id, counting);
    return [received, { atMs: Math.max(submission.atMs, toldMs), type: 'judgements', data }];
  });
  return timed.sort((a, b) => a.atMs - b.atMs);
}
