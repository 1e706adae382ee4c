import { addRemoteHandle, proveRemoteHandle, reportRemoteRun } from '@assay/contract/remote/people.ts';
import { REMOTE_SITES, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { ATTEMPTS_MAX } from '@assay/rules/remote/after-sending.ts';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createParts } from '../../../platform/of-node.ts';
import type { Services } from '../../../platform/services.ts';
import { insertAccount } from '../accounts/accounts.queries.ts';
import { keepSecret } from '../accounts/secrets.ts';
import { sendOneAgain } from '../resubmit/resubmit.queries.ts';
import { FORMS, submitThere } from '../testing/person.ts';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';
import { driveSite } from './drive.ts';

const SITES = [
  ['HDU', '1000', 'G++', '/submit.php'],
  ['POJ', '1000', 'G++', '/submit'],
  ['SPOJ', 'TEST', 'C++14 (gcc)', '/submit/complete/'],
  ['LIBRE', '1', 'C++ 17', '/api/submission/submit'],
] as const;
/** Of the clocks here and there, from one round to the next. */
const STEP_SECONDS = 10;
/** 200 in all. */
const PER_SITE = 32;
const PER_SITE_OF_PEOPLE = 24;
/** More accounts send more at once. */
const MORE_ACCOUNTS = ['pool3', 'pool4', 'pool5', 'pool6'];
/** Sites that people submit to as themselves. */
const OF_PEOPLE = [
  ['CF', '1A', 'C++17 (GCC 7-32)', '54'],
  ['GYM', '101991E', 'C++17 (GCC 7-32)', '54'],
  ['AC', 'abc001_a', 'C++23 (GCC)', '6017'],
] as const;
const HANDLE = 'somebody_real';
const FAULTS = [
  'dropAfterAccept',
  'dropBeforeAccept',
  'http502',
  'http503',
  'reset',
  'expireLogin',
  'listLag',
] as const;
const VERDICTS = [
  ['AC', 0],
  ['WA', -1],
  ['TLE', 1],
  ['CE', -2],
] as const;

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

class Killed extends Error {}

/** A web node that dies before or after one of its next statements: from then on nothing of it reaches the database. */
function mortalNode(services: Services, statements: number): Services {
  let left = statements;
  const die = () => {
    left -= 0.5;
    if (left < 0) throw new Killed();
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      die();
      return node;
    },
    async transformResult({ result }) {
      die();
      return result;
    },
  };
  const node: Services = { ...services, db: services.db.withPlugin(plugin), ...createParts(() => node) };
  return node;
}

let stage: RemoteStage;
beforeAll(async () => {
  stage = await openRemoteStage(REMOTE_SITES);
  const { services, clock } = stage.site;
  for (const [code] of SITES) {
    for (const handle of MORE_ACCOUNTS) {
      const account = { handle, password: `pw-${handle}`, isBanned: false, lastSubmitAt: 0, profile: '' };
      stage.simulators[code]!.world.accounts.set(handle, account);
      const id = await insertAccount(services.db, { site: code, handle, now: clock.now() });
      await keepSecret(services, id!, account.password);
    }
  }
  for (const site of ['CF', 'AC'] as const) {
    const { data } = await stage.ask(stage.root)(addRemoteHandle, { site, handle: HANDLE });
    for (const [code] of OF_PEOPLE) {
      const { accounts } = stage.simulators[code]!.world;
      const { profile = '' } = accounts.get(HANDLE) ?? {};
      const word = `${profile} ${data.word}`;
      accounts.set(HANDLE, { handle: HANDLE, password: 'x', isBanned: false, lastSubmitAt: 0, profile: word });
    }
    await stage.ask(stage.root)(proveRemoteHandle, { site });
  }
}, 180_000);
afterAll(() => stage.close());

/** Cuts every connection of the site to its database but the one that says so. */
const cutConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    .execute(stage.site.services.db)
    .catch(() => null);

async function endsOf(ids: readonly number[]) {
  return stage.site.services.db
    .selectFrom('remote_submissions as r')
    .innerJoin('submissions as s', 's.id', 'r.submission_id')
    .select(['s.id', 'r.state', 'r.failure', 'r.attempt', 's.status'])
    .where('s.id', 'in', ids)
    .orderBy('s.id')
    .execute();
}

/**
 * Whether all came back. What was lost on its way at every attempt ended as Submitted Failed, and its owner sends it again; nothing else
 * may end so.
 */
async function isOver(ids: readonly number[]): Promise<boolean> {
  // connections that were cut are met by whoever uses them next
  const ends = await endsOf(ids).catch(() => []);
  for (const { id, state, failure, attempt } of ends) {
    if (state !== 'failed') continue;
    expect({ failure, attempt }).toEqual({ failure: 'siteDown', attempt: ATTEMPTS_MAX });
    await sendOneAgain(stage.site.services.db, id, stage.site.clock.now());
  }
  return ends.length > 0 && ends.every(({ state }) => state === 'done');
}

/** Somebody's submission to a site that takes none of programs. */
interface Personal {
  code: (typeof OF_PEOPLE)[number][0];
  id: number;
  language: string;
  source: string;
  isTold: boolean;
}

/** The person submits there if it is not on the own list yet, and tells of it here, until that worked. */
async function bePerson(personal: Personal): Promise<void> {
  const { code, id, language, source } = personal;
  const run = await submitThere(stage.simulators[code]!, FORMS[code], { handle: HANDLE, language, source }).catch(
    () => null,
  );
  if (run === null) return;
  const answer = await stage.ask(stage.root).refused(reportRemoteRun, { submitId: id, run });
  // told before, by a request whose answer was lost
  personal.isTold = answer.status === 200 || answer.data?.code === 'remote.notWaiting';
}

const TITLE =
  'REM-6 REM-9 REM-16 nodes, connections and sites fail at random: each of 200 is sent once and comes back with its result';

test(TITLE, { timeout: 300_000 }, async () => {
  const random = seeded(20_261_123);
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const wanted = new Map<number, { code: RemoteSiteCode; status: number; sign: string }>();
  const personals: Personal[] = [];
  const submit = async (code: RemoteSiteCode, pid: string, language: string) => {
    const [verdict, status] = oneOf(VERDICTS);
    const sign = `number ${wanted.size};`;
    const source = `// @sim verdict=${verdict}\nint main() { return 0; } // ${sign}`;
    const id = await stage.submit(stage.root, pid, language, source);
    wanted.set(id, { code, status, sign });
    return { id, source };
  };
  for (const [code, key, language] of SITES) {
    const pid = await stage.import(code, key);
    for (let at = 0; at < PER_SITE; at++) await submit(code, pid, language);
  }
  for (const [code, key, name, language] of OF_PEOPLE) {
    const pid = await stage.import(code, key);
    for (let at = 0; at < PER_SITE_OF_PEOPLE; at++) {
      personals.push({ code, language, isTold: false, ...(await submit(code, pid, name)) });
    }
  }
  const ids = [...wanted.keys()];
  expect(ids).toHaveLength(200);
  const { services, clock } = stage.site;
  const drive = (code: RemoteSiteCode, submitPath: string) => {
    const { faults, world } = stage.simulators[code]!;
    world.advance(STEP_SECONDS * 1000);
    faults.clear();
    if (random() < 0.2) {
      const met = random() < 0.7 ? { path: submitPath, method: 'POST' } : {};
      faults.add([{ kind: oneOf(FAULTS), times: 1, ...met }]);
    }
    const node = random() < 0.3 ? mortalNode(services, Math.floor(random() * 30)) : services;
    return driveSite(node, code).catch((error: unknown) => error);
  };
  for (let round = 0; round < 1000 && !(await isOver(ids)); round++) {
    clock.advance(STEP_SECONDS);
    const driven = [
      ...SITES.map(([code, , , submitPath]) => drive(code, submitPath)),
      ...OF_PEOPLE.map(([code]) => drive(code, FORMS[code].path)),
      ...personals.filter(({ isTold }) => !isTold && random() < 0.2).map((one) => bePerson(one).catch(() => null)),
    ];
    if (random() < 0.1) await cutConnections();
    await Promise.all(driven);
  }
  const ends = await endsOf(ids);
  const sent = (code: string, sign: string) =>
    stage.simulators[code]!.world.submissions.filter(({ source }) => source.includes(sign)).length;
  expect(
    ends.map(({ id, state, failure, status }) => {
      const { code, sign } = wanted.get(id)!;
      return { id, code, state, failure, status, sent: sent(code, sign) };
    }),
  ).toEqual([...wanted].map(([id, { code, status }]) => ({ id, code, state: 'done', failure: null, status, sent: 1 })));
});
