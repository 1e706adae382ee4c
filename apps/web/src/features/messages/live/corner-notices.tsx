import { UnstyledButton } from '@mantine/core';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
import classes from './corner-notices.module.css';
import { type CornerNotice, closeCorner, useCorner } from './corner-store.ts';

/** SHELL-41 is for what the person did; this is for what others did. */
const SHOWN_MS = 5_000;

/** New messages at the bottom right, each for five seconds; they wait while they are pointed at. */
export function CornerNotices() {
  const t = useText(TEXT);
  const notices = useCorner();
  return (
    <section className={classes.corner} aria-label={t('notices')} aria-live="polite">
      {notices.map((notice) => (
        <Notice key={notice.key} notice={notice} />
      ))}
    </section>
  );
}

function Notice({ notice: { key, title, text, onOpen } }: { notice: CornerNotice }) {
  const t = useText(TEXT);
  const [held, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text of the same begins anew
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeCorner(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, key, text]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding is a comfort; what acts are the buttons
    <div
      className={classes.notice}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <UnstyledButton
        className={classes.words}
        onClick={() => {
          closeCorner(key);
          onOpen();
        }}
      >
        <strong className={classes.title}>{title}</strong>
        {text !== '' && <span className={classes.text}>{text}</span>}
      </UnstyledButton>
      <UnstyledButton className={classes.close} aria-label={t('close')} onClick={() => closeCorner(key)}>
        <X aria-hidden />
      </UnstyledButton>
    </div>
  );
}
