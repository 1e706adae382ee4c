import { CloseButton, Progress } from '@mantine/core';
import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
import styles from './sending-list.module.css';
import type { Sending } from './use-uploads.ts';

/** Files on their way into a text, and those that did not arrive. */
export function SendingList({ sendings, onDrop }: { sendings: readonly Sending[]; onDrop: (id: number) => void }) {
  const t = useText(TEXT);
  if (sendings.length === 0) return null;
  return (
    <ul className={styles.list}>
      {sendings.map(({ id, name, percent, error }) => (
        <li key={id} className={styles.item}>
          <span className={styles.name}>{name}</span>
          {error === null ? (
            <Progress className={styles.bar ?? ''} value={percent} aria-label={t('uploading', { name })} />
          ) : (
            <span className={styles.error} role="alert">
              {error}
            </span>
          )}
          <CloseButton
            size="sm"
            aria-label={t(error === null ? 'stopUpload' : 'dismissUpload', { name })}
            onClick={() => onDrop(id)}
          />
        </li>
      ))}
    </ul>
  );
}
