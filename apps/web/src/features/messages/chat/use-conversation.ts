import { HISTORY_AFTER } from '@assay/contract/messages/bounds.ts';
import { type ChatEvent, getPrivateMessages, sendPrivateMessage } from '@assay/contract/messages/chat.ts';
import { getUnreadMessages } from '@assay/contract/messages/inbox.ts';
import { userTopic } from '@assay/contract/messages/topic.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { followPush, isPushLive, subscribe } from '../../../lib/push/push.ts';
import { useUser } from '../../../lib/token.ts';
import { refresh } from '../../../lib/use-call.ts';
import {
  dropSending,
  failSending,
  hasGapBefore,
  type Known,
  lastSeq,
  NOTHING_KNOWN,
  startSending,
  takeIn,
} from './conversation.ts';
import type { Peer } from './dialog-state.ts';

/** What is asked for while the stream is down. */
const POLL_MS = 5_000;

/** A name that no other message of this person has; also where the page came by plain HTTP. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isLooking = () => document.visibilityState === 'visible';

/**
 * One conversation, from the last messages upwards. What the stream tells is shown at once; what it may have missed, after it was down, is
 * asked for by the last number known. Mounted anew for another person.
 */
export function useConversation({ uid: peerUid, gid }: Pick<Peer, 'uid' | 'gid'>) {
  const ownUid = useUser()?.uid ?? 0;
  const [known, setKnown] = useState<Known>(NOTHING_KNOWN);
  const [hasEarlier, setEarlier] = useState(false);
  const [blocked, setBlocked] = useState(false);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const latest = useRef(known);
  latest.current = known;
  const change = useCallback((next: (before: Known) => Known) => {
    latest.current = next(latest.current);
    setKnown(latest.current);
  }, []);

  /** The last message that was there for somebody who looked; null before the conversation is open. */
  const seen = useRef<number | null>(null);

  const open = useCallback(async () => {
    try {
      const data = await call(getPrivateMessages, { uid: peerUid }, { quiet: true });
      change((before) => takeIn(before, data.messages));
      seen.current = lastSeq(latest.current);
      setEarlier(data.hasEarlier);
      setBlocked(data.peer?.blocked ?? false);
      setState('ready');
      void refresh(getUnreadMessages, getPrivateMessages);
    } catch {
      setState('failed');
    }
  }, [peerUid, change]);

  /** Asks for what came after the last message that somebody saw; whatever it hands out is read, so it asks only for who looks. */
  const catchUp = useCallback(async () => {
    if (!isLooking()) return;
    try {
      for (let count = HISTORY_AFTER; seen.current !== null && count === HISTORY_AFTER; ) {
        const { messages } = await call(getPrivateMessages, { uid: peerUid, after: seen.current }, { quiet: true });
        change((before) => takeIn(before, messages));
        seen.current = Math.max(seen.current, messages.at(-1)?.seq ?? 0);
        count = messages.length;
      }
      void refresh(getUnreadMessages, getPrivateMessages);
    } catch {
      // the next event, or the poll, asks again
    }
  }, [peerUid, change]);

  useEffect(() => void open(), [open]);

  useEffect(() => {
    const hear = ({ peerUid: from, message }: ChatEvent) => {
      if (from !== peerUid) return;
      const isMissing = hasGapBefore(latest.current, message);
      if (!isMissing) change((before) => takeIn(before, [message]));
      // what is shown to somebody who looks is read
      if (isMissing || message.fromUuid === peerUid) void catchUp();
    };
    const look = () => void catchUp();
    const ends = [
      subscribe([userTopic(ownUid)], (event) => event.type === 'chat' && hear(event)),
      followPush(() => isPushLive() && look()),
    ];
    document.addEventListener('visibilitychange', look);
    const poll = setInterval(() => {
      if (!isPushLive()) look();
    }, POLL_MS);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
      for (const end of ends) end();
    };
  }, [ownUid, peerUid, change, catchUp]);

  const loadEarlier = async () => {
    const before = latest.current.messages[0]?.seq;
    if (before === undefined) return;
    const data = await call(getPrivateMessages, { uid: peerUid, before }, { quiet: true });
    setEarlier(data.hasEarlier);
    change((now) => takeIn(now, data.messages));
  };

  /** @returns the text, when it was refused and is to be written anew; what got no answer waits to be sent again */
  const send = async (content: string, key = newKey()): Promise<string | null> => {
    change((before) => startSending(before, key, content));
    try {
      const message = await call(sendPrivateMessage, { to: peerUid, content, key, ...(gid ? { gid } : {}) });
      const isMissing = hasGapBefore(latest.current, message);
      change((before) => takeIn(before, isMissing ? [] : [message]));
      if (isMissing) await catchUp();
      return null;
    } catch (error) {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
      change((before) => (isRefused ? dropSending(before, key) : failSending(before, key)));
      return isRefused ? content : null;
    }
  };

  const forget = () => {
    change(() => NOTHING_KNOWN);
    setEarlier(false);
  };

  return { ...known, ownUid, state, hasEarlier, blocked, setBlocked, loadEarlier, send, retry: open, forget };
}
