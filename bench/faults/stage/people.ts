import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openServices } from '../../../apps/server/src/platform/open-services.ts';
import { DEFAULT_SETTINGS } from '../../../apps/server/src/platform/settings/settings.ts';
import { WIRING } from '../../../apps/server/src/wiring.ts';

export interface Client {
  uid: number;
  token: string;
}

export interface People {
  clients: Client[];
  /** May judge again. */
  root: Client;
  /** A contest that runs, of all demo problems by ACM rules. */
  cid: number;
}

const HOURS = 5;

/** Lets users in without the cost of their passwords, and opens a contest for them. */
export async function openPeople(env: Record<string, string>, count: number): Promise<People> {
  const { services, close } = await openServices(readConfig({ ...env, LOG_LEVEL: 'silent' }), systemClock, WIRING);
  const { db, sessions, settings } = services;
  const enter = async (uid: number): Promise<Client> => ({
    uid,
    token: await sessions.open(db, { uid, ip: '127.0.0.1', userAgent: 'faults' }),
  });
  await settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, db);
  const { uid: rootUid } = await db.selectFrom('users').select('uid').orderBy('uid').executeTakeFirstOrThrow();
  const clients: Client[] = [];
  for (let at = 0; at < count; at++) {
    const username = `tester${at}`;
    const { uid } = await db
      .insertInto('users')
      .values({ username, email: `${username}@example.org`, password_hash: '' })
      .returning('uid')
      .executeTakeFirstOrThrow();
    clients.push(await enter(uid));
  }
  const now = Date.now();
  const { id: cid } = await db
    .insertInto('contests')
    .values({
      author: 'root',
      title: 'Standing load',
      description: '',
      type: 0,
      auth: 0,
      start_time: new Date(now - 60_000),
      duration_ms: HOURS * 3_600_000,
      end_time: new Date(now - 60_000 + HOURS * 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const problems = await db.selectFrom('problems').select(['id', 'problem_id']).where('type', '=', 0).execute();
  await db
    .insertInto('contest_problems')
    .values(problems.map(({ id, problem_id }) => ({ cid, pid: id, display_id: problem_id, display_title: problem_id })))
    .execute();
  await db
    .insertInto('contest_registrations')
    .values(clients.map(({ uid }) => ({ cid, uid })))
    .execute();
  const people = { clients, root: await enter(rootUid), cid };
  await close();
  return people;
}
