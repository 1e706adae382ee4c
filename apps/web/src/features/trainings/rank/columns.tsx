import type { DataOf } from '@assay/contract/op.ts';
import type { getTrainingRank, TrainingRankRow } from '@assay/contract/trainings/rank.ts';
import type { Venue } from '@assay/contract/venue.ts';
import { VERDICT, VERDICT_TEXT, verdictName } from '@assay/contract/verdict.ts';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useLang } from '../../../lib/lang.ts';
import { addressOf } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from '../../boards/board.module.css';
import type { RankColumn, RankColumns } from '../../boards/rank-table.tsx';
import { useRealnames } from '../../boards/realname.tsx';
import { TEXT } from '../text.ts';
import own from './rank.module.css';

type Page = DataOf<typeof getTrainingRank>;
type Problem = Page['problems'][number];
type Cell = TrainingRankRow['submissionInfo'][string];

const NONE: readonly Problem[] = [];

/** The columns of a training's rank: solved problems with their running time, and each problem that is open to the viewer. */
export function useRankColumns(
  page: Page | undefined,
  venue: Venue,
  withRealnames: boolean,
): RankColumns<TrainingRankRow> {
  const t = useText(TEXT);
  const problems = page?.problems ?? NONE;
  const realnames = useRealnames<TrainingRankRow>(withRealnames);
  return useMemo(() => {
    return {
      name: t('name'),
      mark: ({ gender, hasLeft }) =>
        (gender === 'female' || hasLeft) && (
          <>
            {gender === 'female' && <Badge tone="notice">{t('girl')}</Badge>} {hasLeft && <Badge>{t('left')}</Badge>}
          </>
        ),
      total: {
        head: (
          <>
            {t('solved')}
            <small>{t('runTime')}</small>
          </>
        ),
        cell: ({ ac, totalRunTime, username }) => (
          <>
            <Link className={own.solved} href={addressOf(venue).submissions({ username, status: VERDICT.accepted })}>
              <b>{ac}</b>
            </Link>
            <small>{totalRunTime} ms</small>
          </>
        ),
      },
      results: [...realnames, ...problems.map((problem) => columnOf(problem, venue))],
    };
  }, [problems, venue, realnames, t]);
}

const columnOf = ({ problemId, title }: Problem, venue: Venue): RankColumn<TrainingRankRow> => ({
  key: problemId,
  title: `${problemId} ${title}`,
  head: (
    <Link className={own.head} href={addressOf(venue).problem(problemId)}>
      {problemId}
    </Link>
  ),
  cell: ({ username, submissionInfo }) => {
    const cell = submissionInfo[problemId];
    const href = addressOf(venue).submissions({ username, problemID: problemId, completeProblemID: true });
    return cell && <Result cell={cell} problemId={problemId} href={href} />;
  },
});

/** What somebody reached at a problem: a short code, and the running time of an accepted submission. */
function Result({ cell: { status, runTime }, problemId, href }: { cell: Cell; problemId: string; href: string }) {
  const t = useText(TEXT);
  const lang = useLang();
  const words = VERDICT_TEXT[verdictName(status)];
  const isSolved = status === VERDICT.accepted;
  const label = t('cell', { id: problemId, result: `${words[lang]}${runTime === null ? '' : `, ${runTime} ms`}` });
  return (
    <Link
      className={styles.cell}
      data-state={isSolved ? 'solved' : status === VERDICT.partial ? 'partial' : 'wrong'}
      href={href}
      title={label}
    >
      <span className="visually-hidden">{label}</span>
      <b aria-hidden>
        {isSolved && <Check size={11} strokeWidth={3} />}
        {words.short}
      </b>
      {runTime !== null && <small aria-hidden>{runTime} ms</small>}
    </Link>
  );
}
