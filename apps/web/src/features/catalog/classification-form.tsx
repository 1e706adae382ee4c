import {
  addTagClassification,
  deleteTagClassification,
  getAllProblemTags,
  getProblemTagsAndClassification,
  getTagClassifications,
  updateTagClassification,
} from '@assay/contract/catalog/tags.ts';
import { NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { EntryForm } from './entry-form.tsx';
import { refuseName, refuseWhole } from './refusals.ts';
import type { Classification } from './tag-form.tsx';
import { TEXT } from './text.ts';

interface ClassificationFormProps {
  /** Null for a new one. */
  classification: Classification | null;
  /** Order of a new one: after the last. */
  nextRank: number;
  onClose: () => void;
}

/** A classification of tags: both names and its place. */
export function ClassificationForm({ classification, nextRank, onClose }: ClassificationFormProps) {
  const t = useText(TEXT);
  const form = useForm({
    initialValues: {
      nameZh: classification?.nameZh ?? '',
      nameEn: classification?.nameEn ?? '',
      rank: classification?.rank ?? nextRank,
    },
    validateInputOnBlur: true,
    validate: { nameZh: refuseName(t), nameEn: refuseName(t), rank: refuseWhole(t) },
  });
  const done = (text: 'saved' | 'added' | 'deleted') => async () => {
    toast.success(t(text));
    onClose();
    await refresh(getTagClassifications, getProblemTagsAndClassification, getAllProblemTags);
  };
  const shown = {
    call: { shows: ['fields', 'tag.classificationTaken'] as const },
    onError: ({ code, msg, fields }: { code: string | null; msg: string; fields: object }) =>
      form.setErrors({ ...fields, ...(code === 'tag.classificationTaken' ? { nameZh: msg } : {}) }),
  };
  const add = useAction(addTagClassification, { ...shown, onSuccess: done('added') });
  const update = useAction(updateTagClassification, { ...shown, onSuccess: done('saved') });
  const remove = useAction(deleteTagClassification, { onSuccess: done('deleted') });
  return (
    <EntryForm
      onSubmit={form.onSubmit((fields) =>
        classification ? update.mutate({ id: classification.id, ...fields }) : add.mutate(fields),
      )}
      onClose={onClose}
      busy={add.isPending || update.isPending}
      removal={
        classification
          ? {
              ask: t('deleteClassificationAsk', { name: classification.name }),
              busy: remove.isPending,
              onRemove: () => remove.mutate({ tcid: classification.id }),
            }
          : undefined
      }
    >
      <TextInput label={t('nameZh')} required maxLength={50} data-autofocus {...form.getInputProps('nameZh')} />
      <TextInput label={t('nameEn')} required maxLength={50} {...form.getInputProps('nameEn')} />
      <NumberInput
        label={t('rank')}
        description={t('rankHint')}
        min={0}
        max={100_000}
        clampBehavior="none"
        allowDecimal={false}
        {...form.getInputProps('rank')}
      />
    </EntryForm>
  );
}
