import { ActionIcon } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import styles from './emoji.module.css';
import { EMOJI, EMOJI_TEXT, type EmojiKind } from './emoji.ts';

/** Emoji by kind, drawn by the reader's own fonts: nothing is loaded for them. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useText(EMOJI_TEXT);
  return (
    <div className={styles.picker}>
      {(Object.keys(EMOJI) as EmojiKind[]).map((kind) => (
        <section key={kind} aria-label={t(kind)}>
          <div className={styles.kind} aria-hidden>
            {t(kind)}
          </div>
          <div className={styles.grid}>
            {EMOJI[kind].split(' ').map((emoji) => (
              <ActionIcon
                key={emoji}
                variant="subtle"
                color="gray"
                aria-label={emoji}
                className={styles.emoji}
                onClick={() => onPick(emoji)}
              >
                {emoji}
              </ActionIcon>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
