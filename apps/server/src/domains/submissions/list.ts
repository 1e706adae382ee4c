import { fail } from '@assay/contract/errors.ts';
import { checkSubmissionsStatus, getSubmissionList } from '@assay/contract/submissions/list.ts';
import { venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { findUidsByName } from '../accounts/users/users.queries.ts';
import { latestProgress } from '../judging/progress/progress.ts';
import { findDelays } from '../judging/queue/delays.queries.ts';
import { findQueuePositions } from '../judging/queue/queue.queries.ts';
import { findSubmissionRows, listedRows, seeRows, shownRow } from '../judging/rows/shown-rows.ts';
import { rulesOf } from '../venues/rules.ts';
import { countSubmissions, findPidsByDisplayId, listSubmissionIds, type SubmissionFilter } from './list.queries.ts';

const list = implement(getSubmissionList, async (call, input) => {
  if (input.onlyMine && !call.viewer) fail('access.loginNeeded');
  const venue = venueOf({ gid: input.gid });
  const filter: SubmissionFilter = {
    venue,
    scope: await rulesOf(call, venue).listScope(call, venueIdOf(venue), input.onlyMine === true),
    uids: input.onlyMine ? [call.viewer!.uid] : input.username ? await findUidsByName(call.db, input.username) : null,
    pids: input.problemID
      ? await findPidsByDisplayId(call.db, input.problemID, input.completeProblemID === true)
      : null,
    status: input.status ?? null,
  };
  const page = { size: input.limit, current: input.currentPage };
  if (filter.uids?.length === 0 || filter.pids?.length === 0) return { records: [], total: 0, ...page };
  const [ids, total] = await Promise.all([
    listSubmissionIds(call.db, filter, input),
    countSubmissions(call.db, filter),
  ]);
  const rows = await findSubmissionRows(call, ids);
  return { records: listedRows(call, rows, await seeRows(call, rows)), total, ...page };
});

const checkStatus = implement(checkSubmissionsStatus, async (call, input) => {
  const venue = venueOf(input);
  const rows = await findSubmissionRows(call, input.submitIds, venue);
  const rules = rulesOf(call, venue);
  // nobody learns by asking for nothing that a venue can be entered
  if (rows.length === 0) await rules.enter(call, venueIdOf(venue));
  const seen = await rules.seeRows(call, venueIdOf(venue), rows);
  const shown = rows.flatMap((row) => {
    const own = seen.get(row.submitId);
    return own ? [{ row, own }] : [];
  });
  const waiting = shown
    .filter(({ row, own }) => own.hasPage && row.status === VERDICT.pending)
    .map(({ row }) => row.submitId);
  const places = await findQueuePositions(call.db, waiting);
  const delays = await findDelays(call.db, waiting);
  return Object.fromEntries(
    shown.map(({ row, own }) => [
      String(row.submitId),
      {
        ...shownRow(call, row, own),
        hasPage: own.hasPage,
        team: own.team ?? null,
        queuePosition: places.get(row.submitId) ?? null,
        delay: delays.get(row.submitId) ?? null,
        casesDone: own.cases ? (latestProgress(call.push, row.submitId)?.cases.length ?? 0) : 0,
      },
    ]),
  );
});

export const submissionListCalls: Implementation[] = [list, checkStatus];
