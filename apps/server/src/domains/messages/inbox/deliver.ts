import { userTopic } from '@assay/contract/messages/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { scheduleMails } from '../mails/schedule.ts';
import { hasEvents, takeDelivering, turnIntoMessages } from './deliver.queries.ts';
import { sayUnreadChanged, unread } from './unread.ts';

/** Events that are handed out in one transaction; each may concern a whole group. */
const TOGETHER = 200;

/**
 * Hands out what happened: each event becomes a message of everybody whom it concerns and leaves the queue in the same transaction, so that
 * it is told once whatever breaks. Those who have a page open hear of it right after.
 */
export async function deliverMessages(services: Services): Promise<void> {
  if (!(await hasEvents(services.db))) return;
  const made = await services.db.transaction().execute(async (tx) => {
    const messages = (await takeDelivering(tx)) ? await turnIntoMessages(tx, TOGETHER) : [];
    await scheduleMails(services, tx, messages);
    await sayUnreadChanged(tx, [...new Set(messages.map(({ uid }) => uid))]);
    return messages;
  });
  for (const { uid } of made) unread(services).forget(uid);
  for (const { id, uid, kind, params, actor_name, source_title, url } of made) {
    const message = { id, action: kind, senderUsername: actor_name, params, sourceTitle: source_title, url };
    services.push.publishEverywhere(userTopic(uid), { type: 'inbox', uid, unread: null, message });
  }
}
