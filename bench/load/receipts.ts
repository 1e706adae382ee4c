import { randomUUID } from 'node:crypto';
import type { Found } from './crowd/crowd.ts';
import type { Receipts } from './crowd/jobs.ts';
import { type Crowd, hold, measure, type Stand } from './parts.ts';

const RATE = 200;
const BURST = 560;
export const AIM_MS = 300;

/** Submissions that are received, at a rate and in one burst; one of ten is sent twice with the same key. */
export async function measureReceipts(stand: Stand, crowd: Crowd): Promise<void> {
  const { site, tokens, options } = stand;
  const seconds = options.seconds * 3;
  for (const [what, rate, lasts] of [
    [`receipts, ${RATE} a second for ${seconds} s`, RATE, seconds],
    [`receipts, ${BURST} in one second`, BURST, 1],
  ] as const) {
    const run = randomUUID().slice(0, 8);
    const job = { kind: 'receipts' as const, port: site.nodes[0]!.port, tokens, run, rate, seconds: lasts };
    let found: Receipts | null = null;
    await measure(what, stand, crowd, async () => {
      found = await crowd.run<Receipts>(job);
      return found;
    });
    await holdReceipts(what, stand, found!, run);
  }
}

/** Every receipt that was given is in the database, under its key, once. */
export async function holdReceipts(
  what: string,
  { site }: Stand,
  found: Receipts,
  run: string,
  { aimMs = AIM_MS, bare }: { aimMs?: number; bare?: Found | null } = {},
): Promise<void> {
  hold(`${what}: p99`, found.p99, aimMs, 'ms', bare?.p99);
  hold(`${what}: failed`, found.failed, 0, '');
  const { rows } = await site.client.query<{ id: string; submit_key: string }>(
    'select id, submit_key from submissions where submit_key like $1',
    [`${run}-%`],
  );
  const stored = new Map(rows.map(({ id, submit_key }) => [submit_key, Number(id)]));
  const lost = found.receipts.filter(([key, id]) => stored.get(key) !== id).length;
  hold(`${what}: lost or under another number`, lost, 0, '');
  hold(`${what}: stored twice`, rows.length - stored.size, 0, '');
  const given = new Set(found.receipts.map(([key]) => key));
  hold(`${what}: stored without a receipt`, [...stored.keys()].filter((key) => !given.has(key)).length, 0, '');
}
