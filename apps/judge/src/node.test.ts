import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnLanguageData } from '@assay/contract/judging/language-data.ts';
import { HEARTBEAT_SECONDS } from '@assay/contract/judging/node-link.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type JudgeNode, startNode } from './node.ts';
import { pause } from './platform/failures.ts';
import { FakeServer } from './testing/fake-server.ts';
import { submissionOf, testRunOf } from './testing/jobs.ts';
import { buildHelper, HELPER } from './testing/real-world.ts';

const QUIET = { info() {}, warn() {}, error: console.error, debug() {} };
const SUM =
  '#include <stdio.h>\nint main(void){long long a,b;scanf("%lld %lld",&a,&b);printf("%lld\\n",a+b);return 0;}';

/** Enough to see a node at work; the others have tests of their own. */
const FEW = ['C', 'C++ 17 With O2', 'Python3', 'Swift', 'AWK', 'GONE', 'evil'];

let dataDir: string;
let fakeServer: FakeServer;
let serverUrl: string;

beforeAll(async () => {
  await buildHelper();
  dataDir = await mkdtemp(join(tmpdir(), 'assay-node-'));
});
beforeEach(async () => {
  fakeServer = new FakeServer();
  serverUrl = await fakeServer.start();
});
afterEach(() => fakeServer.stop());
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const settings = () => ({
  serverUrl,
  token: FakeServer.TOKEN,
  name: 'node',
  slots: 2,
  pin: false,
  languages: FEW,
  dataDir,
  includeDir: join(dataDir, 'include'),
  helper: HELPER,
});
const start = (): Promise<JudgeNode> => startNode(settings(), QUIET);

const offers = (name: string) => fakeServer.announcements.at(-1)?.languages.some((one) => one.name === name && one.ok);

it('ends the program of a job that was taken back, and judges on', async () => {
  const node = await start();
  const cases = [{ input: '1 2\n', output: '3\n' }];
  const endless = {
    ...submissionOf(fakeServer, { code: '#include <unistd.h>\nint main(void){pause();}', cases }),
    limits: { timeMs: 60_000, memoryMb: 256, stackMb: 64 },
  };
  void fakeServer.judge(endless);
  while (fakeServer.progress.every((one) => one.status !== VERDICT.judging)) await pause(20);
  const { jobId } = fakeServer.progress[0]!;
  fakeServer.lost.add(jobId);
  const takenBackAt = performance.now();
  const seen = fakeServer.heartbeats.length;
  while (!fakeServer.heartbeats.slice(seen).some(({ leases }) => leases.length === 0)) await pause(20);
  // Two heartbeats: one says that it was lost, the next that the slot is free. The program would have slept for minutes.
  expect(performance.now() - takenBackAt).toBeLessThan(3 * HEARTBEAT_SECONDS * 1000);
  expect(fakeServer.reports).toEqual([]);
  fakeServer.lost.clear();
  expect(await fakeServer.judge(submissionOf(fakeServer, { code: SUM, cases }))).toMatchObject({ status: 0 });
  await node.stop();
}, 60_000);

it('proves its languages, judges, stops, and is ready at once the next time', async () => {
  const first = await start();
  const cases = [{ input: '1 2\n', output: '3\n' }];
  expect(await fakeServer.judge(submissionOf(fakeServer, { code: SUM, cases }))).toMatchObject({
    outcome: 'judged',
    status: 0,
  });
  const tested = await fakeServer.judge(testRunOf({ code: SUM, runs: [{ input: '4 5', expected: null }] }));
  expect(tested).toMatchObject({ outcome: 'tested', status: 0, runs: [{ userOutput: '9\n' }] });

  for (
    let round = 0;
    fakeServer.announcements.at(-1)!.languages.some((one) => one.reason?.includes('still running'));
    round++
  ) {
    if (round > 500) throw new Error('self-tests take too long');
    await pause(100);
  }
  expect(offers('C')).toBe(true);
  expect(fakeServer.announcements.at(-1)).toMatchObject({ name: 'node', slots: 2, ready: true, problems: [] });
  await first.stop();

  fakeServer.announcements.length = 0;
  const startedAt = performance.now();
  const second = await start();
  while (fakeServer.announcements.length === 0) await pause(5);
  const tookMs = performance.now() - startedAt;
  expect(fakeServer.announcements[0]).toMatchObject({ problems: [], ready: true });
  expect(offers('C')).toBe(true);
  expect(tookMs).toBeLessThan(5_000);
  await second.stop();
}, 120_000);

it('offers the languages that administrators of the site added, as they are now', async () => {
  const awk = JSON.parse(
    await readFile(join(import.meta.dirname, '../../../docs/languages/awk.json'), 'utf8'),
  ) as OwnLanguageData;
  const untold = async (done: () => boolean | undefined) => {
    for (let round = 0; !done(); round++) {
      if (round > 600) throw new Error(JSON.stringify(fakeServer.announcements.at(-1)?.languages));
      await pause(50);
    }
  };
  const stateOf = (name: string) => fakeServer.announcements.at(-1)?.languages.find((one) => one.name === name);
  // A name of the product's own is not taken over, and no path leads out, whatever a server says.
  const evil = { ...awk, name: 'evil', sourceFile: '../../evil' };
  fakeServer.ownLanguages = [awk, { ...awk, name: 'GONE' }, { ...awk, name: 'C' }, { ...awk, name: 'Unwanted' }, evil];
  const node = await start();
  await untold(() => offers('AWK') && offers('GONE') && offers('C'));
  expect(stateOf('evil')).toBeUndefined();
  expect(stateOf('Unwanted')).toBeUndefined();
  expect(stateOf('Rust')).toBeUndefined();
  const code = '{ print $1 + $2 }';
  const cases = [{ input: '1 2\n', output: '3\n' }];
  const judged = await fakeServer.judge(submissionOf(fakeServer, { code, language: 'AWK', cases }));
  expect(judged).toMatchObject({ outcome: 'judged', status: 0, languageVersion: expect.stringMatching(/^mawk/) });
  const refused = await fakeServer.judge(submissionOf(fakeServer, { code: '{ print (', language: 'AWK', cases }));
  expect(refused).toMatchObject({ outcome: 'judged', status: -2 });

  // Heard of with the next heartbeat.
  fakeServer.ownLanguages = [{ ...awk, selfTest: { ...awk.selfTest, output: '0\n' } }];
  await untold(() => stateOf('AWK')?.reason?.includes('something else than expected'));
  expect(stateOf('GONE')).toBeUndefined();
  await node.stop();
}, 120_000);

it('takes no work and says why when its sandbox cannot be started', async () => {
  const node = await startNode({ ...settings(), helper: join(dataDir, 'no-helper') }, QUIET);
  while (fakeServer.announcements.length === 0) await pause(5);
  expect(fakeServer.announcements[0]).toMatchObject({
    ready: false,
    sandbox: { ok: false },
    problems: [expect.stringMatching(/the sandbox: .*cannot be started/)],
  });
  await node.stop();
});
