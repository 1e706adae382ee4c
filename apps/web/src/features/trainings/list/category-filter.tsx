import { getTrainingCategories } from '@assay/contract/trainings/list.ts';
import { useId } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { TEXT } from '../text.ts';
import styles from './list.module.css';

interface CategoryFilterProps {
  chosen: number | null;
  onChange: (categoryId: number | null) => void;
}

/** One of the categories, each with its colour, or all of them. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
  const t = useText(TEXT);
  const name = useId();
  const { data = [], isPending } = useCall(getTrainingCategories, {}, { staleTime: 60_000 });
  // its room is kept, so that the table stays where it is
  if (isPending)
    return (
      <div className={styles.categories} aria-hidden>
        <span className={styles.category} />
      </div>
    );
  if (data.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={t('category')} className={styles.categories}>
      {[{ id: null, name: t('all'), color: null }, ...data].map((category) => (
        <label key={category.id ?? 0} className={styles.category} data-chosen={category.id === chosen || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={category.id === chosen}
            onChange={() => onChange(category.id)}
          />
          <TagChip color={category.color}>{category.name}</TagChip>
        </label>
      ))}
    </div>
  );
}
