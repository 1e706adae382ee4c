import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  getContestAnnouncement,
  getContestNotReadAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/announcements/contest.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { createAnnouncements } from './announcements.ts';
import type { AnnouncementOwners } from './owner.ts';

const contest = (id: number) => ({ kind: 'contest', id }) as const;

/** Every call about announcements; each names its owner in its own way. */
export function announcementsCalls(owners: AnnouncementOwners): Implementation[] {
  const announcements = createAnnouncements(owners);
  return [
    implement(getContestAnnouncement, (call, { cid, ...page }) => announcements.list(call, contest(cid), page)),
    implement(getContestNotReadAnnouncement, (call, { cid, readAnnouncementList }) =>
      announcements.unread(call, contest(cid), readAnnouncementList ?? []),
    ),
    implement(getAdminContestAnnouncement, (call, { cid, ...page }) =>
      announcements.listManaged(call, contest(cid), page),
    ),
    implement(addContestAnnouncement, (call, { cid, ...fields }) => announcements.add(call, contest(cid), fields)),
    implement(updateContestAnnouncement, (call, { cid, id, ...fields }) =>
      announcements.update(call, contest(cid), id, fields),
    ),
    implement(deleteContestAnnouncement, (call, { cid, id }) => announcements.remove(call, contest(cid), id)),
  ];
}
