import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Notifications } from '../db/notifications.ts';
import type { Mailer } from './mailer.ts';
import { insertMail } from './mails.queries.ts';

export const MAIL_CHANNEL = 'mail_posted';

/** A mailer that keeps mails for administrators to read, or queues them where a mail server is configured. */
export function createOutbox(config: Config, clock: Clock, notifications: Notifications): Mailer {
  return {
    async post(mail, tx) {
      if (/[\r\n]/.test(mail.recipient + mail.subject + Object.values(mail.headers ?? {}).join('')))
        throw new Error('a mail header may not hold line breaks');
      await insertMail(tx, mail, config.smtpUrl ? 'waiting' : 'kept', clock.now());
      if (config.smtpUrl) await notifications.notify(MAIL_CHANNEL, '', tx);
    },
  };
}
