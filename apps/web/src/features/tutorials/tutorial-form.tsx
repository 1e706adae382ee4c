import type { SentOf } from '@assay/contract/op.ts';
import type { OwnTutorial } from '@assay/contract/tutorials/tutorial.ts';
import { addTutorial, getTutorials, updateTutorial } from '@assay/contract/tutorials/tutorials.ts';
import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import type { AboutProblem } from '../notes/note-form.tsx';
import { useWriting } from '../notes/use-writing.ts';
import { WritingFields } from '../notes/writing-fields.tsx';
import { TEXT } from './text.ts';

interface TutorialFormProps {
  /** Left out for a new one, whose draft is kept. */
  tutorial?: OwnTutorial;
  about?: AboutProblem;
  /** May change the problem, and so write an official editorial. */
  mayManage?: boolean;
  onClose: () => void;
}

/** What there is beside title and text. */
type More = { price: number | string; official: boolean; showAt: string };

/** Writes a tutorial, or changes one; both wait for a review (NOTE-2). */
export function TutorialForm({ tutorial, about = {}, mayManage = false, onClose }: TutorialFormProps) {
  const t = useText(TEXT);
  const op = tutorial ? updateTutorial : addTutorial;
  const { form, submit, isSaving } = useWriting<typeof op, More>(op, {
    kind: 'tutorial',
    stored: tutorial ? { title: tutorial.title, content: tutorial.content ?? '' } : null,
    place: JSON.stringify(about),
    labels: { price: t('price'), showAt: t('showAt') },
    more: { price: tutorial?.price ?? 0, official: tutorial?.official ?? false, showAt: '' },
    inputOf: ({ price, official, showAt, ...texts }) =>
      ({
        ...texts,
        price: official ? 0 : Number(price) || 0,
        ...(mayManage && { official, showAt: official && showAt ? new Date(showAt).toISOString() : null }),
        ...(tutorial ? { id: tutorial.id } : about),
      }) as SentOf<typeof op>,
    onSaved: async (_data, { official }) => {
      toast.success(t(official ? 'published' : 'posted'));
      onClose();
      await refresh(getTutorials);
    },
  });
  const { title, content, official } = form.values;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <WritingFields value={{ title, content }} onChange={(change) => form.setValues(change)} faults={form.errors} />
        {!official && (
          <NumberInput
            label={t('price')}
            description={t('priceHint')}
            min={0}
            allowDecimal={false}
            {...form.getInputProps('price')}
          />
        )}
        {mayManage && (
          <Switch
            label={t('official')}
            description={t('officialHint')}
            {...form.getInputProps('official', { type: 'checkbox' })}
          />
        )}
        {mayManage && official && (
          <TextInput type="datetime-local" label={t('showAt')} {...form.getInputProps('showAt')} />
        )}
        {tutorial?.isPublished && !official && <Text size="sm">{t('reviewedAgain')}</Text>}
      </Stack>
      <FormFoot
        onClose={onClose}
        isSaving={isSaving}
        aside={
          !tutorial && (
            <Text size="sm" c="dimmed">
              {t('draftKept')}
            </Text>
          )
        }
      />
    </form>
  );
}
