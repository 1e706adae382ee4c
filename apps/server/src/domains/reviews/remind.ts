import { ROLE } from '@assay/contract/roles.ts';
import { dayToRemind, REVIEW_QUEUES } from '@assay/rules/reviews/remind.ts';
import { emitMessages, type MessageEvent } from '../../platform/messages/emit-messages.ts';
import type { Services } from '../../platform/services.ts';
import { countWaiting, insertReminder, listByRole, wasReminded } from './remind.queries.ts';

/** Tells those who decide about applications once a day how many wait (MSG-8), whichever node comes first. */
export async function remindReviewers({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const at = clock.now();
  const day = dayToRemind(config.timeZone, at);
  if (day === null || (await wasReminded(db, day))) return;
  await db.transaction().execute(async (tx) => {
    if (!(await insertReminder(tx, day))) return;
    const events: MessageEvent[] = [];
    for (const { kind, count } of await countWaiting(tx)) {
      const { roles, what, url } = REVIEW_QUEUES[kind];
      events.push({
        kind: 'review.waiting',
        to: await listByRole(
          tx,
          roles.map((role) => ROLE[role]),
        ),
        actor: null,
        cause: `${day} ${kind}`,
        source: { type: 'site', id: 0, title: '', url },
        params: { count, what },
        at,
      });
    }
    await emitMessages(tx, events);
  });
}
