import { HINT_TRIES_MAX, type HintWays } from '@assay/contract/hints/hint.ts';
import type { VenueKind } from '@assay/contract/venue.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { type Progress, TRIED } from '@assay/rules/hints/ladder.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import { inKinds } from '../venues/venues.queries.ts';

/** Venues whose results their people see at once: a result that is still hidden must not be told by a hint that opens. */
const SHOWN_AT_ONCE: readonly VenueKind[] = ['public', 'training', 'group'];

/** A hint, and when one person opened it. */
export interface HintRow extends HintWays {
  id: number;
  /** Null when it was taken out of the ladder. */
  place: number | null;
  zh: string;
  en: string;
  opened_at: Date | null;
}

/** The hints of a problem as one person finds them: in order, behind them those that were taken out after the person opened them. */
export const listHintsFor = (db: Queryable, pid: number, uid: number): Promise<HintRow[]> =>
  db
    .selectFrom('hints as h')
    .leftJoin('hint_openings as o', (join) => join.onRef('o.hint_id', '=', 'h.id').on('o.uid', '=', uid))
    .select(['h.id', 'h.place', 'h.zh', 'h.en', 'h.tries', 'h.minutes', 'h.coins', 'o.opened_at'])
    .where('h.pid', '=', pid)
    .where((eb) => eb.or([eb('h.place', 'is not', null), eb('o.opened_at', 'is not', null)]))
    .orderBy('h.place')
    .orderBy('h.id')
    .execute();

/** What somebody did with a problem, as far as hints ask. */
export async function findProgress(db: Queryable, pid: number, uid: number): Promise<Progress> {
  const own = sql`from submissions where uid = ${uid} and pid = ${pid}`;
  const { rows } = await sql<{ tries: number; first_at: Date | null; solved: boolean }>`
    select
      (select count(*) from (select 1 ${own} and status in (${sql.join(TRIED)}) limit ${HINT_TRIES_MAX}) t) as tries,
      (select received_at ${own} order by id limit 1) as first_at,
      exists (select 1 ${own} and status = ${VERDICT.accepted} and ${inKinds(SHOWN_AT_ONCE, 'submissions')}) as solved`.execute(
    db,
  );
  const { tries, first_at, solved } = rows[0]!;
  return { tries, firstAt: first_at, hasSolved: solved };
}

/**
 * Holds a hint of a problem against being changed or taken out until the transaction ends; others may open it meanwhile.
 * @returns null when the ladder has it no more
 */
export async function holdHint(tx: Queryable, { id, pid }: { id: number; pid: number }) {
  const row = await tx
    .selectFrom('hints')
    .select(['id', 'tries', 'minutes', 'coins', 'zh', 'en', 'place'])
    .where('id', '=', id)
    .where('pid', '=', pid)
    .forShare()
    .executeTakeFirst();
  return row && row.place !== null ? row : null;
}

/** @returns false when the person had opened it before, however many requests come at once */
export async function insertOpening(
  tx: Queryable,
  opening: { hint_id: number; uid: number; paid: number; opened_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('hint_openings')
    .values(opening)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
