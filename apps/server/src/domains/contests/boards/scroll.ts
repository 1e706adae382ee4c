import { CONTEST_STATUS, CONTEST_TYPE, type RankShowName } from '@assay/contract/contests/contest.ts';
import { getScrollBoardInfo, getScrollBoardSubmissions } from '@assay/contract/contests/scroll-board.ts';
import { fail } from '@assay/contract/errors.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { AcmSettings } from '@assay/rules/boards/contest-rules/acm.ts';
import { findUnjudged } from '@assay/rules/boards/reveal.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { manageContest, sealTimeOf } from '../entry.ts';
import { boardStore } from './store.ts';

/**
 * A contest whose result can be revealed by a ceremony: ACM, sealed, ended (BOARD-13). Its admins alone read what
 * the seal hides, whatever `autoRealRank` says.
 */
async function openCeremony(call: Call, cid: number) {
  const view = await manageContest(call, cid);
  const { row, status } = view;
  const sealTime = sealTimeOf(row);
  const isReady = row.type === CONTEST_TYPE.acm && status === CONTEST_STATUS.ended;
  if (!isReady || sealTime === null || row.seal_ms === null) return fail('contest.scrollClosed');
  const live = await boardStore(call).get(row, true);
  return { row, sealTime, sealMs: row.seal_ms, live };
}

export const scrollBoardCalls: Implementation[] = [
  implement(getScrollBoardInfo, async (call, { cid }) => {
    const { row, live, sealTime, sealMs } = await openCeremony(call, cid);
    const people = [...live.people()];
    return {
      id: cid,
      title: row.title,
      rankShowName: row.rank_show_name as RankShowName,
      problemCount: live.problems.length,
      displayIds: live.problems.map(({ display_id }) => display_id),
      balloonColor: Object.fromEntries(live.problems.map(({ display_id, color }) => [display_id, color])),
      startTime: row.start_time.toISOString(),
      sealRankTime: sealTime.toISOString(),
      durationMs: row.duration_ms,
      sealMs,
      acmSettings: row.acm_settings as unknown as AcmSettings | null,
      starUserList: people.filter(({ participation }) => participation === 'star').map(({ uid }) => uid),
      ranked: people.filter(({ participation }) => participation === 'official').length,
      unjudged: findUnjudged(live.boards).length,
    };
  }),

  implement(getScrollBoardSubmissions, async (call, { cid, removeStar }) => {
    const { live, row } = await openCeremony(call, cid);
    const isShown = (uid: number) => {
      const { participation } = live.person(uid);
      return participation === 'official' || (participation === 'star' && !removeStar);
    };
    const contestants = [...live.people()]
      .filter(({ uid }) => isShown(uid))
      .map(({ participation: _, members: __, photo, ...person }) => ({ ...person, photo: photo?.url ?? null }));
    const submissions = [...live.boards.submissions()]
      .filter(({ uid, atMs, status }) => {
        return isShown(uid) && atMs >= 0 && atMs < row.duration_ms && status !== VERDICT.cancelled;
      })
      .map(({ id, uid, problem, status, atMs }) => ({
        submitId: id,
        uid,
        displayId: live.problems[problem]!.display_id,
        status,
        atMs,
      }))
      .sort((a, b) => b.atMs - a.atMs || b.submitId - a.submitId);
    return { contestants, submissions };
  }),
];
