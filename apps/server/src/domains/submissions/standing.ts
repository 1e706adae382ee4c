import type { Services } from '../../platform/services.ts';
import { findStanding } from './manual.queries.ts';
import { publishProgress, submissionTopic } from './progress.ts';

/** Tells those who watch one of these submissions what it is now, once what was decided about it is stored. */
export async function publishStanding({ db, push }: Pick<Services, 'db' | 'push'>, submitIds: readonly number[]) {
  for (const submitId of submitIds) {
    const topic = submissionTopic(submitId);
    // what was remembered of its judging is no longer so
    push.forget(topic);
    if (push.countListeners(topic) === 0) continue;
    const { status, score, timeMs, memoryKb, cases } = await findStanding(db, submitId);
    publishProgress(push, submitId, { status, score, time: timeMs, memory: memoryKb, queuePosition: null, cases });
    push.forget(topic);
  }
}
