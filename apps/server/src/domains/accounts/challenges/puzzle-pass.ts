import { randomBytes } from 'node:crypto';
import type { Call } from '../../../platform/http/call.ts';
import { deleteChallenge, upsertChallenge } from './challenges.queries.ts';

const PURPOSE = 'puzzle pass';
/** Long enough to type a password again. */
const LIFE_SECONDS = 180;

/** Gives a pass for one log-in attempt from this address. */
export async function issuePuzzlePass(call: Call): Promise<string> {
  const pass = randomBytes(24).toString('base64url');
  const now = call.clock.now();
  await upsertChallenge(call.db, {
    purpose: PURPOSE,
    subject: pass,
    detail: { ip: call.ip },
    now,
    expiresAt: new Date(now.getTime() + LIFE_SECONDS * 1000),
  });
  return pass;
}

/** Whether the pass is good; it is used up by this. */
export async function usePuzzlePass(call: Call, pass: string | undefined): Promise<boolean> {
  if (!pass) return false;
  const found = await deleteChallenge(call.db, PURPOSE, pass, call.clock.now());
  return found !== null && (found.detail as { ip: string }).ip === call.ip;
}
