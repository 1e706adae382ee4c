import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LiveBoard } from '../apps/server/src/domains/contests/boards/live-board.ts';
import { findContest } from '../apps/server/src/domains/contests/contests.queries.ts';
import { getContestOutsideScoreboard, getContestRank } from '../packages/contract/src/contests/boards.ts';
import { openField, ROOT_UID } from './contest-field.ts';
import { printTable, spreadOf } from './measure.ts';

/**
 * A contest of 10,000 with 200,000 submissions on a real database: boards loaded cold and folded in memory, pages at a
 * fixed rate from a process of its own, and the way of an accepted result to those who look on.
 */
const SIZE = { contestants: 10_000, problems: 13, submissions: Number(process.env.SUBMISSIONS ?? 200_000) };
const RATE = Number(process.env.RATE ?? 400);
const SECONDS = Number(process.env.SECONDS ?? 20);
const RESULTS = 40;
const CID = 1;

const p99Of = (samples: number[]) =>
  [...samples].sort((a, b) => a - b)[Math.floor(samples.length * 0.99)] ?? Number.NaN;

interface Asked {
  url: string;
  path: string;
  tokens: string[];
}

/** Asks at a fixed rate, whether answers come or not, and prints the times as JSON. */
async function askPages({ url, path, tokens }: Asked) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times: number[] = [];
  let failed = 0;
  const ask = (at: number) =>
    new Promise<void>((done) => {
      const body = JSON.stringify({ cid: CID, currentPage: 1 + (at % 200), limit: 50 });
      const token = tokens[at % tokens.length];
      const started = performance.now();
      const sent = request(`${url}${path}`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      });
      sent.on('response', (answer) => {
        if (answer.statusCode !== 200) failed += 1;
        answer.resume();
        answer.on('end', () => {
          times.push(performance.now() - started);
          done();
        });
      });
      sent.on('error', () => {
        failed += 1;
        done();
      });
      sent.end(body);
    });
  const all: Promise<void>[] = [];
  const startedMs = performance.now();
  for (let at = 0; at < RATE * SECONDS; at++) {
    const dueMs = (at * 1000) / RATE;
    const aheadMs = dueMs - (performance.now() - startedMs);
    if (aheadMs > 1) await sleep(aheadMs);
    all.push(ask(at));
  }
  await Promise.all(all);
  console.log(JSON.stringify({ times, failed }));
  agent.destroy();
}

async function pagesBy(asked: Asked): Promise<{ times: number[]; failed: number }> {
  const client = spawn('npx', ['--no-install', 'tsx', 'bench/contest-load.ts', 'ask'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  client.stdin.end(JSON.stringify(asked));
  let text = '';
  for await (const chunk of client.stdout) text += chunk;
  return JSON.parse(text.slice(text.indexOf('{')));
}

if (process.argv[2] === 'ask') {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  await askPages(JSON.parse(text));
  process.exit(0);
}

const site = await openField(SIZE);
try {
  const { db } = site.services;
  const row = (await findContest(db, CID))!;
  const cold: number[] = [];
  let board = await LiveBoard.load(db, row);
  for (let round = 0; round < 3; round++) {
    const started = performance.now();
    board = await LiveBoard.load(db, row);
    cold.push(performance.now() - started);
  }
  const folds: number[] = [];
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    board.boards.board('real').rebuild();
    folds.push(performance.now() - started);
  }
  console.log(`\n${SIZE.contestants} contestants, ${SIZE.problems} problems, ${SIZE.submissions} submissions; ms\n`);
  printTable([
    { name: 'three boards cold from the database (aim 3000)', ...spreadOf(cold) },
    { name: 'one board folded anew in memory (aim 100)', ...spreadOf(folds) },
  ]);

  const tokens: string[] = [];
  for (let uid = 2; uid < 202; uid++) tokens.push(await site.tokenOf(uid * 40));
  const rows = [];
  const kinds = [
    { name: 'page of 50, inside, own line', path: getContestRank.path, tokens },
    { name: 'page of 50, outside', path: getContestOutsideScoreboard.path, tokens: [] },
  ];
  for (const { name, ...asked } of kinds) {
    await pagesBy({ url: site.url, ...asked, tokens: asked.tokens.slice(0, 1) }).catch(() => null);
    const { times, failed } = await pagesBy({ url: site.url, ...asked });
    rows.push({ name: `${name} (aim p99 50)`, ...spreadOf(times), p99: p99Of(times), failed });
  }
  console.log(`\nPages at ${RATE} a second for ${SECONDS} s; ms\n`);
  printTable(rows);

  console.log('\nFrom the commit of an accepted result to the page that shows it; ms\n');
  printTable([{ name: 'told by push, page read again (aim p95 2000)', ...spreadOf(await timeResults()) }]);
} finally {
  await site.close();
}

/** Follows the board as a browser does: the stream says that it changed, the page is asked for. */
async function timeResults(): Promise<number[]> {
  const token = await site.tokenOf(ROOT_UID);
  const headers = { authorization: token };
  const stream = await fetch(`${site.url}/api/stream?topics=board:${CID}`, { headers });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rung = () => {};
  void (async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      if (value.includes('"board"')) rung();
    }
  })().catch(() => {});
  const samples: number[] = [];
  for (let at = 0; at < RESULTS; at++) {
    const uid = 100 + at * 7;
    const { rows } = await site.client.query(
      `insert into submissions (pid, uid, username, cid, display_id, display_pid, language, code, length, received_at, status)
       values (1012, $1, 'team', 1, 'M', '1012', 'C++ 17', '', 0, (select start_time from contests where id = 1) + interval '10 minutes', 5)
       returning id`,
      [uid],
    );
    await sleep(300 + Math.random() * 700);
    const started = performance.now();
    await site.client.query(`update submissions set status = 0, time_ms = 5 where id = $1`, [rows[0].id]);
    for (;;) {
      await new Promise<void>((resolve) => {
        rung = resolve;
        setTimeout(resolve, 5_000);
      });
      const answer = await fetch(`${site.url}${getContestRank.path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ cid: CID, limit: 10, concernedList: [uid] }),
      });
      const { data } = (await answer.json()) as {
        data: { records: { uid: number; submissionInfo: Record<string, { isAC: boolean }> }[] };
      };
      if (data.records.find((one) => one.uid === uid)?.submissionInfo.M?.isAC) break;
    }
    samples.push(performance.now() - started);
  }
  await reader.cancel();
  return samples;
}
