import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { uploadGroupContestLogo } from '@assay/contract/groups/contests.ts';
import type { DataOf, SentOf } from '@assay/contract/op.ts';
import {
  addGroupTimedWork,
  addTimedWork,
  type getAdminTimedWork,
  updateTimedWork,
} from '@assay/contract/works/admin.ts';
import {
  WORK_AUTH,
  WORK_RESULTS,
  WORK_SCORE_TYPES,
  type WorkResults,
  type WorkScoreType,
} from '@assay/contract/works/work.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { Save } from 'lucide-react';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { isoOfLocal, localOf } from '../../../lib/local-time.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx';
import { NumberInput } from '../../../ui/fields/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';
import { MarkdownField } from '../../markdown/markdown-field.tsx';
import { useWorkAdmin } from './admin-paths.ts';
import { TEXT } from './text.ts';
import { readWorks } from './work-table.tsx';

export type StoredWork = DataOf<typeof getAdminTimedWork>;

const HOUR_MS = 3_600_000;
const USUAL_MINUTES = 90;

/** A new work opens at the next full hour but one, for a day. */
const nextHour = (hours: number) => (Math.floor(Date.now() / HOUR_MS) + hours) * HOUR_MS;

/** What stands in the boxes. Times are those of the clock here, as `datetime-local` writes them. */
const valuesOf = (stored: StoredWork | null) => ({
  title: stored?.title ?? '',
  description: stored?.description ?? '',
  logoUrl: stored?.logoUrl ?? null,
  auth: stored?.auth ?? (WORK_AUTH.public as number),
  pwd: stored?.pwd ?? '',
  start: localOf(stored ? Date.parse(stored.startTime) : nextHour(2)),
  end: localOf(stored ? Date.parse(stored.endTime) : nextHour(26)),
  minutes: stored ? Number(stored.duration) / 60 : USUAL_MINUTES,
  results: stored?.results ?? ('handIn' as WorkResults),
  scoreType: stored?.scoreType ?? ('Highest' as WorkScoreType),
  visible: stored?.visible ?? true,
  exam: stored?.exam ?? false,
  examNotes: stored?.examNotes ?? false,
  examNetworks: stored?.examNetworks ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const RESULT_WORDS = { atOnce: 'atOnce', handIn: 'handIn', end: 'endOfAll', byHand: 'byHand' } as const;

interface WorkFormProps {
  /** Null for a new one. */
  stored: StoredWork | null;
  onCreated: (wid: number) => unknown;
}

/** The form of a work (WORK-7). */
export function WorkForm({ stored, onCreated }: WorkFormProps) {
  const t = useText(TEXT);
  const { gid } = useWorkAdmin();
  const [version, setVersion] = useState(stored?.version ?? 0);
  const labels = {
    title: t('name'),
    description: t('description'),
    pwd: t('password'),
    examNetworks: t('examNetworks'),
  };
  const isClean = useRef(true);
  const op = stored ? updateTimedWork : gid === null ? addTimedWork : addGroupTimedWork;
  const { form, submit, box, isSaving } = useSaveForm<typeof op, Values>(op, {
    initial: valuesOf(stored),
    labels,
    inputOf: ({ start, end, minutes, ...values }) =>
      ({
        ...values,
        startTime: isoOfLocal(start),
        endTime: isoOfLocal(end),
        duration: Math.round(Number(minutes) * 60),
        ...(stored ? { id: stored.id, version } : gid !== null && { gid }),
      }) as SentOf<typeof op>,
    fieldOfFailure: { 'work.endBeforeStart': 'end', 'work.examNetworksWrong': 'examNetworks' },
    onSaved: async (saved, values) => {
      form.resetDirty(values);
      isClean.current = true;
      toast.success(t(stored ? 'saved' : 'created'));
      if ('version' in saved) setVersion(saved.version);
      await readWorks();
      if ('id' in saved) onCreated(saved.id);
    },
  });
  isClean.current = !form.isDirty();
  const isDirty = useCallback(() => !isClean.current, []);
  const { values } = form;
  const isPrivate = Number(values.auth) === WORK_AUTH.private;
  const isReversed = values.start !== '' && values.end !== '' && values.end <= values.start;
  const save = (event: FormEvent<HTMLFormElement>) => {
    const missing = (['title', 'start', 'end'] as const).find((field) => values[field].trim() === '');
    const field = missing ?? (isPrivate && values.pwd === '' ? 'pwd' : null);
    if (field === null && !isReversed) return submit(event);
    event.preventDefault();
    if (field)
      form.setFieldError(
        field,
        t('needed', { field: field === 'title' ? t('name') : field === 'pwd' ? t('password') : t(field) }),
      );
    event.currentTarget.querySelector<HTMLElement>(`[name="${field ?? 'end'}"]`)?.focus();
  };
  return (
    <form noValidate onSubmit={save}>
      <LeaveGuard isDirty={isDirty} />
      <Panel>
        <Stack gap="md">
          <TextInput {...box('title')} name="title" required />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              type="datetime-local"
              label={t('start')}
              name="start"
              required
              {...form.getInputProps('start')}
            />
            <TextInput
              type="datetime-local"
              label={t('end')}
              name="end"
              required
              {...form.getInputProps('end')}
              error={isReversed ? t('reversed') : form.errors.end}
            />
            <NumberInput
              label={t('duration')}
              description={t('durationHint')}
              name="minutes"
              required
              min={1}
              max={40_320}
              {...form.getInputProps('minutes')}
            />
            <NativeSelect
              label={t('results')}
              data={WORK_RESULTS.map((value) => ({ value, label: t(RESULT_WORDS[value]) }))}
              {...form.getInputProps('results')}
            />
            <NativeSelect
              label={t('scoreType')}
              data={WORK_SCORE_TYPES.map((value) => ({ value, label: t(value) }))}
              {...form.getInputProps('scoreType')}
            />
            <NativeSelect
              label={t('auth')}
              data={[
                { value: String(WORK_AUTH.public), label: t('public') },
                { value: String(WORK_AUTH.private), label: t('private') },
              ]}
              value={String(values.auth)}
              onChange={(event) => form.setFieldValue('auth', Number(event.currentTarget.value))}
            />
            {isPrivate && <TextInput {...box('pwd')} name="pwd" required autoComplete="off" spellCheck={false} />}
          </SimpleGrid>
          <MarkdownField
            {...box('description')}
            label={labels.description}
            showsLabel
            name="description"
            minRows={5}
            maxRows={18}
            value={values.description}
          />
          <Group>
            <Switch label={t('visible')} {...form.getInputProps('visible', { type: 'checkbox' })} />
            <Logo logoUrl={values.logoUrl} onChange={(logoUrl) => form.setFieldValue('logoUrl', logoUrl)} />
          </Group>
          <Switch label={t('exam')} description={t('examHint')} {...form.getInputProps('exam', { type: 'checkbox' })} />
          {values.exam && (
            <>
              <Switch
                label={t('examNotes')}
                description={t('examNotesHint')}
                {...form.getInputProps('examNotes', { type: 'checkbox' })}
              />
              <Textarea
                {...box('examNetworks')}
                description={t('examNetworksHint')}
                name="examNetworks"
                autosize
                minRows={2}
                maxRows={8}
                spellCheck={false}
                placeholder="10.1.0.0/16"
              />
            </>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={isSaving} leftSection={<Save size={15} aria-hidden />}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </form>
  );
}

function Logo({ logoUrl, onChange }: { logoUrl: string | null; onChange: (logoUrl: string | null) => void }) {
  const t = useText(TEXT);
  const { gid } = useWorkAdmin();
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
