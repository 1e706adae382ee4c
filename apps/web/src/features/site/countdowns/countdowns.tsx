import { getContestCountdown } from '@assay/contract/site/countdowns.ts';
import { clockText } from '@assay/rules/contests/clock.ts';
import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { labelFor, useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useServerNow } from '../../../lib/use-server-clock.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import styles from './countdowns.module.css';
import { TEXT } from './text.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Days that the site counts down to; nothing while there are none (HOME-3). */
export function Countdowns() {
  const t = useText(TEXT);
  const { data, dataUpdatedAt } = useCall(getContestCountdown, {}, { staleTime: 30_000, call: { quiet: true } });
  const [first] = data ?? [];
  if (!data || !first) return null;
  return (
    <Panel flush title={t('countdowns')}>
      <ul className={styles.list}>
        {data.map(({ id, title, date, information, now }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.body}>
              <h3 className={styles.title}>{title}</h3>
              <span className={`${styles.date} tnum`}>{formatMoment(date)}</span>
              {information.open && <More title={title} {...information} />}
            </div>
            <Left date={date} now={now} readAt={dataUpdatedAt} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How long it is still: whole days, on the last one a clock. */
function Left({ date, now, readAt }: { date: string; now: string; readAt: number }) {
  const t = useText(TEXT);
  const leftMs = Date.parse(date) - useServerNow(now, readAt);
  if (leftMs <= 0) return <span className={styles.reached}>{t('reached')}</span>;
  if (leftMs < DAY_MS) {
    return <time className={`${styles.clock} tnum`}>{clockText(leftMs)}</time>;
  }
  const days = Math.floor(leftMs / DAY_MS);
  return (
    <span className={styles.left}>
      <strong className={`${styles.days} tnum`}>{days}</strong>
      <span>{t('daysLeft', { days })}</span>
    </span>
  );
}

/** What is written about it, or the way there when nothing is. */
function More({ title, url, content }: { title: string; url: string; content: string }) {
  const t = useText(TEXT);
  const [opened, setOpened] = useState(false);
  const link = url && (
    <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
      {t('openLink')} <ExternalLink aria-hidden />
    </a>
  );
  if (content === '') return link;
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={labelFor(t('more'), title)}
        onClick={() => setOpened(true)}
      >
        {t('more')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={title} size="lg">
        <div className={styles.written}>
          <Suspense fallback={<MarkdownSkeleton />}>
            <Markdown source={content} />
          </Suspense>
        </div>
        {link}
      </Dialog>
    </>
  );
}
