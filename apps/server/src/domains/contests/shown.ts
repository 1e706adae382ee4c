import type { RankShowName } from '@assay/contract/contests/contest.ts';
import type { ContestRow } from '@assay/contract/contests/list.ts';
import { statusAt } from '@assay/rules/contests/clock.ts';
import type { ContestColumns } from './contests.queries.ts';
import { clockOf, sealTimeOf } from './entry.ts';

/** A contest as the wire carries it. */
export function shownContest(row: ContestColumns, count: number, now: Date): ContestRow {
  return {
    id: row.id,
    uid: row.author_uid,
    author: row.author,
    title: row.title,
    description: row.description,
    type: row.type,
    auth: row.auth,
    status: statusAt(clockOf(row), now.getTime()),
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    now: now.toISOString(),
    duration: Math.round(row.duration_ms / 1000),
    count,
    teamSize: row.team_size,
    logoUrl: row.logo,
    sealRank: row.seal_rank,
    sealRankTime: sealTimeOf(row)?.toISOString() ?? null,
    autoRealRank: row.auto_real_rank,
    openRank: row.open_rank,
    openPrint: row.open_print,
    rankShowName: row.rank_show_name as RankShowName,
    oiRankScoreType: row.oi_rank_score_type,
    allowEndSubmit: row.allow_end_submit,
    rated: row.rated,
    ratingFloor: row.rating_floor,
    ratingCeiling: row.rating_ceiling,
    source: row.source,
    gid: row.gid || null,
  };
}
