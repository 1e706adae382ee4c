import { checkContestSubmissionsStatus, getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { fail } from '@assay/contract/errors.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { hiddenRows } from '@assay/rules/contests/sight.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findUidsByName } from '../../accounts/users.queries.ts';
import { latestProgress } from '../../judging/progress/progress.ts';
import { findDelays } from '../../judging/queue/delays.queries.ts';
import { findQueuePositions } from '../../judging/queue/queue.queries.ts';
import { findSubmissionRows } from '../../judging/rows/rows.queries.ts';
import { redactRow, withProgress } from '../../judging/rows/shown-rows.ts';
import { type ContestView, endTimeOf, enterContest, sealTimeOf } from '../entry.ts';
import { findPidsInContest } from '../problems.queries.ts';
import { findMembersByTeam, findTeamNames } from '../teams/teams.queries.ts';
import { findVirtualOfOthers } from '../virtual/virtual.queries.ts';
import { type ContestSubmissionFilter, countContestSubmissions, listContestSubmissionIds } from './list.queries.ts';
import { contestSight } from './sight.ts';

type Row = Awaited<ReturnType<typeof findSubmissionRows>>[number];

const sightOfRow = (view: ContestView, row: Row) =>
  contestSight(view, { ...row, receivedAt: new Date(row.submitTime) }, view.now);

function shownRow(call: Call, view: ContestView, row: Row) {
  const see = sightOfRow(view, row);
  return { ...redactRow(withProgress(call, row), see), hasPage: see.detail };
}

/** Rows under the seal count as unknown in filters and counts too, so that no filter tells what no row does. */
function hiddenFrom(view: ContestView): ContestSubmissionFilter['hidden'] {
  const hidden = hiddenRows(view.moment, view.isAdmin);
  const since = sealTimeOf(view.row);
  return hidden && since && { since, ownToo: hidden.ownToo };
}

/** Users, and members of teams, whose names contain a text. */
async function findUidsNamed(call: Call, { row }: ContestView, name: string): Promise<number[]> {
  const uids = await findUidsByName(call.db, name);
  return isTeamContest(row.team_size) ? [...uids, ...(await findMembersByTeam(call.db, row.id, name))] : uids;
}

const teamNames = async (call: Call, view: ContestView, rows: readonly Row[]) =>
  isTeamContest(view.row.team_size)
    ? findTeamNames(call.db, view.row.id, [...new Set(rows.map(({ uid }) => uid))])
    : new Map<number, string>();

const list = implement(getContestSubmissions, async (call, input) => {
  const view = await enterContest(call, input.contestID, viewerOf(call));
  // after its end the own virtual participation is looked at by who asks for it
  const past = view.virtual || !input.virtual ? null : (view.run ?? fail('virtual.notRunning'));
  const filter: ContestSubmissionFilter = {
    cid: view.row.id,
    virtualId: (past ?? view.virtual)?.id ?? null,
    uids: input.onlyMine ? [...view.line] : input.username ? await findUidsNamed(call, view, input.username) : null,
    pids: input.problemID
      ? await findPidsInContest(call.db, view.row.id, input.problemID, input.completeProblemID === true)
      : null,
    status: input.status ?? null,
    from: input.beforeContestSubmit && view.isAdmin ? null : view.row.start_time,
    before: input.containsEnd || past ? null : endTimeOf(view.clock),
    hidden: hiddenFrom(view),
    line: view.line,
  };
  const [ids, total] = await Promise.all([
    listContestSubmissionIds(call.db, filter, input),
    countContestSubmissions(call.db, filter),
  ]);
  const rows = await findSubmissionRows(call.db, ids, call.lang);
  const teams = await teamNames(call, view, rows);
  const records = rows.map((row) => ({ ...shownRow(call, view, row), team: teams.get(row.uid) ?? null }));
  return pageAnswer(records, total, input);
});

/** Rows of some submissions of a contest; those of other places are left out like missing ones. */
export async function contestStatuses(call: Call, cid: number, submitIds: number[]) {
  const view = await enterContest(call, cid, call.viewer);
  const others = view.isAdmin ? new Set<number>() : await findVirtualOfOthers(call.db, submitIds, view.run?.id ?? null);
  const rows = (await findSubmissionRows(call.db, submitIds, call.lang)).filter(
    (row) => row.cid === cid && !others.has(row.submitId),
  );
  const seen = rows.map((row) => ({ row, see: sightOfRow(view, row) }));
  const teams = await teamNames(call, view, rows);
  const waiting = seen
    .filter(({ row, see }) => see.detail && row.status === VERDICT.pending)
    .map(({ row }) => row.submitId);
  const places = await findQueuePositions(call.db, waiting);
  const delays = await findDelays(call.db, waiting);
  return Object.fromEntries(
    seen.map(({ row, see }) => [
      String(row.submitId),
      {
        ...shownRow(call, view, row),
        team: teams.get(row.uid) ?? null,
        queuePosition: places.get(row.submitId) ?? null,
        delay: delays.get(row.submitId) ?? null,
        casesDone: see.cases ? (latestProgress(call.push, row.submitId)?.cases.length ?? 0) : 0,
      },
    ]),
  );
}

const checkStatus = implement(checkContestSubmissionsStatus, (call, { cid, submitIds }) =>
  contestStatuses(call, cid, submitIds),
);

export const contestSubmissionCalls: Implementation[] = [list, checkStatus];
