import type { ImportedFields } from './store.queries.ts';

type Fields = Record<string, ImportedFields>;
type Field = keyof ImportedFields;

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

const withoutPicture = (text: string): string => text.replace(/!\[([^\]]*)\]\((?:<[^>]*>|[^)\s]*)\)/g, '![$1]()');

/** Texts without the addresses of their pictures, which lie here once they are imported. */
export const withoutPictures = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([locale, { description, input, output, hint, ...others }]) => {
      const [first, second, third, last] = [description, input, output, hint].map(withoutPicture);
      return [locale, { ...others, description: first!, input: second!, output: third!, hint: last! }];
    }),
  );

/** The fields of which two readings differ in any language that both know. */
export function differing(one: Fields, other: Fields): Field[] {
  return NAMES.filter((name) =>
    Object.keys(one).some((locale) => other[locale] !== undefined && one[locale]![name] !== other[locale][name]),
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
