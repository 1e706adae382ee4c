import { createHash } from 'node:crypto';
import { Failure, fail } from '@assay/contract/errors.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { venueOf } from '@assay/contract/venue.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { solveCaptcha } from '../accounts/challenges/captcha.ts';
import { lockVirtual } from '../contests/virtual/virtual.queries.ts';
import { problemToSolve, venueColumns } from '../venues/venues.ts';
import { languageToJudge } from './answers.ts';
import { PRIORITY } from './queue.queries.ts';
import { findSubmissionByKey, findSubmitPace, insertSubmission, type Receipt } from './submit.queries.ts';

/** This many submissions within {@link CAPTCHA_WINDOW_SECONDS} look like a script; the next one asks for a captcha. */
const CAPTCHA_AFTER = 30;
const CAPTCHA_WINDOW_SECONDS = 600;

type Input = InputOf<typeof submitProblemJudge>;

const digestOf = ({ pid, language, code, ...wire }: Input) =>
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
 * Stores what may be submitted: row, source and job at once.
 * @returns null when the key was stored before, or is being stored by another request
 */
async function store(call: Call, input: Input): Promise<Receipt | null> {
  const viewer = viewerOf(call);
  const venue = venueOf(input);
  const { problem, displayId, listed, receiveNow, joins, virtualId } = await problemToSolve(
    call,
    venue,
    input.pid,
    viewer,
  );
  const language = await languageToJudge(call, problem, input);
  const timed = venue.kind === 'contest' || venue.kind === 'timedWork';
  if (!timed) {
    await refusePace(call, viewer.uid, { captcha: input.captcha, captchaKey: input.captchaKey });
  }
  const insert = (db: Queryable) =>
    insertSubmission(db, {
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
      submitDigest: input.key ? digestOf(input) : null,
      joins,
      priority: timed ? PRIORITY.contest : PRIORITY.practice,
    });
  const insertInVirtual = async (tx: Queryable, id: number) =>
    (await lockVirtual(tx, id, 'submit')) ? insert(tx) : fail('virtual.notRunning');
  // What is received waits for a connection first, so that the moment it takes is that of its row.
  const receipt =
    virtualId === null
      ? await call.db.connection().execute(insert)
      : await call.db.transaction().execute((tx) => insertInVirtual(tx, virtualId));
  if (receipt) call.work.ring(language);
  return receipt;
}

/** The receipt that was given for the key of a submission; null when there is none, or no key. */
async function earlierReceipt(call: Call, input: Input) {
  const earlier = input.key ? await findSubmissionByKey(call.db, viewerOf(call).uid, input.key) : null;
  if (earlier && !earlier.submit_digest?.equals(digestOf(input))) fail('submission.keyReused');
  return earlier && receiptOf(earlier, true);
}

/**
 * Receives a submission. A retry with the same key answers the first receipt, whatever has changed since, so that a lost answer never
 * becomes a second submission.
 */
const receive = implement(submitProblemJudge, async (call, input) => {
  try {
    const receipt = await store(call, input);
    if (receipt) return receiptOf(receipt, false);
  } catch (refusal) {
    const earlier = refusal instanceof Failure ? await earlierReceipt(call, input) : null;
    if (earlier) return earlier;
    throw refusal;
  }
  return (await earlierReceipt(call, input)) ?? fail('submission.keyReused');
});

export const submitCalls: Implementation[] = [receive];
