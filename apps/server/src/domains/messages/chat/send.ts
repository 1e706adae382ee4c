import { randomUUID } from 'node:crypto';
import { type FailureCode, fail } from '@assay/contract/errors.ts';
import type { Failure } from '@assay/contract/failure.ts';
import { type ChatMessage, sendPrivateMessage } from '@assay/contract/messages/chat.ts';
import { userTopic } from '@assay/contract/messages/topic.ts';
import { roleName } from '@assay/contract/roles.ts';
import { refuseChat } from '@assay/rules/messages/chat.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { answerTogether } from '../../../platform/queue/together.ts';
import type { Services } from '../../../platform/services.ts';
import { sayUnreadChanged, unread } from '../inbox/unread.ts';
import { limitWriting } from './limits.ts';
import {
  findByKeys,
  findChatPeople,
  findSharedGroups,
  holdPairs,
  insertChatMessages,
  lockSides,
  type NewChatMessage,
  type PairKey,
  type SideCounts,
  storeSides,
} from './send.queries.ts';

/** Messages that are stored in one transaction. */
const TOGETHER = 100;
/** Longer ones are not carried by an event; a notification of the database holds 7,900 bytes. */
const EVENT_MAX_BYTES = 6_000;

interface Sent {
  from: number;
  to: number;
  content: string;
  gid: number | null;
  key: string;
}

/** What became of a message: stored now, stored before, or why not. */
type Outcome = { message: ChatMessage; isNew: boolean } | FailureCode;

const pairOf = ({ from, to }: Sent): PairKey => ({ lo: Math.min(from, to), hi: Math.max(from, to) });
const nameOf = ({ lo, hi }: PairKey) => `${lo} ${hi}`;

/**
 * Stores messages in the order in which they came. Whoever writes in a pair holds its row until the commit: its numbers are the order of
 * the commits, and nobody reads one before an earlier one.
 */
async function store(tx: Queryable, sent: readonly Sent[], now: Date): Promise<Outcome[]> {
  const outcomes: (Outcome | undefined)[] = sent.map(() => undefined);
  const people = await findChatPeople(tx, [...new Set(sent.flatMap(({ from, to }) => [from, to]))]);
  const written = sent.filter(({ from, to }) => from !== to && people.has(from) && people.has(to));
  const shared = await findSharedGroups(tx, written.map(pairOf));
  const pairs = new Map((await holdPairs(tx, written.map(pairOf))).map((pair) => [nameOf(pair), pair]));
  const ids = [...pairs.values()].map(({ id }) => id);
  const [stored, sides] = [await findByKeys(tx, sent), await lockSides(tx, ids)];
  const keyed = new Map(stored.map((row) => [`${row.from_uid} ${row.key}`, row]));
  const counts = new Map<string, SideCounts & { blocks: boolean }>();
  for (const { id, lo, hi, seq } of pairs.values()) {
    for (const [uid, peer_uid] of [
      [lo, hi],
      [hi, lo],
    ] as const) {
      const side = sides.find((one) => one.pair_id === id && one.uid === uid);
      const { sent: out = 0, received = 0, blocked_at = null } = side ?? {};
      const blocks = blocked_at !== null;
      counts.set(`${id} ${uid}`, { uid, pair_id: id, peer_uid, sent: out, received, last_seq: seq, blocks });
    }
  }
  const inserted: NewChatMessage[] = [];

  sent.forEach((one, at) => {
    const { from, to, content, gid, key } = one;
    const name = nameOf(pairOf(one));
    const pair = pairs.get(name);
    const before = keyed.get(`${from} ${key}`);
    if (before) {
      const same = before.pair_id === pair?.id && before.content === content;
      outcomes[at] = same ? { message: shown(before, now), isNew: false } : 'chat.keyUsed';
      return;
    }
    const [sender, receiver] = [people.get(from), people.get(to)];
    const own = pair && counts.get(`${pair.id} ${from}`)!;
    const other = pair && counts.get(`${pair.id} ${to}`)!;
    const refusal = refuseChat({
      from: { uid: from, role: roleName(sender?.role ?? 0) },
      to: receiver && receiver.status === 0 ? { uid: to, chatFrom: receiver.chatFrom } : null,
      shareGroup: shared.has(name),
      blocks: own?.blocks ?? false,
      isBlocked: other?.blocks ?? false,
      sent: own?.sent ?? 0,
      received: own?.received ?? 0,
    });
    if (refusal || !pair || !own || !other) {
      outcomes[at] = refusal ?? 'account.unknown';
      return;
    }
    if (gid !== null && !shared.has(`${name} ${gid}`)) {
      outcomes[at] = 'group.membersOnly';
      return;
    }
    own.sent += 1;
    other.received += 1;
    own.last_seq += 1;
    other.last_seq += 1;
    const row = { pair_id: pair.id, seq: own.last_seq, from_uid: from, nth: own.sent, key, content, gid };
    inserted.push(row);
    keyed.set(`${from} ${key}`, { ...row, gmt_create: now });
    outcomes[at] = { message: shown(row, now), isNew: true };
  });

  if (inserted.length > 0) {
    const touched = new Set(inserted.map(({ pair_id }) => pair_id));
    const changed = [...counts.values()].filter(({ pair_id }) => touched.has(pair_id));
    await insertChatMessages(tx, inserted, now);
    await storeSides(tx, changed, now);
    // said once for all of them: to say it in every transaction would cost most of the throughput
    await sayUnreadChanged(tx, [...new Set(sent.flatMap(({ to }, at) => (isNew(outcomes[at]) ? [to] : [])))]);
  }
  return outcomes as Outcome[];
}

const isNew = (outcome: Outcome | undefined) => typeof outcome === 'object' && outcome.isNew;

const shown = (row: Omit<NewChatMessage, 'nth' | 'pair_id'> & { gmt_create?: Date }, now: Date): ChatMessage => ({
  seq: row.seq,
  fromUuid: row.from_uid,
  content: row.content,
  key: row.key,
  gid: row.gid,
  gmtCreate: (row.gmt_create ?? now).toISOString(),
});

/** Stores messages that come at the same time together, and tells the pages of both. */
const openWriter = ({ db, clock, push, ...services }: Services) => {
  const storeAll = (sent: readonly Sent[]) => db.transaction().execute((tx) => store(tx, sent, clock.now()));
  return answerTogether<Sent, Outcome | Failure | Error>(async (sent) => {
    // what one of them breaks, such as a key that is used on two nodes at once, is that one's failure alone
    const outcomes: (Outcome | Error)[] = await storeAll(sent).catch(async () => {
      const each: (Outcome | Error)[] = [];
      for (const one of sent) each.push(...(await storeAll([one]).catch((error: Error) => [error])));
      return each;
    });
    outcomes.forEach((outcome, at) => {
      if (outcome instanceof Error || typeof outcome === 'string' || !outcome.isNew) return;
      const { from, to } = sent[at]!;
      unread(services).forget(to);
      const { message } = outcome;
      const isLong = Buffer.byteLength(message.content ?? '') > EVENT_MAX_BYTES;
      const told = isLong ? { ...message, content: null } : message;
      push.publishEverywhere(userTopic(to), { type: 'chat', uid: to, peerUid: from, message: told });
      push.publishEverywhere(userTopic(from), { type: 'chat', uid: from, peerUid: to, message: told });
    });
    return outcomes;
  }, TOGETHER);
};

async function send(call: Call, sent: Sent): Promise<ChatMessage> {
  const outcome = await call.ofNode(openWriter)(sent);
  if (outcome instanceof Error) throw outcome;
  return typeof outcome === 'string' ? fail(outcome) : outcome.message;
}

export const sendCalls: Implementation[] = [
  implement(sendPrivateMessage, async (call, { to, content, gid = null, key = randomUUID() }) => {
    const { uid } = viewerOf(call);
    await limitWriting(call, uid, to);
    return send(call, { from: uid, to, content, gid: gid ?? null, key });
  }),
];
