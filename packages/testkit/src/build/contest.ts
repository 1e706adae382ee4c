import type { ContestFields } from '@assay/contract/contests/admin.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { problemLetters } from '@assay/rules/contests/letters.ts';
import { insertContest } from '../../../../apps/server/src/domains/contests/manage/admin.queries.ts';
import { contestColumns } from '../../../../apps/server/src/domains/contests/manage/save.ts';
import { insertContestProblem } from '../../../../apps/server/src/domains/contests/problems/admin-problems.queries.ts';
import type { TestSite } from '../app.ts';
import { type BuiltProblem, buildProblem, type ProblemOptions } from './problem.ts';

export interface ContestOptions extends Partial<ContestFields> {
  author?: { uid: number; username: string };
  /** The group that it belongs to; a contest of the site unless given. */
  gid?: number;
  /** Seconds from now to the start, negative for one that has begun; an hour in the past unless given. */
  startsIn?: number;
  /** Seconds; five hours unless given. */
  lasts?: number;
  /** Seconds before the end; no seal unless given. */
  sealsBefore?: number;
  /** One for each; two additions unless given. */
  problems?: ProblemOptions[];
}

export interface BuiltContest {
  cid: number;
  /** By place: `displayId` is A, B, … */
  problems: (BuiltProblem & { displayId: string })[];
}

let count = 0;

/** The form of a public ACM contest that runs since an hour, unless wished otherwise. */
export function contestSave(site: TestSite, options: ContestOptions = {}): ContestFields {
  count += 1;
  const {
    author: _author,
    gid: _gid,
    startsIn = -3600,
    lasts = 5 * 3600,
    sealsBefore,
    problems: _problems,
    ...fields
  } = options;
  const startMs = site.clock.now().getTime() + startsIn * 1000;
  const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
  return {
    title: `Contest ${count}`,
    description: 'Solve.',
    type: CONTEST_TYPE.acm,
    auth: 0,
    pwd: '',
    startTime: at(0),
    endTime: at(lasts),
    removed: [],
    sealRank: sealsBefore !== undefined,
    sealRankTime: sealsBefore === undefined ? null : at(lasts - sealsBefore),
    autoRealRank: true,
    visible: true,
    openPrint: false,
    openCode: false,
    openRank: false,
    rankShowName: 'username',
    openAccountLimit: false,
    accountLimitRule: '',
    starAccount: [],
    oiRankScoreType: 'Recent',
    awardType: 0,
    awardConfigList: [],
    allowEndSubmit: false,
    acmSettings: null,
    teamSize: 1,
    rated: false,
    ratingFloor: null,
    ratingCeiling: null,
    logoUrl: null,
    ...fields,
  };
}

/** A contest with problems that only it has. */
export async function buildContest(site: TestSite, options: ContestOptions = {}): Promise<BuiltContest> {
  const { author, problems: wished = [{}, {}] } = options;
  const { db } = site.services;
  const { id: cid } = await insertContest(db, {
    ...contestColumns(contestSave(site, options), null),
    author_uid: author?.uid ?? null,
    author: author?.username ?? 'root',
    ...(options.gid !== undefined && { gid: options.gid }),
  });
  const problems: BuiltContest['problems'] = [];
  for (const [at, wish] of wished.entries()) {
    const displayId = problemLetters(at);
    const problem = await buildProblem(site, { auth: 3, ...wish });
    await insertContestProblem(db, {
      cid,
      pid: problem.pid,
      displayId,
      displayTitle: wish.title ?? `Problem ${displayId}`,
      color: '',
      offList: false,
    });
    problems.push({ ...problem, displayId });
  }
  return { cid, problems };
}
