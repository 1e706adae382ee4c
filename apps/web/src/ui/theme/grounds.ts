import { contrast, mix, parseHex, readableOn, toHex } from './colors.ts';

/**
 * What text of each scheme may stand on. Over a background picture the ground is a scrim that lets a part of any picture through, so the
 * worst pixel decides: black where ink is dark, white where it is light.
 */
interface Grounds {
  ground: string;
  surface: string;
  ink: string;
  inkSoft: string;
  /** The pixel that leaves the least contrast. */
  worstPixel: string;
}

/** The same as `tokens.css`. */
export const LIGHT: Grounds = {
  ground: '#f3f5f8',
  surface: '#ffffff',
  ink: '#172030',
  inkSoft: '#566175',
  worstPixel: '#000000',
};
export const DARK: Grounds = {
  ground: '#0f1623',
  surface: '#172033',
  ink: '#d5dbe5',
  inkSoft: '#9aa5b6',
  worstPixel: '#ffffff',
};

/** How much of the ground covers a picture; the same as in `base.css`. */
export const SCRIM = 0.8;
/** How much of the surface a frosted card has over what is behind it; the same as in `base.css`. */
export const FROST = 0.88;

const over = (top: string, below: string, share: number) => toHex(mix(parseHex(below)!, parseHex(top)!, share));

/** The ground of a scheme where the picture leaves the least contrast. */
export const worstGround = ({ ground, worstPixel }: Grounds) => over(ground, worstPixel, SCRIM);

/** A frosted card over that ground. */
export const worstCard = (grounds: Grounds) => over(grounds.surface, worstGround(grounds), FROST);

/** The colours of words that stand on the page itself, in a scheme with or without a picture behind it. */
export function inksOn(grounds: Grounds, accent: string, showsThrough: boolean) {
  if (!showsThrough)
    return { soft: grounds.inkSoft, accent: readableOn(readableOn(accent, grounds.surface), grounds.ground) };
  const ground = worstGround(grounds);
  // what reads on the worst of the page reads on its cards, too: they are further from the ink
  return { soft: readableOn(grounds.inkSoft, ground), accent: readableOn(accent, ground) };
}

/** The contrast of two colours written as `#rrggbb`. */
export const ratioOf = (one: string, other: string) => contrast(parseHex(one)!, parseHex(other)!);
