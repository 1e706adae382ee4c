import { ANNOUNCEMENT_MAX, type AnnouncementFields } from '@assay/contract/announcements/announcement.ts';
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { TEXT } from './text.ts';

interface AnnouncementFormProps {
  /** Left out for a new one. */
  one?: AnnouncementFields;
  /** Rejects when it was not stored; the form stays then. */
  onSave: (fields: AnnouncementFields) => Promise<unknown>;
  onClose: () => void;
}

/** Writes or changes an announcement. */
export function AnnouncementForm({ one, onSave, onClose }: AnnouncementFormProps) {
  const t = useText(TEXT);
  const [isSaving, setSaving] = useState(false);
  const [title, setTitle] = useState(one?.title ?? '');
  const [content, setContent] = useState(one?.content ?? '');
  const [visible, setVisible] = useState(one?.visible ?? true);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || content.trim() === '') return toast.warning(t('empty'));
    setSaving(true);
    onSave({ title: title.trim(), content, visible })
      .then(
        () => {
          toast.success(t('saved'));
          onClose();
        },
        // the failure was announced already
        () => {},
      )
      .finally(() => setSaving(false));
  };
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <TextInput
          label={t('title')}
          required
          maxLength={255}
          value={title}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <MarkdownField
          label={t('content')}
          showsLabel
          required
          maxLength={ANNOUNCEMENT_MAX}
          minRows={6}
          maxRows={20}
          value={content}
          onChange={setContent}
        />
        <Switch
          label={t('visible')}
          description={t('visibleHint')}
          checked={visible}
          onChange={(event) => setVisible(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
