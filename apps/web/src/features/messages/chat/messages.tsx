import type { ChatMessage } from '@assay/contract/messages/chat.ts';
import { Button } from '@mantine/core';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { UserAvatar } from '../../../ui/people/user-avatar.tsx';
import { Markdown, MarkdownSkeleton } from '../../markdown/markdown-text.tsx';
import classes from './chat.module.css';
import { type Outgoing, saysTime } from './conversation.ts';
import type { Peer } from './dialog-state.ts';
import { TEXT } from './text.ts';

/** From here on upwards what is earlier is loaded. */
const NEAR_TOP_PX = 80;
/** Whoever is this near to the end stays at the end when something comes. */
const NEAR_END_PX = 120;

interface MessagesProps {
  peer: Peer;
  ownUid: number;
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  hasEarlier: boolean;
  onEarlier: () => Promise<void>;
  onAgain: (one: Outgoing) => void;
}

/** What two people wrote, the latest at the end; scrolling up loads what was earlier, and nothing that is read moves. */
export function Messages({ peer, ownUid, messages, outgoing, hasEarlier, onEarlier, onAgain }: MessagesProps) {
  const t = useText(TEXT);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef({ isAtEnd: true, fromEnd: 0, top: 0, first: 0 });
  const [isLoading, setLoading] = useState(false);
  const first = messages[0]?.seq ?? 0;

  const keepPlace = () => {
    const { current: box } = frame;
    if (!box) return;
    const { current: was } = place;
    if (was.isAtEnd) box.scrollTop = box.scrollHeight;
    else if (first < was.first) box.scrollTop = box.scrollHeight - was.fromEnd;
    was.first = first;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added, before it is seen
  useLayoutEffect(keepPlace, [messages, outgoing]);
  // texts and pictures grow while they load
  useLayoutEffect(() => {
    const box = frame.current!;
    const watcher = new ResizeObserver(() => {
      if (place.current.isAtEnd) box.scrollTop = box.scrollHeight;
    });
    watcher.observe(box.firstElementChild!);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);

  const earlier = async () => {
    if (isLoading || !hasEarlier) return;
    setLoading(true);
    try {
      await onEarlier();
    } catch {
      // the button is still there
    } finally {
      setLoading(false);
    }
  };
  const noteScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = frame.current!;
    const toEnd = scrollHeight - scrollTop - clientHeight;
    // what grows pushes the end away; only who scrolls up leaves it
    const isAtEnd = toEnd < NEAR_END_PX || (place.current.isAtEnd && scrollTop >= place.current.top);
    place.current = { isAtEnd, fromEnd: scrollHeight - scrollTop, top: scrollTop, first };
    if (scrollTop < NEAR_TOP_PX) void earlier();
  };

  return (
    <div
      ref={frame}
      className={classes.history}
      onScroll={noteScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keys
      tabIndex={0}
      role="log"
      aria-label={t('messagesWith', { name: peer.username })}
    >
      <ol className={classes.bubbles}>
        {hasEarlier && (
          <li className={classes.middle}>
            <Button size="compact-sm" variant="subtle" color="gray" loading={isLoading} onClick={() => void earlier()}>
              {t('earlier')}
            </Button>
          </li>
        )}
        {messages.length + outgoing.length === 0 && <li className={classes.middle}>{t('empty')}</li>}
        {messages.map((message, at) => (
          <Bubble
            key={message.seq}
            message={message}
            peer={peer}
            isOwn={message.fromUuid === ownUid}
            saysTime={saysTime(messages[at - 1], message)}
            goesOn={messages[at - 1]?.fromUuid === message.fromUuid}
          />
        ))}
        {outgoing.map((one) => (
          <li key={one.key} className={classes.row} data-own data-waiting={!one.failed || undefined}>
            <div className={classes.bubble}>
              <p className={classes.plain}>{one.content}</p>
            </div>
            {one.failed ? (
              <span className={classes.failed}>
                <CircleAlert aria-hidden /> {t('notSent')}
                <Button
                  size="compact-xs"
                  variant="subtle"
                  leftSection={<RotateCw aria-hidden />}
                  onClick={() => onAgain(one)}
                >
                  {t('again')}
                </Button>
              </span>
            ) : (
              <span className="visually-hidden">{t('sending')}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface BubbleProps {
  message: ChatMessage;
  peer: Peer;
  isOwn: boolean;
  saysTime: boolean;
  /** The message before is of the same person. */
  goesOn: boolean;
}

function Bubble({ message, peer, isOwn, saysTime: isTimed, goesOn }: BubbleProps) {
  const t = useText(TEXT);
  const { content, gmtCreate, gid } = message;
  return (
    <>
      {isTimed && (
        <li className={classes.middle}>
          <time dateTime={gmtCreate}>{formatMoment(gmtCreate)}</time>
        </li>
      )}
      <li className={classes.row} data-own={isOwn || undefined} data-seq={message.seq}>
        {!isOwn && (
          <span className={classes.face}>
            {(!goesOn || isTimed) && <UserAvatar username={peer.username} src={peer.avatar} size={32} />}
          </span>
        )}
        <div className={classes.bubble} title={formatMoment(gmtCreate)}>
          <span className="visually-hidden">{isOwn ? t('you') : peer.username}</span>
          {gid !== null && <span className={classes.soft}>{t('fromGroup')}</span>}
          <Suspense fallback={<MarkdownSkeleton lines={1} />}>
            <Markdown source={content ?? ''} />
          </Suspense>
        </div>
      </li>
    </>
  );
}
