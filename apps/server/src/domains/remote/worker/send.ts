import type { SiteClient } from '@assay/remote-sites/client/client.ts';
import { prepareSource } from '@assay/remote-sites/prepare.ts';
import { afterSending, type Sent } from '@assay/rules/remote/after-sending.ts';
import { AWAY_MS, isAway } from '@assay/rules/remote/trouble.ts';
import { type AccountRow, pickAccount, updateSubmittedAt } from '../accounts/accounts.queries.ts';
import { recordFailure, step } from './record.ts';
import { asTrouble, type SiteWork } from './site-work.ts';
import { listOverdue, pickWaiting, type RemoteSubmission } from './submissions.queries.ts';

const inSeconds = (work: SiteWork, seconds: number) => new Date(work.now().getTime() + seconds * 1000);

/** Those that have waited for a site that has been away for so long are told so, and may be sent again by people. */
async function giveUpWaiting({ services, site, row, now }: SiteWork): Promise<void> {
  const trouble = row.troubles.submit;
  const at = now().getTime();
  if (!trouble || !isAway(trouble, at)) return;
  for (const waiting of await listOverdue(services.db, site.code, new Date(at - AWAY_MS))) {
    await recordFailure(services, waiting, 'siteDown', trouble.words);
  }
}

/** What of a submission is sent; null when the site would not take it, which is said. */
async function prepare(work: SiteWork, row: RemoteSubmission) {
  const { services, site } = work;
  const language = site.languages.find(({ name }) => name === row.language);
  if (!language || (row.allowed && !row.allowed.includes(language.id))) {
    await recordFailure(services, row, 'refused', row.language);
    return null;
  }
  const prepared = prepareSource(site, language, row.code, row.marker);
  if (!prepared) {
    await recordFailure(services, row, 'tooLong', String(site.source.max));
    return null;
  }
  return { language, source: prepared.source };
}

/** Signs in and notes what the account has sent before: nothing is sent yet. @returns null when that came to nothing */
async function makeReady(work: SiteWork, row: RemoteSubmission, account: AccountRow) {
  try {
    const { client, secret } = await work.signIn(account);
    const [newest] = await work.robot.listOwn(client, { handle: account.handle, key: row.key });
    return { client, secret, baseline: newest?.id ?? '0' };
  } catch (error) {
    const trouble = asTrouble(error);
    const leased = { ...row, state: 'leased' as const };
    await step(work.services, leased, { state: 'waiting', account_id: null, next_at: inSeconds(work, 2) });
    // a wrong password is trouble of the account alone
    if (trouble.kind !== 'badCredentials') await work.failed('submit', trouble);
    return null;
  }
}

async function post(
  work: SiteWork,
  client: SiteClient,
  credentials: { handle: string; secret: string },
  given: { key: string; submitKey: string; language: SiteWork['site']['languages'][number]; source: string },
): Promise<Sent> {
  try {
    const sent = await work.robot.submit(client, given, credentials);
    await work.worked('submit');
    return sent;
  } catch (error) {
    const { kind, details } = asTrouble(error);
    if (kind === 'refused') await work.worked('submit');
    else await work.failed('submit', error);
    return {
      trouble: kind,
      words: work.hide(details.words ?? ''),
      seconds: details.seconds,
      mayHaveArrived: details.mayHaveArrived,
    };
  }
}

/**
 * Sends the first submission that waits. Each step is stored before it is taken: what was sent, or may have been, is never sent again
 * before it was looked for.
 * @param mayStillSend whether the right to speak with the site lasts for a request more
 * @returns whether there was anything to do
 */
export async function sendNext(work: SiteWork, mayStillSend: () => boolean): Promise<boolean> {
  const { services, site } = work;
  const { db } = services;
  if (work.isResting('submit')) {
    await giveUpWaiting(work);
    return false;
  }
  const row = await pickWaiting(db, site.code, work.now());
  if (!row) return false;
  const ready = await prepare(work, row);
  if (!ready) return true;
  const account = await pickAccount(db, site.code, new Date(work.now().getTime() - work.submitGapMs));
  if (account === 'busy') return false;
  if (account === 'none') {
    await recordFailure(services, row, 'noAccount');
    return true;
  }
  const { handle } = account;
  if (!(await step(services, row, { state: 'leased', account_id: account.id, handle }))) return true;
  const signed = await makeReady(work, row, account);
  if (!signed) return true;
  if (!mayStillSend()) return true;
  const attempt = row.attempt + 1;
  const intent = {
    state: 'submitting' as const,
    attempt,
    baseline_id: signed.baseline,
    intent_at: work.now(),
    looks: 0,
    is_taken: false,
  };
  if (!(await step(services, { ...row, state: 'leased' }, intent))) return true;
  const given = { key: row.key, submitKey: row.submit_key, ...ready };
  const sent = await post(work, signed.client, { handle, secret: signed.secret }, given);
  await updateSubmittedAt(db, account.id, work.now());
  await settle(work, { ...row, state: 'submitting', attempt }, sent);
  return true;
}

async function settle(work: SiteWork, row: RemoteSubmission, sent: Sent): Promise<void> {
  const { services } = work;
  const sending = afterSending(sent);
  const soon = work.site.followMs[0] / 1000;
  if (sending.to === 'submitted') {
    await step(services, row, {
      state: 'submitted',
      remote_id: sending.id,
      is_taken: true,
      next_at: inSeconds(work, soon),
    });
  } else if (sending.to === 'unsure') {
    const seconds = sending.isTaken ? 1 : 3;
    await step(services, row, { state: 'unsure', is_taken: sending.isTaken, next_at: inSeconds(work, seconds) });
  } else if (sending.to === 'waiting') {
    // it did not arrive, which does not count as an attempt
    const next = { state: 'waiting' as const, attempt: row.attempt - 1, intent_at: null, account_id: null };
    await step(services, row, { ...next, next_at: inSeconds(work, sending.seconds) });
  } else {
    await recordFailure(services, row, sending.why, sending.words);
  }
}
