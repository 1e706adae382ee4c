import { WORK_STATUS } from '@assay/contract/works/work.ts';
import { Alert, Button, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useDurations } from '../../../ui/durations.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import { TEXT as EXAM_TEXT } from '../exam/text.ts';
import { Countdown, WorkProgress } from '../shell/clock.tsx';
import type { InWork } from '../shell/work-shell.tsx';
import { TEXT } from '../text.ts';
import type { Work } from '../work-words.ts';
import styles from './overview.module.css';
import { Entry } from './start.tsx';

const Timeline = lazyDialog(() => import('../exam/timeline.tsx').then((module) => module.Timeline));

/** The clock of a work, what to do next, and what it is about. */
export function Overview(inside: InWork) {
  const t = useText(TEXT);
  const durations = useDurations();
  const { work, status } = inside;
  return (
    <Stack gap="md">
      <section className={styles.hero} aria-label={t('overview')}>
        <span className={styles.soft}>{t('time', { time: durations.words(work.duration) })}</span>
        <div className={styles.clock}>
          <Countdown {...inside} />
        </div>
        <WorkProgress {...inside} />
        {work.extension && <Extension extension={work.extension} />}
        <div className={styles.entry}>
          <Entry {...inside} />
        </div>
        {work.exam && work.record && status === WORK_STATUS.ended && <OwnNotes tid={work.id} />}
      </section>
      {work.description.trim() !== '' && (
        <Panel title={t('description')}>
          <Suspense fallback={<MarkdownSkeleton />}>
            <Markdown source={work.description} />
          </Suspense>
        </Panel>
      )}
    </Stack>
  );
}

/** The person of whom an exam has written something down reads it, too (WORK-26). */
function OwnNotes({ tid }: { tid: number }) {
  const t = useText(EXAM_TEXT);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpened(true)}>
        {t('ownTimeline')}
      </Button>
      {opened && <Timeline tid={tid} onClose={() => setOpened(false)} />}
    </>
  );
}

/** What more time the viewer was given, and why. */
function Extension({ extension: { until, extraSeconds, reason } }: { extension: NonNullable<Work['extension']> }) {
  const t = useText(TEXT);
  const durations = useDurations();
  const what = [
    ...(extraSeconds > 0 ? [t('extraTime', { time: durations.words(extraSeconds) })] : []),
    ...(until ? [t('untilTime', { time: formatMoment(until) })] : []),
  ];
  return (
    <Alert color="blue" title={t('extended', { what: what.join(' · ') })}>
      {reason}
    </Alert>
  );
}
