import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { getContestVirtual, startContestVirtual } from '@assay/contract/contests/virtual.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { contestVenue } from '@assay/contract/venue.ts';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { addressOf, paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { queryClient, useAction, useCall } from '../../../lib/use-call.ts';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { useDurations } from '../../../ui/durations.ts';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending/pending.tsx';
import { clockOf } from '../../boards/clock.ts';
import type { Contest } from '../contest-words.ts';
import { TEXT } from './text.ts';
import styles from './virtual.module.css';

/** The way into a virtual participation, or what came of it; nothing where there is neither. */
export function VirtualCard({ contest }: { contest: Contest }) {
  if (contest.virtual) return contest.virtual.isRunning ? null : <Result contest={contest} />;
  return contest.mayStartVirtual ? <Start contest={contest} /> : null;
}

function Start({ contest }: { contest: Contest }) {
  const t = useText(TEXT);
  const durations = useDurations();
  const router = useRouter();
  const [asks, setAsks] = useState(false);
  const start = useAction(startContestVirtual, {
    onSuccess: async () => {
      toast.success(t('started'));
      await queryClient.invalidateQueries();
      void router.navigate({ href: paths.contestProblems(contest.id) });
    },
    onError: () => setAsks(false),
  });
  return (
    <Panel title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      <Button onClick={() => setAsks(true)}>{t('start')}</Button>
      <Confirm
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('start')}
        action={t('start')}
        busy={start.isPending}
        onConfirm={() => start.mutate({ cid: contest.id })}
      >
        {t('sure', { time: durations.words(contest.duration) })}
      </Confirm>
    </Panel>
  );
}

function Result({ contest }: { contest: Contest }) {
  const t = useText(TEXT);
  const { data, isPending } = useCall(getContestVirtual, { cid: contest.id });
  if (isPending) return <Pending />;
  if (!data) return null;
  return (
    <Panel title={t('result')}>
      <dl className={styles.facts}>
        {data.result && <ResultFacts type={contest.type} result={data.result} />}
        <div>
          <dt>{t('when')}</dt>
          <dd className="tnum">
            {formatMoment(data.startTime)} – {formatMoment(data.endTime)}
          </dd>
        </div>
      </dl>
      {!data.result && <p className={styles.lead}>{t('sealedYet')}</p>}
      <div className={styles.actions}>
        {data.result && (
          <Button component={Link} variant="default" href={`${paths.contest(contest.id)}/rank?showVirtual=true`}>
            {t('onBoard')}
          </Button>
        )}
        <Button
          component={Link}
          variant="default"
          href={addressOf(contestVenue(contest.id)).submissions({ virtual: true })}
        >
          {t('mine')}
        </Button>
      </div>
    </Panel>
  );
}

type ResultData = NonNullable<NonNullable<DataOf<typeof getContestVirtual>>['result']>;

function ResultFacts({ type, result }: { type: number; result: ResultData }) {
  const t = useText(TEXT);
  const { points, time, place, contestants } = result;
  return (
    <>
      <div>
        <dt>{t('points')}</dt>
        <dd>
          {type === CONTEST_TYPE.acm ? t('solved', { n: points, time: clockOf(time) }) : t('score', { n: points })}
        </dd>
      </div>
      <div>
        <dt>{t('place')}</dt>
        <dd>{t('ofAll', { n: place, all: contestants })}</dd>
      </div>
    </>
  );
}
