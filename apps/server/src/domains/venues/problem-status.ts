import { fail } from '@assay/contract/errors.ts';
import { getUserProblemStatus } from '@assay/contract/problems/list.ts';
import { venueOf } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type Call, implement, viewerOf } from '../../platform/http/call.ts';
import { enterContest } from '../contests/entry.ts';
import { type OwnResult, ownResults } from '../contests/own-results.ts';
import { listContestProblems } from '../contests/problems.queries.ts';
import { listOwnStatus } from '../problems/status.queries.ts';

const UNTRIED: OwnResult = { status: VERDICT.notSubmitted, score: null };

async function ownInPractice(call: Call, pids: readonly number[]): Promise<(pid: number) => OwnResult> {
  const rows = await listOwnStatus(call.db, viewerOf(call).uid, pids);
  const reached = new Map(rows.map(({ pid, status, score }) => [pid, { status, score }]));
  return (pid) => reached.get(pid) ?? UNTRIED;
}

/** Problems that the contest does not have are untried there, whatever was done with them elsewhere. */
async function ownInContest(call: Call, cid: number, containsEnd: boolean): Promise<(pid: number) => OwnResult> {
  const view = await enterContest(call, cid, call.viewer);
  const [own, rows] = await Promise.all([ownResults(call, view, containsEnd), listContestProblems(call.db, cid)]);
  const known = new Set(rows.map(({ pid }) => pid));
  return (pid) => (known.has(pid) ? own(pid) : UNTRIED);
}

export const problemStatusCalls = [
  implement(getUserProblemStatus, async (call, input) => {
    const venue = venueOf({ ...input, cid: input.cid ?? undefined });
    if (venue.kind !== 'public' && venue.kind !== 'contest') fail('venue.unknown');
    const own =
      venue.kind === 'contest'
        ? await ownInContest(call, venue.id, input.containsEnd === true)
        : await ownInPractice(call, input.pidList);
    return Object.fromEntries(input.pidList.map((pid) => [String(pid), own(pid)]));
  }),
];
