import { MESSAGE_CATEGORIES, type MessageCategory } from './kinds.ts';

/** When a message is mailed: soon after it came unless it was read, once a day together with others, or never. */
export const MAIL_TIMES = ['now', 'digest', 'never'] as const;
export type MailTime = (typeof MAIL_TIMES)[number];

/** How somebody is told of one category. */
export interface Ways {
  page: boolean;
  browser: boolean;
  mail: MailTime;
}

/** How everybody is told until something else is chosen (MSG-30). */
export const DEFAULT_WAYS: Readonly<Record<MessageCategory, Ways>> = {
  comment: { page: true, browser: true, mail: 'digest' },
  reply: { page: true, browser: true, mail: 'digest' },
  like: { page: true, browser: false, mail: 'never' },
  group: { page: true, browser: false, mail: 'digest' },
  review: { page: true, browser: true, mail: 'now' },
  contest: { page: true, browser: true, mail: 'never' },
  account: { page: true, browser: true, mail: 'now' },
  notice: { page: true, browser: false, mail: 'never' },
  chat: { page: true, browser: true, mail: 'digest' },
};

/** What concerns the safety of the account is mailed at once, whatever was chosen. */
export const ALWAYS_MAILED: MessageCategory = 'account';

/** What was chosen over what is usual; a category that is not known, or came later, is as usual. */
export function waysOf(chosen: Partial<Record<string, Partial<Ways>>>): Record<MessageCategory, Ways> {
  const ways = MESSAGE_CATEGORIES.map((name) => [name, { ...DEFAULT_WAYS[name], ...chosen[name] }] as const);
  const all = Object.fromEntries(ways) as Record<MessageCategory, Ways>;
  return { ...all, [ALWAYS_MAILED]: { ...all[ALWAYS_MAILED], mail: 'now' } };
}
