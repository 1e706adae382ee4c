import type { Venue } from '@assay/contract/venue.ts';
import { formatMoment } from '../../lib/format.ts';
import { addressOf } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import styles from '../boards/board.module.css';
import own from './assignments.module.css';
import { type Cell, type GivenCell, givenCell, type Progress, type StudentRow } from './progress.ts';
import { StudentTable } from './student-table.tsx';
import { TEXT } from './text.ts';
import type { TriedCell } from './tries-dialog.tsx';

interface ProgressTableProps {
  progress: Progress;
  rows: readonly StudentRow[];
  /** Starts again at the top when it changes. */
  resetKey: string;
  /** Where points are being given: a cell is chosen instead of opening its submissions. */
  onGive?: ((given: GivenCell) => void) | undefined;
  /** Asked for the submissions of a cell where they stand in no list. */
  onTries: (cell: TriedCell) => void;
}

/** Where the submissions of what is set as work are listed to teachers; null where they are not. */
function submissionsAt({ kind, targetId, targetGid }: Progress): Venue | null {
  if (kind === 'qsheet') return null;
  if (kind === 'timedWork') return { kind, id: targetId };
  return { kind, id: targetId, ...(targetGid === null ? {} : { groupId: targetGid }) };
}

/** Students by problems: best, tries, what came late (ASG-6). */
export function ProgressTable({ progress, rows, resetKey, onGive, onTries }: ProgressTableProps) {
  const t = useText(TEXT);
  const { problems } = progress;
  const venue = submissionsAt(progress);
  return (
    <StudentTable
      label={t('progress')}
      rows={rows}
      resetKey={resetKey}
      total={t('total')}
      totalOf={({ average }) => <b>{average}</b>}
      heads={problems.map(({ pid, displayId, title }) => ({
        ...{ key: pid, label: displayId, title: `${displayId} ${title}` },
      }))}
      cell={(row, place) => {
        const { uid, username, realname, cells } = row;
        const { pid, displayId } = problems[place]!;
        const of = { uid, name: realname || username, pid, displayId };
        return (
          <Result
            cell={cells[place]}
            displayId={displayId}
            username={username}
            venue={venue}
            onTries={() => onTries(of)}
            onGive={onGive && (() => onGive(givenCell(progress, row, place)))}
          />
        );
      }}
    />
  );
}

interface ResultProps {
  cell: Cell | undefined;
  displayId: string;
  username: string;
  venue: Venue | null;
  onTries: () => void;
  onGive?: (() => void) | undefined;
}

function Result({ cell, displayId, username, venue, onTries, onGive }: ResultProps) {
  const t = useText(TEXT);
  if (!cell && !onGive) return null;
  const shown = <Shown cell={cell} />;
  const says = cell ? wordsOf(t, cell, displayId) : `${displayId}: –`;
  const looks = { className: styles.cell, 'data-state': cell ? stateOf(cell) : undefined, title: says };
  if (onGive) {
    return (
      <button type="button" {...looks} className={`${styles.cell} ${own.give}`} onClick={onGive}>
        {shown}
        <span className="visually-hidden">{t('givePointsOf', { name: username, id: displayId })}</span>
      </button>
    );
  }
  if (cell?.tries === 0) return <span {...looks}>{shown}</span>;
  if (venue === null) {
    return (
      <button type="button" {...looks} className={`${styles.cell} ${own.give}`} onClick={onTries}>
        {shown}
      </button>
    );
  }
  const href = addressOf(venue).submissions({ username, problemID: displayId, completeProblemID: true });
  return (
    <Link {...looks} href={href}>
      {shown}
    </Link>
  );
}

const stateOf = ({ best, isLate }: Cell) => {
  if (best <= 0) return 'wrong';
  return isLate || best < 100 ? 'partial' : 'solved';
};

/** A cell in words. */
function wordsOf(t: ReturnType<typeof useText<typeof TEXT>>, cell: Cell, id: string): string {
  const { best, tries, lastAt, reached, mark } = cell;
  const at = lastAt === 0 ? '–' : formatMoment(new Date(lastAt).toISOString());
  return [
    t('cell', { id, best, count: tries, at }),
    ...(reached === null ? [] : [t('reachedOf', { reached })]),
    ...(mark === null ? [] : [t(mark)]),
  ].join(' · ');
}

/** Points, with a pen where they were given by hand; what came late, or how often it was tried; how it was marked. */
function Shown({ cell }: { cell: Cell | undefined }) {
  const t = useText(TEXT);
  if (!cell) return <b>–</b>;
  const { best, tries, isLate, reached, mark } = cell;
  return (
    <>
      <b>
        {best}
        {reached !== null && (
          <>
            {' '}
            <span aria-hidden>✎</span>
            <span className="visually-hidden">{t('reachedOf', { reached })}</span>
          </>
        )}
      </b>
      <small>
        {isLate ? t('lateMark') : t('tries', { count: tries })}
        {mark !== null && (
          <>
            {' '}
            <span aria-hidden className={own.marked}>
              {mark === 'good' ? '✓' : '!'}
            </span>
            <span className="visually-hidden">{t(mark)}</span>
          </>
        )}
      </small>
    </>
  );
}
