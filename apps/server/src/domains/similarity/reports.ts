import { fail } from '@assay/contract/errors.ts';
import { DISTRIBUTION_PARTS, type SimilarityProblem } from '@assay/contract/similarity/report.ts';
import {
  deleteSimilarityReport,
  getSimilarityReport,
  getSimilarityReports,
  startSimilarityReport,
} from '@assay/contract/similarity/reports.ts';
import { openingOddness } from '@assay/rules/similarity/clusters.ts';
import { notesOn } from '../../platform/audit/note-act.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { manageReport } from './entry.ts';
import { PROGRAMS_MAX } from './jobs.ts';
import { insertPrograms } from './programs.queries.ts';
import {
  countReports,
  deleteEmptyProblems,
  deleteReportRow,
  insertReport,
  listReportProblems,
  listReports,
} from './reports.queries.ts';
import { manageTarget } from './targets.ts';

/** Reports that are kept of one thing. */
const REPORTS_MAX = 50;

const note = notesOn('similarity report');

async function listProblems(db: Queryable, reportId: number): Promise<SimilarityProblem[]> {
  const rows = await listReportProblems(db, reportId);
  return rows.map((row) => ({
    pid: row.pid,
    displayId: row.display_id,
    title: row.title,
    people: row.people,
    tooShort: row.too_short,
    earlier: row.earlier,
    pairCount: row.pair_count,
    median: row.median,
    opening: openingOddness(row.people),
    distribution: Array.from({ length: DISTRIBUTION_PARTS }, (_, part) => row.parts?.[part] ?? 0),
    isDone: row.is_done,
  }));
}

export const similarityReportCalls: Implementation[] = [
  implement(getSimilarityReports, async (call, { kind, targetId, ...page }) => {
    await manageTarget(call, { kind, targetId });
    const { total, records } = await listReports(call.db, { kind, targetId }, page);
    return pageAnswer(records, total, page);
  }),

  implement(startSimilarityReport, async (call, target) => {
    const read = await manageTarget(call, target);
    const compared = await read();
    const reportId = await call.db.transaction().execute(async (tx) => {
      const { all, open } = await countReports(tx, target);
      if (open > 0) fail('similarity.runs');
      if (all >= REPORTS_MAX) fail('similarity.tooMany', { max: REPORTS_MAX });
      const started = { ...target, title: compared.title, askedBy: viewerOf(call).uid, now: call.clock.now() };
      const id = await insertReport(tx, started, compared.problems);
      if ((await insertPrograms(tx, id, compared, PROGRAMS_MAX)) === 0) fail('similarity.nothing');
      await deleteEmptyProblems(tx, id);
      await note(call, tx, startSimilarityReport.name, id, null, target);
      return id;
    });
    return { reportId };
  }),

  implement(getSimilarityReport, async (call, { reportId }) => {
    const report = await manageReport(call, reportId);
    return { ...report, problems: await listProblems(call.db, reportId) };
  }),

  implement(deleteSimilarityReport, async (call, { reportId }) => {
    const { kind, targetId } = await manageReport(call, reportId);
    await call.db.transaction().execute(async (tx) => {
      await deleteReportRow(tx, reportId);
      await note(call, tx, deleteSimilarityReport.name, reportId, null, { kind, targetId });
    });
    return null;
  }),
];
