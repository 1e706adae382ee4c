import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import { getQSheetSubmissions, submitQSheet } from '@assay/contract/qsheets/problems.ts';
import { pageAnswer } from '../../../platform/db/page.ts';
import { type Implementation, implement } from '../../../platform/http/call.ts';
import { findUidsByName } from '../../accounts/users/users.queries.ts';
import { findSubmissionRows, listedRows, seeRows } from '../../judging/rows/shown-rows.ts';
import { countSubmissions, findPidsByDisplayId, listSubmissionIds } from '../../submissions/list.queries.ts';
import { submitToVenue } from '../../submissions/submit/submit.ts';
import { enterSheet } from '../entry.ts';
import { findSheetOf } from '../qsheets.queries.ts';
import { openProblem, viewGroups } from '../view/view.ts';
import { viewSheet } from './problems.ts';

export const qsheetSubmissionCalls: Implementation[] = [
  implement(getQSheetSubmissions, async (call, { qpid, username, status, problemID, completeProblemID, ...input }) => {
    const named = qpid === undefined ? input.qid : await findSheetOf(call.db, qpid);
    if (named === undefined) return fail(qpid === undefined ? 'qsheet.unknown' : 'problem.unknown');
    // a problem of a hidden sheet answers like a missing one
    const view = await enterSheet(call, named, call.viewer).catch((error: unknown) =>
      qpid !== undefined && error instanceof Failure ? fail('problem.unknown') : Promise.reject(error),
    );
    const onlyOwn = !view.isManager || input.onlyMine;
    const whole = completeProblemID === true;
    const { pid } = qpid
      ? openProblem(await viewGroups(call, view, call.lang), (one) => one.qpid === qpid)
      : { pid: null };
    const filter = {
      venue: { kind: 'qsheet', id: named } as const,
      scope: 'all' as const,
      uids: onlyOwn ? [view.uid] : username ? await findUidsByName(call.db, username) : null,
      pids: pid ? [pid] : problemID ? await findPidsByDisplayId(call.db, problemID, { whole, gid: null }) : null,
      status: status ?? null,
    };
    if (filter.uids?.length === 0 || filter.pids?.length === 0) return pageAnswer([], 0, input);
    const [ids, total] = await Promise.all([
      listSubmissionIds(call.db, filter, input),
      countSubmissions(call.db, filter),
    ]);
    const rows = await findSubmissionRows(call, ids);
    return pageAnswer(listedRows(call, rows, await seeRows(call, rows)), total, input);
  }),

  implement(submitQSheet, async (call, { qpid, qid, ...sent }) => {
    const { problemId } = openProblem(await viewSheet(call, qid), (one) => one.qpid === qpid);
    return submitToVenue(call, { ...sent, pid: problemId, qid });
  }),
];
