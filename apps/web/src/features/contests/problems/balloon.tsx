import { useText } from '../../../lib/text.ts';
import { inkOn } from '../ink-on.ts';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';

/** The letter of a problem on its balloon; the color alone never tells it apart. */
export function Balloon({ displayId, color }: { displayId: string; color: string }) {
  const t = useText(TEXT);
  const look = color === '' ? undefined : { background: color, color: inkOn(color) };
  return (
    <span className={styles.balloon} style={look} title={color === '' ? undefined : t('balloon', { color })}>
      {displayId}
    </span>
  );
}
