/** Rules of contests by number: 0 and 1 are the spec's (CON-1), 2 is a timed work, the others are ours. */
export const CONTEST_TYPE = { acm: 0, oi: 1, ioi: 3, atcoder: 4 } as const;
export type ContestType = (typeof CONTEST_TYPE)[keyof typeof CONTEST_TYPE];

/** Who may enter: all; those who gave the password; all, but to submit the password is needed (CON-4). */
export const CONTEST_AUTH = { public: 0, private: 1, protected: 2 } as const;

/** CON-2. */
export const CONTEST_STATUS = { scheduled: -1, running: 0, ended: 1 } as const;
export type ContestStatus = (typeof CONTEST_STATUS)[keyof typeof CONTEST_STATUS];

/** How many get an award: nobody, a share of the ranked contestants in percent, a number (BOARD-12). */
export const AWARD_TYPE = { none: 0, proportion: 1, number: 2 } as const;

/** Which submission of a problem counts under OI rules: the last, or the best. */
export const OI_SCORE_TYPES = ['Recent', 'Highest'] as const;
export type OiScoreType = (typeof OI_SCORE_TYPES)[number];

/** The name a board shows (BOARD-5: default username). */
export const RANK_SHOW_NAMES = ['username', 'nickname', 'realname'] as const;
export type RankShowName = (typeof RANK_SHOW_NAMES)[number];

/** Bounds of whom a contest is rated for. */
export const RATING_MAX = 10_000;
