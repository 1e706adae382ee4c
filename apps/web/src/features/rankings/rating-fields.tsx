import { RATING_MAX } from '@assay/contract/contests/contest.ts';
import { Group, Switch } from '@mantine/core';
import { useSiteConfig } from '../../lib/site-config.ts';
import { useText } from '../../lib/text.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { TEXT } from './rating-text.ts';

interface RatingSettings {
  rated: boolean;
  ratingFloor: number | null;
  ratingCeiling: number | null;
}

interface RatingFieldsProps {
  value: RatingSettings;
  onChange: (patch: Partial<RatingSettings>) => void;
  /** Whether such a contest may be rated. */
  isPossible: boolean;
}

/** Whether and for whom a contest is rated (RANK-8); nothing while the site rates none. */
export function RatingFields({ value, onChange, isPossible }: RatingFieldsProps) {
  const t = useText(TEXT);
  const isOpen = useSiteConfig()?.openRating === true;
  if (!(isOpen && isPossible) && !value.rated) return null;
  const bound = (field: 'ratingFloor' | 'ratingCeiling', label: string) => (
    <NumberInput
      label={label}
      w={240}
      min={0}
      max={RATING_MAX}
      allowDecimal={false}
      value={value[field] ?? ''}
      onChange={(number) => onChange({ [field]: number === '' ? null : Number(number) })}
    />
  );
  return (
    <>
      <Switch
        label={t('rated')}
        description={t('ratedHint')}
        checked={value.rated}
        onChange={(event) => onChange({ rated: event.currentTarget.checked })}
      />
      {value.rated && (
        <Group gap="md" align="flex-end">
          {bound('ratingFloor', t('floor'))}
          {bound('ratingCeiling', t('ceiling'))}
          <small>{t('boundHint')}</small>
        </Group>
      )}
    </>
  );
}
