import type { BoardRow } from '@assay/contract/contests/boards.ts';
import { useText } from '../../../lib/text.ts';
import styles from '../../boards/board.module.css';
import { TEXT } from './text.ts';

/** The place of a contestant, in the colours of the award; a star for those without one. */
export function Place({ row }: { row: BoardRow }) {
  const { awardName } = row;
  return (
    <>
      <Rank row={row} />
      {awardName && <small title={awardName}>{awardName}</small>}
    </>
  );
}

function Rank({ row }: { row: BoardRow }) {
  const t = useText(TEXT);
  if (row.isVirtual) {
    const words = t('virtualPlace', { n: row.place ?? 0 });
    return (
      <span className={styles.would} role="img" aria-label={words} title={words}>
        ({row.place})
      </span>
    );
  }
  const award = row.isWinAward
    ? { background: row.awardBackground ?? undefined, color: row.awardColor ?? undefined }
    : undefined;
  return (
    <span style={award} title={row.awardName ?? (row.rank === -1 ? t('star') : undefined)}>
      {row.rank === -1 ? '★' : row.rank}
    </span>
  );
}
