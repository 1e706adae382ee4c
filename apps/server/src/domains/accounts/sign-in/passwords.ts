import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default variant) with OWASP's minimum: 19 MiB, two passes; about 25 ms on one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Compared against when there is no such user, so that the time taken tells nothing. */
const nobodysHash = hashPassword(randomBytes(16).toString('hex'));

/** @param passwordHash undefined when there is no such user; the answer is then false, as slowly as ever */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}
