import type { ProblemRow } from '@assay/contract/problems/problem.ts';
import { PROBLEM_TYPE } from '@assay/contract/problems/problem.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { BookOpenText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { Link } from '../../ui/link.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { Tip } from '../../ui/tip/tip.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { AcceptRate } from './accept-rate.tsx';
import { DifficultyChip } from './difficulty-chip.tsx';
import styles from './problem-table.module.css';
import { TEXT } from './text.ts';

interface ProblemTableProps {
  rows: readonly ProblemRow[] | undefined;
  /** Own status by problem id; undefined for visitors. */
  status: Readonly<Record<string, { status: number }>> | undefined;
  /** Of the column of display ids, where these are longer than those of the site. */
  idWidth?: string;
  /** Leads to the problem's page in its venue. */
  hrefOf?: (row: ProblemRow) => string;
  onTag?: (id: number) => void;
  /** Whether tags are shown, which tell how a problem is solved; they are unless given. */
  withTags?: boolean;
  fetching: boolean;
  error: ApiError | null;
  onRetry: () => void;
  empty: ReactNode;
}

const SHOWN_TAGS = 3;

function Tags({ row, onTag }: { row: ProblemRow; onTag: ((id: number) => void) | undefined }) {
  const rest = row.tags.slice(SHOWN_TAGS);
  return (
    <span className={styles.tags}>
      {row.tags.slice(0, SHOWN_TAGS).map((tag) =>
        onTag ? (
          <button key={tag.id} type="button" className={styles.tag} onClick={() => onTag(tag.id)}>
            <TagChip color={tag.color}>{tag.name}</TagChip>
          </button>
        ) : (
          <TagChip key={tag.id} color={tag.color}>
            {tag.name}
          </TagChip>
        ),
      )}
      {rest.length > 0 && (
        <Tip label={rest.map(({ name }) => name).join(', ')}>
          <span className={styles.more}>+{rest.length}</span>
        </Tip>
      )}
    </span>
  );
}

const tagsColumn = (header: string, onTag: ProblemTableProps['onTag']): Column<ProblemRow> => ({
  key: 'tags',
  header,
  width: '30%',
  from: 'md',
  cell: (row) => <Tags row={row} onTag={onTag} />,
});

/** Problems with the viewer's own result, difficulty, tags and how often they are solved. */
export function ProblemTable(props: ProblemTableProps) {
  const { rows, status, idWidth = '84px', hrefOf, onTag, withTags = true, fetching, error, onRetry, empty } = props;
  const t = useText(TEXT);
  const href = hrefOf ?? ((row: ProblemRow) => paths.problem(row.problemId));
  const columns: Column<ProblemRow>[] = [
    {
      key: 'status',
      header: <span className="visually-hidden">{t('status')}</span>,
      width: '44px',
      align: 'center',
      phone: 'lead',
      cell: (row) => {
        const own = status?.[row.pid]?.status ?? VERDICT.notSubmitted;
        return (
          <span className={styles.mark}>{own !== VERDICT.notSubmitted && <VerdictBadge code={own} form="icon" />}</span>
        );
      },
    },
    {
      key: 'id',
      header: t('id'),
      width: idWidth,
      cell: (row) => <span className={`${styles.id} tnum`}>{row.problemId}</span>,
    },
    {
      key: 'title',
      header: t('title'),
      names: true,
      cell: (row) => (
        <span className={styles.title}>
          <Link href={href(row)}>{row.title}</Link>
          {row.type === PROBLEM_TYPE.oi && (
            <Tip label={t('oiLong')}>
              <span className={styles.type}>{t('oi')}</span>
            </Tip>
          )}
          {row.tutorialCount > 0 && (
            <span className={styles.tutorials}>
              <BookOpenText aria-hidden /> {row.tutorialCount}
              <span className="visually-hidden">{t('tutorialCount', { count: row.tutorialCount })}</span>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'difficulty',
      header: t('difficulty'),
      width: '96px',
      phone: 'end',
      cell: (row) => <DifficultyChip id={row.difficulty} />,
    },
    ...(withTags ? [tagsColumn(t('tags'), onTag)] : []),
    { key: 'rate', header: t('statistics'), width: '150px', cell: (row) => <AcceptRate count={row} /> },
  ];
  return (
    <DataTable
      label={t('problemTable')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.pid}
      fetching={fetching}
      error={error}
      onRetry={onRetry}
      empty={empty}
      placeholderRows={15}
    />
  );
}
