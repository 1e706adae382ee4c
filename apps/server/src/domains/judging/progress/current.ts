import { isFinal, VERDICT } from '@assay/contract/verdict.ts';
import type { Services } from '../../../platform/services.ts';
import { findCurrentResults } from '../judgements/manual.queries.ts';
import { findRemoteSteps } from '../remote/steps.ts';
import { latestProgress, type SubmissionEvent, submissionTopic } from './progress.ts';

type Stored = Pick<Services, 'db' | 'config'>;

/** All of these submissions that is stored, with the cases of their current judgements, as events; none for one that is gone. */
async function currentEvents(services: Stored, submitIds: readonly number[]): Promise<SubmissionEvent[]> {
  const results = await findCurrentResults(services.db, submitIds);
  const steps = await findRemoteSteps(
    services,
    [...results].flatMap(([submitId, { isRemote }]) => (isRemote ? [submitId] : [])),
  );
  return [...results].map(([submitId, { status, score, timeMs, memoryKb, cases: judged }]) => {
    const remote = steps.get(submitId);
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
      ...(remote && { remote }),
    };
  });
}

/** Where a submission stands: what is known of its judging, unless what is stored is newer. Null when it is gone. */
export async function findNow(services: Stored & Pick<Services, 'push'>, submitId: number) {
  const { push } = services;
  for (;;) {
    const progress = latestProgress(push, submitId);
    const [stored] = await currentEvents(services, [submitId]);
    if (!stored) return null;
    // it moved on while it was read: who is told this after that would believe the older
    if (latestProgress(push, submitId) !== progress) continue;
    // another web node may have heard more of its judging than this one
    const isPast =
      isFinal(stored.status) || (stored.status !== VERDICT.pending && progress?.status === VERDICT.pending);
    return isPast ? stored : (progress ?? stored);
  }
}

/** Tells those who watch one of these submissions at this web node what it is now. */
export async function publishHere(services: Stored & Pick<Services, 'push'>, submitIds: readonly number[]) {
  const { push } = services;
  // what was remembered of its judging is no longer so
  for (const submitId of submitIds) push.forget(submissionTopic(submitId));
  const watched = submitIds.filter((submitId) => push.countListeners(submissionTopic(submitId)) > 0);
  if (watched.length === 0) return;
  for (const event of await currentEvents(services, watched)) {
    push.publish(submissionTopic(event.submitId), event);
    push.forget(submissionTopic(event.submitId));
  }
}
