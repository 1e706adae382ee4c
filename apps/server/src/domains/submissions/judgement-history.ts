import { getJudgements } from '@assay/contract/judging/judgements.ts';
import { type Implementation, implement, viewerIsRoot } from '../../platform/http/call.ts';
import { listJudgements } from '../judging/judgements/manual.queries.ts';
import { seeSubmission } from './visibility.ts';

const history = implement(getJudgements, async (call, { submitId }) => {
  // an admin who does not run the contest is told no more of a result than anybody else (T-IDOR-4)
  const { shown } = await seeSubmission(call, submitId);
  const judgements = shown.result && shown.figures ? await listJudgements(call.db, submitId) : [];
  return { mayRestore: viewerIsRoot(call), judgements };
});

export const judgementHistoryCalls: Implementation[] = [history];
