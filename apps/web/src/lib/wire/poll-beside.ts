/** SHELL-35: at most this many polls. */
const MOST_POLLS = 300;
/** With the stream up the poll only guards against a lost event: it comes after this many silent ticks. */
const QUIET_TICKS = 5;

interface PollOptions<T> {
  everyMs: number;
  read: () => Promise<T>;
  onRead: (value: T) => void;
  /** Told when polling ended by itself: after too many polls, or on an error. */
  onGivenUp: () => void;
  isPushLive: () => boolean;
  isHidden: () => boolean;
}

export interface Poller {
  /** The stream has just told something: the next polls can wait. */
  heard(): void;
  ended(): boolean;
  stop(): void;
}

/**
 * Polls beside the push stream: while the stream is down or silent, never in a hidden tab, never twice at once, at most
 * 300 times. An error ends the polling, not the stream.
 */
export function pollBeside<T>({ everyMs, read, onRead, onGivenUp, isPushLive, isHidden }: PollOptions<T>): Poller {
  let ended = false;
  let reading = false;
  let polls = 0;
  let quietTicks = 0;
  const giveUp = () => {
    clearInterval(timer);
    onGivenUp();
  };
  const timer = setInterval(async () => {
    if (reading || isHidden()) return;
    if (isPushLive() && ++quietTicks < QUIET_TICKS) return;
    if (polls >= MOST_POLLS) return giveUp();
    polls++;
    reading = true;
    try {
      const value = await read();
      quietTicks = 0;
      if (!ended) onRead(value);
    } catch {
      if (!ended) giveUp();
    } finally {
      reading = false;
    }
  }, everyMs);
  return {
    heard() {
      quietTicks = 0;
    },
    ended: () => ended,
    stop() {
      ended = true;
      clearInterval(timer);
    },
  };
}
