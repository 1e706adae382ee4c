import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { localOf } from '../../../lib/local-time.ts';
import { useText } from '../../../lib/text.ts';
import styles from './admin.module.css';
import type { CardProps } from './contest-editor.tsx';
import { badRemovalOf } from './contest-form.ts';
import { FORM_TEXT } from './form/text.ts';

const MINUTE_MS = 60_000;

/** Stretches that do not count as contest time, by the clock, each with why; the real end moves back by them. */
export function RemovedRows({ form, change, needed }: Pick<CardProps, 'form' | 'change' | 'needed'>) {
  const t = useText(FORM_TEXT);
  const startMs = Date.parse(form.start);
  const endMs = Date.parse(form.end);
  if (!Number.isFinite(startMs) || !Number.isFinite(endMs)) return null;
  const { removed } = form;
  const bad = badRemovalOf(form);
  const set = (at: number, patch: Partial<(typeof removed)[number]>) =>
    change({ removed: removed.map((one, index) => (index === at ? { ...one, ...patch } : one)) });
  const setTime = (at: number, key: 'fromMs' | 'toMs', text: string) => {
    const sinceMs = Date.parse(text) - startMs;
    if (Number.isFinite(sinceMs)) set(at, { [key]: Math.max(0, sinceMs) });
  };
  const add = () => {
    const lastMs = Math.max(0, ...removed.map(({ toMs }) => Number(toMs) + MINUTE_MS));
    const nowMs = Math.floor((Date.now() - startMs) / MINUTE_MS) * MINUTE_MS;
    const fromMs = Math.max(lastMs, Math.min(nowMs, endMs - startMs - MINUTE_MS));
    change({ removed: [...removed, { fromMs, toMs: fromMs + 10 * MINUTE_MS, reason: '' }] });
  };
  const lostMs = removed.reduce((sum, { fromMs, toMs }) => sum + Number(toMs) - Number(fromMs), 0);
  return (
    <fieldset className={styles.removed}>
      <legend>{t('removedTitle')}</legend>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('removedHint')}
        </Text>
        {removed.map(({ fromMs, toMs, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place while it is typed
          <Group key={at} gap="xs" align="flex-start">
            {(['fromMs', 'toMs'] as const).map((key) => (
              <TextInput
                key={key}
                type="datetime-local"
                step={1}
                label={t(key === 'fromMs' ? 'removedFrom' : 'removedTo')}
                error={at === bad}
                value={localOf(startMs + Number(key === 'fromMs' ? fromMs : toMs), true)}
                onChange={(event) => setTime(at, key, event.currentTarget.value)}
              />
            ))}
            <TextInput
              flex="1 1 200px"
              label={t('removedWhy')}
              required
              maxLength={200}
              value={reason}
              error={needed(reason)}
              onChange={(event) => set(at, { reason: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              mt={24}
              aria-label={t('removedDrop')}
              onClick={() => change({ removed: removed.filter((_one, index) => index !== at) })}
            >
              <Trash2 aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {bad !== -1 && (
          <Text size="sm" c="red" role="alert">
            {t('removedBad')}
          </Text>
        )}
        {bad === -1 && lostMs > 0 && (
          <Text size="sm">{t('removedEnd', { time: localOf(endMs + lostMs).replace('T', ' ') })}</Text>
        )}
        <Button variant="default" size="xs" w="fit-content" leftSection={<Plus aria-hidden />} onClick={add}>
          {t('removedAdd')}
        </Button>
      </Stack>
    </fieldset>
  );
}
