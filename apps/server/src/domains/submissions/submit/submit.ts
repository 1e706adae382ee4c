import { createHash } from 'node:crypto';
import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { isAdminRole } from '@assay/contract/roles.ts';
import type { SiteSettings } from '@assay/contract/site/config.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { type Venue, venueIdOf, venueOf } from '@assay/contract/venue.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { callWith } from '../../../platform/http/call-of.ts';
import { solveCaptcha } from '../../accounts/challenges/captcha.ts';
import { PRIORITY, type Turn } from '../../judging/queue/queue.queries.ts';
import { isSiteOpen } from '../../judging/remote/steps.queries.ts';
import { kindsWhere, type MaySolve, rulesOf } from '../../venues/rules.ts';
import { languageToJudge } from './answers.ts';
import { storeTogether } from './store-together.ts';
import { findAhead, findSubmitPace, insertSubmission, type Receipt } from './submit.queries.ts';

/** `captchaAfterSubmissions` of one person within this look like a script; the next one asks for a captcha. */
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

/** A submission on its way, with prompt connections as `db`. */
interface Receiving extends Call {
  site: SiteSettings;
  venue: Venue;
}

/** Holds back users who submit faster than the site allows; floods must solve a captcha, but not of those who run the site. */
async function refusePace(call: Receiving, uid: number, captcha: { captcha?: string; captchaKey?: string }) {
  const { submitIntervalSeconds, captchaAfterSubmissions } = call.site;
  const paced = kindsWhere(call.venues, ({ isPaced }) => isPaced);
  const pace = await findSubmitPace(call.db, uid, Math.max(captchaAfterSubmissions, 1), paced);
  if (pace.last !== null && pace.last < submitIntervalSeconds) {
    fail('submission.tooSoon', { seconds: Math.ceil(submitIntervalSeconds - pace.last) });
  }
  const asks = captchaAfterSubmissions > 0 && !isAdminRole(viewerOf(call).role);
  if (asks && pace.nth !== null && pace.nth < CAPTCHA_WINDOW_SECONDS) {
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

const priorityIn = (call: Receiving) => PRIORITY[rulesOf(call, call.venue).priority];

/** What waits behind the rest of its venue has a turn of its own. */
async function turnBehind(call: Receiving, { key }: Input) {
  const priority = PRIORITY.own;
  const { turn } = await findAhead(call, { uid: viewerOf(call).uid, key: key ?? null, priority });
  return { priority, turn };
}

/**
 * Stores what may be submitted: row, source and job at once.
 * @returns null when the key was stored by another request meanwhile
 */
async function store(call: Receiving, input: Input, solving: MaySolve, turn: Turn): Promise<Receipt | null> {
  const viewer = viewerOf(call);
  const { venue } = call;
  const rules = rulesOf(call, venue);
  const { problem, listed, receiveNow, alongside, within } = solving;
  const language = await languageToJudge(call, problem, input);
  if (problem.remote && !(await isSiteOpen(call.db, problem.remote))) fail('remote.siteOff', { site: problem.remote });
  if (rules.isPaced) {
    await refusePace(call, viewer.uid, { captcha: input.captcha, captchaKey: input.captchaKey });
  }
  const place = solving.isOwn ? await turnBehind(call, input) : { priority: priorityIn(call), turn };
  const ready = {
    pid: problem.id,
    uid: viewer.uid,
    username: viewer.username,
    venue: solving.venue ?? venue,
    listed,
    displayId: problem.displayId,
    displayPid: problem.problemId,
    language,
    code: input.code,
    ip: call.ip,
    submitKey: input.key ?? null,
    submitDigest: input.key ? digestOf(input) : null,
    ...place,
  };
  const isRemote = problem.remote !== null;
  const alone = (db: Queryable) =>
    insertSubmission(db, { ...ready, receivedAt: receiveNow?.() ?? null }, { alongside, isRemote });
  const isAlone = isRemote || alongside !== null;
  const receipt = within
    ? await call.db.transaction().execute((tx) => within(tx, alone))
    : await (isAlone ? alone(call.db) : storeTogether(call, { ...ready, receiveNow }));
  if (receipt && !isRemote) call.work.ring(language);
  return receipt;
}

/** A retry with the same key answers the first receipt, so that a lost answer never becomes a second submission. */
async function receive(call: Receiving, input: Input) {
  const look = () => findAhead(call, { uid: viewerOf(call).uid, key: input.key ?? null, priority: priorityIn(call) });
  const solving = rulesOf(call, call.venue).solve(call, venueIdOf(call.venue), input, viewerOf(call));
  // of a retry nobody asks whether it might still be submitted
  solving.catch(() => {});
  const { earlier, turn } = await look();
  const receipt = earlier ? null : await store(call, input, await solving, turn);
  if (receipt) return receiptOf(receipt, false);
  // The same key arrived before, or twice at once and the other request won.
  const winner = earlier ?? (await look()).earlier;
  if (!winner?.submit_digest?.equals(digestOf(input))) return fail('submission.keyReused');
  return receiptOf(winner, true);
}

/**
 * Takes a submission to the venue that it names, as the call that everybody submits by. Nobody holds a connection from one look to the next:
 * what a crowd asks is read and stored together (`docs/decisions/reading-together.md`).
 */
export async function submitToVenue(call: Call, input: Input) {
  const site = await call.settings.read();
  return receive(callWith(call, { db: call.hotDb, site, venue: venueOf(input) }), input);
}

const submit = implement(submitProblemJudge, submitToVenue);

export const submitCalls: Implementation[] = [submit];
