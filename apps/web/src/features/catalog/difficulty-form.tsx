import {
  addDifficulty,
  type Difficulty,
  deleteDifficulty,
  getDifficultyList,
  updateDifficulty,
} from '@assay/contract/catalog/difficulty.ts';
import { ColorInput, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { EntryForm } from './entry-form.tsx';
import { refuseColor, refuseName, refuseWhole } from './refusals.ts';
import { TEXT } from './text.ts';

interface DifficultyFormProps {
  /** Null for a new level. */
  level: Difficulty | null;
  onClose: () => void;
}

/** A difficulty level: both names, colour, coins of the first accept. */
export function DifficultyForm({ level, onClose }: DifficultyFormProps) {
  const t = useText(TEXT);
  const form = useForm({
    initialValues: {
      nameZh: level?.nameZh ?? '',
      nameEn: level?.nameEn ?? '',
      color: level?.color ?? '#7e22ce',
      acCoin: level?.acCoin ?? 0,
    },
    validateInputOnBlur: true,
    validate: { nameZh: refuseName(t), nameEn: refuseName(t), color: refuseColor(t), acCoin: refuseWhole(t) },
  });
  const done = (text: 'saved' | 'added' | 'deleted') => async () => {
    toast.success(t(text));
    onClose();
    await refresh(getDifficultyList);
  };
  const shown = {
    call: { shows: ['fields'] as const },
    onError: ({ fields }: { fields: object }) => form.setErrors({ ...fields }),
  };
  const add = useAction(addDifficulty, { ...shown, onSuccess: done('added') });
  const update = useAction(updateDifficulty, { ...shown, onSuccess: done('saved') });
  const remove = useAction(deleteDifficulty, { onSuccess: done('deleted') });
  const { color, nameZh, nameEn } = form.values;
  return (
    <EntryForm
      onSubmit={form.onSubmit((fields) => (level ? update.mutate({ id: level.id, ...fields }) : add.mutate(fields)))}
      onClose={onClose}
      busy={add.isPending || update.isPending}
      removal={
        level
          ? {
              ask: t('deleteDifficultyAsk', { name: level.name }),
              busy: remove.isPending,
              onRemove: () => remove.mutate({ id: level.id }),
            }
          : undefined
      }
    >
      <TextInput label={t('nameZh')} required maxLength={30} data-autofocus {...form.getInputProps('nameZh')} />
      <TextInput label={t('nameEn')} required maxLength={30} {...form.getInputProps('nameEn')} />
      <ColorInput
        label={t('color')}
        withEyeDropper={false}
        required
        description={
          <>
            <TagChip color={color}>{nameZh || t('preview')}</TagChip>{' '}
            <TagChip color={color}>{nameEn || t('preview')}</TagChip>
          </>
        }
        {...form.getInputProps('color')}
      />
      <NumberInput
        label={t('coins')}
        min={0}
        max={100_000}
        clampBehavior="none"
        allowDecimal={false}
        {...form.getInputProps('acCoin')}
      />
    </EntryForm>
  );
}
