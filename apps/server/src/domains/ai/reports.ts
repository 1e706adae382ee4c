import { getAiReports, getAiState } from '@assay/contract/ai/reports.ts';
import { pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement } from '../../platform/http/call.ts';
import { countRequests, listReports } from './reports.queries.ts';

export const aiReportCalls: Implementation[] = [
  implement(getAiState, async ({ config: { ai }, db, clock }) => {
    const { today, cached, failed, helpful, not_helpful } = await countRequests(db, clock.now());
    return {
      model: ai?.model ?? null,
      host: ai && new URL(ai.url).host,
      today,
      fromCache: cached,
      failed,
      helpful,
      notHelpful: not_helpful,
    };
  }),

  implement(getAiReports, async (call, page) => {
    const { rows, total } = await listReports(call.db, page);
    const records = rows.map(({ report, content, gmt_create, ...row }) => ({
      ...row,
      report: report ?? '',
      content: content ?? '',
      gmtCreate: gmt_create.toISOString(),
    }));
    return pageAnswer(records, total, page);
  }),
];
