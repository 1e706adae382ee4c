import { CONTEST_AUTH, CONTEST_TYPE, type ContestType, OI_SCORE_TYPES } from '@assay/contract/contests/contest.ts';
import { Failure } from '@assay/contract/failure.ts';
import { type AccountLimit, findBadLimit } from './account-limits.ts';
import { type AwardConfig, findBadAward } from './awards.ts';
import { findBadInterval, type RemovedInterval } from './clock.ts';

/** A contest as it is about to be saved. */
export interface ContestDraft {
  title: string;
  type: ContestType;
  /** Null for a new one. */
  typeBefore: ContestType | null;
  auth: number;
  /** The password it will have, kept or new. */
  password: string;
  startMs: number;
  endMs: number;
  removed: readonly (RemovedInterval & { reason: string })[];
  sealRank: boolean;
  /** Contest time. */
  sealMs: number | null;
  oiRankScoreType: string | null;
  accountLimit: AccountLimit | null;
  starAccounts: readonly string[];
  awardType: number;
  awardConfigs: readonly AwardConfig[];
}

const needed = (field: string) => new Failure('contest.fieldNeeded', { field });

/** Why a contest may not be saved like this, or null (CON-30). */
export function refuseContest(draft: ContestDraft): Failure | null {
  if (draft.title.trim() === '') return needed('title');
  return refuseTimes(draft) ?? refuseEntryRules(draft) ?? refuseBoard(draft);
}

function refuseTimes({ startMs, endMs, removed, sealRank, sealMs }: ContestDraft): Failure | null {
  if (!Number.isFinite(startMs)) return needed('startTime');
  if (!Number.isFinite(endMs)) return needed('endTime');
  const durationMs = endMs - startMs;
  if (durationMs <= 0) return new Failure('contest.timesReversed');
  if (findBadInterval(removed, durationMs)) return new Failure('contest.intervalBad');
  if (removed.some(({ reason }) => reason.trim() === '')) return needed('reason');
  if (!sealRank) return null;
  return sealMs === null || sealMs < 0 || sealMs >= durationMs ? new Failure('contest.sealOutside') : null;
}

function refuseEntryRules({ auth, password, accountLimit }: ContestDraft): Failure | null {
  if (auth !== CONTEST_AUTH.public && password === '') return needed('pwd');
  const field = accountLimit && findBadLimit(accountLimit);
  return field ? new Failure('contest.accountRuleBad', { field }) : null;
}

function refuseBoard(draft: ContestDraft): Failure | null {
  const { type, typeBefore, oiRankScoreType, starAccounts, awardType, awardConfigs } = draft;
  if (typeBefore !== null && typeBefore !== type) return new Failure('contest.typeFixed');
  if (type === CONTEST_TYPE.oi && !OI_SCORE_TYPES.some((known) => known === oiRankScoreType)) {
    return needed('oiRankScoreType');
  }
  const { duplicate } = readStars(starAccounts);
  if (duplicate !== null) return new Failure('contest.starTwice', { username: duplicate });
  const award = findBadAward(awardType, awardConfigs);
  return award && new Failure('contest.awardBad', { name: award.name });
}

/** Star accounts: trimmed, blank ones ignored, a name that is there already is a duplicate (CON-30). */
export function readStars(names: readonly string[]): { usernames: string[]; duplicate: string | null } {
  const usernames: string[] = [];
  for (const name of names.map((given) => given.trim())) {
    if (name === '') continue;
    if (usernames.includes(name)) return { usernames, duplicate: name };
    usernames.push(name);
  }
  return { usernames, duplicate: null };
}
