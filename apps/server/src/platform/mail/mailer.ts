import type { Queryable } from '../db/database.ts';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** Further fields of its head. */
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /**
   * Puts a mail into the outbox, within the transaction of whatever caused it. Without a mail server it stays there
   * for administrators to read; otherwise a background task sends it.
   */
  post(mail: Mail, tx: Queryable): Promise<void>;
}
