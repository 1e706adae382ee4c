import { fail } from '@assay/contract/errors.ts';
import type { Failure } from '@assay/contract/failure.ts';
import { cancelJudge, cancelOwnSubmission, manualJudge, restoreJudgement } from '@assay/contract/judging/judgements.ts';
import type { CaseMode } from '@assay/contract/problems/problem.ts';
import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import { manualScore, refuseCancel, refuseManual, refuseOwnCancel } from '@assay/rules/judging/manual.ts';
import { oiRankScore } from '@assay/rules/judging/scoring/oi-rank-score.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { publishCurrent } from '../progress/other-nodes.ts';
import { type JudgingFacts, lockToJudge, type NewJudgement, useJudgements } from './judgements.queries.ts';
import { makeCurrent } from './judgements.ts';
import { belongsTo, deleteJob, findCurrentResult } from './manual.queries.ts';

type CurrentResult = Awaited<ReturnType<typeof findCurrentResult>>;

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
    const facts = (await lockToJudge(tx, [submitId])).get(submitId);
    await act(tx, facts ?? fail('submission.unknown'), found);
  });
  await publishCurrent(call, [submitId]);
  return null;
}

const judge = implement(manualJudge, (call, { submitId, status, score = null, reason }) =>
  change(call, submitId, async (tx, facts) => {
    const current = await findCurrentResult(tx, submitId);
    const refusal = refuseManual({ ...current, type: facts.type }, { status, score });
    if (refusal) throw refusal;
    const kept = manualScore(facts.type, facts.io_score, score);
    const judgement: NewJudgement = {
      ...byHand(call, submitId, facts, reason),
      source: 'manual',
      status,
      score: kept,
      oiRankScore: kept === null ? null : oiRankScore(kept, facts.io_score, facts.difficulty),
      timeMs: current.timeMs,
      memoryKb: current.memoryKb,
      cases: current.stored,
    };
    await makeCurrent(call, tx, [judgement]);
    await noteAct(call, tx, {
      action: manualJudge.name,
      subject: `submission ${submitId}`,
      before: { status: current.status, score: current.score },
      after: { status, score: kept, reason },
    });
  }),
);

/**
 * @param refuse why this viewer may not cancel it as it stands, or null
 * @param note what is kept of it beside the judgement
 */
const cancelAs = (
  call: Call,
  submitId: number,
  reason: string | undefined,
  refuse: (current: CurrentResult, facts: JudgingFacts) => Failure | null,
  note?: (tx: Queryable, current: CurrentResult) => Promise<void>,
) =>
  change<boolean>(
    call,
    submitId,
    async (tx, facts, wasQueued) => {
      const current = await findCurrentResult(tx, submitId);
      const refusal = refuse(current, facts);
      if (refusal) throw refusal;
      // Its result is on its way, or was taken back this moment.
      if (!isFinal(current.status) && !wasQueued) fail('submission.notFinal');
      const judgement: NewJudgement = {
        ...byHand(call, submitId, facts, reason),
        source: 'cancel',
        status: VERDICT.cancelled,
        timeMs: null,
        memoryKb: null,
        cases: [],
      };
      await makeCurrent(call, tx, [judgement]);
      await note?.(tx, current);
    },
    (tx) => deleteJob(tx, submitId),
  );

const cancel = implement(cancelJudge, (call, { submitId, reason }) =>
  cancelAs(
    call,
    submitId,
    reason,
    ({ status }) => refuseCancel(status),
    (tx, { status, score }) =>
      noteAct(call, tx, {
        action: cancelJudge.name,
        subject: `submission ${submitId}`,
        before: { status, score },
        after: { status: VERDICT.cancelled, reason },
      }),
  ),
);

const cancelOwn = implement(cancelOwnSubmission, (call, { submitId }) =>
  cancelAs(call, submitId, undefined, ({ status, judgementId }, facts) =>
    refuseOwnCancel({
      isOwner: facts.uid === viewerOf(call).uid,
      isPractice: facts.is_practice,
      isJudged: judgementId !== null,
      status,
    }),
  ),
);

const restore = implement(restoreJudgement, (call, { submitId, judgementId, reason }) =>
  change(call, submitId, async (tx) => {
    const current = await findCurrentResult(tx, submitId);
    if (!isFinal(current.status)) fail('submission.notFinal');
    if (!(await belongsTo(tx, judgementId, submitId))) fail('submission.judgementUnknown');
    await call.signals.emit(
      'submissions.judged',
      await useJudgements(tx, [{ submissionId: submitId, judgementId }]),
      tx,
    );
    const now = await findCurrentResult(tx, submitId);
    await noteAct(call, tx, {
      action: restoreJudgement.name,
      subject: `submission ${submitId}`,
      before: { judgement: current.judgementId, status: current.status, score: current.score },
      after: { judgement: judgementId, status: now.status, score: now.score, reason },
    });
  }),
);

export const judgementCalls: Implementation[] = [judge, cancel, cancelOwn, restore];
