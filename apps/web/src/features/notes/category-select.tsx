import { getNoteCategories } from '@assay/contract/notes/categories.ts';
import { NativeSelect } from '@mantine/core';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { TEXT } from './text.ts';

interface CategorySelectProps {
  value: number | null;
  onChange: (id: number | null) => void;
  /** What choosing none means. */
  none: string;
  /** Whether the label stands above. */
  showsLabel?: boolean;
}

/** One of the categories of notes, or none; nothing at all while there are none. */
export function CategorySelect({ value, onChange, none, showsLabel = false }: CategorySelectProps) {
  const t = useText(TEXT);
  const { data } = useCall(getNoteCategories, {});
  if (!data || data.length === 0) return null;
  return (
    <NativeSelect
      {...(showsLabel ? { label: t('category') } : { 'aria-label': t('category') })}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
      data={[{ value: '', label: none }, ...data.map(({ id, name }) => ({ value: String(id), label: name }))]}
    />
  );
}
