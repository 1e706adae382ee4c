import { createHash } from 'node:crypto';
import { Failure, fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { venueOf } from '@assay/contract/venue.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { solveCaptcha } from '../accounts/challenges/captcha.ts';
import { insertContestant } from '../contests/contests.queries.ts';
import { lockVirtual } from '../contests/virtual/virtual.queries.ts';
import { problemToSolve, venueColumns } from '../venues/venues.ts';
import { languageToJudge } from './answers.ts';
import { insertJob, PRIORITY } from './queue.queries.ts';
import { findSubmissionByKey, findSubmitPace, insertSubmission, type Receipt } from './submit.queries.ts';

/** This many submissions within {@link CAPTCHA_WINDOW_SECONDS} look like a script; the next one asks for a captcha. */
const CAPTCHA_AFTER = 30;
const CAPTCHA_WINDOW_SECONDS = 600;

const digestOf = ({ pid, language, code, ...wire }: InputOf<typeof submitProblemJudge>) =>
  createHash('sha256')
    .update(JSON.stringify([pid, language, code, venueOf(wire)]))
    .digest();

const receiptOf = (row: Receipt, repeated: boolean) => ({
  submitId: row.id,
  submitTime: row.received_at.toISOString(),
  status: row.status,
  length: row.length,
  repeated,
});

/** Holds back users who submit faster than the site allows; floods must solve a captcha. */
async function refusePace(call: Call, uid: number, captcha: { captcha?: string; captchaKey?: string }) {
  const { submitIntervalSeconds } = await call.settings.read();
  const pace = await findSubmitPace(call.db, uid, CAPTCHA_AFTER);
  if (pace.last !== null && pace.last < submitIntervalSeconds) {
    fail('submission.tooSoon', { seconds: Math.ceil(submitIntervalSeconds - pace.last) });
  }
  if (pace.nth !== null && pace.nth < CAPTCHA_WINDOW_SECONDS) {
    if (!captcha.captcha || !captcha.captchaKey) fail('submission.captchaNeeded');
    await solveCaptcha(call, captcha.captchaKey!, captcha.captcha!);
  }
  // The database sees only what was committed; this holds parallel requests to the same pace.
  if (submitIntervalSeconds > 0) {
    try {
      call.limiter.take('submit', String(uid), 1, submitIntervalSeconds);
    } catch (error) {
      if (error instanceof Failure) fail('submission.tooSoon', { seconds: error.params.seconds! });
      throw error;
    }
  }
}

/**
 * Receives a submission: row, source and job in one transaction. A retry with the same key answers the first receipt,
 * so that a lost answer never becomes a second submission.
 */
const receive = implement(submitProblemJudge, async (call, input) => {
  const viewer = viewerOf(call);
  const digest = digestOf(input);
  if (input.key) {
    const earlier = await findSubmissionByKey(call.db, viewer.uid, input.key);
    if (earlier) {
      if (!earlier.submit_digest?.equals(digest)) fail('submission.keyReused');
      return receiptOf(earlier, true);
    }
  }
  const venue = venueOf(input);
  const here = await problemToSolve(call, venue, input.pid, viewer);
  const { problem, displayId, listed, receiveNow, joins, virtualId } = here;
  const language = await languageToJudge(call, problem, input);
  const timed = venue.kind === 'contest' || venue.kind === 'timedWork';
  if (!timed) {
    await refusePace(call, viewer.uid, { captcha: input.captcha, captchaKey: input.captchaKey });
  }
  const receipt = await call.db.transaction().execute(async (tx) => {
    if (virtualId !== null && !(await lockVirtual(tx, virtualId, 'submit'))) fail('virtual.notRunning');
    const row = await insertSubmission(tx, {
      pid: problem.id,
      uid: viewer.uid,
      username: viewer.username,
      venue: venueColumns(venue),
      virtualId,
      listed,
      receivedAt: receiveNow?.() ?? null,
      displayId,
      displayPid: problem.problemId,
      language,
      code: input.code,
      ip: call.ip,
      submitKey: input.key ?? null,
      submitDigest: input.key ? digest : null,
    });
    if (row) {
      if (joins !== null) await insertContestant(tx, joins, viewer.uid);
      await insertJob(tx, {
        submissionId: row.id,
        uid: viewer.uid,
        priority: timed ? PRIORITY.contest : PRIORITY.practice,
        language,
      });
    }
    return row;
  });
  if (receipt) {
    call.work.ring(language);
    return receiptOf(receipt, false);
  }
  // The same key arrived twice at once and the other request won.
  const winner = await findSubmissionByKey(call.db, viewer.uid, input.key!);
  if (!winner?.submit_digest?.equals(digest)) return fail('submission.keyReused');
  return receiptOf(winner, true);
});

export const submitCalls: Implementation[] = [receive];
