import { examplesText } from '@assay/contract/problems/examples-text.ts';
import { DOCUMENT_WORDS } from '@assay/remote-sites/page/statement.ts';
import type { ImportedFields } from './store.queries.ts';

type Fields = Record<string, ImportedFields>;
type Field = keyof ImportedFields;
type Example = Parameters<typeof examplesText>[0][number];

const NAMES = [
  'title',
  'description',
  'input',
  'output',
  'hint',
  'samples',
  'limits',
  'source',
] as const satisfies Field[];

const TO_FILES = new RegExp(`(!\\[[^\\]]*\\]|\\[${DOCUMENT_WORDS}\\])\\((?:<[^>]*>|[^)\\s]*)\\)`, 'g');
const withoutPicture = (text: string): string => text.replace(TO_FILES, '$1()');

/** Texts without the addresses of their pictures and documents, which lie here once they are imported. */
export const withoutPictures = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([locale, { description, input, output, hint, ...others }]) => {
      const [first, second, third, last] = [description, input, output, hint].map(withoutPicture);
      return [locale, { ...others, description: first!, input: second!, output: third!, hint: last! }];
    }),
  );

/**
 * What was read, with what stood there before in place of what was not found: a page without limits tells of another page, not of other
 * limits.
 */
export function withFound(read: Fields, before: Fields | null, warnings: readonly string[]): Fields {
  const [known] = Object.values(before ?? {});
  if (!known) return read;
  const kept = {
    ...(warnings.includes('noLimits') && { limits: known.limits }),
    ...(warnings.includes('noSamples') && { samples: known.samples }),
  };
  return Object.fromEntries(Object.entries(read).map(([locale, fields]) => [locale, { ...fields, ...kept }]));
}

/** The fields of which two readings differ in any language that both know. */
export function differing(one: Fields, other: Fields): Field[] {
  return NAMES.filter((name) =>
    Object.keys(one).some((locale) => other[locale] !== undefined && one[locale]![name] !== other[locale][name]),
  );
}

/** Fields that are the same whatever the language. */
const SHARED: ReadonlySet<Field> = new Set(['samples', 'limits', 'source']);

/** A field as people read it. */
function wordsOf(name: Field, value: string): string {
  if (name === 'samples') return (JSON.parse(value) as Example[]).map((one) => examplesText([one])).join('\n');
  return name === 'limits' ? value.replace(/^(\d+) (\d+)$/, '$1 ms, $2 MB') : value;
}

/** What differs between two readings, with what stood there and what does. */
export function changesOf(before: Fields, after: Fields) {
  const locales = (['zh', 'en'] as const).filter((locale) => before[locale] && after[locale]);
  return differing(before, after).flatMap((field) =>
    locales
      .filter((locale, at) => before[locale]![field] !== after[locale]![field] && (at === 0 || !SHARED.has(field)))
      .map((locale) => ({
        field,
        locale: SHARED.has(field) ? null : locale,
        before: wordsOf(field, before[locale]![field]),
        after: wordsOf(field, after[locale]![field]),
      })),
  );
}

/**
 * What stands here after a problem was read anew (REM-3): what was read, except where somebody edited the field here since.
 * @param imported as it was read before
 * @param present as it stands here
 */
export function mergeFields({ imported, present, read }: { imported: Fields; present: Fields; read: Fields }): Fields {
  const merged: Fields = { ...present };
  for (const [locale, fields] of Object.entries(read)) {
    const [before, now] = [imported[locale], present[locale]];
    if (!before || !now) {
      merged[locale] = fields;
      continue;
    }
    const kept = NAMES.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]] as const);
    merged[locale] = { ...fields, ...Object.fromEntries(kept) };
  }
  return merged;
}
