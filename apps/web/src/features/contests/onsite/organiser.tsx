import { addContestAnnouncement, getContestAnnouncement } from '@assay/contract/announcements/contest.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { getOnsiteState } from '@assay/contract/contests/onsite/state.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { boardTopicOf, contestVenue } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import { Megaphone, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isLetterKey } from '../../../lib/page/letter-keys.ts';
import { addressOf, paths } from '../../../lib/paths.ts';
import { subscribe } from '../../../lib/push/push.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useDurations } from '../../../ui/durations.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending/pending.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { AnnouncementForm, announcementCall } from '../../announcements/announcement-form.tsx';
import { Clarifications } from '../clarifications/clarifications.tsx';
import type { Contest } from '../contest-words.ts';
import { Balloon } from '../problems/balloon.tsx';
import { BalloonErrands, PrintErrands } from './errands.tsx';
import styles from './onsite.module.css';
import { TEXT } from './text.ts';

/** What no push event tells: the queue and its nodes. */
const REFRESH_MS = 5_000;
const SHOWN = 8;
/** From here on people ask where their verdict is. */
const SLOW_SECONDS = 30;

type State = DataOf<typeof getOnsiteState>;

/** Everything of a running contest that needs somebody, on one page and by keys (CON-25). */
export function Organiser({ contest, isRunning }: { contest: Contest; isRunning: boolean }) {
  const t = useText(TEXT);
  const cid = contest.id;
  const { data, error, refetch } = useCall(
    getOnsiteState,
    { cid },
    { refetchInterval: REFRESH_MS, call: { quiet: true } },
  );
  const page = useRef<HTMLDivElement>(null);
  const [announces, setAnnounces] = useState(false);
  const isAcm = contest.type === CONTEST_TYPE.acm;
  useEffect(
    () =>
      subscribe([boardTopicOf(contestVenue(cid))], (event) => {
        if (event.type === 'board') void refresh(getOnsiteState);
      }),
    [cid],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isLetterKey(event)) return;
      if (event.key === 'a') {
        event.preventDefault();
        setAnnounces(true);
        return;
      }
      const part = page.current?.querySelector(`[data-key="${event.key}"]`);
      if (!part) return;
      event.preventDefault();
      part.scrollIntoView({ block: 'nearest' });
      const wanted = ['li button', 'li a', 'button, a, input'].map((what) => part.querySelector<HTMLElement>(what));
      wanted.find((element) => element !== null)?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div ref={page} className={styles.page} data-column>
      <div className={styles.acts}>
        <p className={styles.keys}>{t('keys')}</p>
        <Button
          size="xs"
          variant="default"
          leftSection={<Smartphone aria-hidden />}
          component={Link}
          href={paths.contestRunner(cid)}
        >
          {t('runner')}
        </Button>
        <Button size="xs" leftSection={<Megaphone aria-hidden />} onClick={() => setAnnounces(true)}>
          {t('announce')}
        </Button>
      </div>
      {data ? <Figures state={data} isAcm={isAcm} hasPrints={contest.openPrint} /> : <Pending />}
      <div className={styles.columns} data-column>
        <div className={styles.column} data-column>
          <div data-key="q">
            <Clarifications cid={cid} isContestAdmin isRunning={isRunning} startsOpen />
          </div>
          <div data-key="o">
            <Panel title={t('odd')}>{data ? <Odd state={data} cid={cid} /> : <Pending />}</Panel>
          </div>
        </div>
        <div className={styles.column} data-column>
          {isAcm && (
            <div data-key="b">
              <Panel
                title={t('openBalloons')}
                aside={<Link href={`${paths.contest(cid)}/ac-info`}>{t('allBalloons')}</Link>}
              >
                <BalloonErrands cid={cid} limit={SHOWN} />
              </Panel>
            </div>
          )}
          {contest.openPrint && (
            <div data-key="p">
              <Panel
                title={t('openPrints')}
                aside={<Link href={`${paths.contest(cid)}/admin-print`}>{t('allPrints')}</Link>}
              >
                <PrintErrands cid={cid} limit={SHOWN} />
              </Panel>
            </div>
          )}
          {isAcm && <Panel title={t('firsts')}>{data ? <Firsts state={data} /> : <Pending />}</Panel>}
          <Panel title={t('nodes')}>{data && <Nodes state={data} />}</Panel>
        </div>
      </div>
      <Dialog opened={announces} onClose={() => setAnnounces(false)} title={t('announce')} size="lg">
        <AnnouncementForm
          by={announcementCall(addContestAnnouncement, (fields) => ({ cid, ...fields }))}
          onSaved={() => refresh(getContestAnnouncement)}
          onClose={() => setAnnounces(false)}
        />
      </Dialog>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string | number;
  hint?: string | undefined;
  alarms?: boolean | undefined;
}

function Figure({ label, value, hint, alarms }: FigureProps) {
  return (
    <div className={styles.figure} data-alarms={alarms || undefined}>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {hint && <span>{hint}</span>}
      </dd>
    </div>
  );
}

/** How it stands, in one line. */
function Figures({ state, isAcm, hasPrints }: { state: State; isAcm: boolean; hasPrints: boolean }) {
  const t = useText(TEXT);
  const durations = useDurations();
  const { queue, nodes, open, odd } = state;
  const { oldestSeconds: oldest } = queue;
  const working = nodes.filter((node) => node.state === 'works' || node.state === 'idle');
  const sum = (of: 'slots' | 'busySlots') => working.reduce((total, node) => total + node[of], 0);
  return (
    <dl className={styles.figures} aria-live="polite">
      <Figure
        label={t('queueNow')}
        value={t('waitingNow', { count: queue.waiting })}
        hint={
          oldest === null
            ? t('ofContest', { count: queue.ofContest })
            : `${t('oldest', { time: durations.words(oldest) })} · ${t('ofContest', { count: queue.ofContest })}`
        }
        alarms={(oldest ?? 0) > SLOW_SECONDS}
      />
      <Figure
        label={t('nodes')}
        value={`${working.length}/${nodes.length}`}
        hint={working.length === 0 ? t('noNode') : t('slots', { busy: sum('busySlots'), slots: sum('slots') })}
        alarms={working.length < nodes.length || working.length === 0}
      />
      <Figure label={t('openQuestions')} value={open.questions} alarms={open.questions > 0} />
      {isAcm && <Figure label={t('openBalloons')} value={open.balloons} />}
      {hasPrints && <Figure label={t('openPrints')} value={open.prints} />}
      <Figure label={t('odd')} value={odd.length} alarms={odd.length > 0} />
    </dl>
  );
}

function Odd({ state, cid }: { state: State; cid: number }) {
  const t = useText(TEXT);
  if (state.odd.length === 0) return <p className={styles.none}>{t('noOdd')}</p>;
  return (
    <ul className={styles.errands}>
      {state.odd.map(({ submitId, displayId, username, why, at }) => (
        <li key={submitId} className={styles.errand}>
          <Badge tone={why === 'failed' ? 'alarm' : 'notice'}>{t(why)}</Badge>
          <span className={styles.who}>
            <Link href={addressOf(contestVenue(cid)).submission(displayId, submitId)}>
              #{submitId} · {displayId}
            </Link>
            <span>
              {username} <RelativeTime at={at} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Firsts({ state }: { state: State }) {
  const t = useText(TEXT);
  return (
    <ul className={styles.errands}>
      {state.firsts.map(({ displayId, color, who, at }) => (
        <li key={displayId} className={styles.errand}>
          <Balloon displayId={displayId} color={color} />
          <span className={styles.who}>
            {who === null ? <span>{t('notSolved')}</span> : <b>{who}</b>}
            {at && (
              <span>
                <RelativeTime at={at} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const TONES = { works: 'good', idle: 'good', stopped: 'alarm', away: 'alarm' } as const;

function Nodes({ state }: { state: State }) {
  const t = useText(TEXT);
  if (state.nodes.length === 0) return <p className={styles.none}>{t('noNode')}</p>;
  return (
    <ul className={styles.errands}>
      {state.nodes.map((node) => (
        <li key={node.name} className={styles.errand}>
          <span className={styles.who}>
            <b>{node.name}</b>
            <span>{t('slots', { busy: node.busySlots, slots: node.slots })}</span>
          </span>
          <Badge tone={TONES[node.state]}>{t(node.state)}</Badge>
        </li>
      ))}
    </ul>
  );
}
