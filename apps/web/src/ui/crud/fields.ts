import type { AnyOp } from '@assay/contract/op.ts';
import type { ReactNode } from 'react';
import { isoOfLocal, localOf } from '../../lib/local-time.ts';
import { DEFAULT_ACCENT } from '../theme/theme.ts';

/** How a field of a plain noun is written. `picture` is the address of one that was uploaded; `moment` is ISO 8601 in the call, local time in its box, and never left out. */
export type FieldKind = 'line' | 'text' | 'moment' | 'link' | 'switch' | 'number' | 'color' | 'picture';

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
}

export type FieldValues = Record<string, string | number | boolean>;

const EMPTY: Record<FieldKind, string | number | boolean> = {
  line: '',
  text: '',
  moment: '',
  link: '',
  switch: false,
  number: 0,
  color: DEFAULT_ACCENT,
  picture: '',
};

/** What stands in the boxes for a row, or for a new one. */
export const valuesOf = (fields: readonly Field[], row: object | null): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, kind, start }) => {
      const stored = (row as FieldValues | null)?.[name];
      if (stored === undefined) return [name, start ?? EMPTY[kind]];
      return [name, kind === 'moment' ? localOf(Date.parse(String(stored))) : stored];
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
