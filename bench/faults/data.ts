import { copyFile, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { getAdminProblem } from '@assay/contract/authoring/editor.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import type { Pool } from 'pg';
import { loadSeedProblems } from '../../packages/seeds/src/load.ts';
import type { Fault } from './fault.ts';
import { ask, type Load } from './stage/load.ts';
import type { Stage } from './stage/stage.ts';

/** A way to break a problem. Answers how to fix it. */
type Poison = (stage: Stage, pid: string) => Promise<() => Promise<unknown>>;

/** A file of this problem's test data alone: equal files are stored once. */
async function ownFile({ pool, dataDir }: Stage, pid: string): Promise<string> {
  const { rows } = await pool().query<{ hash: string }>(
    `with files as (
       select p.problem_id, one #>> '{}' as hash
       from problems p join problem_data d on d.id = p.data_version, jsonb_path_query(d.cases, '$.**.hash') one
     )
     select hash from files group by hash having min(problem_id) = $1 and max(problem_id) = $1 limit 1`,
    [pid],
  );
  const { hash } = rows[0]!;
  return join(dataDir, 'blobs', hash.slice(0, 2), hash.slice(2));
}

/** No file is that large; the row that says so is wrong. */
const HUGE_BYTES = 8 * 2 ** 30;

/** Puts other cases in the place of a problem's. @param cases SQL */
async function changeCases(pool: Pool, pid: string, cases: string) {
  const data = `id = (select data_version from problems where problem_id = '${pid}')`;
  const { rows } = await pool.query<{ cases: string }>(`select cases::text from problem_data where ${data}`);
  await pool.query(`update problem_data set cases = ${cases} where ${data}`);
  return () => pool.query(`update problem_data set cases = $1::jsonb where ${data}`, [rows[0]!.cases]);
}

/** Saves a problem with other code of its checker. @returns the code that it had */
async function saveChecker(stage: Stage, problemId: string, code: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: stage.people.root.token };
  const { rows } = await stage.pool().query('select id from problems where problem_id = $1', [problemId]);
  const pid = Number(rows[0].id);
  const shown = await fetch(`${stage.baseUrl}/api/admin/problem?pid=${pid}`, { headers });
  const { data } = (await shown.json()) as { data: DataOf<typeof getAdminProblem> };
  const { version, problem, tags, languages, codeTemplates } = data;
  const { checker } = problem;
  if (!checker) throw new Error(`problem ${problemId} has no checker`);
  const save = { pid, version, tags, languages, codeTemplates, cases: { from: 'keep' } };
  const body = JSON.stringify({ ...save, problem: { ...problem, checker: { ...checker, code } } });
  const answer = await fetch(`${stage.baseUrl}/api/admin/problem`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`saving problem ${problemId}: ${answer.status} ${await answer.text()}`);
  return checker.code;
}

/** The problems that are broken, none of them among the golden ones, and how. */
const POISONS: Record<string, Poison> = {
  1001: async (stage, pid) => {
    const file = await ownFile(stage, pid);
    await rename(file, `${file}.gone`);
    return () => rename(`${file}.gone`, file);
  },
  1002: async (stage, pid) => {
    const file = await ownFile(stage, pid);
    await rename(file, `${file}.whole`);
    await copyFile(`${file}.whole`, file);
    await truncate(file, Math.floor((await stat(file)).size / 2));
    return () => rename(`${file}.whole`, file);
  },
  1004: ({ pool }, pid) => changeCases(pool(), pid, `'[]'::jsonb`),
  1007: ({ pool }, pid) => changeCases(pool(), pid, `jsonb_set(cases, '{0,input,bytes}', '${HUGE_BYTES}')`),
  // Broken and fixed as its author would: what a save fixes needs nobody to try again.
  1016: async (stage, pid) => {
    const before = await saveChecker(stage, pid, 'no program');
    return () => saveChecker(stage, pid, before);
  },
};
export const POISONED: ReadonlySet<string> = new Set(Object.keys(POISONS));

/** Fixed by a save and not by staff who let the problem be tried again. */
const SAVED = new Set(['1016']);

/** So long without any judgement at all; a busy machine may take its time. */
const PATIENCE_S = 240;
/** So long nothing of a paused problem may be judged while others are. */
const PAUSE_MS = 12_000;

async function awaitVerdict(stage: Stage, submitId: number, wanted: number): Promise<number> {
  for (let [second, judged] = [0, '']; ; second++) {
    await sleep(1_000);
    const { rows } = await stage
      .pool()
      .query('select status, (select count(*) from judgements) as judged from submissions where id = $1', [submitId]);
    const status = Number(rows[0]?.status);
    if (status === wanted || second > PATIENCE_S) return status;
    if (rows[0].judged !== judged) [second, judged] = [0, rows[0].judged];
  }
}

interface Broken {
  pid: string;
  /** A right solution of it. */
  code: string;
  /** Sent to it. */
  submitIds: number[];
  fix(): Promise<unknown>;
}

async function send(stage: Stage, { pid, code, submitIds }: Broken): Promise<void> {
  const given = { pid, language: 'C++ 17 With O2', code, key: `poison-${pid}-${submitIds.length}-${Date.now()}` };
  const path = '/api/submit-problem-judge';
  const { submitId } = await ask<{ submitId: number }>(stage, stage.people.clients[0]!, path, given);
  submitIds.push(submitId);
}

/** Each must get this verdict. @returns what was wrong */
async function expectAll(stage: Stage, all: Broken[], wanted: number): Promise<string[]> {
  const wrong = await Promise.all(
    all.flatMap(({ pid, submitIds }) =>
      submitIds.map(async (submitId) => {
        const got = await awaitVerdict(stage, submitId, wanted);
        return got === wanted ? [] : [`problem ${pid}: verdict ${got} in place of ${wanted}`];
      }),
    ),
  );
  return wrong.flat();
}

/** Broken problems are flagged with a reason and paused, or none is. @returns what was wrong */
async function expectFlags(stage: Stage, all: Broken[], areBroken: boolean): Promise<string[]> {
  const { rows } = await stage
    .pool()
    .query<{ problem_id: string; broken_reason: string | null; is_paused: boolean }>(
      'select problem_id, broken_reason, is_paused from problems where problem_id = any($1)',
      [all.map(({ pid }) => pid)],
    );
  return rows.flatMap(({ problem_id, broken_reason, is_paused }) =>
    is_paused === areBroken && (broken_reason !== null) === areBroken
      ? []
      : [`problem ${problem_id}: ${is_paused ? 'paused' : 'not paused'}, reason ${broken_reason}`],
  );
}

/** While they are broken nothing of them is judged, and everything else is. @returns what was wrong */
async function expectPause(stage: Stage, all: Broken[]): Promise<string[]> {
  for (const one of all) await send(stage, one);
  const waiting = all.map(({ submitIds }) => submitIds.at(-1)!);
  const judged = async () => Number((await stage.pool().query('select count(*) from judgements')).rows[0].count);
  const before = await judged();
  await sleep(PAUSE_MS);
  // A busy machine may take longer for the next of the others.
  for (let second = 0; second < PATIENCE_S && (await judged()) === before; second++) await sleep(1_000);
  const missed = (await judged()) > before ? [] : ['nothing else was judged meanwhile'];
  const { rows } = await stage
    .pool()
    .query<{ id: string; status: number; state: string | null }>(
      'select s.id, s.status, j.state from submissions s left join jobs j on j.submission_id = s.id where s.id = any($1)',
      [waiting],
    );
  const moved = rows.filter(({ status, state }) => status !== VERDICT.pending || state !== 'held');
  return [...missed, ...moved.map(({ id, status, state }) => `submission ${id} is ${state}, verdict ${status}`)];
}

/** Lets all be judged again: by the save itself, or by staff. */
async function fixAll(stage: Stage, load: Load, all: Broken[]): Promise<void> {
  for (const { pid, submitIds, fix } of all) {
    load.rejudged.set(submitIds[0]!, 1);
    await fix();
    if (SAVED.has(pid)) continue;
    const { rows } = await stage.pool().query('select id from problems where problem_id = $1', [pid]);
    await ask(stage, stage.people.root, '/api/admin/problem/retry-broken', { pid: Number(rows[0].id) });
  }
}

export const DATA_FAULTS: Fault[] = [
  {
    id: 'FI-13',
    what: 'problems whose data are missing, cut short, empty, far too large, and whose checker does not compile',
    // Its own submissions take their turn among all others, and it waits for them.
    times: 0.25,
    async inflict(stage, load) {
      const problems = await loadSeedProblems('packages/seeds');
      const broken: Broken[] = [];
      for (const [pid, poison] of Object.entries(POISONS)) {
        const { solutions } = problems.find(({ problemId }) => problemId === pid)!;
        const right = solutions.find(({ expected, language }) => expected === 'AC' && language === 'C++ 17 With O2')!;
        const one: Broken = { pid, code: right.code, submitIds: [], fix: await poison(stage, pid) };
        await send(stage, one);
        broken.push(one);
      }
      const missed = await expectAll(stage, broken, VERDICT.systemError);
      missed.push(...(await expectFlags(stage, broken, true)));
      missed.push(...(await expectPause(stage, broken)));
      // Only to be through sooner: what is judged again takes its turn among what others send.
      await load.stop();
      await fixAll(stage, load, broken);
      // Nobody asks for it: what the problems broke is judged again, and what waited for the first time.
      missed.push(...(await expectAll(stage, broken, VERDICT.accepted)));
      missed.push(...(await expectFlags(stage, broken, false)));
      const { rows } = await stage.pool().query('select name from judge_nodes where set_aside_at is not null');
      return [...missed, ...rows.map(({ name }) => `node ${name} was set aside for what the problems broke`)];
    },
  },
];
