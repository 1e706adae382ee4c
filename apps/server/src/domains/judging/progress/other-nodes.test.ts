import type { AddressInfo } from 'node:net';
import { cancelJudge, manualJudge } from '@assay/contract/judging/judgements.ts';
import { rejudgeSubmission } from '@assay/contract/judging/rejudge.ts';
import { addRejudgeSet, applyRejudgeSet, undoRejudgeSet } from '@assay/contract/judging/rejudge-sets.ts';
import { submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { openOtherNode, type TestSite } from '@assay/testkit/app.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { judged } from '@assay/testkit/fake-judge.ts';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishPlaces } from '../queue/sweep.ts';
import { listen } from '../testing/listen.ts';
import { openSolvingStage, type SolvingStage } from '../testing/solving.ts';
import { publishHere } from './current.ts';
import { otherNodes } from './other-nodes.ts';

let stage: SolvingStage;
/** Users are at this web node, the judge is at the other one. */
let other: Pick<TestSite, 'app' | 'services' | 'close'>;
let base: string;
beforeAll(async () => {
  stage = await openSolvingStage();
  other = await openOtherNode(stage.site);
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await other.close();
  await stage.site.close();
});

const judgeNext = async (statuses: number[]) => stage.judge.report((await stage.judge.claim())[0]!, judged(statuses));

describe('several web nodes', () => {
  test('a verdict reaches who listens at another node than hears the judge', async () => {
    const user = await buildUser(stage.site);
    const id = await stage.submit(user);
    const stream = await listen(base, user, `submission:${id}`);
    expect(await stream.next()).toMatchObject({ status: 5 });
    // the first who watches at a node made it listen, which takes a moment
    await other.services.notifications.ready();
    await judgeNext([0, -1, 0]);
    expect(await stream.next()).toMatchObject({ status: -1, time: 10, cases: [{}, { status: -1 }, {}] });
    stream.close();
  });

  test('so does what staff do with it: rejudged, by hand, cancelled, in a set that is applied and undone', async () => {
    const user = await buildUser(stage.site);
    const ask = stage.ask(await buildUser(stage.site, { role: 'root' }));
    const id = await stage.submit(user);
    await judgeNext([0, 0, 0]);
    const stream = await listen(base, user, `submission:${id}`);
    // a word may tell once more what the stream began with
    const told = async (status: number) => {
      while (((await stream.next()) as { status: number }).status !== status);
    };
    await told(0);
    await ask(rejudgeSubmission, { submitId: id });
    await told(5);
    await judgeNext([1]);
    await told(1);
    const { data } = await ask(addRejudgeSet, { kind: 'run', submitIds: [id], reason: 'weak data' });
    await judgeNext([-1]);
    await ask(applyRejudgeSet, { setId: data.setId });
    await told(-1);
    await ask(undoRejudgeSet, { setId: data.setId });
    await told(1);
    await ask(manualJudge, { submitId: id, status: 0 });
    await told(0);
    await ask(cancelJudge, { submitId: id });
    await told(-4);
    stream.close();
  });

  test('a node that last heard of it waiting tells who joins later what is stored', async () => {
    const user = await buildUser(stage.site);
    const id = await stage.submit(user);
    const topic = `submission:${id}`;
    const { push } = other.services;
    const end = push.subscribe(topic, () => {});
    await publishPlaces(other.services);
    const waiting = push.latest(topic)!;
    expect(waiting).toMatchObject({ status: 5, queuePosition: 1 });
    const first = async () => {
      const stream = await listen(base, user, topic);
      const event = await stream.next();
      stream.close();
      return event;
    };
    expect(await first()).toEqual(waiting);
    const [job] = await stage.judge.claim();
    expect(await first()).toMatchObject({ status: 6, queuePosition: null });
    await stage.judge.report(job!, judged([0, 0, 0]));
    await expect.poll(() => push.latest(topic)).toBeNull();
    // the word of the verdict was lost
    push.publish(topic, waiting);
    expect(await first()).toMatchObject({ status: 0, cases: [{}, {}, {}] });
    end();
  });

  test('the end of a test run does, too', async () => {
    const user = await buildUser(stage.site);
    const run = { pid: 'P1', language: 'C++ 17', code: 'int main() {}', samples: true };
    const { testJudgeKey } = (await stage.ask(user)(submitProblemTestJudge, run)).data;
    const stream = await listen(base, user, `testrun:${testJudgeKey}`);
    expect(await stream.next()).toMatchObject({ status: 5 });
    const [job] = await stage.judge.claim();
    await stage.judge.report(job!, { outcome: 'tested', status: 0, errorMessage: null, runs: [] });
    expect(await stream.next()).toMatchObject({ type: 'testrun', testJudgeKey, status: 0 });
    stream.close();
  });

  test('however many are judged at once, few words are said, and each is heard', async () => {
    const { notifications, push } = other.services;
    const words: string[] = [];
    const end = notifications.listen('submission_standing', (payload) => words.push(payload ?? ''));
    const ids = Array.from({ length: 1_000 }, (_each, at) => 1_000_000 + at);
    for (const id of ids) push.publish(`submission:${id}`, { type: 'session', ended: true });
    for (const id of ids) otherNodes(stage.site.services).tell([id]);
    await expect.poll(() => ids.filter((id) => push.latest(`submission:${id}`))).toEqual([]);
    expect(words).toHaveLength(3);
    expect(words.every((word) => word.length < 7_900)).toBe(true);
    end();
  });
});

test('a set that is applied reads all that are watched of it in one query, and nothing of the others', async () => {
  const user = await buildUser(stage.site);
  const ids: number[] = [];
  for (let at = 0; at < 4; at++) {
    ids.push(await stage.submit(user));
    await judgeNext([0, 0, 0]);
  }
  const queries: unknown[] = [];
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      queries.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { db, push, config } = stage.site.services;
  const told: unknown[] = [];
  const watched = ids.slice(1);
  const ends = watched.map((id) => push.subscribe(`submission:${id}`, (event) => told.push(event)));
  await publishHere({ db: db.withPlugin(counter), push, config }, ids);
  expect(queries).toHaveLength(1);
  expect(told).toHaveLength(3);
  expect(told).toEqual(expect.arrayContaining(watched.map((submitId) => expect.objectContaining({ submitId }))));
  for (const end of ends) end();
  await publishHere({ db: db.withPlugin(counter), push, config }, ids);
  expect(queries).toHaveLength(1);
});
