import { Switch } from '@mantine/core';
import { type PlainKey, useText } from '../../../lib/text.ts';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import styles from './settings.module.css';
import type { NumberField, Settings } from './settings-form.tsx';
import { TEXT } from './text.ts';

type Word = PlainKey<typeof TEXT>;
type SwitchField =
  | 'register'
  | 'openPublicDiscussion'
  | 'openGroupDiscussion'
  | 'openContestComment'
  | 'openRating'
  | 'hideNonContestSubmissionCode';
/** The field, what it is called, what is said of it. */
export type SwitchRow = readonly [field: SwitchField, label: Word, hint: Word];
export interface NumberRow {
  field: NumberField;
  hint?: Word;
  unit?: string;
}

interface RowsProps<Row> {
  settings: Settings;
  rows: readonly Row[];
}

export function SwitchRows({ settings, rows }: RowsProps<SwitchRow>) {
  const t = useText(TEXT);
  return rows.map(([field, label, hint]) => (
    <Switch
      key={field}
      label={t(label)}
      description={t(hint)}
      {...settings.form.getInputProps(field, { type: 'checkbox' })}
    />
  ));
}

export function NumberRows({ settings, rows }: RowsProps<NumberRow>) {
  const t = useText(TEXT);
  return rows.map(({ field, hint, unit = '' }) => (
    <NumberInput
      key={field}
      classNames={{ wrapper: styles.short ?? '' }}
      {...settings.number(field)}
      description={hint && t(hint)}
      suffix={unit}
    />
  ));
}
