import type { Words } from '@assay/contract/words.ts';
import { useCallback } from 'react';
import { currentLang, type Lang, useLang } from './lang.ts';

/** A sentence in both languages. `{name}` is a hole; `{count:problem|problems}` picks a word by a number. */
export type Row = Words;
export type Rows = Readonly<Record<string, Row>>;

type HoleName<Inside extends string> = Inside extends `${infer Name}:${string}` ? Name : Inside;
type HolesIn<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? HoleName<Inside> | HolesIn<Rest>
  : never;
type HolesOf<R extends Row> = HolesIn<R['zh']> | HolesIn<R['en']>;
export type Values = Readonly<Record<string, string | number>>;
type Arguments<R extends Row> = [HolesOf<R>] extends [never]
  ? []
  : [values: { readonly [Name in HolesOf<R>]: string | number }];

/** Names of the rows without holes, for tables of entries. */
export type PlainKey<R extends Rows> = {
  [K in keyof R & string]: [HolesOf<R[K]>] extends [never] ? K : never;
}[keyof R & string];

/** Says a row of `R` in the current language; the compiler asks for exactly the holes the row has. */
export type Say<R extends Rows> = <K extends keyof R & string>(key: K, ...values: Arguments<R[K]>) => string;

const HOLE = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g;

/** One row in one language, its holes filled. Numbers in plain holes are written as they are. */
export function wordsOf(row: Row, lang: Lang, values: Values = {}): string {
  return row[lang].replace(HOLE, (_hole, name: string, one?: string, many?: string) => {
    const value = values[name] ?? '';
    if (one === undefined || many === undefined) return String(value);
    // as `Intl.PluralRules` of English, which takes a while to load
    return Number(value) === 1 ? one : many;
  });
}

/** Keeps the literal texts in the type, so that holes are checked: `export const TEXT = rows({ … })`. */
export const rows = <const R extends Rows>(table: R): R => table;

/** The texts of a feature in the language of the page. */
export function useText<R extends Rows>(table: R): Say<R> {
  const lang = useLang();
  return useCallback((key, ...values) => wordsOf(table[key] as Row, lang, values[0]), [table, lang]);
}

/** The same outside components, in the language of the moment. */
export const say = <R extends Rows, K extends keyof R & string>(table: R, key: K, ...values: Arguments<R[K]>): string =>
  wordsOf(table[key] as Row, currentLang(), values[0]);

const LABEL: Row = { zh: '{what}：{which}', en: '{what}: {which}' };

/** "Edit: A + B": a control that stands in many rows, told apart by what it is for. */
export const labelFor = (what: string, which: string | number): string =>
  wordsOf(LABEL, currentLang(), { what, which });
