import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, TAG_CLASSIFICATIONS } from './catalogue.ts';

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrastWithWhite = (color: string) => 1.05 / (luminance(color) + 0.05);

const allUnique = (words: readonly string[]) => expect([...new Set(words)]).toEqual(words);
const tags = TAG_CLASSIFICATIONS.flatMap((classification) =>
  Object.entries<{ nameEn: string; nameZh: string }>(classification.tags).map(([key, tag]) => ({ key, ...tag })),
);

describe('the catalogue', () => {
  it.each([...DIFFICULTIES, ...TAG_CLASSIFICATIONS])('$nameEn: a white label on $color is legible', ({ color }) => {
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
  });

  it('names every tag and classification once in each language', () => {
    for (const named of [tags, TAG_CLASSIFICATIONS]) {
      allUnique(named.map(({ key }) => key));
      allUnique(named.map(({ nameEn }) => nameEn));
      allUnique(named.map(({ nameZh }) => nameZh));
    }
  });

  it('gives more coins for harder problems', () => {
    expect(DIFFICULTIES.map(({ id, acCoin }) => [id, acCoin])).toEqual([
      [0, 1],
      [1, 3],
      [2, 5],
    ]);
  });
});
