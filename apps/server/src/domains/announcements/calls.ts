import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  getContestAnnouncement,
  getContestNotReadAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/announcements/contest.ts';
import {
  addGroupAnnouncement,
  deleteGroupAnnouncement,
  getAdminGroupAnnouncement,
  getGroupAnnouncement,
  updateGroupAnnouncement,
} from '@assay/contract/announcements/group.ts';
import { SITE_OWNER } from '@assay/contract/announcements/owner.ts';
import {
  addAnnouncement,
  deleteAnnouncement,
  getAdminAnnouncement,
  getCommonAnnouncement,
  updateAnnouncement,
} from '@assay/contract/announcements/site.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { createAnnouncements } from './announcements.ts';
import type { AnnouncementOwners } from './owner.ts';

const contest = (id: number) => ({ kind: 'contest', id }) as const;
const group = (id: number) => ({ kind: 'group', id }) as const;

/** Every call about announcements; each names its owner in its own way. */
export function announcementsCalls(owners: AnnouncementOwners): Implementation[] {
  const announcements = createAnnouncements(owners);
  return [
    implement(getCommonAnnouncement, (call, page) => announcements.list(call, SITE_OWNER, page)),
    implement(getAdminAnnouncement, (call, page) => announcements.listManaged(call, SITE_OWNER, page)),
    implement(addAnnouncement, (call, fields) => announcements.add(call, SITE_OWNER, fields)),
    implement(updateAnnouncement, (call, { id, ...fields }) => announcements.update(call, SITE_OWNER, id, fields)),
    implement(deleteAnnouncement, (call, { aid }) => announcements.remove(call, SITE_OWNER, aid)),

    implement(getGroupAnnouncement, (call, { gid, ...page }) => announcements.list(call, group(gid), page)),
    implement(getAdminGroupAnnouncement, (call, { gid, ...page }) => announcements.listManaged(call, group(gid), page)),
    implement(addGroupAnnouncement, (call, { gid, ...fields }) => announcements.add(call, group(gid), fields)),
    implement(updateGroupAnnouncement, (call, { gid, id, ...fields }) =>
      announcements.update(call, group(gid), id, fields),
    ),
    implement(deleteGroupAnnouncement, (call, { gid, aid }) => announcements.remove(call, group(gid), aid)),

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
