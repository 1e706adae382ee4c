import { Alert, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useDurations } from '../../../ui/durations.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import { Countdown, WorkProgress } from '../shell/clock.tsx';
import type { InWork } from '../shell/work-shell.tsx';
import { TEXT } from '../text.ts';
import { WorkTags } from '../work-tags.tsx';
import type { Work } from '../work-words.ts';
import styles from './overview.module.css';
import { Entry } from './start.tsx';

/** What a work is called, its clock, what to do next, and what it is about. */
export function Overview(inside: InWork) {
  const t = useText(TEXT);
  const durations = useDurations();
  const { work, status } = inside;
  return (
    <Stack gap="md">
      <section className={styles.hero} aria-label={t('overview')}>
        <h1 className={styles.title}>{work.title}</h1>
        <div className={styles.actions}>
          <WorkTags auth={work.auth} status={status} />
          <span className={styles.soft}>{t('time', { time: durations.words(work.duration) })}</span>
        </div>
        <div className={styles.clock}>
          <Countdown {...inside} />
        </div>
        <WorkProgress {...inside} />
        {work.extension && <Extension extension={work.extension} />}
        <div className={styles.entry}>
          <Entry {...inside} />
        </div>
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
