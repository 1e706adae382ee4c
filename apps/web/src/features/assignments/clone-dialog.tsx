import { cloneAssignments, getPastAssignments } from '@assay/contract/assignments/list.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { Alert, Button, Checkbox, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAction, useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { readAssignments } from './shown.ts';
import { TEXT } from './text.ts';

const HALF_YEAR = 182;

type Past = DataOf<typeof getPastAssignments>;

interface CloneDialogProps {
  gid: number;
  onClose: () => void;
}

/** Sets the work of a past term again, of this group or another one (ASG-7). */
export function CloneDialog({ gid, onClose }: CloneDialogProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getPastAssignments, { gid });
  return (
    <Dialog opened onClose={onClose} title={t('clone')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={220} className="late" aria-hidden />
      ) : data.length === 0 ? (
        <EmptyState text={t('none')} hint={t('clonesNothing')} />
      ) : (
        <CloneForm gid={gid} past={data} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** What was due; all of it where nothing was. */
function lastTerm({ assignments }: Past[number]): string[] {
  const past = assignments.filter(({ isPast }) => isPast);
  return (past.length > 0 ? past : assignments).map(({ id }) => String(id));
}

function CloneForm({ gid, past, onClose }: CloneDialogProps & { past: Past }) {
  const t = useText(TEXT);
  const [from, setFrom] = useState(past[0]!);
  const [ids, setIds] = useState(() => lastTerm(past[0]!));
  const [days, setDays] = useState<number | string>(HALF_YEAR);
  const [left, setLeft] = useState<readonly string[]>([]);
  const clone = useAction(cloneAssignments, {
    onSuccess: async ({ ids: made, left: missing }) => {
      toast.success(t('cloned', { count: made.length }));
      if (missing.length === 0) onClose();
      setLeft(missing);
      await readAssignments();
    },
  });
  const choose = (id: string) => {
    const chosen = past.find((one) => String(one.gid) === id);
    if (!chosen) return;
    setFrom(chosen);
    setIds(lastTerm(chosen));
  };
  if (left.length > 0) return <Alert color="yellow">{t('cloneLeft', { ids: left.join(', ') })}</Alert>;
  return (
    <Stack gap="md">
      <Text size="sm">{t(from.gid === gid ? 'cloneHint' : 'cloneHintOther')}</Text>
      {(past.length > 1 || from.gid !== gid) && (
        <NativeSelect
          label={t('cloneFrom')}
          value={String(from.gid)}
          onChange={(event) => choose(event.currentTarget.value)}
          data={past.map((one) => ({
            value: String(one.gid),
            label: one.gid === gid ? t('thisGroup') : one.groupName,
          }))}
        />
      )}
      <Checkbox.Group label={t('assignments')} value={ids} onChange={setIds}>
        <Stack gap="xs" mt="xs">
          {from.assignments.map(({ id, title, dueAt }) => (
            <Checkbox key={id} value={String(id)} label={`${title} · ${formatMoment(dueAt)}`} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NumberInput label={t('days')} min={1} max={3650} allowDecimal={false} value={days} onChange={setDays} />
      <Group justify="flex-end">
        <Button
          loading={clone.isPending}
          disabled={!(Number(days) >= 1) || ids.length === 0}
          onClick={() => clone.mutate({ gid, ids: ids.map(Number), shiftDays: Number(days) })}
        >
          {t('clone')}
        </Button>
      </Group>
    </Stack>
  );
}
