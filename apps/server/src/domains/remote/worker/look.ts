import type { SiteClient } from '@assay/remote-sites/client/client.ts';
import { isLengthOf, prepareSource } from '@assay/remote-sites/prepare.ts';
import type { RemoteRun } from '@assay/remote-sites/site.ts';
import { afterLook } from '@assay/rules/remote/after-sending.ts';
import { candidatesOf } from '@assay/rules/remote/find-run.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { recordFailure, step } from './record.ts';
import type { SiteWork } from './site-work.ts';
import { findTaken, pickUnsure, type RemoteSubmission } from './submissions.queries.ts';

const inSeconds = (work: SiteWork, seconds: number) => new Date(work.now().getTime() + seconds * 1000);

/** The submissions of the account on the site's list that can be this one. */
async function lookOnList(work: SiteWork, client: SiteClient, row: RemoteSubmission): Promise<RemoteRun[]> {
  const { services, site } = work;
  const runs = await work.robot.listOwn(client, { handle: row.handle!, key: row.key });
  const language = site.languages.find(({ name }) => name === row.language);
  const source = (language && prepareSource(site, language, row.code, row.marker)?.source) ?? row.code;
  return candidatesOf(runs, {
    baseline: row.baseline_id,
    taken: await findTaken(
      services.db,
      site.code,
      runs.map(({ id }) => id),
    ),
    languages: new Set(language ? [language.name, language.id] : []),
    isLength: (length) => isLengthOf(length, source),
  });
}

/** Those of candidates in whose source the marker stands, where the site shows sources. */
async function withMarker(work: SiteWork, client: SiteClient, row: RemoteSubmission, runs: RemoteRun[]) {
  const read = work.robot.readSource;
  if (!read) return runs;
  const found: RemoteRun[] = [];
  for (const run of runs.slice(0, 5)) {
    if ((await read(client, run)).includes(row.marker)) found.push(run);
  }
  return found;
}

async function search(work: SiteWork, row: RemoteSubmission): Promise<RemoteRun[]> {
  const account = row.account_id === null ? null : await findAccount(work.services.db, row.account_id);
  const client = account && work.robot.readSource ? (await work.signIn(account)).client : work.client();
  return withMarker(work, client, row, await lookOnList(work, client, row));
}

/**
 * Looks for the first submission whose fate is unsure on the site's own list.
 * @returns whether there was anything to do
 */
export async function lookNext(work: SiteWork): Promise<boolean> {
  const { services, site } = work;
  if (work.isResting('submit')) return false;
  const row = await pickUnsure(services.db, site.code, work.now());
  if (!row) return false;
  let found: RemoteRun[];
  try {
    found = await search(work, row);
  } catch (error) {
    await step(services, row, { next_at: inSeconds(work, 5) });
    await work.failed('submit', error);
    return true;
  }
  const [run, another] = found;
  if (run && !another) {
    // a list that can be read does not prove that the site takes submissions; one that arrived does
    await work.worked('submit');
    const next_at = inSeconds(work, site.followMs[0] / 1000);
    await step(services, row, { state: 'submitted', remote_id: run.id, is_taken: true, next_at });
    return true;
  }
  // of two that can be it none is taken: a foreign result would be worse than none
  const looks = row.looks + 1;
  const next = another
    ? { to: 'failed' as const, why: 'unsure' as const }
    : afterLook({ ...row, looks, isTaken: row.is_taken });
  if (next.to === 'look') await step(services, row, { looks, next_at: inSeconds(work, next.seconds) });
  else if (next.to === 'failed') await recordFailure(services, row, next.why);
  else await step(services, row, { state: 'waiting', looks: 0, account_id: null, next_at: inSeconds(work, 0) });
  return true;
}
