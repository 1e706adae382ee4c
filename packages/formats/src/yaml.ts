import { parse } from 'yaml';

/**
 * What a YAML file of a package can hold. Every scalar stays the text it is: `2014-06-25` no date, `5:00:00` no number in
 * base 60, `007` and `1e3` titles if titles they are, `no` no boolean. Whoever expects a number reads it with
 * {@link asNumber}.
 */
export type YamlValue = string | YamlValue[] | { [key: string]: YamlValue };
export type YamlMap = { [key: string]: YamlValue };

/** Aliases let ten lines stand for a billion. */
const ALIASES_MAX = 50;

/**
 * Reads a YAML document whose root is a map.
 * @throws Error with a message for people when it cannot be read, or is something else
 */
export function readYaml(text: string): YamlMap {
  const value: unknown = parse(text, { schema: 'failsafe', maxAliasCount: ALIASES_MAX, logLevel: 'error' });
  if (value === null || value === undefined || value === '') return {};
  const map = asMap(plain(value));
  if (!map) throw new Error('not a map of keys to values');
  return map;
}

function plain(value: unknown): YamlValue {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)]));
  }
  return value === null || value === undefined ? '' : String(value);
}

export const asMap = (value: YamlValue | undefined): YamlMap | null =>
  typeof value === 'object' && !Array.isArray(value) ? value : null;

/** A text, or null for anything else and for nothing. */
export const asText = (value: YamlValue | undefined): string | null =>
  typeof value === 'string' && value !== '' && value !== '~' && value !== 'null' ? value : null;

/** A finite number, or null. */
export function asNumber(value: YamlValue | undefined): number | null {
  const text = asText(value)?.trim() ?? '';
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** `true`, `yes`, `on` and their opposites, or null. */
export function asFlag(value: YamlValue | undefined): boolean | null {
  const text = asText(value)?.toLowerCase() ?? '';
  if (['true', 'yes', 'on', '1'].includes(text)) return true;
  return ['false', 'no', 'off', '0'].includes(text) ? false : null;
}

/** A list of words, whether written as a list or as one text with blanks between them. */
export function asWords(value: YamlValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => asText(item) ?? []);
  return (asText(value) ?? '').split(/\s+/).filter((word) => word !== '');
}
