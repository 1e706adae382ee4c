import type { SubmissionRow } from '@assay/contract/submissions/submission.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { shownStatus } from '@assay/rules/contests/sight.ts';
import type { Call } from '../../../platform/http/call.ts';
import { latestProgress } from '../progress/progress.ts';

/** Which columns of a row are sent; the rest is null, and the status "unknown" in place of a hidden one. */
export interface ShownColumns {
  result: boolean;
  score: boolean;
  /** Time, memory, length and judging node. */
  figures: boolean;
  errorMessage: boolean;
}

/** A stored row with what is known of it beyond the database while it is judged. */
export function withProgress<Row extends SubmissionRow>(call: Pick<Call, 'push'>, row: Row): Row {
  const progress = row.status === VERDICT.compiling ? latestProgress(call.push, row.submitId) : null;
  return progress ? { ...row, status: progress.status } : row;
}

/** A row without what the viewer may not see. */
export function redactRow<Row extends SubmissionRow>(row: Row, { result, score, figures }: ShownColumns): Row {
  return {
    ...row,
    // a problem's own id would tell where the contest has it from
    displayPid: row.cid === 0 ? row.displayPid : row.displayId,
    status: shownStatus(row.status, !result),
    score: score ? row.score : null,
    fullScore: score ? row.fullScore : null,
    // it would tell the difficulty of a contest's problem
    oiRankScore: score && row.cid === 0 ? row.oiRankScore : null,
    time: figures ? row.time : null,
    memory: figures ? row.memory : null,
    length: figures ? row.length : null,
    judger: figures ? row.judger : null,
    isManual: result && row.isManual,
  };
}
