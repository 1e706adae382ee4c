import type { CaseMode } from '@assay/contract/problems/problem.ts';
import type { CaseResult } from '@assay/contract/submissions/submission.ts';
import { isFinal } from '@assay/contract/verdict.ts';
import { subtasksOf } from '@assay/rules/judging/scoring/subtasks.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { listScoredCases, type ReceiptRow, type ScoredCases } from './facts.queries.ts';

/** Points by subtask of judged submissions, where their problems have subtasks. */
export async function subtaskPoints(db: Queryable, rows: readonly ReceiptRow[]) {
  const judged = rows.filter(({ status }) => isFinal(status)).map(({ id }) => id);
  return subtaskPointsOf(await listScoredCases(db, judged));
}

export function subtaskPointsOf(scored: readonly ScoredCases[]): Map<number, readonly number[]> {
  const points = new Map<number, readonly number[]>();
  for (const row of scored) {
    const planned = row.planned as { index: number; groupNum: number; score: number }[];
    const results = (row.judged as { timeMs: number; memoryKb: number }[]).map(
      ({ timeMs, memoryKb, ...one }) => ({ ...one, time: timeMs, memory: memoryKb }) as unknown as CaseResult,
    );
    const shown = subtasksOf(row.mode as CaseMode, results, { cases: planned, subtasks: row.subtasks });
    if (shown) {
      points.set(
        row.id,
        shown.map(({ score }) => score),
      );
    }
  }
  return points;
}
