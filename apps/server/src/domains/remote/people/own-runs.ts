import { fail } from '@assay/contract/errors.ts';
import { getRemoteSubmitPage, reportRemoteRun } from '@assay/contract/remote/people.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type RunRefusal, refuseRun, SUBMIT_SECONDS } from '@assay/rules/remote/by-person.ts';
import { brokenConstraint, UNIQUE_VIOLATION } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { originOf } from '../../judging/remote/origin.ts';
import { seeSubmission } from '../../submissions/visibility.ts';
import { shownOf, step } from '../worker/record.ts';
import { findRemoteSubmission, findTaken, type OwnSubmission } from '../worker/submissions.queries.ts';
import { findHandle } from './handles.queries.ts';
import { shownHandle } from './handles.ts';
import { findKept } from './kept-sessions.ts';
import { askSite, handlesOf, siteOfPeople } from './site-of-people.ts';

/** The moment until which a submission waits for its owner. */
export const waitsUntil = ({ queued_at }: Pick<OwnSubmission, 'queued_at'>): Date =>
  new Date(queued_at.getTime() + SUBMIT_SECONDS * 1000);

/**
 * A submission that waits for the viewer, who made it, to submit it.
 * @throws Failure `submission.unknown`, `submission.notOwner`, `remote.notWaiting`
 */
export async function ownWaiting(call: Call, submitId: number): Promise<OwnSubmission> {
  const { isOwner } = await seeSubmission(call, submitId);
  if (!isOwner) return fail('submission.notOwner');
  return waiting(call, submitId);
}

/** @throws Failure `remote.notWaiting` */
export async function waiting(call: Call, submitId: number): Promise<OwnSubmission> {
  const row = await findRemoteSubmission(call.db, submitId);
  if (row?.state !== 'waiting' || waitsUntil(row) <= call.clock.now()) return fail('remote.notWaiting');
  siteOfPeople(row.site);
  return row;
}

/** Where it is submitted. */
export function submitAddress(call: Call, { site: code, key }: OwnSubmission): string {
  const { site, byPerson } = siteOfPeople(code);
  return new URL(byPerson.submitAddress(key), originOf(call, site)).href;
}

const REFUSALS = {
  otherProblem: 'remote.runOtherProblem',
  otherHandle: 'remote.runOtherHandle',
  tooEarly: 'remote.runTooEarly',
  otherSource: 'remote.runOtherSource',
} as const satisfies Record<RunRefusal, string>;

/**
 * Takes a submission at the site for this one, once the site says that it can be (REM-16).
 * @throws Failure `remote.…`
 */
export async function takeRun(call: Call, row: OwnSubmission, text: string) {
  const { site, byPerson } = siteOfPeople(row.site);
  const { code } = site;
  const handle = await findHandle(call.db, row.uid, handlesOf(code));
  if (!handle?.proved_at) return fail('remote.handleUnnamed', { site: code });
  const id = byPerson.runIdOf(text) ?? fail('remote.runBad', { site: code });
  const missing = () => fail('remote.runMissing', { site: code });
  const asked = { id, key: row.key, handle: handle.handle };
  const kept = await findKept(call, site, handle.handle);
  const run = await askSite(
    call,
    site,
    (client) => byPerson.findRun(client, asked),
    () => null,
    kept?.jar,
  );
  if (!run) return missing();
  const refusal = refuseRun(run, { ...asked, receivedAt: row.received_at, code: row.code });
  if (refusal) return fail(REFUSALS[refusal], { site: code, handle: handle.handle });
  if ((await findTaken(call.db, code, [id])).size > 0) return fail('remote.runTaken');
  const change = {
    state: 'submitted',
    remote_id: id,
    handle: run.handle,
    is_taken: true,
    raw: shownOf(run).raw,
  } as const;
  try {
    if (!(await step(call, row, { ...change, next_at: call.clock.now() }))) return fail('remote.notWaiting');
  } catch (error) {
    // another request told of it meanwhile
    if (brokenConstraint(error, UNIQUE_VIOLATION) !== null) return fail('remote.runTaken');
    throw error;
  }
  return { submitId: row.submission_id, status: VERDICT.pending };
}

export const ownRunCalls: Implementation[] = [
  implement(getRemoteSubmitPage, async (call, { submitId }) => {
    const row = await ownWaiting(call, submitId);
    const handle = await findHandle(call.db, row.uid, handlesOf(row.site));
    return {
      site: row.site,
      address: submitAddress(call, row),
      language: row.language,
      handle: handle && shownHandle(call, handle),
      until: waitsUntil(row).toISOString(),
    };
  }),

  implement(reportRemoteRun, async (call, { submitId, run }) => takeRun(call, await ownWaiting(call, submitId), run)),
];
