import { randomBytes } from 'node:crypto';
import { ROLE } from '@assay/contract/roles.ts';
import type { Services } from '../../platform/services.ts';
import { hashPassword } from './passwords.ts';
import { insertUser, takenField } from './users.queries.ts';
import { countRoots } from './users-admin.queries.ts';

export interface FirstAdmin {
  username: string;
  /** To be shown once; null when the operator chose the password. */
  password: string | null;
}

/**
 * Makes the first super administrator of a site that has none.
 * @returns null when there is one already
 * @throws Error fit for the operator when the name cannot be had
 */
export async function createFirstAdmin({ db, config }: Services): Promise<FirstAdmin | null> {
  if ((await countRoots(db)) > 0) return null;
  const username = config.adminUsername;
  const password = config.adminPassword ?? randomBytes(12).toString('base64url');
  try {
    await insertUser(db, {
      username,
      // An address that can belong to nobody, until the administrator gives one.
      email: 'admin@site.invalid',
      password_hash: await hashPassword(password),
      role: ROLE.root,
    });
  } catch (error) {
    if (takenField(error) === null) throw error;
    // Another node that started at the same moment was first.
    if ((await countRoots(db)) > 0) return null;
    throw new Error(`ADMIN_USERNAME: the name ${username} belongs to a user who is not a super administrator`);
  }
  return { username, password: config.adminPassword === undefined ? password : null };
}
