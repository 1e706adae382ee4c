import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { RoleName } from '@assay/contract/roles.ts';

/** What somebody is to the announcements of an owner: reads them; announces and changes the own ones; changes all of them. */
export type AnnouncementLevel = 'reader' | 'writer' | 'manager';

/** Super admins announce on the site (ADM-1). */
export const siteLevel = (role: RoleName | null): AnnouncementLevel => (role === 'root' ? 'manager' : 'reader');

/** Admins of a group announce there; its roots, the owner and super admins change what others announced, too. */
export function groupLevel(level: 0 | 3 | 4 | 5): AnnouncementLevel {
  if (level === GROUP_LEVEL.root) return 'manager';
  return level === GROUP_LEVEL.admin ? 'writer' : 'reader';
}

/** Whoever may change a contest announces in it. */
export const contestLevel = (mayEdit: boolean): AnnouncementLevel => (mayEdit ? 'manager' : 'reader');

/** Whether somebody writes announcements and sees those that are hidden. */
export const mayAnnounce = (level: AnnouncementLevel) => level !== 'reader';

/** Whether somebody changes, hides, shows and deletes an announcement. */
export const mayChangeAnnouncement = (level: AnnouncementLevel, isAuthor: boolean) =>
  level === 'manager' || (level === 'writer' && isAuthor);
