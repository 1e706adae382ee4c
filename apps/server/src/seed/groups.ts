import { randomBytes } from 'node:crypto';
import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { groupPrefix, idInGroup } from '@assay/rules/problems/group-id.ts';
import { CLASS_PLANS } from '@assay/seeds/plans.ts';
import type { SeedProblem } from '@assay/seeds/problem.ts';
import { GROUPS, type SeedGroup } from '@assay/seeds/site/groups.ts';
import { hashPassword } from '../domains/accounts/sign-in/passwords.ts';
import { insertUser } from '../domains/accounts/users/users.queries.ts';
import { insertAnnouncement } from '../domains/announcements/announcements.queries.ts';
import { insertMember } from '../domains/groups/members.queries.ts';
import { insertGroup } from '../domains/groups/save.queries.ts';
import { PRIORITY } from '../domains/judging/queue/queue.queries.ts';
import { findTurn, insertSubmission } from '../domains/submissions/submit/submit.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { seedAssignment } from './assignments.ts';
import { problemSeeder } from './problems.ts';
import { hasGroups } from './seed.queries.ts';

const HOUR_MS = 3_600_000;

type SeedServices = Pick<Services, 'db' | 'blobs' | 'clock' | 'signals' | 'config' | 'readers'>;

/** Who owns the class. */
interface Owner {
  uid: number;
  username: string;
}

/** @returns ids of the accounts by name */
async function seedMembers(tx: Queryable, gid: number, { members }: SeedGroup, now: Date) {
  // of a password that nobody knows
  const password_hash = await hashPassword(randomBytes(32).toString('base64'));
  const uids = new Map<string, number>();
  for (const { username, nickname } of members) {
    const email = `${username}@example.org`;
    const uid = await insertUser(tx, { username, nickname, email, password_hash });
    const times = { gmt_create: now, gmt_modified: now };
    await insertMember(tx, { gid, uid, auth: GROUP_LEVEL.member, reason: '', ...times });
    uids.set(username, uid);
  }
  return uids;
}

/** Problems of the class, by the ids of their plans. */
async function seedGroupProblems(services: SeedServices, tx: Queryable, owner: Owner, gid: number, shortName: string) {
  const { loadSeedProblems } = await import('@assay/seeds/load.ts');
  const seeder = await problemSeeder(services, owner);
  const made = new Map<string, { pid: number; problem: SeedProblem }>();
  for (const plan of await loadSeedProblems(services.config.seedsDir, CLASS_PLANS)) {
    const problem = { ...plan, problemId: idInGroup(groupPrefix({ gid, shortName }), plan.problemId) };
    const prepared = await seeder.prepare(problem, { owner: { kind: 'group', id: gid }, limits: null });
    made.set(plan.problemId, { problem, pid: await seeder.insert(tx, problem, prepared) });
  }
  return made;
}

/** Puts programs of members into the queue: nodes judge them as they come. */
async function seedSubmissions(
  tx: Queryable,
  { submissions }: SeedGroup,
  gid: number,
  uids: ReadonlyMap<string, number>,
  problems: Awaited<ReturnType<typeof seedGroupProblems>>,
): Promise<void> {
  const priority = PRIORITY.own;
  for (const { username, problemId, solution } of submissions) {
    const uid = uids.get(username)!;
    const { pid, problem } = problems.get(problemId)!;
    const { language, code } = problem.solutions.find(({ fileName }) => fileName === solution)!;
    const turn = await findTurn(tx, uid, priority);
    await insertSubmission(tx, {
      ...{ pid, uid, username, language, code, priority, turn },
      venue: { kind: 'group', id: gid },
      listed: false,
      receivedAt: null,
      displayId: problem.problemId,
      displayPid: problem.problemId,
      ...{ ip: '', submitKey: null, submitDigest: null },
    });
  }
}

async function seedGroup(services: SeedServices, tx: Queryable, group: SeedGroup, owner: Owner): Promise<void> {
  const { members: _members, submissions: _submissions, announcements, ...form } = group;
  const now = services.clock.now();
  const gid = await insertGroup(tx, { ...form, auth: GROUP_AUTH.public, code: '', visible: true }, owner.uid, now);
  const uids = await seedMembers(tx, gid, group, now);
  for (const [at, fields] of announcements.entries()) {
    const gmt_create = new Date(now.getTime() - (announcements.length - at) * HOUR_MS);
    await insertAnnouncement(tx, { kind: 'group', id: gid }, { ...fields, uid: owner.uid, gmt_create });
  }
  const problems = await seedGroupProblems(services, tx, owner, gid, group.shortName);
  await seedSubmissions(tx, group, gid, uids, problems);
  await seedAssignment(tx, { gid, uids, authorUid: owner.uid }, now);
}

/** Creates the class that comes with the site, unless it has any group. */
export async function seedGroups(services: SeedServices, owner: Owner): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    if (await hasGroups(tx)) return;
    for (const group of GROUPS) await seedGroup(services, tx, group, owner);
  });
}
