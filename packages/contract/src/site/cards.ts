import * as z from 'zod';
import { op } from '../op.ts';
import { renderedText } from '../rendered.ts';
import { empty, line, nothing, text } from '../shapes.ts';

/** What the product itself shows in a side card. */
export const BUILT_IN_CARDS = ['countdowns', 'statistics', 'acRank', 'problems'] as const;
export type BuiltInCard = (typeof BUILT_IN_CARDS)[number];

export const HOME_CARDS_MAX = 20;
export const CARD_TITLE_MAX = 100;
export const CARD_CONTENT_MAX = 10_000;

/** A side card of the home page: one of the built-in ones, named by its content, or a Markdown text under a title (HOME-9). */
export const homeCard = z.object({
  type: z.enum(['built-in', 'custom']),
  title: line(CARD_TITLE_MAX),
  content: text(CARD_CONTENT_MAX),
});
export type HomeCard = z.infer<typeof homeCard>;

export const getHomeCards = op('getHomeCards', 'GET /api/home-diy-card-list', {
  access: 'anyone',
  does: 'Side cards of the home page, in their order',
  input: nothing,
  data: z.array(homeCard.extend({ rendered: renderedText.optional() })),
});

const managedCard = homeCard.extend({ visible: z.boolean() });
export type ManagedCard = z.infer<typeof managedCard>;

export const getAdminHomeCards = op('getAdminHomeCards', 'GET /api/admin/switch/diy-card', {
  access: 'root',
  does: 'Side cards of the home page, those switched off too',
  input: nothing,
  data: z.array(managedCard),
});

export const updateHomeCards = op('updateHomeCards', 'PUT /api/admin/switch/diy-card', {
  access: 'root',
  does: 'Choose, order and switch the side cards of the home page',
  input: z.object({ diyCardList: z.array(managedCard).max(HOME_CARDS_MAX) }),
  data: empty,
});
