import type { BoardPage } from '@assay/contract/contests/boards.ts';
import { CONTEST_TYPE } from '@assay/contract/contests/contest.ts';
import { useText } from '../../../lib/text.ts';
import styles from '../../boards/board.module.css';
import { TEXT } from './text.ts';

type Say = ReturnType<typeof useText<typeof TEXT>>;

function ruleOf({ type, acm, oiRankScoreType }: BoardPage, t: Say): string | null {
  if (type === CONTEST_TYPE.oi) return t(oiRankScoreType === 'Highest' ? 'ranksOiHighest' : 'ranksOiRecent');
  if (type === CONTEST_TYPE.ioi) return t('ranksIoi');
  if (type === CONTEST_TYPE.atcoder) return t('ranksAtcoder');
  if (!acm) return null;
  const unit = { seconds: '', minutes: t('inMinutes'), sumToMinutes: t('sumInMinutes') }[acm.unit];
  const ties = t(acm.lastAcceptedBreaksTies ? 'lastAccepted' : 'sharedPlaces');
  return t('ranksAcm', { penalty: acm.penaltyS / 60, unit, ties });
}

/** By what a board ranks. */
export function RanksBy({ page }: { page: BoardPage }) {
  const rule = ruleOf(page, useText(TEXT));
  return rule && <p className={styles.rule}>{rule}</p>;
}
