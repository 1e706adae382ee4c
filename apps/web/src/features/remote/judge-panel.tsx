import {
  checkRemoteJudge,
  getRemoteJudges,
  type RemoteJudge,
  retryRemoteJudge,
  updateRemoteJudge,
} from '@assay/contract/remote/judges.ts';
import { REMOTE_SITE_TRAITS } from '@assay/contract/remote/sites.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Accounts } from './accounts.tsx';
import { PaceForm } from './pace-form.tsx';
import { Pages } from './pages.tsx';
import styles from './remote.module.css';
import { ResubmitFailed } from './resubmit-failed.tsx';
import { SwitchOn } from './switch-on.tsx';
import { TEXT } from './text.ts';

const ACTS = ['import', 'submit', 'follow'] as const;

const reread = () => refresh(getRemoteJudges);

const durations = ({ medianSeconds, slowestSeconds }: RemoteJudge['day']) => ({
  median: Math.round(medianSeconds ?? 0),
  slowest: Math.round(slowestSeconds ?? 0),
});

function Checks({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const check = useAction(checkRemoteJudge, { onSettled: () => void reread() });
  return (
    <>
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate({ site: judge.site })}>
        {t('check')}
      </Button>
      {check.data && (
        <ul className={styles.list} aria-live="polite">
          {check.data.checks.map(({ what, handle, ok, words, kind }) => (
            <li key={`${what} ${handle}`} className={styles.row}>
              <Badge tone={ok ? 'good' : 'alarm'}>{ok ? t('works') : (kind ?? '')}</Badge>
              {t(what === 'read' ? 'checkRead' : 'checkLogin', { handle: handle ?? '' })}
              {words && <span>{words}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One remote judge: whether it is on, how it does, its accounts, and what can be done about it. */
export function JudgePanel({ judge }: { judge: RemoteJudge }) {
  const t = useText(TEXT);
  const [asks, setAsks] = useState(false);
  const { site, queue, day, troubles } = judge;
  const traits = REMOTE_SITE_TRAITS[site];
  const off = useAction(updateRemoteJudge, { onSuccess: () => void reread() });
  const retry = useAction(retryRemoteJudge, {
    onSuccess: () => {
      toast.success(t('retried'));
      void reread();
    },
  });
  const isUntried = traits.isUntried === true && judge.triedAt === null;
  const wrong = ACTS.flatMap((act) => (troubles[act] ? [{ act, ...troubles[act] }] : []));
  const tone = !judge.enabled ? 'quiet' : wrong.length > 0 ? 'notice' : 'good';
  const state = !judge.enabled ? 'off' : wrong.length > 0 ? 'resting' : 'on';
  const facts: [string, React.ReactNode][] = [
    [t('queue'), t('queueFigures', queue)],
    [t('oldest'), queue.oldestWaitingAt ? <RelativeTime key="time" at={queue.oldestWaitingAt} /> : '–'],
    [
      t('pace'),
      t(traits.way === 'person' ? 'paceOfPeople' : 'paceFigures', {
        gap: judge.gapMs / 1000,
        submitGap: judge.submitGapMs / 1000,
      }),
    ],
    [t('day'), t('dayFigures', day)],
    [t('duration'), day.medianSeconds === null ? '–' : t('durationFigures', durations(day))],
    [t('lastOk'), judge.lastOkAt ? <RelativeTime key="time" at={judge.lastOkAt} /> : t('never')],
  ];
  return (
    <Panel
      title={
        <span className={styles.row}>
          {traits.name} <Badge tone={tone}>{t(state)}</Badge>
        </span>
      }
      aside={
        <Button
          variant="default"
          size="compact-sm"
          loading={off.isPending}
          disabled={isUntried && !judge.enabled}
          onClick={() => (judge.enabled ? off.mutate({ site, enabled: false }) : setAsks(true))}
          aria-label={`${t(judge.enabled ? 'switchOff' : 'switchOn')} · ${traits.name}`}
        >
          {t(judge.enabled ? 'switchOff' : 'switchOn')}
        </Button>
      }
    >
      <Stack gap="md">
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {wrong.length > 0 && (
          <ul className={styles.list}>
            {wrong.map(({ act, kind, words, failures, until }) => (
              <li key={act}>
                {t('trouble', { act: t(act), words: words || kind, failures, until: formatMoment(until) })}
              </li>
            ))}
          </ul>
        )}
        {isUntried && <p>{t('untried', { site: traits.name })}</p>}
        {judge.termsBy && judge.termsAt && (
          <span>{t('termsBy', { name: judge.termsBy, at: formatMoment(judge.termsAt) })}</span>
        )}
        {traits.way === 'person' ? <p>{t('byPerson', { site: traits.name })}</p> : <Accounts judge={judge} />}
        <Group gap="xs">
          <Checks judge={judge} />
          {wrong.length > 0 && (
            <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate({ site })}>
              {t('retry')}
            </Button>
          )}
        </Group>
        <PaceForm judge={judge} />
        <ResubmitFailed judge={judge} />
        {judge.pages > 0 && <Pages judge={judge} />}
      </Stack>
      <SwitchOn judge={judge} opened={asks} onClose={() => setAsks(false)} />
    </Panel>
  );
}
