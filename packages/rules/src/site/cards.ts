import { Failure } from '@assay/contract/failure.ts';
import { BUILT_IN_CARDS, type ManagedCard } from '@assay/contract/site/cards.ts';

/** The side cards until super administrators choose (HOME-9). */
export const DEFAULT_CARDS: readonly ManagedCard[] = (['countdowns', 'statistics', 'acRank'] as const).map(
  (content) => ({ type: 'built-in', title: '', content, visible: true }),
);

/** Why a choice of side cards is refused, or null: a built-in one is one that there is, and stands once; others have a title (HOME-9). */
export function refuseCards(cards: readonly ManagedCard[]): Failure | null {
  const builtIn = cards.filter(({ type }) => type === 'built-in').map(({ content }) => content);
  const unknown = builtIn.find((content) => !(BUILT_IN_CARDS as readonly string[]).includes(content));
  if (unknown !== undefined) return new Failure('card.unknown', { name: unknown });
  const twice = builtIn.find((content, at) => builtIn.indexOf(content) !== at);
  if (twice !== undefined) return new Failure('card.twice', { name: twice });
  return cards.some(({ type, title }) => type === 'custom' && title === '') ? new Failure('card.untitled') : null;
}
