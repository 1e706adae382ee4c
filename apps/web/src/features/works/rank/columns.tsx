import type { DataOf } from '@assay/contract/op.ts';
import { VERDICT, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import type { getTimedWorkRank, WorkRankRow } from '@assay/contract/works/rank.ts';
import { NO_PLACE } from '@assay/rules/boards/places.ts';
import { useMemo } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Link } from '../../../ui/link.tsx';
import styles from '../../boards/board.module.css';
import type { RankColumn, RankColumns } from '../../boards/rank-table.tsx';
import { useRealnames } from '../../boards/realname.tsx';
import { TEXT } from '../text.ts';
import own from './rank.module.css';

type Page = DataOf<typeof getTimedWorkRank>;
type Problem = Page['problems'][number];

const NONE: readonly Problem[] = [];

/** The columns of a work's rank: points, and each problem. */
export function useRankColumns(page: Page | undefined, wid: number, withRealnames: boolean): RankColumns<WorkRankRow> {
  const t = useText(TEXT);
  const problems = page?.problems ?? NONE;
  const realnames = useRealnames<WorkRankRow>(withRealnames);
  return useMemo(() => {
    return {
      name: t('name'),
      place: ({ rank }) => (rank === NO_PLACE ? '–' : rank),
      total: { head: t('total'), cell: ({ score }) => <b>{score ?? '–'}</b> },
      results: [...realnames, ...problems.map((problem) => columnOf(problem, wid))],
    };
  }, [problems, wid, realnames, t]);
}

const columnOf = ({ displayId, title, points }: Problem, wid: number): RankColumn<WorkRankRow> => ({
  key: displayId,
  title: `${displayId} ${title} (${points})`,
  head: (
    <Link className={own.head} href={addressOf({ kind: 'timedWork', id: wid }).problem(displayId)}>
      {displayId}
    </Link>
  ),
  cell: ({ submissionInfo }) => {
    const cell = submissionInfo[displayId];
    return cell && <Result cell={cell} displayId={displayId} points={points} />;
  },
});

interface ResultProps {
  cell: WorkRankRow['submissionInfo'][string];
  displayId: string;
  points: number;
}

/** What somebody reached at a problem: the points, or a sign that something was submitted. */
function Result({ cell: { status, score }, displayId, points }: ResultProps) {
  const t = useText(TEXT);
  const lang = useLang();
  const words = VERDICT_TEXT[verdictName(status)];
  const result = score === null ? words[lang] : `${words[lang]}, ${t('scoreOf', { score })}`;
  const label = t('cell', { id: displayId, result });
  const state =
    status === VERDICT.unknown ? 'pending' : score === points ? 'solved' : (score ?? 0) > 0 ? 'partial' : 'wrong';
  return (
    <span className={styles.cell} data-state={state} title={label}>
      <b>{score ?? '?'}</b>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
