import type { Queryable } from '../../../platform/db/database.ts';
import type { ReadingServices } from '../../../platform/queue/read-together.ts';
import { answerTogether } from '../../../platform/queue/together.ts';
import type { Services } from '../../../platform/services.ts';
import { insertSubmissions, type NewSubmission, type Receipt } from './submit.queries.ts';

/** Of one statement: no receipt waits for very many others. */
const LOT = 32;

/** A submission that is ready to be stored. */
export interface Ready extends Omit<NewSubmission, 'receivedAt'> {
  /** Takes the moment of the receipt. Throws the refusal of who may not submit any more at that moment. */
  receiveNow: (() => Date) | null;
}

type Outcome = { receipt: Receipt | null } | { refused: unknown };

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** What the database says of one row among others: a text that it does not take, a row that somebody holds. */
const isOfOne = (error: unknown) => /^(22|23|55P03)/.test(codeOf(error));
const isHeld = (outcome: Outcome) => 'refused' in outcome && codeOf(outcome.refused) === '55P03';

/** Where the database takes the moment it is later than all that are taken here, however long the statement waits: such rows come last. */
const asTheyCount = (lot: readonly Ready[]) => [
  ...lot.filter(({ receiveNow }) => receiveNow !== null),
  ...lot.filter(({ receiveNow }) => receiveNow === null),
];

/**
 * Stores a lot. The moment of each receipt is taken right before, so that ids and times tell one order. Whatever the database refuses
 * takes no others along: then each is stored by itself.
 * @throws what concerns all of them
 */
async function storeLot(db: Queryable, lot: readonly Ready[]): Promise<Outcome[]> {
  const refusals = new Map<Ready, unknown>();
  const given: NewSubmission[] = [];
  const placeOf = new Map<Ready, number>();
  for (const one of asTheyCount(lot)) {
    try {
      const { receiveNow, ...ready } = one;
      const receivedAt = receiveNow?.() ?? null;
      placeOf.set(one, given.push({ ...ready, receivedAt }) - 1);
    } catch (refused) {
      refusals.set(one, refused);
    }
  }
  try {
    const receipts = given.length > 0 ? await insertSubmissions(db, given) : [];
    return lot.map((one) => {
      const place = placeOf.get(one);
      return place === undefined ? { refused: refusals.get(one) } : { receipt: receipts[place]! };
    });
  } catch (error) {
    if (!isOfOne(error)) throw error;
    if (lot.length === 1) return [{ refused: error }];
    const alone = async (one: Ready) => (await storeLot(db, [one]))[0]!;
    const first = await Promise.all(lot.slice(0, 2).map(alone));
    // the table is held, not a row of it: nobody else need find that out again
    if (first.every(isHeld)) throw error;
    return [...first, ...(await Promise.all(lot.slice(2).map(alone)))];
  }
}

const openStore = ({ hotDb }: Services) => ({
  db: hotDb as Queryable,
  ask: answerTogether<Ready, Outcome>((lot) => storeLot(hotDb, lot), LOT, 'all who wait'),
});

/**
 * Stores a submission, together with those that come while a lot is being stored: at the end of a contest a crowd submits within seconds, and
 * a commit costs the same for all of a lot. Everybody is answered after the commit.
 * @returns null when the user's key was stored already
 */
export async function storeTogether(services: ReadingServices, ready: Ready): Promise<Receipt | null> {
  const store = services.ofNode(openStore);
  const outcome = services.db === store.db ? await store.ask(ready) : (await storeLot(services.db, [ready]))[0]!;
  if ('refused' in outcome) throw outcome.refused;
  return outcome.receipt;
}
