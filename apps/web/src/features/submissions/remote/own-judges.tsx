import {
  deleteRemoteHandle,
  forgetRemoteSession,
  getRemoteHandles,
  type RemoteHandle,
} from '@assay/contract/remote/people.ts';
import { REMOTE_SITE_TRAITS, REMOTE_SITES, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { Button, Skeleton, Stack } from '@mantine/core';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { HandleForm } from './handle-form.tsx';
import { PEOPLE_TEXT } from './people-text.ts';
import styles from './remote.module.css';
import { SessionForm } from './session-form.tsx';

/** Sites where people have user names of their own. */
const SITES = REMOTE_SITES.filter(
  (site) => REMOTE_SITE_TRAITS[site].way === 'person' && !REMOTE_SITE_TRAITS[site].handlesOf,
);

const reread = () => refresh(getRemoteHandles);

function OwnJudge({ site, handle }: { site: RemoteSiteCode; handle: RemoteHandle | null }) {
  const t = useText(PEOPLE_TEXT);
  const { name, sessionCookie } = REMOTE_SITE_TRAITS[site];
  const forget = useAction(deleteRemoteHandle, { onSuccess: () => void reread() });
  const end = useAction(forgetRemoteSession, { onSuccess: () => void reread() });
  return (
    <section aria-label={name} className={styles.judge}>
      <h3 className={styles.heading}>{name}</h3>
      {handle?.provedAt ? (
        <div className={styles.line}>
          <bdi>{handle.handle}</bdi>
          <Badge tone="good">{t('proved', { at: formatMoment(handle.provedAt) })}</Badge>
          <Button
            variant="default"
            size="compact-sm"
            loading={forget.isPending}
            onClick={() => forget.mutate({ site })}
            aria-label={`${t('forget')} · ${name}`}
          >
            {t('forget')}
          </Button>
        </div>
      ) : (
        <HandleForm site={site} handle={handle} />
      )}
      {sessionCookie &&
        (handle?.sessionAt ? (
          <div className={styles.line}>
            <span>{t('sessionKept', { at: formatMoment(handle.sessionAt) })}</span>
            <Button variant="default" size="compact-sm" loading={end.isPending} onClick={() => end.mutate({ site })}>
              {t('forgetSession')}
            </Button>
          </div>
        ) : (
          <SessionForm site={site} />
        ))}
    </section>
  );
}

/** The viewer's user names at sites that people submit to as themselves, and the sessions that are kept here. */
export function OwnJudges() {
  const { data, error, refetch } = useCall(getRemoteHandles, {});
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} className="late" />;
  return (
    <Stack gap="xl">
      {SITES.map((site) => (
        <OwnJudge key={site} site={site} handle={data.handles.find((one) => one.site === site) ?? null} />
      ))}
    </Stack>
  );
}
