import { formatNumber } from '../../lib/format.ts';
import { useText } from '../../lib/text.ts';
import { UserLink } from '../../ui/people/user-link.tsx';
import styles from './rankings.module.css';
import { TEXT } from './text.ts';

interface Bar {
  uid: number;
  username: string;
  value: number;
}

/** The first ten of a ranking as bars, the longest that of the first (RANK-1). The figures stand beside them. */
export function TopChart({ bars }: { bars: readonly Bar[] }) {
  const t = useText(TEXT);
  const most = Math.max(0, ...bars.map(({ value }) => value));
  if (most === 0) return null;
  return (
    <ol className={styles.chart} aria-label={t('topTen')}>
      {bars.map(({ uid, username, value }) => (
        <li key={uid}>
          <span className={styles.name}>
            <UserLink uid={uid} username={username} />
          </span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ width: `${(value / most) * 100}%` }} />
          </span>
          <span className="tnum">{formatNumber(value)}</span>
        </li>
      ))}
    </ol>
  );
}
