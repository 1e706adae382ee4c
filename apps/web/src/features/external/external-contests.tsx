import { getExternalCalendar, getRecentOtherContest } from '@assay/contract/external/contests.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { clockText } from '@assay/rules/contests/clock.ts';
import { CalendarPlus } from 'lucide-react';
import { formatMoment } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { useServerNow } from '../../lib/use-server-clock.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './external.module.css';
import { OutsideLink } from './outside-link.tsx';
import { SiteIcon } from './site-icon.tsx';
import { TEXT } from './text.ts';

type Contest = DataOf<typeof getRecentOtherContest>[number];

const DAY_MS = 24 * 3600 * 1000;

/** Contests of other sites that are not over, on the home page; nothing while there is none (EXT-4). */
export function ExternalContests() {
  const t = useText(TEXT);
  const { data, dataUpdatedAt } = useCall(getRecentOtherContest, {}, { staleTime: 30_000, call: { quiet: true } });
  if (!data || data.length === 0) return null;
  return (
    <Panel
      flush
      title={t('externalContests')}
      aside={
        <a className={classes.subscribe} href={getExternalCalendar.path} title={t('subscribeHint')} download>
          {t('subscribe')}
        </a>
      }
    >
      <ul className={classes.list}>
        {data.map((contest) => (
          <Entry key={contest.id} contest={contest} readAt={dataUpdatedAt} />
        ))}
      </ul>
    </Panel>
  );
}

function Entry({ contest, readAt }: { contest: Contest; readAt: number }) {
  const t = useText(TEXT);
  const { id, title, url, logo, startTime, endTime } = contest;
  return (
    <li className={classes.entry}>
      <SiteIcon logo={logo} name={title} />
      <div className={classes.body}>
        <h3 className={classes.name}>
          <OutsideLink href={url} className={classes.link}>
            <bdi>{title}</bdi>
          </OutsideLink>
        </h3>
        <div className={classes.facts}>
          <span className="tnum">
            {formatMoment(startTime)} – {formatMoment(endTime)}
          </span>
          <Left contest={contest} readAt={readAt} />
        </div>
      </div>
      <a
        className={classes.toCalendar}
        href={`${getExternalCalendar.path}?id=${id}`}
        download
        title={t('toCalendar')}
        aria-label={t('toCalendarOf', { title })}
      >
        <CalendarPlus aria-hidden />
      </a>
    </li>
  );
}

/** How long until it starts, or how long it runs: whole days, on the last one a clock. */
function Left({ contest: { startTime, endTime, now }, readAt }: { contest: Contest; readAt: number }) {
  const t = useText(TEXT);
  const nowMs = useServerNow(now, readAt);
  const toStart = Date.parse(startTime) - nowMs;
  const toEnd = Date.parse(endTime) - nowMs;
  if (toEnd <= 0) return <span>{t('over')}</span>;
  const leftMs = toStart > 0 ? toStart : toEnd;
  const left = leftMs < DAY_MS ? clockText(leftMs) : t('days', { days: Math.floor(leftMs / DAY_MS) });
  return <span className={`${classes.soon} tnum`}>{t(toStart > 0 ? 'startsIn' : 'endsIn', { left })}</span>;
}
