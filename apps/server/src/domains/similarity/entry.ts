import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import type { SimilarityReportRow } from '@assay/contract/similarity/report.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import { findReport } from './reports.queries.ts';
import { manageTarget } from './targets.ts';

/**
 * A report, to those who run what it is about; to all others it answers like a missing one.
 * @throws Failure `similarity.unknown`, `access.loginNeeded`
 */
export async function manageReport(call: Call, id: number): Promise<SimilarityReportRow> {
  viewerOf(call);
  const report = (await findReport(call.db, id)) ?? fail('similarity.unknown');
  try {
    await manageTarget(call, report);
  } catch (error) {
    if (error instanceof Failure) fail('similarity.unknown');
    throw error;
  }
  return report;
}
