import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import type { Simulator } from '@assay/remote-simulators/core/simulator.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { insertAccount } from '../../apps/server/src/domains/remote/accounts/accounts.queries.ts';
import { keepSecret } from '../../apps/server/src/domains/remote/accounts/secrets.ts';
import { FORMS, submitThere } from '../../apps/server/src/domains/remote/testing/person.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openServices } from '../../apps/server/src/platform/open-services.ts';
import { DEFAULT_SETTINGS } from '../../apps/server/src/platform/settings/settings.ts';
import { WIRING } from '../../apps/server/src/wiring.ts';

const PROBLEMS = [
  ['HDU', '1000', 'G++', '0'],
  ['POJ', '1000', 'G++', '0'],
  ['SPOJ', 'TEST', 'C++14 (gcc)', '44'],
  ['LIBRE', '1', 'C++ 17', 'cpp'],
  ['CF', '1A', 'C++17 (GCC 7-32)', '54'],
  ['GYM', '101991E', 'C++17 (GCC 7-32)', '54'],
  ['AC', 'abc001_a', 'C++23 (GCC)', '6017'],
] as const satisfies readonly (readonly [RemoteSiteCode, string, string, string])[];
const VERDICTS = [
  ['AC', 0],
  ['WA', -1],
  ['TLE', 1],
  ['CE', -2],
] as const;
const ACCOUNTS = 6;
const HANDLE = 'somebody_real';

/** A submission with what has to come of it. */
interface Sent {
  /** Of the submission here, once there is a receipt. */
  id: number | null;
  code: RemoteSiteCode;
  key: string;
  language: string;
  languageId: string;
  source: string;
  sign: string;
  status: number;
  isTold: boolean;
}

export interface RemoteWork {
  sent: Sent[];
  /** Submits all, each until there is a receipt. */
  submitAll(): Promise<void>;
  /** What people do meanwhile: submit there where they have to, tell of it, and send again what failed. */
  goOn(pool: pg.Pool): Promise<void>;
}

interface Given {
  env: Record<string, string>;
  baseUrl: string;
  simulators: Readonly<Record<string, Simulator>>;
  count: number;
}

/** Lets somebody in, switches all sites on, and gives this site accounts at them. */
async function settle({ env, simulators }: Given): Promise<string> {
  const { services, close } = await openServices(readConfig({ ...env, LOG_LEVEL: 'silent' }), systemClock, WIRING);
  const { db } = services;
  await services.settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, db);
  // where calls are counted, by the sites' own clocks, the pace is the usual one by these
  await sql`update remote_sites set enabled = true, submit_gap_ms = 1500,
    gap_ms = case when site in ('CF', 'GYM') then 700 else 50 end`.execute(db);
  const { uid } = await db.selectFrom('users').select('uid').orderBy('uid').executeTakeFirstOrThrow();
  for (const [code] of PROBLEMS) {
    const { accounts } = simulators[code]!.world;
    if (code in FORMS) {
      accounts.set(HANDLE, { handle: HANDLE, password: 'x', isBanned: false, lastSubmitAt: 0, profile: '' });
      await sql`insert into remote_handles (uid, site, handle, word, proved_at)
        values (${uid}, ${code}, ${HANDLE}, 'word', now()) on conflict do nothing`.execute(db);
      continue;
    }
    for (let at = 0; at < ACCOUNTS; at++) {
      const handle = `many${at}`;
      accounts.set(handle, { handle, password: `pw-${handle}`, isBanned: false, lastSubmitAt: 0, profile: '' });
      const id = await insertAccount(db, { site: code, handle, now: new Date() });
      await keepSecret(services, id!, `pw-${handle}`);
    }
  }
  const token = await services.sessions.open(db, { uid, ip: '127.0.0.1', userAgent: 'bench' });
  await close();
  return token;
}

export async function openRemotePeople(given: Given): Promise<RemoteWork> {
  const { baseUrl, simulators, count } = given;
  const token = await settle(given);
  const ask = async (method: 'GET' | 'POST', path: string, input: Record<string, unknown>) => {
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const answer = await fetch(`${baseUrl}${path}${query}`, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, ...((await answer.json()) as { data: Record<string, unknown> }) };
  };
  for (const [name, problemId] of PROBLEMS) {
    const { status } = await ask('GET', '/api/admin/problem/import-remote-oj-problem', { name, problemId });
    if (status !== 200) throw new Error(`${name}: not imported, ${status}`);
  }
  const sent = Array.from({ length: count }, (_, at): Sent => {
    const [code, key, language, languageId] = PROBLEMS[at % PROBLEMS.length]!;
    const [verdict, status] = VERDICTS[at % VERDICTS.length]!;
    const sign = `number ${at};`;
    const source = `// @sim verdict=${verdict}\nint main() { return 0; } // ${sign}\n`;
    return { id: null, code, key, language, languageId, source, sign, status, isTold: !(code in FORMS) };
  });

  async function submit(one: Sent): Promise<void> {
    const key = randomUUID();
    while (one.id === null) {
      const input = { pid: `${one.code}-${one.key}`, language: one.language, code: one.source, key };
      const answer = await ask('POST', '/api/submit-problem-judge', input).catch(() => null);
      if (answer?.status === 200) one.id = Number(answer.data.submitId);
      else await sleep(300);
    }
  }

  async function bePerson(one: Sent): Promise<void> {
    const form = FORMS[one.code as keyof typeof FORMS];
    const given = { handle: HANDLE, language: one.languageId, source: one.source };
    const run = await submitThere(simulators[one.code]!, form, given).catch(() => null);
    if (run === null) return;
    const answer = await ask('POST', '/api/remote/report-run', { submitId: one.id, run }).catch(() => null);
    one.isTold = answer?.status === 200 || answer?.data?.code === 'remote.notWaiting';
  }

  return {
    sent,
    async submitAll() {
      for (const one of sent) {
        await submit(one);
        if (!one.isTold) await bePerson(one);
      }
    },
    async goOn(pool) {
      for (const one of sent) if (!one.isTold) await bePerson(one);
      const { rows } = await pool.query(`select submission_id as id from remote_submissions where state = 'failed'`);
      for (const { id } of rows) await ask('GET', '/api/resubmit', { submitId: String(id) }).catch(() => null);
      await sleep(1_000);
    },
  };
}
