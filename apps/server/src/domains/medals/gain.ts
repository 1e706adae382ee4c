import { gainsOf, type Result } from '@assay/rules/medals/gain.ts';
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import type { Services } from '../../platform/services.ts';
import type { SignalMap } from '../../platform/signals.ts';
import {
  insertHolders,
  listGainers,
  listTrainingResults,
  listTrainingsToSettle,
  lockGained,
  type MedalOwnerKind,
  updateBelow,
} from './medals.queries.ts';

/** Trainings that are looked at in one round. */
const TOGETHER = 20;

/**
 * Gives the medals of an owner to those whose results reach them, and tells these. Who falls below keeps the medal, with a line in the audit
 * log (MEDAL-4).
 */
async function gainMedals(tx: Queryable, kind: MedalOwnerKind, ownerId: number, results: readonly Result[]) {
  for (const { id, name, threshold } of await lockGained(tx, kind, ownerId)) {
    const { gained, fallen, risen } = gainsOf(threshold, results, await listGainers(tx, id));
    const to = await insertHolders(tx, id, gained, { byUid: null, now: null });
    await emitMessages(tx, [
      {
        kind: 'medal.gained',
        to,
        actor: null,
        cause: `medal ${id}`,
        source: { type: 'account', id: 0, title: name, url: '/user-home?tab=medals' },
        params: { name },
      },
    ]);
    await updateBelow(tx, id, risen, false);
    await updateBelow(
      tx,
      id,
      fallen.map(({ uid }) => uid),
      true,
    );
    for (const { uid, points } of fallen) {
      const entry = { uid: null, action: 'keepMedal' as const, subject: `medal ${id}`, before: null, ip: '' };
      await insertAuditEntry(tx, { ...entry, after: { uid, points, threshold } }, new Date());
    }
  }
}

/** A contest is over, its board is open and all is judged. */
export const gainContestMedals = ({ cid, results }: SignalMap['contest.settled'], tx: Queryable) =>
  gainMedals(tx, 'contest', cid, results);

/** Gives the medals of trainings to those who have solved enough. */
export async function gainTrainingMedals({ db }: Pick<Services, 'db'>) {
  for (const tid of await listTrainingsToSettle(db, TOGETHER)) {
    await db.transaction().execute(async (tx) => gainMedals(tx, 'training', tid, await listTrainingResults(tx, tid)));
  }
}
