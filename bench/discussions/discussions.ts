import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { keepDocs } from '../../apps/server/src/domains/search/keep-docs.ts';
import type { Found } from '../load/crowd/crowd.ts';
import { printHeld, printTable, spreadOf, timeEach } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';
import type { Sent } from './sender.ts';

/** A forum of some years; the aim is 60 ms at the 95th percentile. */
const SIZE = {
  discussions: Number(process.env.DISCUSSIONS ?? 100_000),
  comments: Number(process.env.COMMENTS ?? 1_000_000),
};
const ROUNDS = 60;
const AIM_MS = 60;
const SECONDS = 15;
const WARM_SECONDS = 3;
/** Made of these in turn: some stand in every text, some in one of hundreds. */
const COMMON = '动态规划 最短路 the problem 这道题 怎么做 答案 数组 sort graph'.split(' ');
const RARE = Array.from(
  { length: 400 },
  (_, i) => `词${String.fromCodePoint(0x4e00 + i * 37)}${String.fromCodePoint(0x5000 + i * 31)}`,
);

const site = await openBigSite({ users: 20_000, problems: 1_000, submissions: 1_000, unlimited: true });
try {
  const { filling } = site;
  const { db } = site.services;
  await sql`insert into discussions (uid, title, description, content, pid)
    select (select uid from users order by uid limit 1) + n % 1000, 'Discussion ' || n || ' ' || (${COMMON}::text[])[1 + n % 10],
      (${RARE}::text[])[1 + n % 400] || '，' || (${COMMON}::text[])[1 + (n / 10) % 10],
      repeat((${COMMON}::text[])[1 + (n / 100) % 10] || '，' || (${RARE}::text[])[1 + (n / 7) % 400] || '。', 8),
      case when n % 3 = 0 then (select id from problems order by id limit 1) + n % 1000 end
    from generate_series(1, ${SIZE.discussions}) as n`.execute(filling);
  await sql`insert into comments (owner_kind, owner_id, uid, content)
    select 'discussion', (select max(id) from discussions) - n % ${SIZE.discussions}::int, (select uid from users order by uid limit 1) + n % 1000, 'Comment ' || n
    from generate_series(1, ${SIZE.comments}) as n`.execute(filling);
  const started = performance.now();
  await keepDocs(site.services);
  await sql`vacuum analyze`.execute(filling);
  const seconds = (performance.now() - started) / 1000;
  const { did } = await db
    .selectFrom('discussions')
    .select((eb) => eb.fn.max<number>('id').as('did'))
    .executeTakeFirstOrThrow();
  const search = (q: string, kind = '') => `/api/search?q=${encodeURIComponent(q)}${kind && `&kind=${kind}`}`;
  const pages: Record<string, string> = {
    'the list': '/api/get-discussion-list',
    'the list, page 1,000': '/api/get-discussion-list?currentPage=1000',
    'of a problem': '/api/get-discussion-list?pid=1000',
    'a discussion': `/api/get-discussion-detail?did=${did}`,
    'its comments': `/api/comments?did=${did}`,
    'two characters of every tenth': search('规划', 'discussion'),
    'four characters of every tenth': search('动态规划', 'discussion'),
    'a rare word': search(RARE[7]!, 'discussion'),
    'an English word': search('graph', 'discussion'),
    'a beginning': search('gra', 'discussion'),
    'a word of all': search('discussion', 'discussion'),
    'two words': search('最短路 sort', 'discussion'),
    'of every kind at once': search('规划'),
  };
  console.log(
    `\n${SIZE.discussions} discussions with ${SIZE.comments} comments, read for the search in ${seconds.toFixed(0)} s; ms per call\n`,
  );
  const rows = [];
  for (const [name, url] of Object.entries(pages)) {
    const samples = await timeEach(ROUNDS, async () => {
      const answer = await site.app.inject({ url });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    });
    rows.push({ name, ...spreadOf(samples) });
  }
  printTable(rows);

  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  const first = did - SIZE.discussions;
  /** A discussion anywhere, but for those of hidden problems. */
  const shown = (at: number) => {
    const nth = 1 + ((at * 7919) % (SIZE.discussions - 1));
    return first + (nth % 20 === 19 ? nth + 1 : nth);
  };
  /** What people ask for at once: of each kind so many a second, 200 of all. */
  const kinds: Record<string, { perSecond: number; url(at: number): string }> = {
    list: {
      perSecond: 60,
      url: (at) =>
        at % 3 === 0
          ? // every twentieth problem is hidden
            `/api/get-discussion-list?pid=${1000 + (at % 900) - (at % 20 === 19 ? 1 : 0)}`
          : `/api/get-discussion-list?currentPage=${1 + (at % 100)}`,
    },
    detail: {
      perSecond: 50,
      url: (at) => `/api/get-discussion-detail?did=${shown(at)}`,
    },
    comments: { perSecond: 50, url: (at) => `/api/comments?did=${shown(at)}` },
    search: {
      perSecond: 40,
      url: (at) => search(at % 4 === 0 ? RARE[at % 400]! : COMMON[at % COMMON.length]!, 'discussion'),
    },
  };
  const all = Object.values(kinds).reduce((sum, { perSecond }) => sum + perSecond, 0);
  console.log(`\n${all} a second for ${SECONDS} s, times from when each was due; ms\n`);
  const readers = fork(new URL('sender.ts', import.meta.url), { execArgv: process.execArgv });
  const load = async (seconds: number) => {
    const all = Object.values(kinds).map(({ perSecond, url }) => ({
      perSecond,
      urls: Array.from({ length: perSecond * seconds }, (_, at) => url(at)),
    }));
    readers.send({ port, kinds: all } satisfies Sent);
    const [found] = (await once(readers, 'message')) as [Found[]];
    return Object.entries(kinds).map(([name, { perSecond }], at) => {
      const { p50, p95, max, failed } = found[at]!;
      return { name, 'a second': perSecond, p50, p95, max, failed };
    });
  };
  await load(WARM_SECONDS);
  const loads = await load(SECONDS);
  readers.kill();
  printTable(loads);
  for (const { name, p95 } of loads)
    printHeld(p95 <= AIM_MS, `${name}: p95 ${p95.toFixed(1)} of ${AIM_MS} ms at ${all} a second`);
} finally {
  await site.close();
}
