import { NativeSelect } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { TEXT } from './text.ts';

interface LabelFilterProps {
  people: readonly { label: string }[];
  /** Empty: all classes. */
  value: string;
  onChange: (label: string) => void;
}

/** Whether somebody passes the filter by classes. @param wanted empty: everybody does */
export const isOfLabel = ({ label }: { label: string }, wanted: string) => wanted === '' || label === wanted;

/** Chooses one class of a group; nothing where it has none (GRP-22). */
export function LabelFilter({ people, value, onChange }: LabelFilterProps) {
  const t = useText(TEXT);
  const labels = [...new Set(people.map(({ label }) => label))].filter((label) => label !== '').sort();
  if (labels.length === 0) return null;
  return (
    <NativeSelect
      aria-label={t('class')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[{ value: '', label: t('allClasses') }, ...labels.map((label) => ({ value: label, label }))]}
    />
  );
}
