import { assignTicket, getTicket, getTickets, type Ticket } from '@assay/contract/tickets/tickets.ts';
import { Button, Menu, Skeleton } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction, useCall } from '../../lib/use-call.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { UserLink } from '../../ui/people/user-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CloseForm } from './close-form.tsx';
import { TEXT } from './text.ts';
import styles from './tickets.module.css';

/** A ticket with all that was written, and what the viewer may do about it. */
export function TicketDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(getTicket, { id });
  return (
    <Dialog opened size="lg" onClose={onClose} title={data?.title ?? t('ticket')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={styles.ticket}>
          <Facts ticket={data} />
          <ol className={styles.messages}>
            {data.messages.map((one) => (
              <li key={one.id}>
                <UserLink uid={one.uid} username={one.username} /> <RelativeTime at={one.gmtCreate} />
                <p className={styles.text}>{one.content}</p>
              </li>
            ))}
          </ol>
          {data.mayWrite ? <AnswerForm id={id} /> : <p className={styles.soft}>{t('waits')}</p>}
          {data.mayHandle && <CloseForm key={String(data.isOpen)} ticket={data} />}
        </div>
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const t = useText(TEXT);
  const { id, problemId, assignee, isMine, isOpen, fixedIn, mayHandle, people } = ticket;
  const others = people.filter((username) => username !== assignee);
  const assign = useAction(assignTicket, { onSettled: () => refresh(getTicket, getTickets) });
  return (
    <div className={styles.facts}>
      <span>
        {t('problem')}: <Link href={paths.problem(problemId)}>{problemId}</Link>
      </span>
      <span>
        {t('state')}: {t(isOpen ? 'open' : 'closed')}
      </span>
      <span>
        {t('assignee')}: {assignee ?? t('nobody')}
      </span>
      {fixedIn !== null && <span>{t('fixedIn', { number: fixedIn })}</span>}
      {mayHandle && (isMine || assignee === null) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={assign.isPending}
          onClick={() => assign.mutate({ id, mine: !isMine })}
        >
          {t(isMine ? 'leave' : 'take')}
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              size="compact-sm"
              variant="default"
              rightSection={<ChevronDown aria-hidden />}
              loading={assign.isPending}
            >
              {t('give')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((username) => (
              <Menu.Item key={username} onClick={() => assign.mutate({ id, to: username })}>
                {username}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
