import { Alert, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { useDurations } from '../../../ui/durations.ts';
import { Panel } from '../../../ui/panel.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { LogoField } from '../../venues/admin/logo-field.tsx';
import { useContestAdmin } from './admin-paths.ts';
import type { CardProps } from './contest-editor.tsx';
import { durationOf } from './contest-form.ts';
import { FORM_TEXT } from './form/text.ts';
import { RemovedRows } from './removed-rows.tsx';

/** Title, text, times, logo. */
export function BasicsCard({ form, change, isStored, timesMove, needed }: CardProps) {
  const t = useText(FORM_TEXT);
  const { gid } = useContestAdmin();
  const durations = useDurations();
  const durationMs = durationOf(form);
  const isReversed = Number.isFinite(durationMs) && durationMs <= 0;
  return (
    <Panel title={t('basics')}>
      <Stack>
        <TextInput
          label={t('name')}
          required
          autoFocus={!isStored}
          maxLength={255}
          value={form.title}
          error={needed(form.title)}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <MarkdownField
          label={t('description')}
          showsLabel
          minRows={4}
          maxRows={18}
          maxLength={65535}
          value={form.description}
          onChange={(description) => change({ description })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            type="datetime-local"
            label={t('start')}
            required
            value={form.start}
            error={needed(form.start)}
            onChange={(event) => change({ start: event.currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label={t('end')}
            required
            value={form.end}
            error={isReversed ? t('reversed') : needed(form.end)}
            description={
              Number.isFinite(durationMs) && durationMs > 0
                ? t('duration', { time: durations.words(durationMs / 1000) })
                : undefined
            }
            onChange={(event) => change({ end: event.currentTarget.value })}
          />
        </SimpleGrid>
        {timesMove && (
          <Alert color="brass" role="status">
            {t('timesMove')}
          </Alert>
        )}
        {(isStored || form.removed.length > 0) && <RemovedRows form={form} change={change} needed={needed} />}
        <Group>
          <Switch
            label={t('visible')}
            checked={form.visible}
            onChange={(event) => change({ visible: event.currentTarget.checked })}
          />
          <LogoField
            gid={gid}
            logoUrl={form.logoUrl}
            onChange={(logoUrl) => change({ logoUrl })}
            words={{ logo: t('logo'), pick: t('logoPick'), drop: t('logoDrop') }}
          />
        </Group>
      </Stack>
    </Panel>
  );
}
