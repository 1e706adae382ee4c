import type { AnnouncementFields } from '@assay/contract/announcements/announcement.ts';
import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { Stack, Switch, TextInput } from '@mantine/core';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { TEXT } from './text.ts';

/** How an announcement of an owner is stored: by which call, and what that takes beside the fields. */
export interface AnnouncementCall {
  op: AnyOp;
  inputOf: (fields: AnnouncementFields) => unknown;
}

/** Keeps call and input together in their types. */
export const announcementCall = <O extends AnyOp>(
  op: O,
  inputOf: (fields: AnnouncementFields) => SentOf<O>,
): AnnouncementCall => ({ op, inputOf });

interface AnnouncementFormProps {
  /** Left out for a new one. */
  one?: AnnouncementFields;
  by: AnnouncementCall;
  onSaved: () => unknown;
  onClose: () => void;
}

/** Writes or changes an announcement. */
export function AnnouncementForm({ one, by, onSaved, onClose }: AnnouncementFormProps) {
  const t = useText(TEXT);
  const { form, submit, box, isSaving } = useSaveForm(by.op, {
    initial: { title: one?.title ?? '', content: one?.content ?? '', visible: one?.visible ?? true },
    labels: { title: t('title'), content: t('content') },
    inputOf: (fields) => by.inputOf({ ...fields, title: fields.title.trim() }),
    onSaved: () => {
      toast.success(t('saved'));
      onClose();
      return onSaved();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput {...box('title')} data-autofocus />
        <MarkdownField
          {...box('content')}
          value={form.values.content}
          label={t('content')}
          showsLabel
          minRows={6}
          maxRows={20}
        />
        <Switch
          label={t('visible')}
          description={t('visibleHint')}
          {...form.getInputProps('visible', { type: 'checkbox' })}
        />
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}
