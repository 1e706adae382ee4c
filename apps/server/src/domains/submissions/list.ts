import { fail } from '@assay/contract/errors.ts';
import { checkSubmissionsStatus, getSubmissionList } from '@assay/contract/submissions/list.ts';
import { venueOf } from '@assay/contract/venue.ts';
import { type Implementation, implement, viewerIsAdmin } from '../../platform/http/call.ts';
import { findUidsByName } from '../accounts/users.queries.ts';
import { contestStatuses } from '../contests/submissions/list.ts';
import { latestProgress } from '../judging/progress/progress.ts';
import { findDelays } from '../judging/queue/delays.queries.ts';
import { findQueuePositions } from '../judging/queue/queue.queries.ts';
import { findSubmissionRows } from '../judging/rows/rows.queries.ts';
import { withProgress } from '../judging/rows/shown-rows.ts';
import { countSubmissions, findPidsByDisplayId, listSubmissions, type SubmissionFilter } from './list.queries.ts';

const list = implement(getSubmissionList, async (call, input) => {
  if (input.onlyMine && !call.viewer) fail('access.loginNeeded');
  const filter: SubmissionFilter = {
    uids: input.onlyMine ? [call.viewer!.uid] : input.username ? await findUidsByName(call.db, input.username) : null,
    pids: input.problemID
      ? await findPidsByDisplayId(call.db, input.problemID, input.completeProblemID === true)
      : null,
    status: input.status ?? null,
    scope: input.onlyMine || viewerIsAdmin(call) ? 'practice' : 'listed',
  };
  const page = { size: input.limit, current: input.currentPage };
  // Submissions of groups are shown inside their group only, and there are no groups yet.
  if (input.gid || filter.uids?.length === 0 || filter.pids?.length === 0) return { records: [], total: 0, ...page };
  const [rows, total] = await Promise.all([
    listSubmissions(call.db, filter, input, call.lang),
    countSubmissions(call.db, filter),
  ]);
  return { records: rows.map((row) => withProgress(call, row)), total, ...page };
});

const checkStatus = implement(checkSubmissionsStatus, async (call, input) => {
  const venue = venueOf(input);
  if (venue.kind === 'contest') return contestStatuses(call, venue.id, input.submitIds);
  const staff = viewerIsAdmin(call);
  const rows = await findSubmissionRows(call.db, input.submitIds, call.lang);
  const visible = rows.filter((row) => row.cid === 0 && (row.auth === 1 || staff || row.uid === call.viewer?.uid));
  const waiting = visible.filter((row) => row.status === 5).map((row) => row.submitId);
  const places = await findQueuePositions(call.db, waiting);
  const delays = await findDelays(call.db, waiting);
  return Object.fromEntries(
    visible.map((row) => [
      String(row.submitId),
      {
        ...withProgress(call, row),
        queuePosition: places.get(row.submitId) ?? null,
        delay: delays.get(row.submitId) ?? null,
        casesDone: latestProgress(call.push, row.submitId)?.cases.length ?? 0,
      },
    ]),
  );
});

export const submissionListCalls: Implementation[] = [list, checkStatus];
