import { getRubric } from '@assay/contract/assignments/rubrics.ts';
import { Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import type { Progress } from '../progress.ts';
import styles from './rubric.module.css';
import { RubricForm } from './rubric-form.tsx';
import { TEXT } from './text.ts';

interface RubricsDialogProps {
  progress: Pick<Progress, 'id' | 'problems' | 'rubrics'>;
  /** Looks at somebody's work at a problem again. */
  onGrade: (uid: number, pid: number) => void;
  onClose: () => void;
}

/** The rubrics of an assignment, one for each problem (ASG-24). */
export function RubricsDialog({ progress: { id, problems, rubrics }, onGrade, onClose }: RubricsDialogProps) {
  const t = useText(TEXT);
  const [pid, setPid] = useState(rubrics[0] ?? problems[0]?.pid ?? 0);
  return (
    <Dialog opened onClose={onClose} title={t('rubrics')} size="lg">
      <Stack gap="md">
        <Text size="sm">{t('hint')}</Text>
        <NativeSelect
          label={t('problem')}
          value={String(pid)}
          onChange={(event) => setPid(Number(event.currentTarget.value))}
          data={problems.map((one) => ({
            value: String(one.pid),
            label: `${rubrics.includes(one.pid) ? '✓ ' : ''}${one.displayId} ${one.title}`,
          }))}
        />
        <RubricOf key={pid} id={id} pid={pid} onGrade={(uid) => onGrade(uid, pid)} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

interface RubricOfProps {
  id: number;
  pid: number;
  onGrade: (uid: number) => void;
  onClose: () => void;
}

function RubricOf({ id, pid, onGrade, onClose }: RubricOfProps) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getRubric, { id, pid });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} className="late" aria-hidden />;
  return (
    <>
      {data.lookAgain.length > 0 && (
        <section aria-label={t('lookAgain', { count: data.lookAgain.length })}>
          <Text size="sm" mb="xs">
            {t('lookAgain', { count: data.lookAgain.length })}
          </Text>
          <div className={styles.again}>
            {data.lookAgain.map(({ uid, username, realname }) => (
              <Button key={uid} size="compact-sm" variant="default" onClick={() => onGrade(uid)}>
                {realname || username}
              </Button>
            ))}
          </div>
        </section>
      )}
      <RubricForm key={data.version} id={id} pid={pid} rubric={data} onClose={onClose} />
    </>
  );
}
