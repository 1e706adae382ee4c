import type { ManagedCard } from '@assay/contract/site/cards.ts';
import { expect, test } from 'vitest';
import { DEFAULT_CARDS, refuseCards } from './cards.ts';

const card = (type: ManagedCard['type'], content: string, title = ''): ManagedCard => ({
  type,
  title,
  content,
  visible: true,
});

test.each<[string, ManagedCard[], string | null]>([
  ['none at all', [], null],
  ['those of a new site', [...DEFAULT_CARDS], null],
  ['one with a text', [card('custom', '**Hello**', 'Welcome')], null],
  ['two texts that are alike', [card('custom', 'a', 'A'), card('custom', 'a', 'A')], null],
  ['one that there is not', [card('built-in', 'weather')], 'card.unknown'],
  ['one of another kind of name', [card('built-in', 'toString')], 'card.unknown'],
  ['the same one twice', [card('built-in', 'acRank'), card('built-in', 'acRank')], 'card.twice'],
  ['a text without a title', [card('custom', 'a')], 'card.untitled'],
])('HOME-9 %s', (_what, cards, refusal) => {
  expect(refuseCards(cards)?.code ?? null).toBe(refusal);
});
