import type { Text } from './shapes.ts';

/** A text in the language that it falls back to, else in the first that says anything. */
export function plainText(value: Text | null | undefined): string {
  if (typeof value === 'string') return value;
  const { fallback, fallback_lang: lang, texts, ...beside } = value ?? {};
  const said: Record<string, unknown> = { ...beside, ...texts };
  const first = [fallback, said[lang ?? ''], ...Object.values(said)].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof first === 'string' ? first : '';
}
