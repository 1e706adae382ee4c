import {
  addTag,
  deleteTag,
  getAllProblemTags,
  getProblemTagsAndClassification,
  type getTagClassifications,
  type Tag,
  updateTag,
} from '@assay/contract/catalog/tags.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { ColorInput, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { EntryForm } from './entry-form.tsx';
import { refuseColor, refuseName } from './refusals.ts';
import { TEXT } from './text.ts';

export type Classification = DataOf<typeof getTagClassifications>[number];

interface TagFormProps {
  /** Null for a new tag. */
  tag: Tag | null;
  classificationId: number | null;
  classifications: readonly Classification[];
  onClose: () => void;
}

const SWATCHES = ['#2360d8', '#0f766e', '#15803d', '#b45309', '#b91c1c', '#be185d', '#7e22ce', '#4b5668'];

/** A tag: both names, its colour with the label as it will look, its classification. */
export function TagForm({ tag, classificationId, classifications, onClose }: TagFormProps) {
  const t = useText(TEXT);
  const form = useForm({
    initialValues: {
      nameZh: tag?.nameZh ?? '',
      nameEn: tag?.nameEn ?? '',
      color: tag?.color ?? (SWATCHES[0] as string),
      classificationId: String(classificationId ?? ''),
    },
    validateInputOnBlur: true,
    validate: { nameZh: refuseName(t), nameEn: refuseName(t), color: refuseColor(t) },
  });
  const done = (text: 'saved' | 'added' | 'deleted') => async () => {
    toast.success(t(text));
    onClose();
    await refresh(getProblemTagsAndClassification, getAllProblemTags);
  };
  const shown = {
    call: { shows: ['fields', 'tag.taken'] as const },
    onError: ({ code, msg, fields }: { code: string | null; msg: string; fields: object }) =>
      form.setErrors({ ...fields, ...(code === 'tag.taken' ? { nameZh: msg } : {}) }),
  };
  const add = useAction(addTag, { ...shown, onSuccess: done('added') });
  const update = useAction(updateTag, { ...shown, onSuccess: done('saved') });
  const remove = useAction(deleteTag, { onSuccess: done('deleted') });
  const send = form.onSubmit(({ classificationId: chosen, ...names }) => {
    const fields = { ...names, classificationId: chosen === '' ? null : Number(chosen) };
    if (tag) update.mutate({ id: tag.id, ...fields });
    else add.mutate(fields);
  });
  const { color, nameZh, nameEn } = form.values;
  return (
    <EntryForm
      onSubmit={send}
      onClose={onClose}
      busy={add.isPending || update.isPending}
      removal={
        tag
          ? {
              ask: t('deleteTagAsk', { name: tag.name }),
              busy: remove.isPending,
              onRemove: () => remove.mutate({ tid: tag.id }),
            }
          : undefined
      }
    >
      <TextInput label={t('nameZh')} required maxLength={50} data-autofocus {...form.getInputProps('nameZh')} />
      <TextInput label={t('nameEn')} required maxLength={50} {...form.getInputProps('nameEn')} />
      <ColorInput
        label={t('color')}
        withEyeDropper={false}
        required
        swatches={SWATCHES}
        description={
          <>
            <TagChip color={color}>{nameZh || t('preview')}</TagChip>{' '}
            <TagChip color={color}>{nameEn || t('preview')}</TagChip>
          </>
        }
        {...form.getInputProps('color')}
      />
      <NativeSelect
        label={t('classification')}
        data={[
          { value: '', label: t('unclassified') },
          ...classifications.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...form.getInputProps('classificationId')}
      />
    </EntryForm>
  );
}
