import {
  addTag,
  deleteTag,
  getAllProblemTags,
  getProblemTagsAndClassification,
  type getTagClassifications,
  TAG_COLORS,
  type Tag,
  updateTag,
} from '@assay/contract/catalog/tags.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { ColorInput } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { EntryForm } from './entry-form.tsx';
import { TEXT } from './text.ts';

export type Classification = DataOf<typeof getTagClassifications>[number];

interface TagFormProps {
  /** Null for a new tag. */
  tag: Tag | null;
  classificationId: number | null;
  classifications: readonly Classification[];
  onClose: () => void;
}

/** A tag: both names, its colour with the label as it will preferences, its classification. */
export function TagForm({ tag, classificationId, classifications, onClose }: TagFormProps) {
  const t = useText(TEXT);
  const done = (text: 'saved' | 'added' | 'deleted') => async () => {
    toast.success(t(text));
    onClose();
    await refresh(getProblemTagsAndClassification, getAllProblemTags);
  };
  const { form, submit, box, isSaving } = useSaveForm(tag ? updateTag : addTag, {
    initial: {
      nameZh: tag?.nameZh ?? '',
      nameEn: tag?.nameEn ?? '',
      color: tag?.color ?? TAG_COLORS[0],
      classificationId: String(classificationId ?? ''),
    },
    labels: { nameZh: t('nameZh'), nameEn: t('nameEn'), color: t('color'), classificationId: t('classification') },
    inputOf: ({ classificationId: chosen, ...names }) => ({
      ...names,
      ...(tag && { id: tag.id }),
      classificationId: chosen === '' ? null : Number(chosen),
    }),
    fieldOfFailure: { 'tag.taken': 'nameZh' },
    onSaved: done(tag ? 'saved' : 'added'),
  });
  const remove = useAction(deleteTag, { onSuccess: done('deleted') });
  const { color, nameZh, nameEn } = form.values;
  return (
    <EntryForm
      onSubmit={submit}
      onClose={onClose}
      busy={isSaving}
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
      <TextInput data-autofocus {...box('nameZh')} />
      <TextInput {...box('nameEn')} />
      <ColorInput
        withEyeDropper={false}
        required
        swatches={[...TAG_COLORS]}
        description={
          <>
            <TagChip color={color}>{nameZh || t('preview')}</TagChip>{' '}
            <TagChip color={color}>{nameEn || t('preview')}</TagChip>
          </>
        }
        {...box('color')}
      />
      <NativeSelect
        data={[
          { value: '', label: t('unclassified') },
          ...classifications.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...box('classificationId')}
      />
    </EntryForm>
  );
}
