import type { BoardPage } from '@assay/contract/contests/boards.ts';
import { CONTEST_TYPE, type ContestType } from '@assay/contract/contests/contest.ts';
import { useText } from '../../../lib/text.ts';
import styles from '../../boards/board.module.css';
import { TEXT } from './text.ts';

type Say = ReturnType<typeof useText<typeof TEXT>>;

const RANKS_BY: Readonly<Record<ContestType, (page: BoardPage, t: Say) => string | null>> = {
  [CONTEST_TYPE.acm]: ({ acm }, t) => (acm ? acmWords(acm, t) : null),
  [CONTEST_TYPE.oi]: ({ oiRankScoreType }, t) => t(oiRankScoreType === 'Highest' ? 'ranksOiHighest' : 'ranksOiRecent'),
  [CONTEST_TYPE.ioi]: (_page, t) => t('ranksIoi'),
  [CONTEST_TYPE.atcoder]: (_page, t) => t('ranksAtcoder'),
};

function acmWords(acm: NonNullable<BoardPage['acm']>, t: Say): string {
  const unit = { seconds: '', minutes: t('inMinutes'), sumToMinutes: t('sumInMinutes') }[acm.unit];
  const ties = t(acm.lastAcceptedBreaksTies ? 'lastAccepted' : 'sharedPlaces');
  return t('ranksAcm', { penalty: acm.penaltyS / 60, unit, ties });
}

/** By what a board ranks. */
export function RanksBy({ page }: { page: BoardPage }) {
  const rule = RANKS_BY[page.type as ContestType](page, useText(TEXT));
  return rule && <p className={styles.rule}>{rule}</p>;
}
