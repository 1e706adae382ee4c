import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { judged, judgedCase } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPlaces } from '../../judging/queue/sweep.ts';
import { listen } from '../../judging/testing/listen.ts';
import { openSolvingStage, type SolvingStage } from '../../judging/testing/solving.ts';

let stage: SolvingStage;
let base: string;
beforeAll(async () => {
  stage = await openSolvingStage();
  await stage.site.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(stage.site.app.server.address() as AddressInfo).port}`;
});
afterAll(() => stage.site.close());

const openStream = (user: BuiltUser, topics: string) => listen(base, user, topics);

test('a submission is followed from the queue to its verdict', async () => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user);
  const stream = await openStream(user, `submission:${id}`);
  expect(await stream.next()).toMatchObject({ type: 'submission', submitId: id, status: 5 });
  await publishPlaces(stage.site.services);
  expect(await stream.next()).toMatchObject({ status: 5, queuePosition: 1 });
  const [job] = await stage.judge.claim();
  expect(await stream.next()).toMatchObject({ status: 6, caseCount: 3, cases: [] });
  await stage.judge.progress(job!, 7, [judgedCase(1, 0)]);
  expect(await stream.next()).toMatchObject({ status: 7, cases: [{ index: 1, status: 0 }] });
  await stage.judge.report(job!, judged([0, -1, 0]));
  expect(await stream.next()).toMatchObject({ status: -1, time: 10, cases: [{}, { status: -1 }, {}] });
  stream.close();
});

test('whoever joins after the verdict is told all of it: quick programs are judged before a browser listens', async () => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user);
  const [job] = await stage.judge.claim();
  await stage.judge.report(job!, judged([0, -1, 0]));
  const stream = await openStream(user, `submission:${id}`);
  expect(await stream.next()).toMatchObject({
    status: -1,
    caseCount: 3,
    cases: [{ index: 1, status: 0 }, { index: 2, status: -1 }, { index: 3 }],
    time: 10,
    memory: 1024,
  });
  stream.close();
});

test('T-IDOR-1 notes of cases go to the owner only', async () => {
  const [owner, other] = [await buildUser(stage.site), await buildUser(stage.site)];
  const id = await stage.submit(owner);
  const streams = [await openStream(owner, `submission:${id}`), await openStream(other, `submission:${id}`)];
  for (const stream of streams) await stream.next();
  const [job] = await stage.judge.claim();
  for (const stream of streams) await stream.next();
  await stage.judge.progress(job!, 7, [
    judgedCase(1, -1, { message: 'expected 4', cause: { code: 'token', params: { expected: '4' } } }),
  ]);
  const events = await Promise.all(streams.map((stream) => stream.next()));
  expect(events.map((event) => event.type === 'submission' && event.cases[0]!.message)).toEqual(['expected 4', null]);
  expect(events.map((event) => JSON.stringify(event).includes('"expected":"4"'))).toEqual([true, false]);
  for (const stream of streams) stream.close();
  await stage.judge.report(job!, judged([0, 0, 0]));
});

test.each([
  ['visitors', undefined, 'submission:1', 401],
  ['a submission that does not exist', 'user', 'submission:999999', 404],
  ['a test run of somebody else', 'user', 'testrun:00000000-0000-0000-0000-000000000000', 404],
  ['a topic that does not exist', 'user', 'secrets', 400],
  ['T-SQL-1 a topic with SQL in it', 'user', "submission:1'--", 400],
])('T-WS-1 the stream is refused: %s', async (_sentence, who, topics, status) => {
  const user = who ? await buildUser(stage.site) : null;
  const answer = await fetch(`${base}/api/stream?topics=${encodeURIComponent(topics)}`, {
    headers: user ? { authorization: user.token } : {},
  });
  expect(answer.status).toBe(status);
});

test('T-WS-1 a stream ends when its session is revoked', async () => {
  const user = await buildUser(stage.site);
  const stream = await openStream(user, `submission:${await stage.submit(user)}`);
  await stream.next();
  const left = await fetch(`${base}/api/logout`, { headers: { authorization: user.token } });
  expect(left.status).toBe(200);
  expect(await stream.next()).toEqual({ type: 'session', ended: true });
  await expect(stream.next()).rejects.toThrow('the stream ended');
});

test('T-WS-1 a stream ends when its session has run out, and goes on while it is renewed', async () => {
  const [idle, busy] = [await buildUser(stage.site), await buildUser(stage.site)];
  const topics = `submission:${await stage.submit(idle)}`;
  const streams = [await openStream(idle, topics), await openStream(busy, topics)] as const;
  for (const stream of streams) await stream.next();
  const { clock, services } = stage.site;
  clock.advance(13 * 3600);
  await fetch(`${base}/api/get-user-auth-info`, { headers: { authorization: busy.token } });
  clock.advance(11 * 3600 + 1);
  await services.sessions.endExpired();
  expect(await streams[0].next()).toEqual({ type: 'session', ended: true });
  await expect(streams[0].next()).rejects.toThrow('the stream ended');
  await publishPlaces(services);
  expect(await streams[1].next()).toMatchObject({ type: 'submission' });
  streams[1].close();
});

const knock = (user: BuiltUser, topics: string, signal: AbortSignal | null = null) =>
  fetch(`${base}/api/stream?topics=${topics}`, { headers: { authorization: user.token }, signal });

test('T-RATE-1 a user has twenty streams at most, however many are opened at once', async () => {
  const user = await buildUser(stage.site);
  const topics = `submission:${await stage.submit(user)}`;
  const abort = new AbortController();
  const answers = await Promise.all(Array.from({ length: 40 }, () => knock(user, topics, abort.signal)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  abort.abort();
  await expect.poll(async () => (await knock(user, topics)).status).toBe(200);
});

test('clients that leave before their stream opens do not use up the streams of their user', async () => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user);
  // A dozen ways to write one id make the server look it up a dozen times.
  const topics = Array.from({ length: 12 }, (_each, zeros) => `submission:${'0'.repeat(zeros)}${id}`).join();
  const { port } = new URL(base);
  for (let turn = 0; turn < 30; turn += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET /api/stream?topics=${topics} HTTP/1.1\r\nhost: x\r\nauthorization: ${user.token}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, turn % 5));
    socket.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await knock(user, '')).status).toBe(200);
});

test('streams that are open do not hold up the end of the server', async () => {
  const other = await openSolvingStage();
  await other.site.app.listen({ port: 0, host: '127.0.0.1' });
  const user = await buildUser(other.site);
  const { port } = other.site.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/stream?topics=`, { headers: { authorization: user.token } });
  expect(answer.status).toBe(200);
  const started = performance.now();
  await other.site.close();
  expect(performance.now() - started).toBeLessThan(5_000);
});
