import { fail } from '@assay/contract/errors.ts';
import { REPORTED_MESSAGES } from '@assay/contract/messages/bounds.ts';
import { blockPerson, reportPerson } from '@assay/contract/messages/chat.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { countAnew } from '../inbox/unread.ts';
import { insertReport, setBlocked } from './guard.queries.ts';
import { findPerson, findSide } from './history.queries.ts';
import { holdPairs } from './send.queries.ts';

const REPORTS_PER_HOUR = 10;

export const guardCalls: Implementation[] = [
  implement(blockPerson, async (call, { uid: peer, blocked }) => {
    const { uid } = viewerOf(call);
    if (peer === uid || !(await findPerson(call.db, peer))) fail('account.unknown');
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      // whoever writes holds the same row: what is stored after this was written before it
      const [pair] = await holdPairs(tx, [{ lo: Math.min(uid, peer), hi: Math.max(uid, peer) }]);
      await setBlocked(tx, { uid, peer, pairId: pair!.id }, blocked ? now : null, now);
    });
    await countAnew(call, uid);
    return null;
  }),

  implement(reportPerson, async (call, { uid: peer, reason }) => {
    const { uid } = viewerOf(call);
    call.limiter.take('chat reports', String(uid), REPORTS_PER_HOUR, 3600);
    const side = (await findSide(call.db, uid, peer)) ?? fail('account.unknown');
    if (side.received === 0) fail('account.unknown');
    await insertReport(
      call.db,
      { reporter_uid: uid, reported_uid: peer, reason, gmt_create: call.clock.now() },
      { pairId: side.pair_id, clearedSeq: side.cleared_seq, most: REPORTED_MESSAGES },
    );
    return null;
  }),
];
