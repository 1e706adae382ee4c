import { previewRemoteProblem } from '@assay/contract/remote/import.ts';
import { addRemoteHandle, proveRemoteHandle, reportRemoteRun } from '@assay/contract/remote/people.ts';
import { REMOTE_SITES, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import type { FaultKind } from '@assay/remote-simulators/core/faults.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXPECTED, type Expected } from '../testing/fault-table.ts';
import { FORMS, submitThere } from '../testing/person.ts';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';
import { driveSite } from './drive.ts';

/** A problem of each site, a language by its name and by its id, where programs are posted, and where accounts log in. */
const AT = {
  HDU: { id: '1000', language: 'G++', languageId: '0', post: '/submit.php', login: '/userloginex.php' },
  CF: { id: '1A', language: 'C++17 (GCC 7-32)', languageId: '54', post: FORMS.CF.path, login: '/' },
  POJ: { id: '1000', language: 'G++', languageId: '0', post: '/submit', login: '/login' },
  GYM: { id: '101991E', language: 'C++17 (GCC 7-32)', languageId: '54', post: FORMS.GYM.path, login: '/' },
  AC: { id: 'abc001_a', language: 'C++23 (GCC)', languageId: '6017', post: FORMS.AC.path, login: '/' },
  SPOJ: { id: 'TEST', language: 'C++14 (gcc)', languageId: '44', post: '/submit/complete/', login: '/login/' },
  LIBRE: {
    id: '1',
    language: 'C++ 17',
    languageId: 'cpp',
    post: '/api/submission/submit',
    login: '/api/auth/getSessionInfo',
  },
} as const;
/** Seconds until all is looked at again, once a fault is over: a rest lasts at most 15 minutes. */
const ROUNDS = [10, 10, 50, 15, 60, 60, 300, 920, 10, 20, 60, 60, 300, 300, 300, 920, 10, 20, 60, 300, 300];

let stage: RemoteStage;
const users: Partial<Record<RemoteSiteCode, BuiltUser>> = {};
const pids: Partial<Record<RemoteSiteCode, string>> = {};
const isByPerson = (code: RemoteSiteCode) => code in FORMS;
const handleOf = (code: RemoteSiteCode) => `hand${users[code]!.uid}`;

beforeAll(async () => {
  stage = await openRemoteStage(REMOTE_SITES);
  // the clocks here and there tell the same
  for (const { world } of Object.values(stage.simulators)) {
    world.advance(stage.site.clock.now().getTime() - world.now());
  }
  for (const code of REMOTE_SITES) {
    pids[code] = await stage.import(code, AT[code].id);
    users[code] = await buildUser(stage.site);
    if (!isByPerson(code)) continue;
    const handle = handleOf(code);
    const { data } = await stage.ask(users[code])(addRemoteHandle, { site: code, handle });
    for (const site of ['CF', 'GYM', 'AC'] as const) {
      const account = { handle, password: 'x', isBanned: false, lastSubmitAt: 0, profile: data.word };
      stage.simulators[site]!.world.accounts.set(handle, account);
    }
    await stage.ask(users[code])(proveRemoteHandle, { site: code });
  }
}, 180_000);
afterAll(() => stage.close());

/** Lets time pass, here and there alike. */
function pass(seconds: number) {
  stage.site.clock.advance(seconds);
  for (const { world } of Object.values(stage.simulators)) {
    world.advance(seconds * 1000);
  }
}

async function begin() {
  const { db, sessions } = stage.site.services;
  // sessions end as the clock goes on
  for (const user of [stage.root, ...Object.values(users)]) {
    user.token = await sessions.open(db, { uid: user.uid, ip: '127.0.0.1', userAgent: 'test' });
  }
  for (const { faults, log } of Object.values(stage.simulators)) {
    faults.clear();
    log.length = 0;
  }
  await db.updateTable('remote_sites').set({ troubles: '{}' }).execute();
  await db.updateTable('remote_accounts').set({ state: 'ok' }).execute();
  // the clock here overtakes that of the database, by which people are held to their pace
  await db.updateTable('submissions').set({ received_at: sql`now() - interval '1 day'` }).execute();
  await db.deleteFrom('remote_submissions').where('state', 'not in', ['done', 'failed']).execute();
  pass(1000);
}

const forgetCookies = () =>
  stage.site.services.db.updateTable('remote_accounts').set({ sealed_cookies: null }).execute();

/** Milliseconds of a slow answer, seconds of a slow judging, MiB of a page. */
const PARAMS: Partial<Record<FaultKind, number>> = { slow: 300, slowJudge: 1800, hugeBody: 5 };
const addFault = (code: RemoteSiteCode, kind: FaultKind, more: object) =>
  stage.simulators[code]!.faults.add([{ kind, param: PARAMS[kind] as number, ...more }]);

interface Sent {
  code: RemoteSiteCode;
  id: number;
  source: string;
  /** What its owner is told, one after the other. */
  told: string[];
}

let count = 0;
async function submit(code: RemoteSiteCode): Promise<Sent> {
  const source = `// @sim verdict=WA number=${++count}\nint main() { return ${count}; }`;
  const id = await stage.submit(users[code]!, pids[code]!, AT[code].language, source);
  return { code, id, source, told: [] };
}

/** What the owner of a submission sees of it. */
async function see({ code, id, told }: Sent) {
  const { data } = await stage.ask(users[code])(getSubmissionDetail, { submitId: id });
  const { status, remote } = data.submission;
  const { state, trouble, failure } = remote!;
  // how far its judging came is a matter of moments
  const isThere = state === 'submitted' || state === 'judging';
  const isOver = state === 'done' || state === 'failed';
  tell(told, [isOver && `${status}`, isThere ? 'there' : state, trouble?.kind ?? failure]);
}

/** Adds what somebody is told, unless it is the same as before. */
function tell(told: string[], words: readonly (string | false | null | undefined)[]) {
  const text = words.filter((word) => word).join(' ');
  if (told.at(-1) !== text) told.push(text);
}

/** The person submits there, and tells of it here. */
async function bePerson(sent: Sent, withFault?: () => void) {
  const { code, id, source, told } = sent;
  const form = FORMS[code as keyof typeof FORMS];
  const { languageId: language } = AT[code];
  const run = await submitThere(stage.simulators[code]!, form, { handle: handleOf(code), language, source });
  withFault?.();
  const answer = await stage.ask(users[code]).refused(reportRemoteRun, { submitId: id, run });
  if (answer.status !== 200) tell(told, [`${answer.status}`, answer.data.code]);
}

/** Drives those that are not over until they are. */
async function finish(all: readonly Sent[]) {
  let open = [...all];
  for (const seconds of ROUNDS) {
    pass(seconds);
    const done = await Promise.all(
      open.map(async (sent) => {
        const row = await stage.stateOf(sent.id);
        if (isByPerson(sent.code) && row.state === 'waiting') await bePerson(sent);
        await driveSite(stage.site.services, sent.code);
        return /done|failed/.test((await stage.stateOf(sent.id)).state);
      }),
    );
    open = open.filter((_sent, at) => !done[at]);
    if (open.length === 0) return;
  }
}

/** How often programs were posted there by this site, and how often one arrived. */
async function countOf({ code, id, source }: Sent) {
  const { log, world } = stage.simulators[code]!;
  const row = await stage.site.services.db
    .selectFrom('remote_submissions')
    .select('marker')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  const sign = isByPerson(code) ? source : row.marker;
  const posts = isByPerson(code)
    ? 0
    : log.filter(({ method, path }) => method === 'POST' && path.startsWith(AT[code].post)).length;
  return { posts, arrived: world.submissions.filter((one) => one.source.includes(sign)).length };
}

async function cameOf(all: readonly Sent[]) {
  await finish(all);
  const lines: [RemoteSiteCode, string][] = [];
  for (const sent of all) {
    await see(sent);
    const { posts, arrived } = await countOf(sent);
    expect([sent.code, arrived <= 1]).toEqual([sent.code, true]);
    lines.push([sent.code, `${sent.told.join(' > ')}; posted ${posts}, arrived ${arrived}`]);
  }
  return lines;
}

async function whileImported(kind: FaultKind) {
  await begin();
  return Promise.all(
    REMOTE_SITES.map(async (code): Promise<[RemoteSiteCode, string]> => {
      addFault(code, kind, {});
      const asked = { name: code, problemId: AT[code].id };
      const { status, data } = await stage.ask(stage.root).refused(previewRemoteProblem, asked);
      const { warnings = [] } = data as { warnings?: string[] };
      return [code, [status, data.code, ...warnings].filter((word) => word !== undefined).join(' ')];
    }),
  );
}

/** The fault meets the request that posts the program, a wrong password the one that logs in; where people do that, theirs, and then our look at what they tell of. */
async function whileSent(kind: FaultKind) {
  await begin();
  const all = await Promise.all(REMOTE_SITES.map(submit));
  // who is logged in needs no password
  if (kind === 'badPassword') await forgetCookies();
  for (const { code } of all) {
    const met = kind === 'badPassword' ? { path: AT[code].login } : { method: 'POST', path: AT[code].post };
    addFault(code, kind, { ...met, times: 1 });
  }
  for (const sent of all) {
    if (isByPerson(sent.code)) await bePerson(sent, () => addFault(sent.code, kind, { method: 'GET', times: 1 }));
  }
  pass(1);
  await Promise.all(REMOTE_SITES.map((code) => driveSite(stage.site.services, code)));
  for (const sent of all) await see(sent);
  return cameOf(all);
}

/** The fault meets the next two requests after the site has it. */
async function whileFollowed(kind: FaultKind) {
  await begin();
  const all = await Promise.all(REMOTE_SITES.map(submit));
  for (const sent of all) if (isByPerson(sent.code)) await bePerson(sent);
  for (let round = 0; round < 4; round++) {
    const states = await Promise.all(all.map(({ id }) => stage.stateOf(id)));
    const unknown = all.filter((_sent, at) => states[at]!.state !== 'submitted');
    await Promise.all(unknown.map(({ code }) => driveSite(stage.site.services, code)));
    pass(2);
  }
  for (const { code } of all) addFault(code, kind, { times: 2 });
  pass(6);
  await Promise.all(REMOTE_SITES.map((code) => driveSite(stage.site.services, code)));
  for (const sent of all) await see(sent);
  return cameOf(all);
}

const expected = (rows: Expected): [RemoteSiteCode, string][] =>
  REMOTE_SITES.map((code) => {
    if (typeof rows === 'string') return [code, rows];
    return [code, rows[code] ?? (isByPerson(code) ? rows.people : rows.accounts)];
  });

test.each(Object.keys(EXPECTED) as FaultKind[])(
  'REM-5 REM-6 REM-9 %s: what people see, what is tried again, that nothing is sent twice',
  { timeout: 120_000 },
  async (kind) => {
    const came = {
      imported: await whileImported(kind),
      sent: await whileSent(kind),
      followed: await whileFollowed(kind),
    };
    const { imported, sent, followed } = EXPECTED[kind];
    expect(came).toEqual({ imported: expected(imported), sent: expected(sent), followed: expected(followed) });
  },
);
