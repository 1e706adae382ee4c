import { userTopic } from '@assay/contract/messages/topic.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import type { Call } from '../../../platform/http/call.ts';
import { unread } from './unread.ts';

/** What somebody hears of own messages: each as it comes, with how many wait by then; and that number at the beginning. */
export const followOwnMessages = (call: Call, uid: number) => {
  const counted = async () => ({ type: 'inbox', uid, unread: await unread(call).of(uid), message: null }) as const;
  return {
    topics: [userTopic(uid)],
    async redact(event: PushEvent) {
      return event.type === 'inbox' ? { ...event, unread: await unread(call).of(uid) } : event;
    },
    now: counted,
  };
};
