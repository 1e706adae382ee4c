import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getAdminProblem, updateProblem } from '@assay/contract/authoring/editor.ts';
import { saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import { getProblemVersions, getVersionDifference, restoreProblemVersion } from '@assay/contract/authoring/versions.ts';
import { getVerification, startVerification } from '@assay/contract/judging/verification.ts';
import { as } from '@assay/testkit/ask.ts';
import { problemSave } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { openFakeModel } from '@assay/testkit/fake-model.ts';
import { sql } from 'kysely';
import { startNode } from '../apps/judge/src/node.ts';
import { buildHelper, HELPER } from '../apps/judge/src/testing/real-world.ts';
import { createProblem } from '../apps/server/src/domains/authoring/editor/save.ts';
import { insertUpload } from '../apps/server/src/domains/authoring/testdata/data.queries.ts';
import { storeBlob } from '../apps/server/src/domains/files/blobs.ts';
import { printHeld, printTable } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';

const MB = 1024 * 1024;
const FILES = 64;
const FILE_BYTES = 16 * MB;
/** What a version may cost beside the files that changed, and how long one may take. */
const OVERHEAD_BYTES = 256 * 1024;
const SAVE_MS = 2_000;
const TESTS = 200;
const SOLUTIONS = 10;
const FIRST_WORDS_MS = 300;
const ASKED = 20;

const LANGUAGE = 'C++ 17 With O2';
const CODE = (salt: number) =>
  `#include <cstdio>\nint main() { long long a, b; scanf("%lld %lld", &a, &b); printf("%lld\\n", a + b); }\n// ${salt}\n`;

const only = process.argv[process.argv.indexOf('--only') + 1];
const isWanted = (part: string) => !process.argv.includes('--only') || only === part;

const model = await openFakeModel();
const site = await openBigSite({
  users: 5,
  problems: 1,
  submissions: 0,
  durable: true,
  unlimited: true,
  env: { AI_URL: model.url },
});
const { services } = site;
const root = await buildUser({ services }, { role: 'root', username: 'bench-root' });
const ask = as(site, root);
const author = { uid: root.uid, username: root.username };

async function sizeOf() {
  const { rows } = await sql<{ parts: string; files: string }>`
    select pg_total_relation_size('problem_parts') + pg_total_relation_size('problem_versions')
        + pg_total_relation_size('problem_data') as parts,
      (select coalesce(sum(bytes), 0) from blobs) as files`.execute(services.db);
  return { parts: Number(rows[0]!.parts), files: Number(rows[0]!.files) };
}

type Stored = Awaited<ReturnType<typeof storeBlob>>;

async function stage(cases: readonly { input: Stored; output: Stored }[]) {
  const key = randomBytes(18).toString('base64url');
  const named = cases.map((one, at) => ({ inputName: `${at + 1}.in`, outputName: `${at + 1}.out`, ...one }));
  await insertUpload(services.db, { key, uid: root.uid, cases: named, expiresAt: new Date(Date.now() + 600_000) });
  const samples = named.map(({ inputName, outputName }) => ({ input: inputName, output: outputName }));
  return { from: 'upload' as const, uploadKey: key, samples };
}

/** Saves the problem with what is changed of it. @returns milliseconds */
async function save(pid: number, change: object, cases: object = { from: 'keep' }) {
  const { data } = await ask(getAdminProblem, { pid });
  const { problem, ...rest } = problemSave({ languages: [LANGUAGE], ...change });
  const named = { ...problem, problemId: data.problem.problemId };
  const startedMs = performance.now();
  await ask(updateProblem, { ...rest, problem: named, pid, version: data.version, cases } as never);
  return performance.now() - startedMs;
}

async function measureVersions() {
  const answer = await storeBlob(services, () => Buffer.from('1\n'));
  const cases = [];
  for (let at = 0; at < FILES; at++) {
    cases.push({ input: await storeBlob(services, () => randomBytes(FILE_BYTES)), output: answer });
  }
  const { pid } = await createProblem(services, author, {
    ...problemSave({ languages: [LANGUAGE] }),
    cases: await stage(cases),
  } as never);
  const small = await storeBlob(services, () => randomBytes(MB));
  const rows: Parameters<typeof printTable>[0] = [];
  let held = true;
  const step = async (name: string, changedBytes: number, act: () => Promise<number>) => {
    const before = await sizeOf();
    const ms = await act();
    const after = await sizeOf();
    const grown = after.parts - before.parts;
    held &&= grown <= OVERHEAD_BYTES && after.files - before.files <= changedBytes && ms <= SAVE_MS;
    rows.push({ name, ms, 'files, bytes': after.files - before.files, 'database, bytes': grown });
  };
  await step('another statement', 0, () => save(pid, { title: 'Another' }));
  await step('another time limit', 0, () => save(pid, { title: 'Another', timeLimit: 2000 }));
  const other = [{ input: small, output: answer }, ...cases.slice(1)];
  await step('one file of 64 is another, of 1 MB', 0, async () => save(pid, { title: 'Another' }, await stage(other)));
  await step('the first version again', 0, async () => {
    const { version } = (await ask(getProblemVersions, { pid })).data;
    const startedMs = performance.now();
    await ask(restoreProblemVersion, { pid, number: 1, version });
    return performance.now() - startedMs;
  });
  await step('difference of two', 0, async () => {
    const startedMs = performance.now();
    await ask(getVersionDifference, { pid, from: 1, to: 4 });
    return performance.now() - startedMs;
  });
  console.log(`\nVersions of a problem with ${(FILES * FILE_BYTES) / 1024 ** 3} GB of data\n`);
  printTable(rows);
  printHeld(held, `each within ${SAVE_MS} ms and ${OVERHEAD_BYTES / 1024} KB beside what changed`);
}

async function measureVerification() {
  const samples = Array.from({ length: TESTS }, (_none, at) => ({ input: `${at} 7\n`, output: `${at + 7}\n` }));
  const { pid } = await createProblem(services, author, {
    ...problemSave({ languages: [LANGUAGE] }),
    cases: { from: 'manual', samples },
  } as never);
  for (let at = 0; at < SOLUTIONS; at++) {
    const promise = { expected: ['accepted' as const], score: null, author: '', isModel: at === 0 };
    await ask(saveJurySolution, { pid, name: `${at}.cpp`, language: LANGUAGE, code: CODE(at), ...promise });
  }
  await buildHelper();
  const dataDir = join(services.config.dataDir, 'node');
  const quiet = { info() {}, warn: console.warn, error: console.error, debug() {} };
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const settings = {
    serverUrl: address,
    token: 'a-node-token-for-benches',
    name: 'bench',
    slots: availableParallelism(),
  };
  const rest = { pin: true, languages: [LANGUAGE], dataDir, includeDir: join(dataDir, 'include'), helper: HELPER };
  const node = await startNode({ ...settings, ...rest }, quiet);
  try {
    const { verificationId } = (await ask(startVerification, { pid })).data;
    const startedMs = performance.now();
    const seen: number[] = [];
    for (;;) {
      const { data } = await ask(getVerification, { verificationId });
      if (data.done !== seen.at(-1)) seen.push(data.done);
      if (data.state === 'done') {
        const seconds = (performance.now() - startedMs) / 1000;
        const right = data.counts.pass;
        console.log(
          `\n${TESTS} tests × ${SOLUTIONS} solutions verified in ${seconds.toFixed(1)} s; progress ${seen.join(', ')}\n`,
        );
        printHeld(right === SOLUTIONS, 'every solution is as it has to be');
        printHeld(seen.length >= SOLUTIONS / 2, 'progress is told while it runs');
        return;
      }
      await sleep(100);
    }
  } finally {
    await node.stop();
  }
}

/** From the first word of the model until the asker has it: the first words of each stream, in a conversation of its own. */
async function measureHelper() {
  const address = `http://127.0.0.1:${(site.app.server.address() as { port: number } | null)?.port ?? 0}`;
  const base = site.app.server.listening ? address : await site.app.listen({ port: 0, host: '127.0.0.1' });
  await services.settings.write(
    { ...(await services.settings.read()), openAiChat: true, aiPerUser: 1000 },
    services.db,
  );
  services.settings.forget();
  model.manner = 'slow';
  const samples: number[] = [];
  for (let at = 0; at < ASKED; at++) {
    // another text each time, so that nothing comes from what was answered before
    const { pid } = await createProblem(services, author, problemSave({ languages: [LANGUAGE], title: `Asked ${at}` }));
    const leaving = new AbortController();
    const asked = model.asked.length;
    const headers = { authorization: root.token };
    const response = await fetch(`${base}/api/ai/explain-problem?pid=${pid}`, { headers, signal: leaving.signal });
    const reader = response.body!.getReader();
    let heard = '';
    while (!heard.includes('Look')) heard += new TextDecoder().decode((await reader.read()).value);
    samples.push(performance.now() - model.asked[asked]!.saidAtMs);
    leaving.abort();
    await sleep(50);
  }
  const most = Math.max(...samples);
  console.log(`\nFirst words of a helper, ${ASKED} times: at most ${most.toFixed(1)} ms after the model said them\n`);
  printHeld(most <= FIRST_WORDS_MS, `the first words are passed on within ${FIRST_WORDS_MS} ms`);
  const left = await waitFor(() => model.left === ASKED);
  printHeld(left, 'whoever leaves ends the request upstream');
}

async function waitFor(is: () => boolean): Promise<boolean> {
  for (let round = 0; round < 50 && !is(); round++) await sleep(100);
  return is();
}

try {
  if (isWanted('versions')) await measureVersions();
  if (isWanted('verify')) await measureVerification();
  if (isWanted('helper')) await measureHelper();
} finally {
  await site.close();
  await model.close();
}
