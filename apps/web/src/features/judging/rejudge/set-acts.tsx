import type { getRejudgeSet } from '@assay/contract/judging/rejudge-sets.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { useText } from '../../../lib/text.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import styles from './rejudge.module.css';
import { TEXT } from './text.ts';

/** Who made, applied, cancelled and undid a set, when, and why. */
export function SetActs({ acts }: Pick<DataOf<typeof getRejudgeSet>, 'acts'>) {
  const t = useText(TEXT);
  return (
    <ol className={styles.acts} aria-label={t('acts')}>
      {acts.map(({ act, by, reason, gmtCreate }) => (
        <li key={`${act} ${gmtCreate}`}>
          <b>{t(act)}</b>
          <span className={styles.soft}>
            <bdi>{by}</bdi>, <RelativeTime at={gmtCreate} />
          </span>
          {reason && <span>“{reason}”</span>}
        </li>
      ))}
    </ol>
  );
}
