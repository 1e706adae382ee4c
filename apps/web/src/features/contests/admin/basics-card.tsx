import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { uploadGroupContestLogo } from '@assay/contract/groups/contests.ts';
import { Alert, Button, Group, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import { call } from '../../../lib/call.ts';
import { useText } from '../../../lib/text.ts';
import { useDurations } from '../../../ui/durations.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { useContestAdmin } from './admin-paths.ts';
import type { CardProps } from './contest-editor.tsx';
import { durationOf } from './contest-form.ts';
import { FORM_TEXT } from './form/text.ts';
import { RemovedRows } from './removed-rows.tsx';

/** Title, text, times, logo. */
export function BasicsCard({ form, change, isStored, timesMove, needed }: CardProps) {
  const t = useText(FORM_TEXT);
  const durations = useDurations();
  const durationMs = durationOf(form);
  const isReversed = Number.isFinite(durationMs) && durationMs <= 0;
  return (
    <Panel title={t('basics')}>
      <Stack>
        <TextInput
          label={t('name')}
          required
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
          <Logo logoUrl={form.logoUrl} onChange={(logoUrl) => change({ logoUrl })} />
        </Group>
      </Stack>
    </Panel>
  );
}

function Logo({ logoUrl, onChange }: { logoUrl: string | null; onChange: (logoUrl: string | null) => void }) {
  const t = useText(FORM_TEXT);
  const { gid } = useContestAdmin();
  const send = (form: FormData) =>
    gid === null ? call(uploadContestLogo, {}, { form }) : call(uploadGroupContestLogo, { gid }, { form });
  return (
    <Group gap="xs" ml="auto">
      {logoUrl && <img src={logoUrl} alt={t('logo')} width={40} height={40} style={{ objectFit: 'contain' }} />}
      <PictureButton size="xs" variant="default" send={async (form) => onChange((await send(form)).url)}>
        {t('logo')}: {t('logoPick')}
      </PictureButton>
      {logoUrl && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
          {t('logoDrop')}
        </Button>
      )}
    </Group>
  );
}
