import type { ManagedCard } from '@assay/contract/site/cards.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** The chosen side cards, or null while nobody has chosen any. */
export async function findHomeCards(db: Queryable): Promise<ManagedCard[] | null> {
  const row = await db.selectFrom('home_cards').select('cards').executeTakeFirst();
  return (row?.cards as ManagedCard[] | undefined) ?? null;
}

export async function upsertHomeCards(tx: Queryable, cards: readonly ManagedCard[], now: Date) {
  const values = { cards: JSON.stringify(cards), gmt_modified: now };
  await tx
    .insertInto('home_cards')
    .values(values)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
    .execute();
}
