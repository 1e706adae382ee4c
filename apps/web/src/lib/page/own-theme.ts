import { readStored, writeStored } from '../storage/storage.ts';
import { createStore, useStore } from '../store.ts';
import { useUser } from '../token.ts';

export const CARD_STYLES = ['solid', 'frosted', 'outlined'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

/** How somebody wants the pages to look (ACC-23). */
export interface OwnTheme {
  /** `#rrggbb`; null for the site's own. */
  themeColor: string | null;
  /** One of the site's background pictures; null for none. */
  bgImgId: number | null;
  cardStyle: CardStyle;
}

const KEY = 'theme';
const PLAIN: OwnTheme = { themeColor: null, bgImgId: null, cardStyle: 'solid' };

const cardStyleOf = (value: unknown): CardStyle => CARD_STYLES.find((style) => style === value) ?? 'solid';

/** What visitors chose in this browser; what lies there otherwise counts as nothing. */
function readTheme(): OwnTheme {
  try {
    const stored = JSON.parse(readStored(KEY) ?? 'null') as Partial<OwnTheme> | null;
    const { themeColor, bgImgId, cardStyle } = stored ?? PLAIN;
    return {
      themeColor: typeof themeColor === 'string' && /^#[0-9a-f]{6}$/i.test(themeColor) ? themeColor : null,
      bgImgId: Number.isSafeInteger(bgImgId) ? (bgImgId as number) : null,
      cardStyle: cardStyleOf(cardStyle),
    };
  } catch {
    return PLAIN;
  }
}

const kept = createStore<OwnTheme>(readTheme());
/** What is tried in the dialog, before it is saved. */
const preview = createStore<OwnTheme | null>(null);

export const previewTheme = preview.set;

/** Keeps the theme of a visitor in this browser. */
export function keepTheme(theme: OwnTheme): void {
  writeStored(KEY, JSON.stringify(theme));
  kept.set(theme);
}

/** The theme that is saved: of the person who is logged in, else of this browser. */
export function useSavedTheme(): OwnTheme {
  const user = useUser();
  const visitors = useStore(kept);
  if (!user) return visitors;
  return { themeColor: user.themeColor, bgImgId: user.bgId, cardStyle: cardStyleOf(user.cardStyle) };
}

/** The theme that is shown: the one that is tried, else the one that is saved. */
export function useOwnTheme(): OwnTheme {
  const saved = useSavedTheme();
  return useStore(preview) ?? saved;
}
