import {
  type AdminCountdown,
  addCountdown,
  COUNTDOWN_CONTENT_MAX,
  COUNTDOWN_TITLE_MAX,
  COUNTDOWN_URL_MAX,
  getAdminCountdowns,
  getContestCountdown,
  updateCountdown,
} from '@assay/contract/site/countdowns.ts';
import { Button, Group, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { TEXT } from './text.ts';

interface CountdownFormProps {
  /** Left out for a new one. */
  one?: AdminCountdown;
  onClose: () => void;
}

/** Writes or changes a countdown. */
export function CountdownForm({ one, onClose }: CountdownFormProps) {
  const t = useText(TEXT);
  const [title, setTitle] = useState(one?.title ?? '');
  const [date, setDate] = useState(one ? localOf(Date.parse(one.date)) : '');
  const [content, setContent] = useState(one?.content ?? '');
  const [url, setUrl] = useState(one?.url ?? '');
  const [visible, setVisible] = useState(one?.visible ?? true);
  const [tried, setTried] = useState(false);
  const extras = {
    onSuccess: async () => {
      toast.success(t('saved'));
      onClose();
      await Promise.all([refresh(getAdminCountdowns), refresh(getContestCountdown)]);
    },
  };
  const add = useAction(addCountdown, extras);
  const update = useAction(updateCountdown, extras);
  const isBadUrl = url.trim() !== '' && !/^https?:\/\/\S+$/i.test(url.trim());
  const iso = isoOfLocal(date);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '' || iso === '' || isBadUrl) return;
    const written = { title: title.trim(), date: iso, visible, content, url: url.trim() };
    if (one) update.mutate({ ...written, id: one.id });
    else add.mutate(written);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('title')}
          required
          maxLength={COUNTDOWN_TITLE_MAX}
          value={title}
          error={tried && title.trim() === '' && t('needed')}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={t('date')}
          required
          value={date}
          error={tried && iso === '' && t('needed')}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Textarea
          label={t('content')}
          description={t('contentHint')}
          maxLength={COUNTDOWN_CONTENT_MAX}
          autosize
          minRows={3}
          maxRows={12}
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <TextInput
          type="url"
          label={t('url')}
          description={t('urlHint')}
          maxLength={COUNTDOWN_URL_MAX}
          value={url}
          error={tried && isBadUrl && t('badUrl')}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Switch label={t('visible')} checked={visible} onChange={(event) => setVisible(event.currentTarget.checked)} />
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
