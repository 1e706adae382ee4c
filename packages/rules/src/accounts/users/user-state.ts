import type { USER_STATES } from '@assay/contract/accounts/users-admin.ts';

export type UserState = (typeof USER_STATES)[number];

/** How long a deleted account can be brought back (ACC-42). */
export const GRACE_DAYS = 14;

/** What decides about an account. Status 0 is in use, 1 disabled. */
export interface AccountFacts {
  status: number;
  banUntil: Date | null;
  eraseAfter: Date | null;
  erasedAt: Date | null;
}

/** How an account stands at a moment; a ban that has run out is none. */
export function stateOf({ status, banUntil, eraseAfter, erasedAt }: AccountFacts, now: Date): UserState {
  if (erasedAt !== null) return 'erased';
  if (eraseAfter !== null) return 'leaving';
  if (status === 0 || (banUntil !== null && banUntil <= now)) return 'active';
  return 'banned';
}

/** When an account that is deleted now is erased. */
export const eraseMoment = (now: Date) => new Date(now.getTime() + GRACE_DAYS * 24 * 3600 * 1000);

/** Whether a ban may end then: only at a moment to come, or never by itself (ACC-41). */
export const mayEndBan = (until: Date | null, now: Date) => until === null || until > now;
