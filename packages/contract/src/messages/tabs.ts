/** Tabs of the message centre (MSG-1), under the names that the counts have on the wire. */
export const MESSAGE_TABS = ['comment', 'reply', 'like', 'sys', 'mine'] as const;
export type MessageTab = (typeof MESSAGE_TABS)[number];
