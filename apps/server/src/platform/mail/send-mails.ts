import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Task } from '../tasks.ts';
import { claimMail, updateMailDone, updateMailRetry } from './mails.queries.ts';
import { MAIL_CHANNEL } from './outbox.ts';

/** Longer than all time-outs of one attempt together. */
const LEASE_SECONDS = 120;
/** Waits after the first, second, … failure; codes live ten minutes, so later would be in vain. */
const RETRY_SECONDS = [5, 30, 120, 300];

/** The domain that mails come from. */
const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/** Sends the mails of the outbox one after another. */
export function mailTask(config: Config): Task {
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'send mails',
    everySeconds: 5,
    channel: MAIL_CHANNEL,
    async run({ db, clock, log, stopping }) {
      while (!stopping.signal.aborted) {
        const mail = await claimMail(db, clock.now(), LEASE_SECONDS);
        if (!mail) return;
        try {
          await transport.sendMail({
            from: config.mailFrom,
            to: { name: '', address: mail.recipient },
            subject: mail.subject,
            text: mail.body ?? '',
            headers: mail.headers as Record<string, string>,
            // the same in each attempt, so that one that had been taken is known again
            messageId: `<${mail.id}.${mail.gmt_create.getTime()}@${domainOf(config.mailFrom)}>`,
          });
          await updateMailDone(db, mail.id, 'sent', null);
        } catch (error) {
          const reason = String((error as Error).message).slice(0, 500);
          log.warn({ mailId: mail.id, attempt: mail.attempts, reason }, 'a mail could not be sent');
          const wait = RETRY_SECONDS[mail.attempts - 1];
          if (wait === undefined) await updateMailDone(db, mail.id, 'failed', reason);
          else await updateMailRetry(db, mail.id, reason, new Date(clock.now().getTime() + wait * 1000));
        }
      }
    },
  };
}
