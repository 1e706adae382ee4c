import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { groupLevel } from '@assay/rules/announcements/access.ts';
import type { Call } from '../../platform/http/call.ts';
import type { AnnouncementOwnerRules } from '../announcements/owner.ts';
import { enterGroup, type GroupView, manageGroup } from './entry.ts';

const accessOf = ({ level }: GroupView) => ({ level: groupLevel(level), until: null });

const read = async (call: Call, gid: number) => accessOf(await enterGroup(call, gid, call.viewer));

/** Announcements of a group: for its members, by its admins. */
export const groupAnnouncements: AnnouncementOwnerRules = {
  read,
  readOften: read,
  write: async (call, gid) => accessOf(await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin)),
};
