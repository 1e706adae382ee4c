import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A fiftieth of the ten thousand that a site must bear; what is tested is that none of them holds up others. */
const CROWD = 200;

let site: TestSite;
let user: BuiltUser;
let port: number;
beforeEach(async () => {
  site = await openTestSite();
  user = await buildUser(site);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterEach(() => site.close());

/** Connections that say this much and then nothing. */
async function crowd(words: string): Promise<Socket[]> {
  const sockets = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.resume().write(words);
  return sockets;
}

async function logInMs(): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: user.username, password: user.password }),
  });
  expect(answer.status).toBe(200);
  await answer.json();
  return performance.now() - started;
}

const HALF_A_HEAD = 'POST /api/login HTTP/1.1\r\nhost: x\r\nx-slow: ';
const HALF_A_BODY =
  'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
const WHOLE = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';

test.each([
  ['nothing', ''],
  ['half a head', HALF_A_HEAD],
  ['half a body', HALF_A_BODY],
  ['one request, and stay', WHOLE],
])('T-RATE-3 two hundred connections that send %s hold up no log-in', async (_what, words) => {
  const sockets = await crowd(words);
  await logInMs();
  expect(await logInMs()).toBeLessThan(1_000);
  for (const socket of sockets) socket.destroy();
});

test('T-RATE-3 slow heads and idle connections are closed in time', async () => {
  const { server } = site.app;
  expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
  expect(server.keepAliveTimeout).toBeLessThanOrEqual(75_000);
  expect(server.requestTimeout).toBeGreaterThan(0);
  // The same with less patience, so that the test needs less as well.
  server.headersTimeout = 300;
  server.keepAliveTimeout = 300;
  const sockets = [...(await crowd(HALF_A_HEAD)), ...(await crowd(WHOLE))];
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
});

test.each([
  ['nothing', ''],
  ['half a head', HALF_A_HEAD],
  ['one request, and stay', WHOLE],
])('connections that send %s do not hold up the end of the server', async (_what, words) => {
  await crowd(words);
  await wait(200);
  const started = performance.now();
  await site.app.close();
  expect(performance.now() - started).toBeLessThan(3_000);
});

test('an answer under way is sent before the server ends', async () => {
  const answer = logInMs();
  await once(site.app.server, 'request');
  await Promise.all([site.app.close(), answer]);
});
