import { getAdminHomeCards, getHomeCards, updateHomeCards } from '@assay/contract/site/cards.ts';
import { DEFAULT_CARDS, refuseCards } from '@assay/rules/site/cards.ts';
import { noteAct } from '../../../platform/audit/note-act.ts';
import { type Call, type Implementation, implement } from '../../../platform/http/call.ts';
import { findHomeCards, upsertHomeCards } from './cards.queries.ts';

const cardsOf = async ({ db }: Pick<Call, 'db'>) => (await findHomeCards(db)) ?? [...DEFAULT_CARDS];

/** Those that are switched on, as readers find them. */
export const shownCards = async (call: Pick<Call, 'db'>) =>
  (await cardsOf(call)).filter(({ visible }) => visible).map(({ type, title, content }) => ({ type, title, content }));

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
