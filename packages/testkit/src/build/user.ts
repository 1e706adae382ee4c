import { ROLE, type RoleName } from '@assay/contract/roles.ts';
import { hashPassword } from '../../../../apps/server/src/domains/accounts/sign-in/passwords.ts';
import { insertUser } from '../../../../apps/server/src/domains/accounts/users/users.queries.ts';
import type { TestSite } from '../app.ts';

export interface BuiltUser {
  uid: number;
  username: string;
  email: string;
  password: string;
  token: string;
}

const PASSWORD = 'a good Password1';
const passwordHash = hashPassword(PASSWORD);
let count = 0;

/** A user with a session, `user1`, `user2`, … unless named. */
export async function buildUser(
  { services }: Pick<TestSite, 'services'>,
  { role = 'user', username }: { role?: RoleName; username?: string } = {},
): Promise<BuiltUser> {
  count += 1;
  const name = username ?? `user${count}`;
  const email = `${name.toLowerCase()}@example.org`;
  const uid = await insertUser(services.db, {
    username: name,
    email,
    password_hash: await passwordHash,
    role: ROLE[role],
  });
  const token = await services.sessions.open(services.db, { uid, ip: '127.0.0.1', userAgent: 'test' });
  return { uid, username: name, email, password: PASSWORD, token };
}
