import type { AnyOp } from '@assay/contract/op.ts';
import type { ReactNode } from 'react';
import { isoOfLocal, localOf } from '../../lib/local-time.ts';
import { DEFAULT_ACCENT } from '../theme/theme.ts';

/**
 * How a field of a plain noun is written. `picture` is the address of one that was uploaded;
 * `moment` is ISO 8601 in the call, local time in its box, and never left out;
 * `choice` is the id of one of `options` or none, `choices` those of any number.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'moment'
  | 'link'
  | 'switch'
  | 'number'
  | 'color'
  | 'picture'
  | 'choice'
  | 'choices';

type FieldValue = string | number | boolean | readonly string[];

export interface Field {
  /** As the call and the row name it. */
  name: string;
  kind: FieldKind;
  label: string;
  /** Below the box; may show what the values will look like. */
  hint?: ReactNode | ((values: FieldValues) => ReactNode);
  /** What stands there for a new one; empty, off or 0 unless given. */
  start?: string | number | boolean;
  /** Takes a picture and answers its address; only of a `picture`. */
  upload?: AnyOp;
  /** What is chosen from; only of a `choice` or `choices`. */
  options?: readonly { id: number; name: string }[];
}

export type FieldValues = Record<string, FieldValue>;

const EMPTY: Record<FieldKind, FieldValue> = {
  line: '',
  text: '',
  moment: '',
  link: '',
  switch: false,
  number: 0,
  color: DEFAULT_ACCENT,
  picture: '',
  choice: '',
  choices: [],
};

/** How a stored value stands in its box. */
function shownOf(kind: FieldKind, stored: unknown): FieldValue {
  if (kind === 'moment') return localOf(Date.parse(String(stored)));
  if (kind === 'choice') return String(stored);
  return kind === 'choices' ? (stored as number[]).map(String) : (stored as FieldValue);
}

/** What stands in the boxes for a row, or for a new one. */
export const valuesOf = (fields: readonly Field[], row: object | null): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, kind, start }) => {
      const stored = (row as Record<string, unknown> | null)?.[name];
      if (stored === undefined || stored === null) return [name, start ?? EMPTY[kind]];
      return [name, shownOf(kind, stored)];
    }),
  );

/** What the boxes hold, as the call takes it. What is no moment yet is left out, so that it counts as missing. */
export const inputOf = (fields: readonly Field[], values: FieldValues): object =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = values[name];
      if (kind !== 'moment') return [[name, value]];
      const iso = isoOfLocal(String(value));
      return iso === '' ? [] : [[name, iso]];
    }),
  );
