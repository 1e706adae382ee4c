import { POINTS_REASON_MAX, setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { Button, Divider, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, Suspense, useState } from 'react';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { GivenCell } from './progress.ts';
import { readAssignments } from './shown.ts';
import { TEXT } from './text.ts';

const RubricGrading = lazyPart(() => import('./rubric/rubric-grading.tsx').then((module) => module.RubricGrading));

interface PointsDialogProps {
  id: number;
  /** Null while closed. */
  given: GivenCell | null;
  onClose: () => void;
}

/** Gives a member points by hand for one problem, by its rubric where it has one (ASG-10, ASG-24). */
export function PointsDialog({ id, given, onClose }: PointsDialogProps) {
  const t = useText(TEXT);
  return (
    <Dialog
      opened={given !== null}
      onClose={onClose}
      title={given ? t('givePointsOf', { name: given.name, id: given.displayId }) : t('givePoints')}
    >
      {given?.hasRubric && (
        <Suspense>
          <RubricGrading key={`${given.uid}:${given.pid}`} id={id} uid={given.uid} pid={given.pid} onSaved={onClose} />
          <Divider my="md" label={t('insteadByHand')} />
        </Suspense>
      )}
      {given && <PointsForm key={`${given.uid}:${given.pid}`} id={id} given={given} onClose={onClose} />}
    </Dialog>
  );
}

function PointsForm({ id, given: { uid, pid, cell }, onClose }: PointsDialogProps & { given: GivenCell }) {
  const t = useText(TEXT);
  const [percent, setPercent] = useState<number | string>(Math.round(cell?.best ?? 0));
  const [reason, setReason] = useState('');
  const save = useAction(setAssignmentPoints, {
    onSuccess: async () => {
      onClose();
      await readAssignments();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeof percent === 'number') save.mutate({ id, uid, pid, percent, reason });
  };
  const reached = cell?.reached ?? null;
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <NumberInput
          label={t('percent')}
          value={percent}
          onChange={setPercent}
          min={0}
          max={100}
          allowDecimal={false}
          clampBehavior="strict"
          data-autofocus
        />
        <Textarea
          label={t('reason')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={POINTS_REASON_MAX}
          autosize
          minRows={2}
        />
        <Group justify="flex-end">
          {reached !== null && (
            <Button
              variant="default"
              loading={save.isPending && save.variables.percent === null}
              onClick={() => save.mutate({ id, uid, pid, percent: null, reason })}
            >
              {t('backToReached', { reached })}
            </Button>
          )}
          <Button type="submit" disabled={typeof percent !== 'number'} loading={save.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
