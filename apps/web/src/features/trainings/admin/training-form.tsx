import type { DataOf, SentOf } from '@assay/contract/op.ts';
import {
  addGroupTraining,
  addTraining,
  type getAdminTraining,
  updateTraining,
} from '@assay/contract/trainings/admin.ts';
import { getTrainingCategories } from '@assay/contract/trainings/list.ts';
import { TRAINING_AUTHS, TRAINING_RANK, type TrainingAuth } from '@assay/contract/trainings/training.ts';
import { refuseTraining } from '@assay/rules/trainings/refuse-training.ts';
import { Button, NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { TEXT as WORDS } from '../text.ts';
import { useTrainingAdmin } from './admin-paths.ts';
import { readTrainings } from './read-trainings.ts';
import { TEXT } from './text.ts';

export type StoredTraining = DataOf<typeof getAdminTraining>;

/** What stands in the boxes; a category is its id as text, none is empty. */
const valuesOf = (stored: StoredTraining | null) => ({
  title: stored?.title ?? '',
  description: stored?.description ?? '',
  rank: stored?.rank ?? TRAINING_RANK,
  auth: stored?.auth ?? ('Public' as TrainingAuth),
  privatePwd: stored?.privatePwd ?? '',
  categoryId: stored?.categoryId ? String(stored.categoryId) : '',
  status: stored?.status ?? true,
});

type Values = ReturnType<typeof valuesOf>;

interface TrainingFormProps {
  /** Null for a new one. */
  stored: StoredTraining | null;
  onCreated: (tid: number) => unknown;
}

/** The form of a training (TRAIN-2). */
export function TrainingForm({ stored, onCreated }: TrainingFormProps) {
  const t = useText(TEXT);
  const w = useText(WORDS);
  const { gid } = useTrainingAdmin();
  const categories = useCall(getTrainingCategories, {}).data;
  const [version, setVersion] = useState(stored?.version ?? 0);
  const labels = {
    title: t('name'),
    description: t('description'),
    rank: t('rank'),
    auth: t('auth'),
    privatePwd: t('password'),
    categoryId: t('category'),
  };
  const fieldsOf = ({ categoryId, privatePwd, ...values }: Values) => ({
    ...values,
    privatePwd: values.auth === 'Public' ? '' : privatePwd,
    ...(categoryId && { categoryId: Number(categoryId) }),
  });
  const op = stored ? updateTraining : gid === null ? addTraining : addGroupTraining;
  const { form, submit, box, number, isSaving } = useSaveForm<typeof op, Values>(op, {
    initial: valuesOf(stored),
    labels,
    inputOf: (values) =>
      ({
        ...fieldsOf(values),
        ...(stored ? { id: stored.id, version } : gid !== null && { gid }),
      }) as SentOf<typeof op>,
    refuse: (values) => {
      const field = refuseTraining(fieldsOf(values))?.params.field as keyof typeof labels | undefined;
      return field === undefined ? {} : { [field]: t('needed', { field: labels[field] }) };
    },
    fieldOfFailure: { 'training.categoryUnknown': 'categoryId' },
    onSaved: async (saved, values) => {
      form.resetDirty(values);
      toast.success(t(stored ? 'saved' : 'created'));
      if ('version' in saved) setVersion(saved.version);
      await readTrainings();
      if ('id' in saved) onCreated(saved.id);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <LeaveGuard isDirty={form.isDirty} />
      <Panel>
        <Stack gap="md">
          <TextInput {...box('title')} name="title" required />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              {...box('categoryId')}
              name="categoryId"
              required
              description={categories?.length === 0 ? t('noCategories') : undefined}
              data={[
                { value: '', label: t('chooseCategory') },
                ...(categories ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <NumberInput {...number('rank')} name="rank" required description={t('rankHint')} />
            <NativeSelect
              {...box('auth')}
              name="auth"
              description={w(`${form.values.auth}Tip`)}
              data={TRAINING_AUTHS.map((auth) => ({ value: auth, label: w(auth) }))}
            />
            {form.values.auth !== 'Public' && (
              <TextInput
                {...box('privatePwd')}
                name="privatePwd"
                required
                description={t('passwordHint')}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </SimpleGrid>
          <MarkdownField
            {...box('description')}
            label={labels.description}
            showsLabel
            required
            name="description"
            minRows={6}
            maxRows={18}
            value={form.values.description}
          />
          <Switch label={t('visible')} {...form.getInputProps('status', { type: 'checkbox' })} />
          <div>
            <Button type="submit" loading={isSaving} leftSection={<Save size={15} aria-hidden />}>
              {t('save')}
            </Button>
          </div>
        </Stack>
      </Panel>
    </form>
  );
}
