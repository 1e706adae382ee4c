import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, clickKey, empty, filled, line, moment, nothing, whole } from '../shapes.ts';

/**
 * What coins are earned or spent by (COIN-2). Stored and on the wire as they stand here; the page has their words. Each names what an entry's
 * `subject` is.
 */
export const COIN_REASONS = [
  /** The calendar day. */
  'check-in',
  /** The problem, solved for the first time in practice. */
  'first-accept',
  /** `contest:problem` */
  'contest-accept',
  /** The tutorial, whose author is paid once it is approved. */
  'tutorial-reward',
  /** The problem, whose author is paid once it is published. */
  'problem-reward',
  /** The tutorial, paid by its buyer. */
  'tutorial-purchase',
  /** `tutorial:buyer`, paid to the author. */
  'tutorial-sale',
  /** The hint, paid by who opens it. */
  'hint',
  /** The order, paid by whoever exchanges. */
  'exchange',
  /** The cancelled order. */
  'refund',
  /** The key of the administrator's click. */
  'correction',
] as const;
export type CoinReason = (typeof COIN_REASONS)[number];

/** The most that one correction moves. */
export const CORRECTION_MAX = 1_000_000;
export const COIN_NOTE_MAX = 255;

export const getAcCoin = op('getAcCoin', 'GET /api/admin/reward/get-ac-coin', {
  access: 'user',
  does: 'The own coin balance',
  polled: true,
  input: nothing,
  data: z.number(),
});

const entry = {
  id: z.number(),
  delta: z.number().describe('coins gained, or spent when negative'),
  reason: z.enum(COIN_REASONS),
  subject: z.string().describe('what it was for, by its id'),
  note: z.string().describe('what it was for, as it was called then; of a correction why'),
  gmtCreate: moment,
};

const coinRecord = z.object({ ...entry, balance: z.number().describe('the balance after the entry') });
export type CoinRecord = z.output<typeof coinRecord>;

export const getAcCoinRecords = op('getAcCoinRecords', 'GET /api/get-ac-coin-record', {
  access: 'user',
  does: 'All entries of the own coin ledger, the latest first',
  input: z.object(paging(15)),
  data: pageOf(coinRecord),
});

const adminRecord = z.object({
  ...entry,
  uid: z.number(),
  username: z.string(),
  byUsername: z.string().nullable().describe('who made a correction'),
  currentBalance: z.number().describe('what the person has now'),
});
export type AdminCoinRecord = z.output<typeof adminRecord>;

export const getAdminCoinRecords = op('getAdminCoinRecords', 'GET /api/admin/coin', {
  access: 'root',
  does: 'Entries of the coin ledger of everybody or of one person, the latest first',
  input: z.object({
    ...paging(15),
    username: blankable(line(60)),
    reason: blankable(z.enum(COIN_REASONS)),
  }),
  data: pageOf(adminRecord),
});

export const correctCoins = op('correctCoins', 'POST /api/admin/coin', {
  access: 'root',
  does: "Change somebody's balance by an entry with a reason; the same key never makes a second one",
  input: z.object({
    username: line(60).min(1),
    delta: whole(-CORRECTION_MAX, CORRECTION_MAX).refine((value) => value !== 0, { error: 'must not be 0' }),
    note: filled(COIN_NOTE_MAX),
    key: clickKey.describe('idempotency key made by the client for this click'),
  }),
  data: empty,
});
