import { copyFile, rename, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { VERDICT } from '@assay/contract/verdict.ts';
import { loadSeedProblems } from '../../packages/seeds/src/load.ts';
import type { Fault } from './fault.ts';
import { ask } from './load.ts';
import type { Stage } from './stage.ts';

/** A way to break a problem. Answers how to mend it. */
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
  1004: async ({ pool }, pid) => {
    const data = `id = (select data_version from problems where problem_id = '${pid}')`;
    const { rows } = await pool().query(`select cases::text from problem_data where ${data}`);
    await pool().query(`update problem_data set cases = '[]' where ${data}`);
    return () => pool().query(`update problem_data set cases = $1::jsonb where ${data}`, [rows[0].cases]);
  },
  1016: async ({ pool }, pid) => {
    const { rows } = await pool().query('select checker_code from problems where problem_id = $1', [pid]);
    await pool().query(`update problems set checker_code = 'no program' where problem_id = $1`, [pid]);
    return () =>
      pool().query('update problems set checker_code = $2 where problem_id = $1', [pid, rows[0].checker_code]);
  },
};
export const POISONED: ReadonlySet<string> = new Set(Object.keys(POISONS));

const PATIENCE_S = 240;

async function awaitVerdict(stage: Stage, submitId: number): Promise<number> {
  for (let second = 0; second < PATIENCE_S; second++) {
    await sleep(1_000);
    const { rows } = await stage.pool().query('select status from submissions where id = $1', [submitId]);
    const status = Number(rows[0]?.status);
    if (![VERDICT.pending, VERDICT.compiling, VERDICT.judging, VERDICT.submitting].includes(status as never))
      return status;
  }
  throw new Error(`submission ${submitId} was not judged`);
}

interface Broken {
  pid: string;
  submitId: number;
  mend(): Promise<unknown>;
}

/** Breaks a problem and sends a right solution. */
async function breakProblem(stage: Stage, pid: string, poison: Poison, code: string): Promise<Broken> {
  const mend = await poison(stage, pid);
  const given = { pid, language: 'C++ 17 With O2', code, key: `poison-${pid}-${Date.now()}` };
  const path = '/api/submit-problem-judge';
  const { submitId } = await ask<{ submitId: number }>(stage, stage.people.clients[0]!, path, given);
  return { pid, submitId, mend };
}

/** Each must get this verdict. @returns what was wrong */
async function expectAll(stage: Stage, all: Broken[], wanted: number): Promise<string[]> {
  const got = await Promise.all(all.map(({ submitId }) => awaitVerdict(stage, submitId)));
  return all.flatMap(({ pid }, at) =>
    got[at] === wanted ? [] : [`problem ${pid}: verdict ${got[at]} in place of ${wanted}`],
  );
}

export const DATA_FAULTS: Fault[] = [
  {
    id: 'FI-13',
    what: 'problems whose data are missing, cut short, empty, and whose checker does not compile',
    async inflict(stage, load) {
      const problems = await loadSeedProblems('packages/seeds');
      const broken = await Promise.all(
        Object.entries(POISONS).map(([pid, poison]) => {
          const { solutions } = problems.find(({ problemId }) => problemId === pid)!;
          const right = solutions.find(({ expected, language }) => expected === 'AC' && language === 'C++ 17 With O2')!;
          return breakProblem(stage, pid, poison, right.code);
        }),
      );
      const missed = await expectAll(stage, broken, VERDICT.systemError);
      // What is judged again comes last, so the others make room first.
      await load.stop();
      for (const { submitId, mend } of broken) {
        await mend();
        load.rejudged.set(submitId, 1);
        await ask(stage, stage.people.root, '/api/admin/judge/rejudge', { submitId });
      }
      missed.push(...(await expectAll(stage, broken, VERDICT.accepted)));
      const { rows } = await stage.pool().query('select name from judge_nodes where set_aside_at is not null');
      return [...missed, ...rows.map(({ name }) => `node ${name} was set aside for what the problems broke`)];
    },
  },
];
