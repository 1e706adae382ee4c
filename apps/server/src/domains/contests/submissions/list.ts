import { getContestSubmissions } from '@assay/contract/contests/submissions.ts';
import { fail } from '@assay/contract/errors.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import { hiddenRows } from '@assay/rules/contests/visibility.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { findUidsByName } from '../../accounts/users/users.queries.ts';
import { countUpToBound, listIdsOfPage } from '../../judging/rows/page.queries.ts';
import { findSubmissionRows, listedRows } from '../../judging/rows/shown-rows.ts';
import { type ContestView, endTimeOf, enterContest, sealTimeOf } from '../entry.ts';
import { findPidsInContest } from '../problems/problems.queries.ts';
import { findMembersByTeam } from '../teams/teams.queries.ts';
import { seeRowsIn } from '../venue/see.ts';
import { type ContestSubmissionFilter, contestSubmissions } from './list.queries.ts';

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

const list = implement(getContestSubmissions, async (call, input) => {
  const view = await enterContest(call, input.contestID, viewerOf(call));
  // after its end the own virtual participation is looked at by who asks for it
  const past = view.virtual || !input.virtual ? null : (view.run ?? fail('virtual.notRunning'));
  const which = contestSubmissions({
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
  });
  const [ids, total] = await Promise.all([listIdsOfPage(call.db, which, input), countUpToBound(call.db, which)]);
  const rows = await findSubmissionRows(call, ids);
  const seen = await seeRowsIn(call, view, rows);
  const records = listedRows(call, rows, seen);
  return pageAnswer(records, total, input);
});

export const contestSubmissionCalls: Implementation[] = [list];
