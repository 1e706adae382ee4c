import { fail } from '@assay/contract/errors.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findHolder } from './account.queries.ts';

/**
 * Somebody who may be given something.
 * @throws Failure `account.unknown`, also for one who was erased
 */
export const openAccount = async (db: Queryable, uid: number) => (await findHolder(db, uid)) ?? fail('account.unknown');
