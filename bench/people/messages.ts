import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getPrivateMessages, sendPrivateMessage } from '@assay/contract/messages/chat.ts';
import { getUnreadMessages } from '@assay/contract/messages/inbox.ts';
import { userTopic } from '@assay/contract/messages/topic.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { readMessages } from '../../apps/web/src/lib/push/event-stream.ts';
import { printHeld, printTable, spreadOf, timeEach } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';

/** Private chats: what a message takes to an open page, how many a second are stored, and how long conversations take to open. */
const PAIRS = 60;
const SECONDS = 10;
/** What a site is to carry while messages still arrive in time. */
const PER_SECOND = 500;
const CONVERSATIONS = 200;
const MESSAGES = 10_000;

const site = await openBigSite({ users: 1_000, problems: 10, submissions: 100, durable: true, unlimited: true });
try {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const users: BuiltUser[] = [];
  for (let at = 0; at < 2 * PAIRS; at += 1) users.push(await buildUser(site, { username: `chatter${at}` }));
  const send = async (from: BuiltUser, to: BuiltUser, content: string) => {
    const answer = await fetch(`${base}${sendPrivateMessage.path}`, {
      method: 'POST',
      headers: { authorization: from.token, 'content-type': 'application/json' },
      body: JSON.stringify({ to: to.uid, content }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const pairs = Array.from({ length: PAIRS }, (_each, at) => [users[2 * at]!, users[2 * at + 1]!] as const);
  for (const [from, to] of pairs) await send(to, from, 'hi');

  // every receiver has a page open; the text says when it was sent
  const waits: number[] = [];
  const seqs = new Map<number, number[]>();
  const closing = new AbortController();
  await Promise.all(
    pairs.map(async ([, to]) => {
      const url = `${base}/api/stream?topics=${encodeURIComponent(userTopic(to.uid))}`;
      const { body } = await fetch(url, { headers: { authorization: to.token }, signal: closing.signal });
      void (async () => {
        for await (const { data } of readMessages(body!)) {
          const event = JSON.parse(data) as PushEvent;
          if (event.type !== 'chat' || event.message.fromUuid === to.uid) continue;
          waits.push(performance.now() - Number(event.message.content));
          seqs.set(to.uid, [...(seqs.get(to.uid) ?? []), event.message.seq]);
        }
      })().catch(() => {});
    }),
  );
  const baseline = await timeEach(20, () =>
    Promise.all(
      users.slice(0, PAIRS).map(async ({ token }) => {
        const answer = await fetch(`${base}${getUnreadMessages.path}`, { headers: { authorization: token } });
        await answer.arrayBuffer();
      }),
    ),
  );
  printTable([
    { name: `for comparison: ${PAIRS} calls at once that are answered from memory, ms`, ...spreadOf(baseline) },
  ]);
  /** Every pair sends for some seconds, each as fast as it can or no sooner than a pause after its last. */
  async function chat(pauseMs: number) {
    waits.length = 0;
    let sent = 0;
    const started = performance.now();
    await Promise.all(
      pairs.map(async ([from, to], at) => {
        let next = started + (at / PAIRS) * pauseMs;
        while (next < started + SECONDS * 1000) {
          await sleep(Math.max(0, next - performance.now()));
          await send(from, to, String(performance.now()));
          sent += 1;
          next = Math.max(next + pauseMs, pauseMs === 0 ? performance.now() : 0);
        }
      }),
    );
    const perSecond = (sent / (performance.now() - started)) * 1000;
    await sleep(1_000);
    return { sent, heard: waits.length, perSecond, ...spreadOf(waits) };
  }
  const paced = await chat((PAIRS / PER_SECOND) * 1000);
  const fast = await chat(0);
  closing.abort();
  const inOrder = [...seqs.values()].every((all) => all.every((seq, at) => at === 0 || seq === all[at - 1]! + 1));
  printTable([
    { name: `${PER_SECOND} a second, ms to an open page`, ...paced },
    { name: `${PAIRS} pairs as fast as they can, ms to an open page`, ...fast },
  ]);
  printHeld(fast.perSecond >= PER_SECOND, `${PER_SECOND} messages a second: ${fast.perSecond.toFixed(0)}`);
  printHeld(paced.p95 <= 200, `a message reaches an open page in 200 ms (p95) at ${PER_SECOND} a second`);
  printHeld(inOrder && paced.heard === paced.sent && fast.heard === fast.sent, 'in order, each once');

  const heavy = await buildUser(site, { username: 'heavy' });
  const { filling } = site;
  await sql`insert into chat_pairs (lo, hi, seq)
    select least(uid, ${heavy.uid}), greatest(uid, ${heavy.uid}), ${sql.lit(MESSAGES)}
    from users where uid <= ${CONVERSATIONS}`.execute(filling);
  await sql`insert into chat_messages (pair_id, seq, from_uid, nth, key, content, gmt_create)
    select p.id, n, case when n % 2 = 0 then p.lo else p.hi end, (n + 1) / 2, p.id || ' ' || n, repeat('words ', 10), now()
    from chat_pairs p cross join generate_series(1, ${sql.lit(MESSAGES)}) n where p.hi = ${heavy.uid}`.execute(filling);
  await sql`insert into chat_sides (uid, pair_id, peer_uid, sent, received, seen, last_seq, last_at)
    select ${heavy.uid}, id, lo, seq / 2, seq / 2, 0, seq, now() from chat_pairs where hi = ${heavy.uid}`.execute(
    filling,
  );
  await sql`analyze`.execute(filling);
  const ask = as(site, heavy);
  let peer = 0;
  const opened = [
    {
      name: `${CONVERSATIONS} conversations with ${MESSAGES} messages each, ms`,
      ...spreadOf(await timeEach(50, () => ask(getPrivateMessages, {}))),
    },
    {
      name: 'one of them',
      ...spreadOf(await timeEach(50, () => ask(getPrivateMessages, { uid: (peer++ % CONVERSATIONS) + 1 }))),
    },
    {
      name: 'upwards in the middle',
      ...spreadOf(
        await timeEach(50, () => ask(getPrivateMessages, { uid: (peer++ % CONVERSATIONS) + 1, before: 5_000 })),
      ),
    },
    { name: 'unread counts, polled', ...spreadOf(await timeEach(500, () => ask(getUnreadMessages, {}))) },
  ];
  printTable(opened);
  const worst = Math.max(...opened.map(({ p95 }) => p95));
  printHeld(worst <= 100, `each is opened within 100 ms (p95): ${worst.toFixed(1)} ms`);
} finally {
  await site.close();
}
