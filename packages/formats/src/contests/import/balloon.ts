/** Names of colours that contest files use, as the web has them. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  maroon: '#800000',
  crimson: '#dc143c',
  orange: '#ffa500',
  gold: '#ffd700',
  yellow: '#ffff00',
  olive: '#808000',
  lime: '#00ff00',
  green: '#008000',
  teal: '#008080',
  cyan: '#00ffff',
  aqua: '#00ffff',
  turquoise: '#40e0d0',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  violet: '#ee82ee',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  beige: '#f5f5dc',
  tan: '#d2b48c',
};

/**
 * The colour of a balloon as `#rrggbb`: of its value (hexadecimal, or as style sheets write it, without its opacity), else
 * of its name; null when neither is known.
 */
export function balloonOf({ rgb, color }: { rgb: string | null; color: string | null }): string | null {
  const value = rgb?.trim() ?? '';
  const [, long, short] = /^#?(?:([0-9a-f]{6})(?:[0-9a-f]{2})?|([0-9a-f]{3}))$/i.exec(value) ?? [];
  if (long) return `#${long.toLowerCase()}`;
  if (short) return `#${[...short.toLowerCase()].map((digit) => digit + digit).join('')}`;
  const [, ...parts] =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+[\d.]+%?)?\s*\)$/i.exec(value) ?? [];
  if (parts.length > 0) return `#${parts.map(hexOf).join('')}`;
  return NAMED[color?.trim().toLowerCase().replaceAll(/\s+/g, '') ?? ''] ?? null;
}

const hexOf = (part: string) => Math.min(255, Number(part)).toString(16).padStart(2, '0');
