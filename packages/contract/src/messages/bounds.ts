/** Most characters of a message of a private chat. */
export const CHAT_MAX = 5_000;
/** Messages of a conversation that are loaded at once, upwards. */
export const HISTORY_PAGE = 30;
/** Those after one that is known, at once. */
export const HISTORY_AFTER = 200;
/** Most characters of why somebody is reported. */
export const REASON_MAX = 500;
/** Messages that go with a report. */
export const REPORTED_MESSAGES = 20;
/** A badge shows no more than this; the count itself is exact (MSG-4). */
export const BADGE_MAX = 99;

export const NOTICE_TITLE_MAX = 255;
export const NOTICE_CONTENT_MAX = 65_535;
