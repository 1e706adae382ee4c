import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getAcCoin } from '@assay/contract/coins/ledger.ts';
import { getUnreadMessages } from '@assay/contract/messages/inbox.ts';
import { userTopic } from '@assay/contract/messages/topic.ts';
import { openStream } from '@assay/contract/push.ts';
import { printHeld, printTable, spreadOf } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';

/** People who are logged in: their pages ask for coins every five seconds and for unread counts every ten, beside open streams. */
const PEOPLE = 10_000;
const STREAMS = 2_000;
const PER_SECOND = 3_000;
const SECONDS = 10;
/** What pages ask for within ten seconds. */
const CALLS = [getUnreadMessages, getAcCoin, getAcCoin];
const TICK_MS = 10;
const AT_ONCE = 100;

/** A connection that ended before an answer came. */
const LOST = { status: 0, tag: undefined };

interface Orders {
  port: number;
  people: { uid: number; token: string }[];
}
interface Found {
  waits: number[];
  unchanged: number;
  refused: number;
  late: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** One question; the tag of the last answer goes with it, as browsers do. @returns status and tag of the answer */
function ask(port: number, path: string, token: string, tag: string | undefined) {
  return new Promise<{ status: number; tag: string | undefined }>((resolve, reject) => {
    const headers = { authorization: token, ...(tag && { 'if-none-match': tag }) };
    const asked = request({ port, host: '127.0.0.1', path, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode!, tag: answer.headers.etag }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** In a process of its own: asks at an even pace, whether answers came or not, so that waiting is counted. */
async function poll({ port, people }: Orders): Promise<void> {
  const found: Found = { waits: [], unchanged: 0, refused: 0, late: 0 };
  const tags = new Map<string, string>();
  const under: Promise<void>[] = [];
  const one = async (at: number) => {
    const { token } = people[at % people.length]!;
    const { path } = CALLS[Math.floor(at / people.length) % CALLS.length]!;
    const key = `${path} ${token}`;
    const started = performance.now();
    const { status, tag } = await ask(port, path, token, tags.get(key)).catch(() => LOST);
    found.waits.push(performance.now() - started);
    if (status === 304) found.unchanged += 1;
    else if (status !== 200) found.refused += 1;
    if (tag) tags.set(key, tag);
  };
  // their pages have been open for a while: the first answers are known, sessions and balances are in memory
  for (let from = 0; from < people.length * CALLS.length; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_each, at) => one(from + at)));
  found.waits.length = 0;
  found.unchanged = 0;
  const started = performance.now();
  for (let sent = 0; performance.now() - started < SECONDS * 1000; ) {
    const due = Math.floor(((performance.now() - started) / 1000) * PER_SECOND);
    for (; sent < due; sent += 1) under.push(one(sent));
    await sleep(TICK_MS);
  }
  found.late = under.length - found.waits.length;
  await Promise.all(under);
  await new Promise((resolve) => process.send!(found, resolve));
}

async function measure(): Promise<void> {
  const site = await openBigSite({ users: PEOPLE, problems: 10, submissions: 100, unlimited: true });
  const pollers = fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv });
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  try {
    const { db, sessions } = site.services;
    const users = await db.selectFrom('users').select('uid').orderBy('uid').limit(PEOPLE).execute();
    const people: Orders['people'] = [];
    for (let from = 0; from < users.length; from += AT_ONCE) {
      const some = users.slice(from, from + AT_ONCE).map(async ({ uid }) => ({
        uid,
        token: await sessions.open(db, { uid, ip: '127.0.0.1', userAgent: 'bench' }),
      }));
      people.push(...(await Promise.all(some)));
    }
    await site.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
    const { port } = site.app.server.address() as AddressInfo;
    const streams = people.slice(0, STREAMS).map(async ({ uid, token }) => {
      const url = `http://127.0.0.1:${port}${openStream.path}?topics=${encodeURIComponent(userTopic(uid))}`;
      const answer = await fetch(url, { headers: { authorization: token }, signal: closing.signal });
      if (!answer.ok) throw new Error(`a stream was refused: ${answer.status}`);
    });
    await Promise.all(streams);
    const answered = once(pollers, 'message');
    pollers.send({ port, people } satisfies Orders);
    const [{ waits, unchanged, refused, late }] = (await answered) as [Found];
    const sorted = waits.toSorted((a, b) => a - b);
    const p99 = sorted[Math.floor(sorted.length * 0.99)]!;
    printTable([{ name: `${PEOPLE} people, ${STREAMS} open streams, ms`, ...spreadOf(waits), p99 }]);
    const perSecond = waits.length / SECONDS;
    console.log(
      `${perSecond.toFixed(0)} a second, ${unchanged} unchanged, ${refused} refused, ${late} late at the end`,
    );
    printHeld(refused === 0 && perSecond >= PER_SECOND * 0.98, `${PER_SECOND} a second, none refused`);
    printHeld(p99 <= 50, 'p99 within 50 ms');
  } finally {
    closing.abort();
    pollers.kill();
    await site.close();
  }
}

if (process.send) process.once('message', (orders) => void poll(orders as Orders).then(() => process.exit(0)));
else await measure();
