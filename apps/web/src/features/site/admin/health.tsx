import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type PlainKey, useText } from '../../../lib/text.ts';
import styles from './dashboard.module.css';
import { TEXT } from './text.ts';

export interface Health {
  kind: 'good' | 'slow' | 'stopped';
  text: PlainKey<typeof TEXT>;
  hint: PlainKey<typeof TEXT> | null;
}

const ICONS = { good: CircleCheck, slow: TriangleAlert, stopped: CircleAlert };

/** How something is, by icon and word, and what can be done. */
export function HealthLine({ kind, text, hint }: Health) {
  const t = useText(TEXT);
  const Icon = ICONS[kind];
  return (
    <>
      <span className={styles.health} data-kind={kind}>
        <Icon aria-hidden />
        {t(text)}
      </span>
      {hint && <p className={styles.hint}>{t(hint)}</p>}
    </>
  );
}
