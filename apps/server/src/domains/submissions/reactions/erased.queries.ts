import type { Queryable } from '../../../platform/db/database.ts';

export const clearAddresses = (tx: Queryable, uid: number) =>
  tx.updateTable('submissions').set({ ip: '' }).where('uid', '=', uid).where('ip', '<>', '').execute();
