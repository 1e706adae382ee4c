import { fail } from '@assay/contract/errors.ts';
import { getUserProblemStatus } from '@assay/contract/problems/list.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { implement, viewerOf } from '../../platform/http/call.ts';
import { listOwnStatus } from './status.queries.ts';

export const problemStatusCalls = [
  implement(getUserProblemStatus, async (call, input) => {
    // Contests and groups do not exist yet, so no id of theirs can be right.
    if (input.cid || input.gid) fail('venue.unknown');
    const rows = await listOwnStatus(call.db, viewerOf(call).uid, input.pidList);
    const reached = new Map(rows.map(({ pid, status, score }) => [pid, { status, score }]));
    const untried = { status: VERDICT.notSubmitted, score: null };
    return Object.fromEntries(input.pidList.map((pid) => [String(pid), reached.get(pid) ?? untried]));
  }),
];
