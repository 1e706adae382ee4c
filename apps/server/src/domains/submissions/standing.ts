import { isFinal } from '@assay/contract/verdict.ts';
import type { Services } from '../../platform/services.ts';
import { findStanding } from './manual.queries.ts';
import { publishProgress, type SubmissionEvent, submissionTopic } from './progress.ts';

/** All of a submission that is stored, with the cases of its current judgement, as an event; `findStanding` throws when it is gone. */
export async function standingEvent({ db }: Pick<Services, 'db'>, submitId: number): Promise<SubmissionEvent> {
  const { status, score, timeMs, memoryKb, cases: judged } = await findStanding(db, submitId);
  // while it is judged again, those of the verdict before say nothing
  const cases = isFinal(status) ? judged : [];
  return {
    type: 'submission',
    submitId,
    status,
    queuePosition: null,
    caseCount: cases.length || null,
    cases,
    score,
    time: timeMs,
    memory: memoryKb,
  };
}

/** Tells those who watch one of these submissions what it is now, once what was decided about it is stored. */
export async function publishStanding({ db, push }: Pick<Services, 'db' | 'push'>, submitIds: readonly number[]) {
  for (const submitId of submitIds) {
    const topic = submissionTopic(submitId);
    // what was remembered of its judging is no longer so
    push.forget(topic);
    if (push.countListeners(topic) === 0) continue;
    publishProgress(push, submitId, await standingEvent({ db }, submitId));
    push.forget(topic);
  }
}
