import { findPeople } from '@assay/contract/accounts/people.ts';
import { type Conversation, getPrivateMessages } from '@assay/contract/messages/chat.ts';
import { Button } from '@mantine/core';
import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { PeopleField } from '../../accounts/people/people-field.tsx';
import { CountBadge } from '../count-badge.tsx';
import classes from './chat.module.css';
import { choosePeer, type Peer } from './dialog-state.ts';
import { TEXT } from './text.ts';

/** SHELL-35; the stream tells of each message at once. */
const POLL_MS = 10_000;

/** Whom somebody writes with, the latest first; a new partner on top, with nothing unread (MSG-4). */
export function ConversationList({ peer }: { peer: Peer | null }) {
  const t = useText(TEXT);
  const { data, error, refetch } = useCall(
    getPrivateMessages,
    {},
    { refetchInterval: POLL_MS, keep: true, call: { quiet: true } },
  );
  const known = data?.conversations ?? [];
  const isNew = peer !== null && data !== undefined && !known.some(({ fromUuid }) => fromUuid === peer.uid);
  return (
    <nav className={classes.people} aria-label={t('conversations')}>
      <Starter />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && known.length === 0 && !isNew && <EmptyState text={t('none')} hint={t('noneHint')} />}
      <ul className={classes.list}>
        {isNew && (
          <Row one={{ ...NEW, fromUuid: peer.uid, fromUsername: peer.username, fromAvatar: peer.avatar }} chosen />
        )}
        {known.map((one) => (
          <Row key={one.fromUuid} one={one} chosen={one.fromUuid === peer?.uid} />
        ))}
      </ul>
    </nav>
  );
}

const NEW = { unreadCount: 0, lastContent: '', lastAt: '', lastSeq: 0 };

function Row({ one, chosen = false }: { one: Conversation; chosen?: boolean }) {
  const t = useText(TEXT);
  const { fromUuid: uid, fromUsername: username, fromAvatar: avatar, unreadCount } = one;
  return (
    <li>
      <button
        type="button"
        className={classes.person}
        aria-current={chosen || undefined}
        onClick={() => choosePeer({ uid, username, avatar })}
      >
        <UserAvatar username={username} src={avatar} size={40} />
        <span className={classes.personWords}>
          <span className={classes.personName}>
            <bdi>{username}</bdi>
            {one.lastAt !== '' && (
              <span className={classes.soft}>
                <RelativeTime at={one.lastAt} />
              </span>
            )}
          </span>
          <span className={classes.personLast}>
            <span className={classes.excerpt}>{one.lastContent}</span>
            <CountBadge count={unreadCount} />
            {unreadCount > 0 && <span className="visually-hidden">{t('unread', { count: unreadCount })}</span>}
          </span>
        </span>
      </button>
    </li>
  );
}

/** Begins a conversation with somebody by user name. */
function Starter() {
  const t = useText(TEXT);
  const [asks, setAsks] = useState(false);
  const begin = async (usernames: string[]) => {
    if (usernames.length === 0) return;
    const { people } = await call(findPeople, { usernames });
    const [person] = people;
    if (!person) return;
    setAsks(false);
    choosePeer({ uid: person.uid, username: person.username, avatar: person.avatar });
  };
  return (
    <div className={classes.starter}>
      {asks ? (
        <PeopleField label={t('whom')} value={[]} max={1} autoFocus onChange={(names) => void begin(names)} />
      ) : (
        <Button fullWidth variant="default" leftSection={<SquarePen aria-hidden />} onClick={() => setAsks(true)}>
          {t('newOne')}
        </Button>
      )}
    </div>
  );
}
