import { fail } from '@assay/contract/errors.ts';
import { checkSubmissionsStatus, getSubmissionList } from '@assay/contract/submissions/list.ts';
import { groupOfVenue, isSameVenue, type Venue, venueIdOf, venueOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type Call, type Implementation, implement } from '../../platform/http/call.ts';
import { findUidsByName } from '../accounts/users/users.queries.ts';
import { latestProgress } from '../judging/progress/progress.ts';
import { findDelays } from '../judging/queue/delays.queries.ts';
import { findQueuePositions } from '../judging/queue/queue.queries.ts';
import { findRemoteSteps, shownStep } from '../judging/remote/steps.ts';
import { besides, findSubmissionRows, listedRows, seeRows, shownRow } from '../judging/rows/shown-rows.ts';
import { type RowFacts, rulesOf } from '../venues/rules.ts';
import { countSubmissions, findPidsByDisplayId, listSubmissionIds, type SubmissionFilter } from './list.queries.ts';

const list = implement(getSubmissionList, async (call, input) => {
  if (input.onlyMine && !call.viewer) fail('access.loginNeeded');
  const venue = venueOf({ gid: input.gid });
  const filter: SubmissionFilter = {
    venue,
    scope: await rulesOf(call, venue).listScope(call, venueIdOf(venue), input.onlyMine === true),
    uids: input.onlyMine ? [call.viewer!.uid] : input.username ? await findUidsByName(call.db, input.username) : null,
    pids: input.problemID
      ? await findPidsByDisplayId(call.db, input.problemID, {
          whole: input.completeProblemID === true,
          gid: groupOfVenue(venue),
        })
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

/** What the viewer sees of rows of a venue's list. @throws Failure of whom the venue does not let in, also when there are none */
async function seeRowsListedIn(call: Call, venue: Venue, rows: readonly RowFacts[]) {
  const rules = rulesOf(call, venue);
  const made = rows.filter((row) => isSameVenue(row.venue, venue));
  if (made.length === 0) await rules.enter(call, venueIdOf(venue));
  const seen = made.length > 0 ? await rules.seeRows(call, venueIdOf(venue), made) : [];
  const within = await seeRows(
    call,
    rows.filter((row) => !isSameVenue(row.venue, venue)),
  );
  return new Map([...seen, ...within]);
}

const checkStatus = implement(checkSubmissionsStatus, async (call, input) => {
  const venue = venueOf(input);
  const rows = await findSubmissionRows(call, input.submitIds, venue);
  const seen = await seeRowsListedIn(call, venue, rows);
  const shown = rows.flatMap((row) => {
    const own = seen.get(row.submitId);
    return own ? [{ row, own }] : [];
  });
  const waiting = shown
    .filter(({ row, own }) => own.hasPage && row.status === VERDICT.pending)
    .map(({ row }) => row.submitId);
  const places = await findQueuePositions(call.db, waiting);
  const delays = await findDelays(call.db, waiting);
  const ids = shown.filter(({ own }) => own.hasPage).map(({ row }) => row.submitId);
  const steps = await findRemoteSteps(call, ids);
  return Object.fromEntries(
    shown.map(({ row, own }) => [
      String(row.submitId),
      {
        ...shownRow(call, row, own),
        ...besides(own),
        queuePosition: places.get(row.submitId) ?? null,
        delay: delays.get(row.submitId) ?? null,
        remote: shownStep(steps.get(row.submitId), own.shown),
        casesDone: own.cases ? (latestProgress(call.push, row.submitId)?.cases.length ?? 0) : 0,
      },
    ]),
  );
});

export const submissionListCalls: Implementation[] = [list, checkStatus];
