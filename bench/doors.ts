import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@assay/contract/calls.ts';
import { jsonSchemaOf } from '@assay/contract/json-schema.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { printTable, spreadOf } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';

/** What strangers try at the doors of a site: names, page sizes, and connections that say nothing. */
const CROWD = 10_000;
const LOG_INS = 300;
const HALF_A_HEAD = 'POST /api/login HTTP/1.1\r\nhost: x\r\nx-slow: ';

/** The crowd has a process of its own: ten thousand connections have twenty thousand ends. */
async function makeCrowd(port: number): Promise<void> {
  for (let at = 0; at < CROWD; at += 500) {
    const sockets = Array.from({ length: 500 }, () => connect(port, '127.0.0.1').on('error', () => {}));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) socket.resume().write(HALF_A_HEAD);
  }
  process.send!('here');
}

async function measure(): Promise<void> {
  const site = await openBigSite({ users: 5_000, problems: 2_000, submissions: 50_000, unlimited: true });
  const crowd = fork(fileURLToPath(import.meta.url), { execArgv: process.execArgv });
  try {
    const user = await buildUser(site, { username: 'visitor' });
    const root = await buildUser(site, { role: 'root', username: 'keeper' });

    const logIn = async (username: string, password: string, url?: string) => {
      await site.services.db.deleteFrom('attempt_counters').execute();
      const started = performance.now();
      const headers = { 'content-type': 'application/json' };
      const payload = JSON.stringify({ username, password });
      if (url) await (await fetch(`${url}/api/login`, { method: 'POST', headers, body: payload })).text();
      else await site.app.inject({ method: 'POST', url: '/api/login', headers, payload });
      return performance.now() - started;
    };
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let at = 0; at < LOG_INS; at++) {
      times.known.push(await logIn(user.username, 'a wrong password'));
      times.unknown.push(await logIn('nosuchuser', 'a wrong password'));
    }
    console.log('\nLog-ins with a wrong password, ms; the medians should differ by less than 5\n');
    printTable([
      { name: 'known name', ...spreadOf(times.known) },
      { name: 'unknown name', ...spreadOf(times.unknown) },
    ]);

    const samples: number[] = [];
    let slowest = '';
    for (const op of CALLS.filter((one) => 'currentPage' in (jsonSchemaOf(one.input, 'draft-7').properties ?? {}))) {
      for (const input of [{ limit: '1000000' }, { currentPage: '1e9' }, { limit: '1000000', currentPage: '-1' }]) {
        const started = performance.now();
        await as(site, root).refused(op, input as never);
        const ms = performance.now() - started;
        if (ms > Math.max(0, ...samples)) slowest = op.name;
        samples.push(ms);
      }
    }
    console.log('\nLists asked for pages of a million rows, or for page 10^9, ms; aim: 200\n');
    printTable([{ name: `all lists; slowest ${slowest}`, ...spreadOf(samples) }]);

    await site.app.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
    const { port } = site.app.server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const alone: number[] = [];
    for (let at = 0; at < 20; at++) alone.push(await logIn(user.username, user.password, url));
    crowd.send(port);
    await once(crowd, 'message');
    await sleep(500);
    const crowded: number[] = [];
    for (let at = 0; at < 20; at++) crowded.push(await logIn(user.username, user.password, url));
    console.log(`\nLog-ins beside ${CROWD} connections that sent half a head, ms; aim: 1000\n`);
    printTable([
      { name: 'alone', ...spreadOf(alone) },
      { name: 'beside the crowd', ...spreadOf(crowded) },
    ]);
  } finally {
    crowd.kill();
    await site.close();
  }
}

if (process.send) process.once('message', (port) => void makeCrowd(port as number));
else await measure();
