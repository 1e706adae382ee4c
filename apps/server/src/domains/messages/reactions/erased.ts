import type { Queryable } from '../../../platform/db/database.ts';
import type { SignalMap } from '../../../platform/signals.ts';
import { deleteOwnMessages } from './erased.queries.ts';

/** Own messages tell addresses of log-ins and of mails: they go with the account (ACC-43). */
export const eraseMessages = ({ uid }: SignalMap['account.erased'], tx: Queryable): Promise<void> =>
  deleteOwnMessages(tx, uid);
