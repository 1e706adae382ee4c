import type { RemoteStep } from '@assay/contract/remote/step.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import type { Services } from '../../../platform/services.ts';
import { pageOriginOf } from './origin.ts';
import { findRemoteRows, type RemoteRow } from './steps.queries.ts';

/** The act that a submission waits for. */
const ACT_OF: Partial<Record<RemoteStep['state'], 'submit' | 'follow'>> = {
  waiting: 'submit',
  leased: 'submit',
  unsure: 'submit',
  submitted: 'follow',
  judging: 'follow',
};

function stepOf(services: Pick<Services, 'config'>, row: RemoteRow): RemoteStep {
  const site = SITES[row.site];
  const act = ACT_OF[row.state];
  const trouble = act ? (row.troubles[act] ?? null) : null;
  const address =
    site && row.remote_id !== null
      ? new URL(site.submissionAddress({ id: row.remote_id, key: row.key }), pageOriginOf(services, site)).href
      : null;
  return {
    site: row.site,
    // the site said that it took it; only its id is not known yet
    state: row.state === 'unsure' && row.is_taken ? 'submitted' : row.state,
    ahead: row.ahead,
    raw: row.raw,
    test: row.test,
    remoteId: row.remote_id,
    address,
    failure: row.failure,
    words: row.failure_words,
    trouble: trouble ? { kind: trouble.kind, until: new Date(trouble.until).toISOString() } : null,
  };
}

/** Where submissions stand at remote judges, by id; those that are judged here are missing. */
export async function findRemoteSteps(services: Pick<Services, 'db' | 'config'>, submissionIds: readonly number[]) {
  const rows = await findRemoteRows(services.db, submissionIds);
  return new Map(rows.map((row) => [row.submission_id, stepOf(services, row)]));
}

/** A step without what would tell a hidden result, or where a problem comes from. */
export const shownStep = (
  step: RemoteStep | null | undefined,
  { result, source }: { result: boolean; source: boolean },
): RemoteStep | null =>
  step
    ? {
        ...step,
        ...(!result && { raw: '', test: null }),
        ...((!source || !result) && { address: null, remoteId: null }),
      }
    : null;
