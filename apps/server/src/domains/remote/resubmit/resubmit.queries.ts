import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { verdictSql } from '../../../platform/db/verdicts.ts';

/**
 * Puts failed submissions back on their way, each once however often it is asked for (REM-11): one that its site has is asked about, one
 * that may have arrived is looked for, and only the rest waits to be sent. What its person did not submit in time is submitted here anew: a
 * receipt must not tell of a program that was written later.
 * @returns their ids
 */
async function sendAgain(tx: Queryable, which: RawBuilder<unknown>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with again as (
      update remote_submissions set
        state = case when remote_id is not null then 'submitted' when intent_at is not null then 'unsure' else 'waiting' end,
        attempt = 0, looks = 0, polls = 0, followed_since = null, unknown_since = null, next_at = '-infinity', queued_at = ${now},
        failure = null, failure_words = '', ended_at = null
      where state = 'failed' and failure <> 'notSubmitted' and ${which}
      returning submission_id
    )
    update submissions set status = ${verdictSql('pending')} from again where id = again.submission_id
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export const sendOneAgain = (tx: Queryable, submissionId: number, now: Date) =>
  sendAgain(tx, sql`submission_id = ${submissionId}`, now);

export const sendFailedAgain = (tx: Queryable, site: RemoteSiteCode, since: Date, now: Date) =>
  sendAgain(tx, sql`site = ${site} and ended_at >= ${since}`, now);
