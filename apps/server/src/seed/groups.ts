import { randomBytes } from 'node:crypto';
import { GROUP_AUTH, GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { GROUPS, type SeedGroup } from '@assay/seeds/site/groups.ts';
import { hashPassword } from '../domains/accounts/sign-in/passwords.ts';
import { insertUser } from '../domains/accounts/users/users.queries.ts';
import { insertAnnouncement } from '../domains/announcements/announcements.queries.ts';
import { insertMember } from '../domains/groups/members.queries.ts';
import { insertGroup } from '../domains/groups/save.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { Services } from '../platform/services.ts';
import { hasGroups } from './seed.queries.ts';

const HOUR_MS = 3_600_000;

interface Making {
  ownerUid: number;
  now: Date;
  /** Of a password that nobody knows. */
  passwordHash: string;
}

async function seedGroup(tx: Queryable, group: SeedGroup, { ownerUid, now, passwordHash }: Making): Promise<void> {
  const { members, announcements, ...form } = group;
  const gid = await insertGroup(tx, { ...form, auth: GROUP_AUTH.public, code: '', visible: true }, ownerUid, now);
  for (const { username, nickname } of members) {
    const email = `${username}@example.org`;
    const uid = await insertUser(tx, { username, nickname, email, password_hash: passwordHash });
    const times = { gmt_create: now, gmt_modified: now };
    await insertMember(tx, { gid, uid, auth: GROUP_LEVEL.member, reason: '', ...times });
  }
  for (const [at, fields] of announcements.entries()) {
    const gmt_create = new Date(now.getTime() - (announcements.length - at) * HOUR_MS);
    await insertAnnouncement(tx, { kind: 'group', id: gid }, { ...fields, uid: ownerUid, gmt_create });
  }
}

/** Creates the class that comes with the site, unless it has any group or nobody to own one. */
export async function seedGroups(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerUid: number | null,
): Promise<void> {
  if (ownerUid === null) return;
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  await db.transaction().execute(async (tx) => {
    if (await hasGroups(tx)) return;
    for (const group of GROUPS) await seedGroup(tx, group, { ownerUid, now: clock.now(), passwordHash });
  });
}
