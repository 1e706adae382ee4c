import { useText } from '../../../lib/text.ts';
import { TEXT } from '../text.ts';
import styles from './problems.module.css';

/** Black or white, whichever is easier to read on a color. */
function inkOn(color: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  return 0.299 * r + 0.587 * g + 0.114 * b > 0.55 ? '#000000' : '#ffffff';
}

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
