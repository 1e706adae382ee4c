import type { Mention } from '@assay/contract/comments/mentions.ts';
import { getDiscussionDetail, getDiscussionList } from '@assay/contract/discussions/discussions.ts';
import { getGroupAdminDiscussionList, getGroupDiscussionList } from '@assay/contract/discussions/group.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { Paging } from '@assay/contract/page.ts';
import { mayDeleteDiscussion, mayEditDiscussion } from '@assay/rules/discussions/access.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerIsAdmin } from '../../platform/http/call.ts';
import { enterGroup, manageGroup } from '../groups/entry.ts';
import { findProblemFor } from '../problems/find.ts';
import { openDiscussion, refuseClosed } from './entry.ts';
import { type DiscussionFilter, listDiscussions } from './list.queries.ts';
import { renderedOf } from './rendered.ts';
import { shownDiscussion } from './shown.ts';
import { totalOf } from './total.ts';
import { countView } from './views/views.ts';

interface AskedFilters {
  keyword?: string | undefined;
  cid?: number | undefined;
  pid?: string | number | undefined;
  uid?: number | undefined;
  onlyMine?: boolean | undefined;
}

/**
 * A problem that a discussion is about, as clients name it.
 * @throws Failure `problem.unknown` for whoever may not see it
 */
export const findNamedProblem = (call: Call, named: string | number) =>
  findProblemFor(call.db, call.viewer, typeof named === 'number' ? { pid: named } : { problemId: named });

async function page(
  call: Call,
  { cid, keyword, onlyMine, pid, uid }: AskedFilters,
  place: Pick<DiscussionFilter, 'gid' | 'all'>,
  paging: Paging,
) {
  if (onlyMine && !call.viewer) return fail('access.loginNeeded');
  const filter = {
    ...place,
    keyword,
    categoryId: cid,
    pid: pid === undefined ? undefined : (await findNamedProblem(call, pid)).id,
    uid: onlyMine ? call.viewer?.uid : uid,
  };
  const [rows, total] = await Promise.all([listDiscussions(call.db, filter, paging, call), totalOf(call, filter)]);
  return pageAnswer(rows.map(shownDiscussion), total, paging);
}

export const discussionListCalls: Implementation[] = [
  implement(getDiscussionList, async (call, { admin, currentPage, limit, ...filters }) => {
    if (admin && !viewerIsAdmin(call)) fail('access.denied');
    if (!admin) await refuseClosed(call, null);
    // those of groups are for their members, and for super admins, who are in each
    const gid = admin && call.viewer?.role === 'root' ? 'any' : null;
    return page(call, filters, { gid, all: admin === true }, { currentPage, limit });
  }),

  implement(getGroupDiscussionList, async (call, { gid, currentPage, limit, ...filters }) => {
    await enterGroup(call, gid, call.viewer);
    await refuseClosed(call, gid);
    return page(call, filters, { gid, all: false }, { currentPage, limit });
  }),

  implement(getGroupAdminDiscussionList, async (call, { gid, currentPage, limit, ...filters }) => {
    await manageGroup(call, gid, call.viewer, GROUP_LEVEL.admin);
    await refuseClosed(call, gid);
    return page(call, filters, { gid, all: true }, { currentPage, limit });
  }),

  implement(getDiscussionDetail, async (call, { did }) => {
    const { row, facts, viewer, runs } = await openDiscussion(call, did);
    countView(call, did);
    return {
      ...shownDiscussion(row),
      content: row.content,
      rendered: renderedOf(row),
      mentions: (row.mentions ?? []) as Mention[],
      revisions: row.revisions,
      mayEdit: mayEditDiscussion(viewer, facts),
      mayDelete: mayDeleteDiscussion(viewer, facts),
      mayRun: runs,
    };
  }),
];
