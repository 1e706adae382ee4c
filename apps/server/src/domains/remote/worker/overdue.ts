import { SUBMIT_SECONDS } from '@assay/rules/remote/by-person.ts';
import { recordFailure } from './record.ts';
import type { SiteWork } from './site-work.ts';
import { listOverdue } from './submissions.queries.ts';

/**
 * Ends what its people did not submit in time (REM-16).
 * @returns whether there was anything to do
 */
export async function endOverdue({ services, site, now }: SiteWork): Promise<boolean> {
  const since = new Date(now().getTime() - SUBMIT_SECONDS * 1000);
  const overdue = await listOverdue(services.db, site.code, since);
  for (const row of overdue) await recordFailure(services, row, 'notSubmitted');
  return overdue.length > 0;
}
