/** Contrast arithmetic of WCAG 2.2 (relative luminance and ratio), for colours that people choose. */

type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) return null;
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb;
}

export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export function luminance([r, g, b]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** From 1 (no contrast) to 21; AA asks 4.5 of text. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, index) => part + ((to[index] as number) - part) * share) as unknown as Rgb;

const BLACK: Rgb = [11, 18, 32];
const WHITE: Rgb = [255, 255, 255];

const AA_TEXT = 4.5;

/** The colour itself where it reads on the ground, else the nearest darker or lighter one that does. */
export function readableOn(color: string, ground: string): string {
  const rgb = parseHex(color);
  const below = parseHex(ground);
  if (!rgb || !below) return color;
  const towards = luminance(below) > 0.4 ? BLACK : WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    // measured as it is written: rounded
    const candidate = toHex(mix(rgb, towards, share));
    if (contrast(parseHex(candidate)!, below) >= AA_TEXT) return candidate;
  }
  return toHex(towards);
}

/** Ten shades around one colour, lightest first, as the component library wants them; index 6 is the colour itself. */
export function shadesOf(color: string): string[] {
  const rgb = parseHex(color) ?? parseHex('#2360d8');
  if (!rgb) return [];
  const lighter = [0.93, 0.84, 0.7, 0.54, 0.36, 0.17].map((share) => toHex(mix(rgb, WHITE, share)));
  const darker = [0.14, 0.28, 0.42].map((share) => toHex(mix(rgb, BLACK, share)));
  return [...lighter, toHex(rgb), ...darker];
}
