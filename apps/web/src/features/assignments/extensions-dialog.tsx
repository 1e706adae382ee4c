import {
  extendAssignment,
  getAssignmentExtensions,
  withdrawAssignmentExtension,
} from '@assay/contract/assignments/extensions.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { ActionIcon, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { formatMoment } from '../../lib/format.ts';
import { daysOn, isoOfLocal, localOf } from '../../lib/local-time.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Tip } from '../../ui/tip/tip.tsx';
import styles from './assignments.module.css';
import type { Progress } from './progress.ts';
import { readAssignments } from './shown.ts';
import { TEXT } from './text.ts';

const WOULD_BE_LATE = 'assignment.wouldBeLate';

interface ExtensionsDialogProps {
  progress: Pick<Progress, 'id' | 'dueAt' | 'people'>;
  onClose: () => void;
}

/** What is done once it was said whose work comes late by it. */
type Asked = { says: string } & (
  | { extends: SentOf<typeof extendAssignment> }
  | { withdraws: SentOf<typeof withdrawAssignmentExtension> }
);

/** Later due dates of single students (ASG-15). */
export function ExtensionsDialog({ progress: { id, dueAt, people }, onClose }: ExtensionsDialogProps) {
  const t = useText(TEXT);
  const { data } = useCall(getAssignmentExtensions, { id });
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = async (said: string) => {
    setAsked(null);
    toast.success(said);
    await Promise.all([refresh(getAssignmentExtensions), readAssignments()]);
  };
  const extend = useAction(extendAssignment, { onSuccess: () => done(t('extended')) });
  const withdraw = useAction(withdrawAssignmentExtension, {
    call: { shows: [WOULD_BE_LATE] },
    onSuccess: () => done(t('extensionBack')),
    onError: (error: ApiError, input) => {
      if (error.code === WOULD_BE_LATE) setAsked({ says: error.msg, withdraws: input });
    },
  });
  const goOn = () => {
    if (!asked) return;
    if ('extends' in asked) extend.mutate({ ...asked.extends, sure: true });
    else withdraw.mutate({ ...asked.withdraws, sure: true });
  };
  return (
    <Dialog opened onClose={onClose} title={t('extensions')}>
      <Text size="sm" mb="md">
        {t('extensionsHint', { time: formatMoment(dueAt) })}
      </Text>
      {data && data.length > 0 && (
        <ul className={styles.remarks}>
          {data.map(({ uid, username, realname, until, reason, by }) => (
            <li key={uid} data-row>
              <Group justify="space-between" wrap="nowrap">
                <span>
                  <b>{realname || username}</b> <span className="tnum">{formatMoment(until)}</span>
                  {Date.parse(until) <= Date.parse(dueAt) && ` · ${t('extensionIdle')}`}
                  <span className={styles.by}>{by ? t('extensionBy', { by, reason }) : reason}</span>
                </span>
                <Tip label={t('withdraw')}>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={t('withdrawOf', { name: realname || username })}
                    onClick={() => withdraw.mutate({ id, uid })}
                  >
                    <Undo2 size={16} aria-hidden />
                  </ActionIcon>
                </Tip>
              </Group>
            </li>
          ))}
        </ul>
      )}
      <ExtensionForm
        id={id}
        people={people}
        dueAt={dueAt}
        onSaved={() => done(t('extended'))}
        onLate={(says, given) => setAsked({ says, extends: given })}
      />
      <Confirm
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('sureTitle')}
        action={t('sure')}
        danger
        busy={extend.isPending || withdraw.isPending}
        onConfirm={goOn}
      >
        {asked?.says}
      </Confirm>
    </Dialog>
  );
}

interface ExtensionFormProps extends Pick<Progress, 'id' | 'people' | 'dueAt'> {
  onSaved: () => unknown;
  /** Told whose work would come late by it, and what was asked. */
  onLate: (says: string, given: SentOf<typeof extendAssignment>) => void;
}

function ExtensionForm({ id, people, dueAt, onSaved, onLate }: ExtensionFormProps) {
  const t = useText(TEXT);
  const inputOf = ({ uid, until, reason }: { uid: string; until: string; reason: string }) => ({
    id,
    uid: Number(uid),
    until: isoOfLocal(until),
    reason,
  });
  const { form, submit, box, isSaving } = useSaveForm(extendAssignment, {
    initial: { uid: '', until: localOf(daysOn(Date.parse(dueAt), 1)), reason: '' },
    labels: { uid: t('student'), until: t('ownDue'), reason: t('reason') },
    checksOnLeave: false,
    inputOf,
    shows: [WOULD_BE_LATE],
    onRefused: (error: ApiError) => {
      if (error.code === WOULD_BE_LATE) onLate(error.msg, inputOf(form.getValues()));
    },
    onSaved,
  });
  const { uid, until, reason } = form.values;
  const isReady = uid !== '' && isoOfLocal(until) !== '' && reason.trim() !== '';
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md" mt="md">
        <NativeSelect
          label={t('student')}
          {...form.getInputProps('uid')}
          data={[
            { value: '', label: '–' },
            ...people.map(({ uid: one, username, realname }) => ({
              value: String(one),
              label: realname ? `${realname} (${username})` : username,
            })),
          ]}
        />
        <TextInput type="datetime-local" label={t('ownDue')} {...form.getInputProps('until')} />
        <Textarea {...box('reason')} required autosize minRows={2} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSaving} disabled={!isReady}>
            {t('extend')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
