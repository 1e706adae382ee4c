import * as z from 'zod';
import { delay } from './judging/delay.ts';
import { trialCase } from './judging/verification.ts';
import { chatEvent } from './messages/chat.ts';
import { inboxEvent } from './messages/inbox.ts';
import { newsEvent } from './news/news.ts';
import { op } from './op.ts';
import { remoteStep } from './remote/step.ts';
import { line } from './shapes.ts';
import { similarityEvent } from './similarity/report.ts';
import { caseResult } from './submissions/submission.ts';
import { venue } from './venue-fields.ts';

/**
 * Events of the push stream. `submission:<id>` carries one submission's way to its verdict, `testrun:<key>` that of a
 * test run, `contest:<id>`, `group:<id>` and `site:0` what is new there, `board:contest:<id>` that the board of that venue changed,
 * `user:<uid>` what concerns oneself. Every event
 * holds the whole state, so that a missed one costs nothing.
 */
export const pushEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('submission'),
    submitId: z.number(),
    status: z.number(),
    queuePosition: z.number().nullable(),
    delay: delay.nullish(),
    remote: remoteStep.nullish(),
    caseCount: z.number().nullable(),
    cases: z.array(caseResult).describe('cases finished so far that this viewer may see'),
    score: z.number().nullable(),
    time: z.number().nullable(),
    memory: z.number().nullable(),
  }),
  z.object({ type: z.literal('testrun'), testJudgeKey: z.string(), status: z.number() }),
  newsEvent,
  inboxEvent,
  chatEvent,
  z
    .object({ type: z.literal('trial'), trialId: z.number(), cases: z.array(trialCase) })
    .describe('a jury solution being verified; kept for those who ask how far it is'),
  z
    .object({ type: z.literal('workshop'), runId: z.number(), done: z.number(), faults: z.number() })
    .describe('a run that makes tests; kept for those who ask how far it is'),
  z.object({ type: z.literal('board'), venue }).describe('the board of a venue changed: ask for it again'),
  similarityEvent,
  z.object({ type: z.literal('session'), ended: z.literal(true) }),
]);
export type PushEvent = z.infer<typeof pushEvent>;

export const openStream = op('openStream', 'GET /api/stream', {
  access: 'user',
  does: 'Server-sent events for the given topics (comma-separated), each refused unless the viewer may see it',
  input: z.object({ topics: line(2000) }),
  answer: 'events',
  data: pushEvent,
});
