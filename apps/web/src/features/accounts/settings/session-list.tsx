import { getSessions, revokeSession } from '@assay/contract/accounts/settings.ts';
import { Button, Skeleton } from '@mantine/core';
import { MonitorSmartphone, SquareTerminal } from 'lucide-react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { deviceOf, isScript } from './device.ts';
import classes from './settings.module.css';
import { TEXT } from './text.ts';

/** Where the user is logged in, each with a way to end it. */
export function SessionList() {
  const say = useText(TEXT);
  const { data, error, refetch } = useCall(getSessions, {});
  const end = useAction(revokeSession, {
    onSuccess: () => toast.success(say('sessionEnded')),
    onSettled: () => void refresh(getSessions),
  });
  return (
    <div className={classes.sessions}>
      <h3 className={classes.heading}>{say('sessions')}</h3>
      <p className={classes.hint}>{say('sessionsHint')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={120} className="late" />}
      <ul className={classes.sessionRows}>
        {data?.map((session) => {
          const Sign = isScript(session.userAgent) ? SquareTerminal : MonitorSmartphone;
          return (
            <li key={session.id} className={classes.session}>
              <Sign size={20} aria-hidden />
              <div className={classes.sessionText}>
                <strong>{deviceOf(session.userAgent)}</strong>
                <span>
                  {session.ip} · {say('since', { time: formatMoment(session.gmtCreate) })}
                </span>
              </div>
              {session.current ? (
                <TagChip>{say('thisDevice')}</TagChip>
              ) : (
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={end.isPending && end.variables.id === session.id}
                  onClick={() => end.mutate({ id: session.id })}
                >
                  {say('endSession')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
