import type { Queryable } from '../../platform/db/database.ts';
import { insertLedgerEntry, type LedgerEntry } from './coins.queries.ts';

/**
 * Pays coins within the transaction of what earned them.
 * @returns false when this reason and subject had been paid before; nothing changes then
 */
export const payCoins = (tx: Queryable, entry: LedgerEntry): Promise<boolean> => insertLedgerEntry(tx, entry);
