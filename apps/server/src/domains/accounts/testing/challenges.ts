import { createHash } from 'node:crypto';
import { getSlidePuzzle, solveSlidePuzzle } from '@assay/contract/accounts/sign-in.ts';
import { getCaptcha } from '@assay/contract/accounts/sign-up.ts';
import type { TestSite } from '@assay/testkit/app.ts';
import type { Asker } from '@assay/testkit/ask.ts';

/** How a hand moves: unevenly, and not in a straight line. */
export const humanTrail = (x: number) =>
  [0, 0.05, 0.2, 0.45, 0.7, 0.9, 0.98, 1].map((share, step) => ({ x: x * share, y: step % 3, ms: step * 60 + step }));

/** Where the hole of a puzzle is: only the server knows. */
export async function holeOf(site: TestSite, puzzleId: string): Promise<number> {
  const row = await site.services.db
    .selectFrom('challenges')
    .select('detail')
    .where('subject', '=', puzzleId)
    .executeTakeFirstOrThrow();
  return (row.detail as { x: number }).x;
}

/** Solves a slide puzzle. @returns the pass */
export async function solvePuzzle(site: TestSite, ask: Asker): Promise<string> {
  const { puzzleId } = (await ask(getSlidePuzzle, {})).data;
  const x = await holeOf(site, puzzleId);
  return (await ask(solveSlidePuzzle, { puzzleId, x, trail: humanTrail(x) })).data.puzzlePass;
}

/** A captcha whose text is made known, because a test cannot read pictures. */
export async function knownCaptcha(site: TestSite, ask: Asker): Promise<{ captcha: string; captchaKey: string }> {
  const { captchaKey } = (await ask(getCaptcha, {})).data;
  await site.services.db
    .updateTable('challenges')
    .set({ secret_hash: createHash('sha256').update('AB3DE').digest() })
    .where('subject', '=', captchaKey)
    .execute();
  return { captcha: 'ab3de', captchaKey };
}

/** The code in the last mail to an address. */
export function mailedCode(site: TestSite, recipient: string): string {
  const { body } = site.mails.findLast((mail) => mail.recipient === recipient)!;
  return /code=([\w-]+)/.exec(body)?.[1] ?? /\b(\d{6})\b/.exec(body)![1]!;
}
