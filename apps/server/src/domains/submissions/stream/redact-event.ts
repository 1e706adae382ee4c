import type { PushEvent } from '@assay/contract/push.ts';
import { shownStatus } from '@assay/rules/contests/visibility.ts';
import { withShownNotes } from '@assay/rules/submissions/case-notes.ts';
import { shownStep } from '../../judging/remote/steps.ts';
import type { SeenSubmission } from '../visibility.ts';

/** An event of a submission's way to its verdict without what the viewer may not see at this moment. */
export function redactEvent(event: PushEvent, seen: Pick<SeenSubmission, 'again'>): PushEvent {
  if (event.type !== 'submission') return event;
  const { see, shown } = seen.again();
  return {
    ...event,
    status: shownStatus(event.status, !shown.result),
    ...(event.remote && { remote: shownStep(event.remote, shown) }),
    caseCount: shown.result ? event.caseCount : null,
    score: shown.score ? event.score : null,
    time: shown.figures ? event.time : null,
    memory: shown.figures ? event.memory : null,
    cases: see.cases ? withShownNotes(event.cases, see.caseNotes) : [],
  };
}
