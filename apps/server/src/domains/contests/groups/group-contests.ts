import { fail } from '@assay/contract/errors.ts';
import {
  addGroupContest,
  getGroupAdminContestList,
  getGroupContestList,
  uploadGroupContestLogo,
} from '@assay/contract/groups/contests.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { enterGroup, manageGroup } from '../../groups/entry.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import { contestPage } from '../list/list.ts';
import { storeContest } from '../manage/admin.ts';
import { managedPage } from '../manage/admin-list.ts';
import { receiveLogo } from '../manage/logo.ts';
import { contestColumns } from '../manage/save.ts';
import { groupPartOf } from './group-part.ts';

/** What a group has of contests beside what every contest has: its lists, and making one. */
export const groupContestCalls: Implementation[] = [
  implement(getGroupContestList, async (call, { gid, status, type, keyword, ...page }) => {
    await enterGroup(call, gid, call.viewer);
    return contestPage(call, { gid, status, type, keyword }, page);
  }),

  implement(getGroupAdminContestList, async (call, { gid, keyword, ...page }) => {
    const group = await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    return managedPage(call, { keyword, gid }, page, groupPartOf(group));
  }),

  implement(addGroupContest, async (call, { gid, ...input }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    const columns = contestColumns(input, null);
    return call.db.transaction().execute(async (tx) => {
      // it may be disbanded meanwhile
      if (!(await holdGroup(tx, gid))) return fail('group.unknown');
      return storeContest(call, tx, addGroupContest.name, columns, { gid });
    });
  }),

  implement(uploadGroupContestLogo, async (call, { gid }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    return receiveLogo(call);
  }),
];
