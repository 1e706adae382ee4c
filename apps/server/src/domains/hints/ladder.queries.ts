import type { WrittenHint } from '@assay/contract/hints/hint.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** How often the hints of a problem were saved. */
export async function findEdition(db: Queryable, pid: number): Promise<number> {
  const row = await db.selectFrom('hint_ladders').select('edition').where('pid', '=', pid).executeTakeFirst();
  return row?.edition ?? 0;
}

/** The hints of a problem in their order, each with how many people opened it. */
export const listLadder = (db: Queryable, pid: number) =>
  db
    .selectFrom('hints as h')
    .select((eb) => [
      'h.id',
      'h.zh',
      'h.en',
      'h.tries',
      'h.minutes',
      'h.coins',
      eb
        .selectFrom('hint_openings as o')
        .select((of) => of.fn.countAll<number>().as('opened'))
        .whereRef('o.hint_id', '=', 'h.id')
        .as('opened'),
    ])
    .where('h.pid', '=', pid)
    .where('h.place', 'is not', null)
    .orderBy('h.place')
    .execute();

/**
 * Holds the hints of a problem for one save, over exactly the edition that was seen.
 * @returns the new edition; null when somebody else saved in between
 */
export async function raiseEdition(tx: Queryable, pid: number, seen: number): Promise<number | null> {
  const row = await tx
    .insertInto('hint_ladders')
    .values({ pid, edition: seen + 1 })
    .onConflict((conflict) =>
      conflict
        .column('pid')
        .doUpdateSet({ edition: seen + 1 })
        .where('hint_ladders.edition', '=', seen),
    )
    .returning('edition')
    .executeTakeFirst();
  return row?.edition ?? null;
}

type Saved = WrittenHint & { id?: number | null | undefined };

/** Stores the hints of a problem that is held; those that are left out stay for people who opened them. */
export async function storeHints(tx: Queryable, pid: number, hints: readonly Saved[]): Promise<void> {
  const rows = JSON.stringify(hints.map((hint, at) => ({ ...hint, id: hint.id ?? null, place: at + 1 })));
  const given = sql`json_to_recordset(${rows}::json)
    as given (id bigint, place integer, zh text, en text, tries integer, minutes integer, coins integer)`;
  await sql`
    update hints set place = null
    where pid = ${pid} and place is not null and id not in (select id from ${given} where id is not null)`.execute(tx);
  // who opens one at this moment holds it: the statement before waited for that
  await sql`
    delete from hints h
    where pid = ${pid} and place is null and not exists (select 1 from hint_openings o where o.hint_id = h.id)`.execute(
    tx,
  );
  await sql`
    update hints h set place = given.place, zh = given.zh, en = given.en, tries = given.tries, minutes = given.minutes,
      coins = given.coins
    from ${given} where h.id = given.id and h.pid = ${pid}`.execute(tx);
  await sql`
    insert into hints (pid, place, zh, en, tries, minutes, coins)
    select ${pid}, given.place, given.zh, given.en, given.tries, given.minutes, given.coins
    from ${given}
    where given.id is null or not exists (select 1 from hints h where h.id = given.id and h.pid = ${pid})
    order by given.place`.execute(tx);
}
