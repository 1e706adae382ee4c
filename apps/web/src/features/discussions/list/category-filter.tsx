import { getDiscussionCategory } from '@assay/contract/discussions/categories.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useIsRoot } from '../../../lib/roles.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Segments } from '../../../ui/segments/segments.tsx';
import { TEXT } from '../text.ts';
import { CategoryEditor } from './category-editor.tsx';
import styles from './list.module.css';

interface CategoryFilterProps {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Whether the categories may be edited here, by super administrators. */
  editable: boolean;
}

/** The categories of discussions to choose one from; super administrators edit them in place (DISC-12). */
export function CategoryFilter({ value, onChange, editable }: CategoryFilterProps) {
  const t = useText(TEXT);
  const isRoot = useIsRoot();
  const [edits, setEdits] = useState(false);
  const { data } = useCall(getDiscussionCategory, {});
  if (!data) return null;
  if (edits) return <CategoryEditor categories={data} onClose={() => setEdits(false)} />;
  return (
    <div className={styles.categories}>
      <Segments
        label={t('category')}
        value={value === null ? '' : String(value)}
        onChange={(next) => onChange(next === '' ? null : Number(next))}
        choices={[
          { value: '', label: t('allCategories') },
          ...data.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {editable && isRoot && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setEdits(true)}>
          {t('editCategories')}
        </Button>
      )}
    </div>
  );
}
