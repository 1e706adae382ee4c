import { isResting, type RemoteAct } from '@assay/rules/remote/trouble.ts';
import type { RemoteFigures } from '../../../platform/ops/metrics.ts';
import type { Services } from '../../../platform/services.ts';
import { listJudges } from './judges.queries.ts';

/** Figures of the remote judges that are switched on. */
export async function countRemote({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<RemoteFigures[]> {
  const now = clock.now();
  return (await listJudges(db, now))
    .filter(({ enabled }) => enabled)
    .map(({ site, waiting, sending, following, failed, ended, median_seconds, oldest, troubles }) => ({
      site,
      states: { waiting, sending, following, failed, ended },
      medianSeconds: median_seconds,
      oldestSeconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0,
      resting: (Object.keys(troubles) as RemoteAct[]).filter((act) => isResting(troubles[act], now.getTime())),
    }));
}
