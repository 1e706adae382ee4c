import { startTimedWork } from '@assay/contract/works/sitting.ts';
import { WORK_AUTH, WORK_STATUS } from '@assay/contract/works/work.ts';
import { Alert, Button, Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useServerClock } from '../../../lib/use-server-clock.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { useDurations } from '../../../ui/durations.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { GateForm } from '../../gates/gate-form.tsx';
import { ExamCard } from '../exam/exam-card.tsx';
import { workChanged } from '../shell/use-work.ts';
import type { InWork } from '../shell/work-shell.tsx';
import { TEXT } from '../text.ts';
import styles from './overview.module.css';

/** The one thing to do next in a work: wait, start, go on, or see the rank. */
export function Entry(inside: InWork) {
  const t = useText(TEXT);
  const { work, status } = inside;
  const toProblems = (
    <Button size="md" component={Link} href={`${paths.work(work.id)}/problems`}>
      {t('toProblems')}
    </Button>
  );
  if (work.isAdmin) {
    return (
      <div className={styles.actions}>
        {toProblems}
        <span className={styles.soft}>{t('staff')}</span>
      </div>
    );
  }
  if (work.record && status === WORK_STATUS.running) return toProblems;
  if (work.mayRank) {
    return (
      <Button size="md" component={Link} href={`${paths.work(work.id)}/rank`}>
        {t('toRank')}
      </Button>
    );
  }
  if (status === WORK_STATUS.scheduled) {
    return (
      <Stack gap="md">
        <span className={styles.soft}>{t('notOpenYet')}</span>
        {work.exam && <ExamCard exam={work.exam} agrees={null} onAgree={() => {}} />}
      </Stack>
    );
  }
  if (status === WORK_STATUS.ended) return <Alert color="brass">{t('missed')}</Alert>;
  return <Start {...inside} />;
}

/** How long somebody would have who starts now: less than usual shortly before the work ends. */
function useSecondsFrom({ work, readAt, endMs }: InWork) {
  const usual = work.duration + (work.extension?.extraSeconds ?? 0);
  return useServerClock(
    work.now,
    readAt,
    useCallback((nowMs) => Math.max(Math.min(usual, Math.floor((endMs - nowMs) / 1000)), 0), [usual, endMs]),
  );
}

function Start(inside: InWork) {
  const t = useText(TEXT);
  const durations = useDurations();
  const { work } = inside;
  const [asking, setAsking] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const { exam } = work;
  const mayGoOn = exam === null || (exam.isInNetworks && (agreed || !exam.notes));
  const told = exam && <ExamCard exam={exam} agrees={exam.notes ? agreed : null} onAgree={setAgreed} />;
  const consent = exam?.notes ? { agrees: agreed } : {};
  const isPrivate = work.auth === WORK_AUTH.private;
  const start = useAction(startTimedWork, {
    ...(isPrivate && { call: { quiet: true } }),
    onSuccess: async () => {
      await workChanged();
      toast.success(t('started'));
    },
  });
  const seconds = useSecondsFrom(inside);
  const time = durations.words(seconds);
  if (isPrivate) {
    return (
      <Stack gap="md">
        {told}
        {mayGoOn && (
          <Panel title={t('passwordTitle')}>
            <GateForm
              hint={t('passwordHint', { time })}
              label={t('password')}
              empty={t('passwordEmpty')}
              action={t('startNow')}
              onEnter={(password) => start.mutateAsync({ tid: work.id, password, ...consent })}
            />
          </Panel>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap="md" align="flex-start">
      {told}
      <Button size="md" disabled={!mayGoOn} onClick={() => setAsking(true)}>
        {t('startNow')}
      </Button>
      <Confirm
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('startAsk')}
        action={t('startNow')}
        busy={start.isPending}
        onConfirm={() => start.mutate({ tid: work.id, ...consent })}
      >
        {seconds < work.duration ? t('startShort', { time }) : t('startAskText', { time })}
      </Confirm>
    </Stack>
  );
}
