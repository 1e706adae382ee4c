import { getTimedWorkSubmissionList } from '@assay/contract/works/submissions.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findUidsByName } from '../../accounts/users/users.queries.ts';
import { countUpToBound, listIdsOfPage } from '../../judging/rows/page.queries.ts';
import { findSubmissionRows, listedRows } from '../../judging/rows/shown-rows.ts';
import { enterWork } from '../entry.ts';
import { findWorkProblem } from '../problems/problems.queries.ts';
import { seeRowsOfWork } from '../venue/see.ts';
import { workSubmissions } from './list.queries.ts';

export const workSubmissionCalls: Implementation[] = [
  implement(getTimedWorkSubmissionList, async (call, { tid, displayId, onlyMine, username, status, ...page }) => {
    const { isAdmin, shows } = await enterWork(call, tid, call.viewer);
    const ownOnly = onlyMine === true || !isAdmin;
    const which = workSubmissions({
      wid: tid,
      uids: ownOnly ? [viewerOf(call).uid] : username ? await findUidsByName(call.db, username) : null,
      pid: displayId ? ((await findWorkProblem(call.db, tid, displayId))?.pid ?? 0) : null,
      status: status ?? null,
      shows,
    });
    const [ids, total] = await Promise.all([listIdsOfPage(call.db, which, page), countUpToBound(call.db, which)]);
    const rows = await findSubmissionRows(call, ids);
    return pageAnswer(listedRows(call, rows, await seeRowsOfWork(call, tid, rows)), total, page);
  }),
];
