import { sweptAt } from '@assay/rules/groups/lives.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteGroupRow, listDisbandedBefore, lockDisbanded } from './bin.queries.ts';

/** Deletes groups that nobody brought back in time (GRP-15), with what other domains keep of them. */
export async function sweepGroups({ db, clock, signals }: Pick<Services, 'db' | 'clock' | 'signals'>): Promise<void> {
  const now = clock.now();
  const kept = sweptAt(now).getTime() - now.getTime();
  for (const gid of await listDisbandedBefore(db, new Date(now.getTime() - kept))) {
    await db.transaction().execute(async (tx) => {
      const row = await lockDisbanded(tx, gid);
      // brought back meanwhile
      if (!row || sweptAt(row.disbanded_at!) > now) return;
      await signals.emit('group.swept', { gid }, tx);
      await deleteGroupRow(tx, gid);
    });
  }
}
