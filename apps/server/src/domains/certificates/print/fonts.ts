import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fail } from '@assay/contract/errors.ts';
import type { Font } from 'fontkit';

// Noto Sans SC, Chinese and Latin, in about a hundred files of some characters each, as its style sheet says. Of those files that a text needs,
// the characters that it needs are put into the PDF.
const STYLES = createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-sc/index.css');
const PART = /url\(\.\/(files\/[\w.-]+)\)[^}]*?unicode-range:\s*([^;]+);/g;

interface FontPart {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const rangeOf = (written: string): [number, number] => {
  const [first, last = first] = written
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((digits) => Number.parseInt(digits, 16)) as [number, number?];
  return [first, last];
};

let parts: readonly FontPart[] | null = null;

/** Read with the first certificate that is printed. */
function fontParts(): readonly FontPart[] {
  parts ??= [...readFileSync(STYLES, 'utf8').matchAll(PART)].map(([, file, ranges]) => ({
    file: file!,
    ranges: ranges!.split(',').map(rangeOf),
  }));
  return parts;
}

/** A font of the characters of one part that a document uses. */
export interface PrintFont {
  /** Tells the fonts of a document apart. */
  key: string;
  bytes: Buffer;
  has(character: string): boolean;
}

/**
 * The fonts that print some texts.
 * @param weight 400 regular, 700 bold
 * @returns a character's font
 * @throws Failure `certificate.unprintable` with the first character that no font has
 */
export async function fontsFor(texts: readonly string[], weight: number): Promise<(character: string) => PrintFont> {
  // programs of their own beside the bundle, which only those wait for who print
  const [{ create }, { default: subsetFont }] = await Promise.all([import('fontkit'), import('subset-font')]);
  const byPart = new Map<FontPart, Set<string>>();
  const characters = new Set(texts.join(''));
  for (const character of characters) {
    const code = character.codePointAt(0)!;
    const part = fontParts().find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last));
    if (!part) return fail('certificate.unprintable', { character });
    byPart.set(part, (byPart.get(part) ?? new Set()).add(character));
  }
  const fonts: PrintFont[] = [];
  for (const [{ file }, used] of byPart) {
    const whole = await readFile(join(dirname(STYLES), file));
    const bytes = await subsetFont(whole, [...used].join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
    const font = create(bytes) as Font;
    const has = (character: string) => used.has(character) && font.hasGlyphForCodePoint(character.codePointAt(0)!);
    fonts.push({ key: `${file} ${weight}`, bytes, has });
  }
  const found = new Map(
    [...characters].map((character) => [
      character,
      fonts.find((font) => font.has(character)) ?? fail('certificate.unprintable', { character }),
    ]),
  );
  return (character) => found.get(character)!;
}
