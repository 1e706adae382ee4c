import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROLE } from '@assay/contract/roles.ts';
import * as z from 'zod';
import type { Config } from '../../../platform/config.ts';
import type { Services } from '../../../platform/services.ts';
import { countRoots, lockFirstAdmin } from '../administration/users-admin.queries.ts';
import { insertUser, takenField } from '../users/users.queries.ts';
import { hashPassword } from './passwords.ts';

export interface FirstAdmin {
  username: string;
  /** To be shown once; null when the operator chose the password. */
  password: string | null;
}

const kept = z.object({ username: z.string(), password: z.string() });

/** Where a random password is kept from before it counts until it was shown. */
const fileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'server', 'first-admin.json');

/**
 * Makes the first super administrator of a site that has none. Nodes that start at the same moment do so one after the other, so that the
 * password which is kept is the one that counts.
 * @returns null when there is one already
 * @throws Error fit for the operator when the name cannot be had
 */
export function createFirstAdmin({ db, config }: Pick<Services, 'db' | 'config'>): Promise<FirstAdmin | null> {
  return db.transaction().execute(async (tx) => {
    await lockFirstAdmin(tx);
    if ((await countRoots(tx)) > 0) return null;
    const username = config.adminUsername;
    const isRandom = config.adminPassword === undefined;
    if (!isRandom) await forgetFirstAdmin(config);
    const password = config.adminPassword ?? (await keepPassword(config, username));
    try {
      await insertUser(tx, {
        username,
        // An address that can belong to nobody, until the administrator gives one.
        email: 'admin@site.invalid',
        password_hash: await hashPassword(password),
        role: ROLE.root,
      });
    } catch (error) {
      if (takenField(error) === null) throw error;
      throw new Error(`ADMIN_USERNAME: the name ${username} belongs to a user who is not a super administrator`);
    }
    return { username, password: isRandom ? password : null };
  });
}

/** Drops what was kept of the first administrator, who has been shown. */
export const forgetFirstAdmin = (config: Pick<Config, 'dataDir'>) => rm(fileOf(config), { force: true });

/** The first administrator whom an earlier start made and was ended before anybody was shown the password. */
export async function findUnshownAdmin(config: Pick<Config, 'dataDir'>): Promise<z.infer<typeof kept> | null> {
  try {
    return kept.parse(JSON.parse(await readFile(fileOf(config), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * The random password of an administrator, on the disk before it counts: whoever is ended between here and the showing of it goes on with the
 * same one at the next start.
 */
async function keepPassword(config: Config, username: string): Promise<string> {
  const earlier = await findUnshownAdmin(config);
  if (earlier?.username === username) return earlier.password;
  const password = randomBytes(12).toString('base64url');
  const file = fileOf(config);
  const partial = `${file}.partial`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(partial, JSON.stringify({ username, password }), { mode: 0o600, flush: true });
  await rename(partial, file);
  return password;
}
