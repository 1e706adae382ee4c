import type { ReviewKind } from '@assay/contract/reviews/review.ts';
import type { RoleName } from '@assay/contract/roles.ts';
import type { Words } from '@assay/contract/words.ts';
import { dayIn, timeIn } from '../calendar/days.ts';

/** When reviewers are told what waits, by the clock of the site. */
const FROM = '06:00:00';

/** The calendar day for which reviewers are to be reminded by now; null while it is too early (MSG-8). */
export const dayToRemind = (timeZone: string, now: Date): string | null =>
  timeIn(timeZone, now).slice(11) < FROM ? null : dayIn(timeZone, now);

interface Queue {
  /** Who decides there (ADM-10). */
  roles: readonly RoleName[];
  /** What waits in it. */
  what: Words;
  url: string;
}

/** Where each kind of application is decided. */
export const REVIEW_QUEUES: Record<ReviewKind, Queue> = {
  groupProblem: {
    roles: ['root', 'problemAdmin'],
    what: { en: 'Problems of groups', zh: '团队题目' },
    url: '/admin/group-problem/apply',
  },
  userProblem: {
    roles: ['root', 'problemAdmin'],
    what: { en: 'Problems of people', zh: '个人题目' },
    url: '/admin/user-problem/apply',
  },
  tutorial: {
    roles: ['root', 'admin', 'problemAdmin'],
    what: { en: 'Tutorials', zh: '题解' },
    url: '/admin/user-tutorial/apply',
  },
};
