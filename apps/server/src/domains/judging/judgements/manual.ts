import { fail } from '@assay/contract/errors.ts';
import { cancelJudge, manualJudge, restoreJudgement } from '@assay/contract/judging/judgements.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { manualScore, refuseCancel, refuseManual } from '@assay/rules/judging/manual.ts';
import { oiRankScore } from '@assay/rules/judging/scoring/oi-rank-score.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { publishStanding } from '../progress/elsewhere.ts';
import {
  findJudgingFacts,
  type JudgingFacts,
  lockSubmissions,
  type NewJudgement,
  useJudgements,
} from './judgements.queries.ts';
import { makeCurrent } from './judgements.ts';
import { belongsTo, deleteWaitingJob, findStanding } from './manual.queries.ts';

/** A judgement that a person made: what cases did belongs to the one before it. */
const byHand = (call: Call, submitId: number, facts: JudgingFacts, reason: string | undefined) =>
  ({
    submissionId: submitId,
    score: null,
    oiRankScore: null,
    errorMessage: null,
    judgeCaseMode: facts.judge_case_mode as CaseMode,
    dataVersion: facts.data_version,
    languageVersion: '',
    judger: viewerOf(call).username,
    byUid: viewerOf(call).uid,
    reason: reason ?? '',
  }) satisfies Partial<NewJudgement>;

/**
 * Locks a submission and runs `act` on it as it stands; tells those who watch it what it is afterwards.
 * @param first before the lock: who claims work locks a job and then its submission
 */
async function change<F = void>(
  call: Call,
  submitId: number,
  act: (tx: Queryable, facts: JudgingFacts, found: F | undefined) => Promise<void>,
  first?: (tx: Queryable) => Promise<F>,
) {
  await call.db.transaction().execute(async (tx) => {
    const found = await first?.(tx);
    await lockSubmissions(tx, [submitId]);
    await act(tx, (await findJudgingFacts(tx, submitId)) ?? fail('submission.unknown'), found);
  });
  await publishStanding(call, [submitId]);
  return null;
}

const judge = implement(manualJudge, (call, { submitId, status, score = null, reason }) =>
  change(call, submitId, async (tx, facts) => {
    const standing = await findStanding(tx, submitId);
    const refusal = refuseManual({ ...standing, type: facts.type }, { status, score });
    if (refusal) throw refusal;
    const kept = manualScore(facts.type, facts.io_score, score);
    const judgement: NewJudgement = {
      ...byHand(call, submitId, facts, reason),
      source: 'manual',
      status,
      score: kept,
      oiRankScore: kept === null ? null : oiRankScore(kept, facts.io_score, facts.difficulty),
      timeMs: standing.timeMs,
      memoryKb: standing.memoryKb,
      cases: standing.stored,
    };
    await makeCurrent(call, tx, [judgement]);
    await noteAct(call, tx, {
      action: manualJudge.name,
      subject: `submission ${submitId}`,
      before: { status: standing.status, score: standing.score },
      after: { status, score: kept, reason },
    });
  }),
);

const cancel = implement(cancelJudge, (call, { submitId, reason }) =>
  change<boolean>(
    call,
    submitId,
    async (tx, facts, wasWaiting) => {
      const standing = await findStanding(tx, submitId);
      const refusal = refuseCancel(standing.status);
      if (refusal) throw refusal;
      // Its job is gone from the queue, or a node has it, which is refused like a judging.
      if (!isFinal(standing.status) && !wasWaiting) fail('submission.notFinal');
      const judgement: NewJudgement = {
        ...byHand(call, submitId, facts, reason),
        source: 'cancel',
        status: VERDICT.cancelled,
        timeMs: null,
        memoryKb: null,
        cases: [],
      };
      await makeCurrent(call, tx, [judgement]);
      await noteAct(call, tx, {
        action: cancelJudge.name,
        subject: `submission ${submitId}`,
        before: { status: standing.status, score: standing.score },
        after: { status: VERDICT.cancelled, reason },
      });
    },
    (tx) => deleteWaitingJob(tx, submitId),
  ),
);

const restore = implement(restoreJudgement, (call, { submitId, judgementId, reason }) =>
  change(call, submitId, async (tx) => {
    const standing = await findStanding(tx, submitId);
    if (!isFinal(standing.status)) fail('submission.notFinal');
    if (!(await belongsTo(tx, judgementId, submitId))) fail('submission.judgementUnknown');
    await call.signals.emit(
      'submissions.judged',
      await useJudgements(tx, [{ submissionId: submitId, judgementId }]),
      tx,
    );
    const now = await findStanding(tx, submitId);
    await noteAct(call, tx, {
      action: restoreJudgement.name,
      subject: `submission ${submitId}`,
      before: { judgement: standing.judgementId, status: standing.status, score: standing.score },
      after: { judgement: judgementId, status: now.status, score: now.score, reason },
    });
  }),
);

export const judgementCalls: Implementation[] = [judge, cancel, restore];
