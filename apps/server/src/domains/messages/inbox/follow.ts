import { userTopic } from '@assay/contract/messages/topic.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import type { Call } from '../../../platform/http/call.ts';
import { isAddressed } from '../notices/notices.queries.ts';
import { NOTICES_TOPIC } from '../notices/push-notices.ts';
import { unread } from './unread.ts';

/**
 * What somebody hears of own messages: each as it comes, with how many wait by then; and that number at the beginning. What was missed while
 * the stream was down is found by asking for what comes after the last one known.
 */
export const followOwnMessages = (call: Call, uid: number) => {
  const counted = async (event: Extract<PushEvent, { type: 'inbox' }>) => ({
    ...event,
    uid,
    unread: await unread(call).of(uid),
  });
  return {
    topics: [userTopic(uid), NOTICES_TOPIC],
    async redact(event: PushEvent, topic: string) {
      if (event.type !== 'inbox') return event;
      if (topic !== NOTICES_TOPIC) return counted(event);
      return (await isAddressed(call.db, uid, event.message!.id, call.clock.now())) ? counted(event) : null;
    },
    now: () => counted({ type: 'inbox', uid, unread: null, message: null }),
  };
};
