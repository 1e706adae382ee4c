import type { RankRow } from '@assay/contract/boards/rank.ts';
import { useMemo } from 'react';
import { useText } from '../../lib/text.ts';
import styles from './board.module.css';
import type { RankColumn } from './rank-table.tsx';
import { TEXT } from './text.ts';

/** The column of real names before the results, for who runs the venue; none when it is not `shown`. */
export function useRealnames<R extends RankRow & { realname: string | null }>(
  shown: boolean,
): readonly RankColumn<R>[] {
  const t = useText(TEXT);
  return useMemo(() => {
    const cell = ({ realname }: R) => <span className={styles.realname}>{realname}</span>;
    return shown ? [{ key: ' realname', head: t('realname'), cell }] : [];
  }, [shown, t]);
}
