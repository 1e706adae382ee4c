import {
  type AdminContestAnnouncement,
  ANNOUNCEMENT_MAX,
  addContestAnnouncement,
  getAdminContestAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/contests/talk/announcements.ts';
import { Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { TEXT } from './text.ts';

interface AnnouncementFormProps {
  cid: number;
  /** Left out for a new one. */
  one?: AdminContestAnnouncement;
  onClose: () => void;
}

/** Writes or changes an announcement of a contest. */
export function AnnouncementForm({ cid, one, onClose }: AnnouncementFormProps) {
  const t = useText(TEXT);
  const [title, setTitle] = useState(one?.title ?? '');
  const [content, setContent] = useState(one?.content ?? '');
  const [visible, setVisible] = useState(one?.visible ?? true);
  const extras = {
    onSuccess: async () => {
      toast.success(t('saved'));
      onClose();
      await refresh(getAdminContestAnnouncement);
    },
  };
  const add = useAction(addContestAnnouncement, extras);
  const update = useAction(updateContestAnnouncement, extras);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || content.trim() === '') return toast.warning(t('empty'));
    const written = { cid, title: title.trim(), content, visible };
    if (one) update.mutate({ ...written, id: one.id });
    else add.mutate(written);
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
        <Textarea
          label={t('content')}
          description={t('contentHint')}
          required
          maxLength={ANNOUNCEMENT_MAX}
          autosize
          minRows={6}
          maxRows={20}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
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
          <Button type="submit" loading={add.isPending || update.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
