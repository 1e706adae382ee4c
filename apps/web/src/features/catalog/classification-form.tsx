import {
  addTagClassification,
  deleteTagClassification,
  getAllProblemTags,
  getProblemTagsAndClassification,
  getTagClassifications,
  updateTagClassification,
} from '@assay/contract/catalog/tags.ts';
import { TextInput } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { EntryForm } from './entry-form.tsx';
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
  const done = (text: 'saved' | 'added' | 'deleted') => async () => {
    toast.success(t(text));
    onClose();
    await refresh(getTagClassifications, getProblemTagsAndClassification, getAllProblemTags);
  };
  const { submit, box, number, isSaving } = useSaveForm(
    classification ? updateTagClassification : addTagClassification,
    {
      initial: {
        nameZh: classification?.nameZh ?? '',
        nameEn: classification?.nameEn ?? '',
        rank: classification?.rank ?? nextRank,
      },
      labels: { nameZh: t('nameZh'), nameEn: t('nameEn'), rank: t('rank') },
      inputOf: (fields) => ({ ...fields, ...(classification && { id: classification.id }) }),
      fieldOfFailure: { 'tag.classificationTaken': 'nameZh' },
      onSaved: done(classification ? 'saved' : 'added'),
    },
  );
  const remove = useAction(deleteTagClassification, { onSuccess: done('deleted') });
  return (
    <EntryForm
      onSubmit={submit}
      onClose={onClose}
      busy={isSaving}
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
      <TextInput data-autofocus {...box('nameZh')} />
      <TextInput {...box('nameEn')} />
      <NumberInput description={t('rankHint')} {...number('rank')} />
    </EntryForm>
  );
}
