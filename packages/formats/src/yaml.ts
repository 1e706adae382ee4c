import type { Words } from '@assay/contract/words.ts';
import { parse, YAMLError } from 'yaml';
import { Fault } from './reading/fault.ts';

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
 * @throws Fault when it cannot be read, or is something else
 */
export function readYaml(text: string): YamlMap {
  const value = parsed(text);
  if (value === '') return {};
  const map = asMap(value);
  if (!map) throw new Fault({ en: 'it is no map of keys to values', zh: '不是键到值的映射' });
  return map;
}

/** What is wrong with YAML as people make it; of everything else the line is told. */
const FAULTS: Readonly<Record<string, Words>> = {
  DUPLICATE_KEY: { en: 'a key is given twice', zh: '键重复' },
  TAB_AS_INDENT: { en: 'a tab where blanks must be', zh: '缩进不能使用制表符' },
  BAD_INDENT: { en: 'the indentation is not right', zh: '缩进有误' },
  MISSING_CHAR: { en: 'a quote, bracket, comma or blank is missing', zh: '缺少引号、括号、逗号或空格' },
  BLOCK_AS_IMPLICIT_KEY: {
    en: 'two keys stand in one line; a text with a colon needs quotes',
    zh: '一行中有两个键；含冒号的文本需要加引号',
  },
  MULTIPLE_DOCS: { en: 'a second document begins', zh: '出现了第二个文档' },
  TAG_RESOLVE_FAILED: { en: 'a tag that means nothing here', zh: '无法识别的标签' },
};
const NO_YAML: Words = { en: 'it is no YAML', zh: '不是有效的 YAML' };
const TOO_MUCH: Words = {
  en: 'its aliases (*name) or its nesting stand for more than any package needs',
  zh: '别名（*name）或嵌套展开后过大',
};

function parsed(text: string): YamlValue {
  try {
    return plain(parse(text, { schema: 'failsafe', maxAliasCount: ALIASES_MAX, logLevel: 'error' }));
  } catch (error) {
    // an alias bomb, a value inside itself, or nesting that no file of a package has
    if (!(error instanceof YAMLError)) throw new Fault(TOO_MUCH);
    const what = FAULTS[error.code] ?? NO_YAML;
    const line = error.linePos?.[0].line;
    if (line === undefined) throw new Fault(what);
    throw new Fault({ en: 'line {line}: {what}', zh: '第 {line} 行：{what}' }, { line, what });
  }
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
