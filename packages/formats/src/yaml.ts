import { Fault } from './reading/fault.ts';
import { parseYaml, type YamlValue } from './yaml/parse-yaml.ts';

export type { YamlValue } from './yaml/parse-yaml.ts';
export type YamlMap = { [key: string]: YamlValue };

/**
 * Reads a YAML document whose root is a map.
 * @throws Fault when it cannot be read, or is something else; Failure `reader.tooLarge`
 */
export function readYaml(text: string): YamlMap {
  const value = parseYaml(text);
  if (value === '') return {};
  const map = asMap(value);
  if (!map) throw new Fault({ en: 'it is no map of keys to values', zh: '不是键到值的映射' });
  return map;
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
