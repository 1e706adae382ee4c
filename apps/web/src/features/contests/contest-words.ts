import { CONTEST_AUTH, CONTEST_TYPE, type ContestType } from '@assay/contract/contests/contest.ts';
import type { getContestInfo, getContestList } from '@assay/contract/contests/list.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { statusAt } from '@assay/rules/contests/clock.ts';
import type { TEXT } from './text.ts';

export type Contest = DataOf<typeof getContestInfo>;
type Listed = DataOf<typeof getContestList>['records'][number];
/** A contest as lists have it; whether the viewer takes part is not told by all of them. */
export type ListedContest = Omit<Listed, 'registered'> & Partial<Pick<Listed, 'registered'>>;

/** Where a contest stands at a time of the server's clock: it begins and ends on a page by itself (CON-2). */
export function statusNow({ startTime, endTime }: Pick<Contest, 'startTime' | 'endTime'>, nowMs: number) {
  const startMs = Date.parse(startTime);
  return statusAt({ startMs, durationMs: Date.parse(endTime) - startMs, removed: [] }, nowMs);
}

const NAMES: Readonly<Record<ContestType, string>> = {
  [CONTEST_TYPE.acm]: 'ACM',
  [CONTEST_TYPE.oi]: 'OI',
  [CONTEST_TYPE.ioi]: 'IOI',
  [CONTEST_TYPE.atcoder]: 'AtCoder',
};
/** Names of the rules, the same in both languages. */
export const RULE_NAMES: Readonly<Record<number, string>> = NAMES;

/** What lists of contests call a timed work, which stands among them on the home page. */
export const TIMED_WORK_TYPE = 2;

export const AUTH_ROWS = {
  [CONTEST_AUTH.public]: ['public', 'publicTip'],
  [CONTEST_AUTH.private]: ['private', 'privateTip'],
  [CONTEST_AUTH.protected]: ['protected', 'protectedTip'],
} as const satisfies Record<number, readonly [keyof typeof TEXT, keyof typeof TEXT]>;
