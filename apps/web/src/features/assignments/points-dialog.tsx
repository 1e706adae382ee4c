import { setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { Button, Divider, Group, Skeleton, Stack, Textarea } from '@mantine/core';
import { Suspense } from 'react';
import { useText } from '../../lib/text.ts';
import { useAction } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { NumberInput } from '../../ui/fields/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
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
        <Suspense fallback={<Skeleton height={160} className="late" aria-hidden />}>
          <RubricGrading key={`${given.uid}:${given.pid}`} id={id} uid={given.uid} pid={given.pid} onSaved={onClose} />
          <Divider my="md" label={t('insteadByHand')} />
        </Suspense>
      )}
      {given && <PointsForm key={`${given.uid}:${given.pid}`} id={id} given={given} onClose={onClose} />}
    </Dialog>
  );
}

function PointsForm({ id, given: { uid, pid, cell, hasRubric }, onClose }: PointsDialogProps & { given: GivenCell }) {
  const t = useText(TEXT);
  const done = async () => {
    onClose();
    await readAssignments();
  };
  const { form, submit, box, number, isSaving } = useSaveForm(setAssignmentPoints, {
    initial: { percent: Math.round(cell?.best ?? 0) as number | string, reason: '' },
    labels: { percent: t('percent'), reason: t('reason') },
    inputOf: ({ percent, reason }) => ({ id, uid, pid, percent: percent as number, reason }),
    onSaved: done,
  });
  const takeBack = useAction(setAssignmentPoints, { onSuccess: done });
  const { percent, reason } = form.values;
  const reached = cell?.reached ?? null;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <NumberInput {...number('percent')} clampBehavior="strict" data-autofocus={!hasRubric || undefined} />
        <Textarea {...box('reason')} autosize minRows={2} />
        <Group justify="flex-end">
          {reached !== null && (
            <Button
              variant="default"
              loading={takeBack.isPending}
              onClick={() => takeBack.mutate({ id, uid, pid, percent: null, reason })}
            >
              {t('backToReached', { reached })}
            </Button>
          )}
          <Button
            type="submit"
            variant={hasRubric ? 'default' : 'filled'}
            disabled={typeof percent !== 'number'}
            loading={isSaving}
          >
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
