import { getAdminHomeCards, getHomeCards, updateHomeCards } from '@assay/contract/site/cards.ts';
import { DEFAULT_CARDS, refuseCards } from '@assay/rules/site/cards.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { withRendered } from '../../texts/rendered-texts.ts';
import { findHomeCards, upsertHomeCards } from './cards.queries.ts';

const cardsOf = async ({ db }: Pick<Call, 'db'>) => (await findHomeCards(db)) ?? [...DEFAULT_CARDS];

/** Those that are switched on, as readers find them. */
export async function shownCards(call: Services) {
  const shown = (await cardsOf(call)).filter(({ visible }) => visible);
  const cards = shown.map(({ type, title, content }) => ({ type, title, content }));
  return withRendered(call, cards, ({ type, content }) => (type === 'custom' ? content : ''));
}

/** Side cards of the home page (HOME-9). */
export const cardCalls: Implementation[] = [
  implement(getHomeCards, shownCards),
  implement(getAdminHomeCards, cardsOf),
  implement(updateHomeCards, async (call, { diyCardList }) => {
    const refusal = refuseCards(diyCardList);
    if (refusal) throw refusal;
    await call.db.transaction().execute(async (tx) => {
      const before = await findHomeCards(tx);
      await upsertHomeCards(tx, diyCardList, call.clock.now());
      const entry = { subject: 'site', before: before && { cards: before }, after: { cards: diyCardList } };
      await noteAct(call, tx, { action: updateHomeCards.name, ...entry });
    });
    return null;
  }),
];
