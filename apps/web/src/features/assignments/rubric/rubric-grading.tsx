import { getRubric, getRubricGrading, setRubricGrading } from '@assay/contract/assignments/rubrics.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { rubricPercent } from '@assay/rules/assignments/rubric.ts';
import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { readAssignments } from '../shown.ts';
import { signed } from './item-points.ts';
import styles from './rubric.module.css';
import { TEXT } from './text.ts';

interface RubricGradingProps {
  /** Of the assignment. */
  id: number;
  uid: number;
  pid: number;
  onSaved?: () => void;
}

/** Chooses what holds of a student's work at a problem (ASG-24). */
export function RubricGrading({ onSaved, ...cell }: RubricGradingProps) {
  const { data, error, refetch } = useCall(getRubricGrading, cell);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} className="late" aria-hidden />;
  // what another chose meanwhile is read anew, and not written over
  const key = `${data.rubric.version} ${data.grading?.revision ?? 0}`;
  return <GradingForm key={key} cell={cell} read={data} onSaved={onSaved} />;
}

interface GradingFormProps {
  cell: Pick<RubricGradingProps, 'id' | 'uid' | 'pid'>;
  read: DataOf<typeof getRubricGrading>;
  onSaved: (() => void) | undefined;
}

function GradingForm({ cell, read: { rubric, grading, given }, onSaved }: GradingFormProps) {
  const t = useText(TEXT);
  const [chosen, setChosen] = useState((grading?.chosen ?? []).map(String));
  const save = useAction(setRubricGrading, {
    onSuccess: () => {
      toast.success(t('graded'));
      onSaved?.();
    },
    onSettled: () => Promise.all([refresh(getRubricGrading, getRubric), readAssignments()]),
  });
  const read = { ...cell, version: rubric.version, revision: grading?.revision ?? 0 };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ ...read, chosen: chosen.map(Number) });
  };
  const points = rubric.items.filter(({ id }) => chosen.includes(String(id))).map((item) => item.points);
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Checkbox.Group label={t('choose')} value={chosen} onChange={setChosen}>
          <div className={styles.choices}>
            {rubric.items.map(({ id, name, description, points: worth }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={
                  <>
                    <b className="tnum">{signed(worth)}</b> {name}
                  </>
                }
                description={description}
              />
            ))}
          </div>
        </Checkbox.Group>
        <Text size="sm" role="status">
          {t('comesTo', { percent: rubricPercent(rubric, points) })}
          {given !== null && ` · ${t('overridden', { given })}`}
        </Text>
        {grading && (
          <Text size="sm" c="dimmed">
            {grading.by
              ? t('by', { by: grading.by, time: formatMoment(grading.gmtModified) })
              : t('byNobody', { time: formatMoment(grading.gmtModified) })}
            {grading.lookAgain && ` · ${t('lookAgainOne')}`}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {grading && (
            <Button
              variant="default"
              loading={save.isPending && save.variables.chosen === null}
              onClick={() => save.mutate({ ...read, chosen: null })}
            >
              {t('back')}
            </Button>
          )}
          <Button type="submit" loading={save.isPending && save.variables.chosen !== null}>
            {t('grade')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
