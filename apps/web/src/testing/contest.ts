import type { getContestInfo } from '@assay/contract/contests/list.ts';
import type { ContestProblem } from '@assay/contract/contests/problems.ts';
import type { DataOf } from '@assay/contract/op.ts';

type Contest = DataOf<typeof getContestInfo>;

const PLAIN: Omit<Contest, 'startTime' | 'endTime' | 'now' | 'duration' | 'status'> = {
  id: 5,
  uid: 1,
  author: 'root',
  title: 'Winter Cup',
  description: '',
  type: 0,
  auth: 0,
  count: 2,
  teamSize: 1,
  logoUrl: null,
  sealRank: false,
  sealRankTime: null,
  autoRealRank: true,
  openRank: false,
  openPrint: false,
  rankShowName: 'username',
  oiRankScoreType: 'Recent',
  allowEndSubmit: false,
  rated: false,
  ratingFloor: null,
  ratingCeiling: null,
  source: null,
  gid: null,
  groupName: null,
  mayEdit: false,
  access: true,
  registered: true,
  disqualified: false,
  isContestAdmin: false,
  previews: false,
  sealed: false,
  accountLimited: false,
  virtual: null,
  mayStartVirtual: false,
};

/** A public contest as its pages read it, between two moments; its state follows from them. */
export function buildContestInfo(
  span: { startMs: number; endMs: number; nowMs?: number },
  change: Partial<Contest> = {},
): Contest {
  const { startMs, endMs, nowMs = Date.now() } = span;
  const text = (ms: number) => new Date(ms).toISOString();
  return {
    ...PLAIN,
    startTime: text(startMs),
    endTime: text(endMs),
    now: text(nowMs),
    duration: Math.round((endMs - startMs) / 1000),
    status: nowMs < startMs ? -1 : nowMs < endMs ? 0 : 1,
    ...change,
  };
}

/** Problem A of the contest, which nobody has tried. */
export const buildContestProblem = (change: Partial<ContestProblem> = {}): ContestProblem => ({
  id: 1,
  cid: 5,
  pid: 11,
  displayId: 'A',
  displayTitle: 'Sums',
  color: '',
  acCoin: 0,
  ac: 0,
  total: 0,
  myStatus: -10,
  score: null,
  ...change,
});
