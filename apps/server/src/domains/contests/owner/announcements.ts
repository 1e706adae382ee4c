import { contestLevel } from '@assay/rules/announcements/access.ts';
import { mayEditContest } from '@assay/rules/contests/access.ts';
import type { AnnouncementAccess, AnnouncementOwnerRules } from '../../announcements/owner.ts';
import { type ContestView, editContest, enterCachedContest, enterContest } from '../entry.ts';

const accessOf = ({ viewer, facts, virtual }: ContestView): AnnouncementAccess => ({
  level: contestLevel(mayEditContest(viewer, facts)),
  until: virtual?.likeAt ?? null,
});

/** Announcements of a contest: for all who may enter it, by who may change it. */
export const contestAnnouncements: AnnouncementOwnerRules = {
  read: async (call, cid) => accessOf(await enterContest(call, cid, call.viewer)),
  readOften: async (call, cid) => accessOf(await enterCachedContest(call, cid, call.viewer)),
  write: async (call, cid) => accessOf(await editContest(call, cid)),
};
