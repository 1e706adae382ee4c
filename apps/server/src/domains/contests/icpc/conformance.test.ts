import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { ICPC_API } from '@assay/contract/contests/icpc.ts';
import { type ClicsValidator, clicsValidator } from '@assay/formats/contests/testing/clics-validator.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openField } from '../boards/testing/field.ts';

/** The Contest API of a live contest, in every state that it passes, against schemas written from the published text. */

type Json = Record<string, unknown>;

const HOUR = 3600;
/** Boards look at the database at most this often. */
const LOOK_MS = 600;
const COLLECTIONS = [
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'persons',
  'accounts',
  'submissions',
  'judgements',
  'awards',
];
/** Which type a property of a type refers to by id. */
const REFERENCES: [type: string, property: string, target: string][] = [
  ['teams', 'group_ids', 'groups'],
  ['teams', 'organization_id', 'organizations'],
  ['persons', 'team_ids', 'teams'],
  ['accounts', 'team_id', 'teams'],
  ['accounts', 'person_id', 'persons'],
  ['submissions', 'team_id', 'teams'],
  ['submissions', 'problem_id', 'problems'],
  ['submissions', 'language_id', 'languages'],
  ['judgements', 'submission_id', 'submissions'],
  ['judgements', 'judgement_type_id', 'judgement-types'],
  ['awards', 'team_ids', 'teams'],
];

let site: TestSite;
let author: BuiltUser;
let users: BuiltUser[];
beforeAll(async () => {
  site = await openTestSite();
  author = await buildUser(site, { role: 'admin' });
  users = [await buildUser(site), await buildUser(site), await buildUser(site)];
  await site.services.db
    .updateTable('users')
    .set({ school: 'Oak University' })
    .where('uid', '=', users[0]!.uid)
    .execute();
});
afterAll(() => site.close());

/** A session that is as young as the clock. */
const openSession = async ({ uid }: BuiltUser) =>
  site.services.sessions.open(site.services.db, { uid, ip: '127.0.0.1', userAgent: 'test' });

async function read(path: string, who?: BuiltUser) {
  const basic = who && Buffer.from(`x:${await openSession(who)}`).toString('base64');
  const headers = basic ? { authorization: `Basic ${basic}` } : {};
  const { statusCode, body } = await site.app.inject({ url: `${ICPC_API}${path}`, headers });
  return { status: statusCode, body };
}

/** Everything that somebody is served of a contest: objects of collections by type, singletons alone. */
async function everything(cid: number, who?: BuiltUser) {
  const get = async (endpoint: string) => {
    const { status, body } = await read(`/contests/${cid}${endpoint}`, who);
    expect([endpoint, status]).toEqual([endpoint, 200]);
    return JSON.parse(body);
  };
  const collections = new Map<string, Json[]>();
  for (const type of COLLECTIONS) collections.set(type, await get(`/${type}`));
  const singletons: Record<string, Json> = {
    contest: await get(''),
    state: await get('/state'),
    access: await get('/access'),
    scoreboard: await get('/scoreboard'),
  };
  const feed = (await read(`/contests/${cid}/event-feed?stream=false`, who)).body;
  const lines: Json[] = feed.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return { collections, singletons, lines };
}
type Everything = Awaited<ReturnType<typeof everything>>;

/** What does not hold of the text, in words. */
function faultsOf({ collections, singletons, lines }: Everything, validate: ClicsValidator, hasAccounts: boolean) {
  const faults: string[] = [];
  for (const [type, objects] of collections) {
    faults.push(...objects.flatMap((object) => validate(type, object)));
    if (new Set(objects.map(({ id }) => id)).size !== objects.length) faults.push(`${type}: an id twice`);
  }
  for (const [type, object] of Object.entries(singletons)) faults.push(...validate(type, object));

  const idsOf = (type: string) => new Set((collections.get(type) ?? []).map(({ id }) => id));
  for (const [type, property, target] of REFERENCES) {
    const known = idsOf(target);
    for (const object of collections.get(type) ?? []) {
      const dangling = [object[property] ?? []].flat().filter((id) => !known.has(id));
      if (dangling.length > 0) faults.push(`${type} ${object.id}: ${property} ${dangling.join()} is none`);
    }
  }

  const endpoints = singletons.access!.endpoints as { type: string; properties: string[] }[];
  for (const [type, objects] of [...collections, ['contest', [singletons.contest!]] as const]) {
    const named = endpoints.find((endpoint) => endpoint.type === type)?.properties ?? [];
    const extra = objects.flatMap((object) => Object.keys(object)).find((property) => !named.includes(property));
    if (extra) faults.push(`${type}: ${extra} is not in access`);
  }
  faults.push(...stateFaults(singletons.state!), ...feedFaults(lines, validate));
  if (JSON.stringify(singletons.scoreboard!.state) !== JSON.stringify(singletons.state)) faults.push('two states');

  const told = lastOf(lines);
  const shown = new Map<string, unknown>([
    ['contest null', singletons.contest],
    ['state null', singletons.state],
  ]);
  for (const [type, objects] of collections) {
    if (type === 'accounts' && !hasAccounts) continue;
    for (const object of objects) shown.set(`${type} ${object.id}`, object);
  }
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(shown));
  return faults;
}

/** "started < frozen < ended < thawed < end_of_updates, ended < finalized < end_of_updates" */
function stateFaults(state: Json): string[] {
  const rows = [
    ['started', 'frozen', 'ended', 'thawed', 'end_of_updates'],
    ['ended', 'finalized', 'end_of_updates'],
  ];
  return rows.flatMap((names) => {
    const times = names.flatMap((name) => (typeof state[name] === 'string' ? [Date.parse(state[name])] : []));
    return times.every((time, at) => at === 0 || time > times[at - 1]!) ? [] : [`${names.join(' < ')} does not hold`];
  });
}

function feedFaults(lines: readonly Json[], validate: ClicsValidator): string[] {
  const tokens = new Set(lines.map(({ token }) => token));
  const faults = tokens.size === lines.length ? [] : ['a token twice'];
  for (const line of lines) {
    const { type, id, data } = line as { type: string; id: string | null; data: Json | null };
    faults.push(...validate('event', line));
    if (data !== null) faults.push(...validate(type, data));
    if (id !== null && data !== null && data.id !== id) faults.push(`${type} ${id} carries ${data.id}`);
  }
  const end = lines.findLastIndex(({ data }) => (data as Json | null)?.end_of_updates);
  if (end >= 0 && end !== lines.length - 1) faults.push('the end of updates is not the last event');
  return faults;
}

function lastOf(lines: readonly Json[]): Map<string, unknown> {
  const last = new Map<string, unknown>();
  for (const { type, id, data } of lines) {
    if (data === null) last.delete(`${type} ${id}`);
    else last.set(`${type} ${id}`, data);
  }
  return last;
}

describe.each([
  ['ACM', { type: CONTEST_TYPE.acm, sealsBefore: HOUR }, 'pass-fail', true],
  ['ACM without a seal', { type: CONTEST_TYPE.acm }, 'pass-fail', false],
  ['OI', { type: CONTEST_TYPE.oi, sealsBefore: HOUR }, 'score', true],
  ['IOI', { type: CONTEST_TYPE.ioi }, 'score', false],
  ['AtCoder', { type: CONTEST_TYPE.atcoder, sealsBefore: HOUR }, 'score', true],
] as const)('%s', (_rule, options, scoring, hasFreeze) => {
  test('from before the start until it is final, every answer and every line of the feed is as the text has it', async () => {
    const contest = await buildContest(site, {
      author,
      startsIn: HOUR,
      openRank: true,
      autoRealRank: false,
      removed: [{ fromMs: HOUR * 1000, toMs: HOUR * 2000, reason: 'power' }],
      ...options,
    });
    const { cid } = contest;
    const field = openField(site, contest);
    const { db } = site.services;
    const [anna, bela, carl] = users as [BuiltUser, BuiltUser, BuiltUser];
    await field.join(anna.uid);
    await field.join(bela.uid, { star: true });
    await field.join(carl.uid, { disqualified: true });
    const validate = clicsValidator({ scoring, hasFreeze });
    const start = site.clock.now().getTime() + HOUR * 1000;

    /** Holds what everybody is served now to the text; gives the state. */
    const check = async (readers: readonly (BuiltUser | undefined)[]) => {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const states: Json[] = [];
      for (const who of readers) {
        const found = await everything(cid, who);
        expect(faultsOf(found, validate, who === author || who === undefined)).toEqual([]);
        states.push(found.singletons.state!);
      }
      expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
      return Object.entries(states[0]!).flatMap(([name, value]) => (value === null ? [] : [name]));
    };
    const at = (hours: number) => site.clock.advance((start + hours * HOUR * 1000 - site.clock.now().getTime()) / 1000);
    const everybody = [author, anna, undefined];
    const froze = hasFreeze ? ['frozen'] : [];

    expect(await check([author])).toEqual([]);
    at(0.5);
    await field.submit(anna.uid, 0, -1, 60, 0);
    await field.submit(anna.uid, 0, 0, 120, 100);
    await field.submit(bela.uid, 0, 8, 130, 40);
    await field.submit(carl.uid, 1, 0, 140, 100);
    const waiting = await field.submit(bela.uid, 1, 5, 150);
    expect(await check(everybody)).toEqual(['started']);
    await field.judge(waiting, -2);
    // of the six hours by the wall one is taken out, so the seal and the end come an hour later
    at(4.5);
    expect(await check(everybody)).toEqual(['started']);
    at(5.5);
    const late = await field.submit(anna.uid, 1, 5, 5.2 * HOUR);
    await field.submit(anna.uid, 1, -1, 5.1 * HOUR, 0);
    expect(await check(everybody)).toEqual(['started', ...froze]);
    at(6.5);
    const isOver = ['started', ...froze, 'ended'];
    expect(await check(everybody)).toEqual(isOver);
    await db
      .updateTable('contests')
      .set({ auto_real_rank: true, gmt_modified: site.clock.now() })
      .where('id', '=', cid)
      .execute();
    expect(await check(everybody)).toEqual([...isOver, ...(hasFreeze ? ['thawed'] : [])]);
    await field.judge(late, 0);
    expect(await check(everybody)).toEqual([
      ...isOver,
      ...(hasFreeze ? ['thawed'] : []),
      'finalized',
      'end_of_updates',
    ]);
  }, 60_000);
});
