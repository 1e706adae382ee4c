import {
  ASSIGNED_KINDS,
  type AssignedKind,
  type AssignmentRow,
  LATE_RULES_MAX,
  REGRADE_DAYS_MAX,
  RESULTS_SHOWN,
  WORTH_MAX,
} from '@assay/contract/assignments/assignment.ts';
import { addAssignment, updateAssignment } from '@assay/contract/assignments/list.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { getQSheetList } from '@assay/contract/qsheets/list.ts';
import { getGroupTrainingList } from '@assay/contract/trainings/list.ts';
import { getGroupTimedWorkList } from '@assay/contract/works/list.ts';
import {
  ActionIcon,
  Button,
  Checkbox,
  Fieldset,
  Group,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { daysOn, isoOfLocal, localOf } from '../../lib/local-time.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { FormFoot } from '../../ui/form/form-foot.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { readAssignments } from './shown.ts';
import { TEXT } from './text.ts';

const WEEK_DAYS = 7;
const LISTED = { limit: 100 } as const;

/** What can be set as work, of one kind. */
function useTargets(gid: number, kind: AssignedKind, enabled: boolean): { id: number; title: string }[] {
  const trainings = useCall(getGroupTrainingList, { ...LISTED, gid }, { enabled: enabled && kind === 'training' });
  const sheets = useCall(getQSheetList, LISTED, { enabled: enabled && kind === 'qsheet' });
  const works = useCall(getGroupTimedWorkList, { ...LISTED, gid }, { enabled: enabled && kind === 'timedWork' });
  if (kind === 'qsheet') return sheets.data?.records.map(({ qsheet }) => qsheet) ?? [];
  return (kind === 'training' ? trainings : works).data?.records ?? [];
}

const valuesOf = (stored: AssignmentRow | null) => ({
  title: stored?.title ?? '',
  kind: stored?.kind ?? ('training' as AssignedKind),
  targetId: stored ? String(stored.targetId) : '',
  opensAt: localOf(stored ? Date.parse(stored.opensAt) : Math.floor(Date.now() / 60_000) * 60_000),
  dueAt: localOf(stored ? Date.parse(stored.dueAt) : Math.floor(daysOn(Date.now(), WEEK_DAYS) / 60_000) * 60_000),
  late: [...(stored?.late ?? [])],
  results: stored?.results ?? ('atOnce' as const),
  worth: stored?.worth ?? 100,
  regradeDays: stored?.regradeDays ?? 7,
  sure: false,
});

type Values = ReturnType<typeof valuesOf>;

interface AssignmentFormProps {
  gid: number;
  /** Null for a new one. */
  stored: AssignmentRow | null;
  onClose: () => void;
}

/** The form of an assignment (ASG-2). */
export function AssignmentForm({ gid, stored, onClose }: AssignmentFormProps) {
  const t = useText(TEXT);
  const op = stored ? updateAssignment : addAssignment;
  const { form, submit, box, isSaving } = useSaveForm<typeof op, Values>(op, {
    initial: valuesOf(stored),
    labels: { title: t('title'), targetId: t('target'), opensAt: t('opensAt'), dueAt: t('dueAt') },
    inputOf: ({ kind, targetId, opensAt, dueAt, sure, ...values }) =>
      ({
        ...values,
        opensAt: isoOfLocal(opensAt),
        dueAt: isoOfLocal(dueAt),
        ...(stored ? { id: stored.id, version: stored.version, sure } : { gid, kind, targetId: Number(targetId) }),
      }) as SentOf<typeof op>,
    fieldOfFailure: {
      'assignment.timesReversed': 'dueAt',
      'assignment.targetUnknown': 'targetId',
      'assignment.wouldBeLate': 'sure',
    },
    onSaved: async () => {
      toast.success(t('saved'));
      onClose();
      await readAssignments();
    },
  });
  const { kind, targetId } = form.values;
  const targets = useTargets(gid, kind, stored === null);
  const choose = (id: string) => {
    form.setFieldValue('targetId', id);
    const chosen = targets.find((one) => String(one.id) === id);
    if (chosen && form.values.title === '') form.setFieldValue('title', chosen.title);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {!stored && (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NativeSelect
              label={t('kind')}
              value={kind}
              data={ASSIGNED_KINDS.map((one) => ({ value: one, label: t(one) }))}
              onChange={(event) => {
                form.setFieldValue('kind', event.currentTarget.value as AssignedKind);
                form.setFieldValue('targetId', '');
              }}
            />
            <NativeSelect
              label={t('target')}
              required
              value={targetId}
              error={form.errors.targetId}
              data={[
                { value: '', label: targets.length === 0 ? t('noTarget') : '–' },
                ...targets.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
              onChange={(event) => choose(event.currentTarget.value)}
            />
          </SimpleGrid>
        )}
        <TextInput {...box('title')} required />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...box('opensAt')} type="datetime-local" required />
          <TextInput {...box('dueAt')} type="datetime-local" required />
        </SimpleGrid>
        {kind !== 'timedWork' && (
          <LateRules late={form.values.late} onChange={(late) => form.setFieldValue('late', late)} />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t('results')}
            {...form.getInputProps('results')}
            data={RESULTS_SHOWN.map((one) => ({ value: one, label: t(one) }))}
          />
          <NumberInput
            label={t('worth')}
            description={t('worthHint')}
            min={0}
            max={WORTH_MAX}
            allowDecimal={false}
            {...form.getInputProps('worth')}
          />
          {kind !== 'timedWork' && (
            <NumberInput
              label={t('regradeDays')}
              description={t('regradeDaysHint')}
              min={0}
              max={REGRADE_DAYS_MAX}
              allowDecimal={false}
              {...form.getInputProps('regradeDays')}
            />
          )}
        </SimpleGrid>
        {(form.errors.sure || form.values.sure) && (
          <Checkbox label={t('sure')} {...form.getInputProps('sure', { type: 'checkbox' })} />
        )}
      </Stack>
      <FormFoot onClose={onClose} isSaving={isSaving} />
    </form>
  );
}

/** What counts of what comes late: so many per cent from so many hours on (ASG-3). */
function LateRules({ late, onChange }: { late: Values['late']; onChange: (late: Values['late']) => void }) {
  const t = useText(TEXT);
  const last = late.at(-1);
  const next = last ? { hours: last.hours + 24, share: Math.max(0, last.share - 10) } : { hours: 0, share: 90 };
  return (
    <Fieldset legend={t('late')}>
      <Stack gap="xs">
        {late.length === 0 && <span>{t('lateNone')}</span>}
        {late.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
          <Group key={at} gap="xs" align="flex-end">
            <NumberInput
              size="xs"
              label={t('lateHours')}
              min={0}
              value={rule.hours}
              disabled={at === 0}
              onChange={(hours) => onChange(late.with(at, { ...rule, hours: Number(hours) }))}
            />
            <NumberInput
              size="xs"
              label={t('lateShare')}
              min={0}
              max={100}
              value={rule.share}
              onChange={(share) => onChange(late.with(at, { ...rule, share: Number(share) }))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('removeLate', { at: at + 1 })}
              onClick={() => onChange(at === 0 ? [] : late.toSpliced(at, 1))}
            >
              <X size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {late.length < LATE_RULES_MAX && (
          <div>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<Plus size={14} aria-hidden />}
              onClick={() => onChange([...late, next])}
            >
              {t('addLate')}
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
}
