import type { getGroupGrades } from '@assay/contract/assignments/grades.ts';
import type { DataOf } from '@assay/contract/op.ts';
import { useText } from '../../../lib/text.ts';
import styles from '../../boards/board.module.css';
import own from '../assignments.module.css';
import { StudentTable } from '../student-table.tsx';
import { TEXT } from '../text.ts';

export type Grades = DataOf<typeof getGroupGrades>;
type Person = Grades['people'][number];

/** One cell of the table of grades, to be excused. */
export interface ExcusedCell {
  id: number;
  title: string;
  uid: number;
  name: string;
  /** Why somebody is excused; null: is not. */
  reason: string | null;
}

interface GradesTableProps {
  grades: Grades;
  /** Starts again at the top when it changes. */
  resetKey: string;
  /** Where people are being excused: a cell is chosen. */
  onExcuse?: ((cell: ExcusedCell) => void) | undefined;
}

/** Students by assignments, with what is dropped struck out and the totals (ASG-21). */
export function GradesTable({ grades: { items, people }, resetKey, onExcuse }: GradesTableProps) {
  const t = useText(TEXT);
  return (
    <StudentTable
      label={t('grades')}
      rows={people}
      resetKey={resetKey}
      total={t('soFar')}
      totalOf={({ soFar, total }) => (
        <>
          <b>{soFar ?? '–'}</b>
          {total !== soFar && <small>{t('ofAll', { total: total ?? '–' })}</small>}
        </>
      )}
      heads={items.map(({ id, title, worth }) => ({
        ...{ key: id, label: title, title: `${title} · ${worth === 0 ? t('worthNothing') : t('worthOf', { worth })}` },
      }))}
      cell={(row, place) => {
        const { id, title } = items[place]!;
        const reason = row.excused.find(({ item }) => item === place)?.reason ?? null;
        const name = row.realname || row.username;
        const grade = <Grade row={row} place={place} reason={reason} isHidden={items[place]!.isHidden} />;
        const looks = { className: styles.cell, title: reason ?? undefined };
        if (!onExcuse) return <span {...looks}>{grade}</span>;
        return (
          <button
            type="button"
            {...looks}
            className={`${styles.cell} ${own.give}`}
            onClick={() => onExcuse({ id, title, uid: row.uid, name, reason })}
          >
            {grade}
            <span className="visually-hidden">{t('excuseOf', { name: row.username, title })}</span>
          </button>
        );
      }}
    />
  );
}

interface GradeProps {
  row: Person;
  place: number;
  reason: string | null;
  isHidden: boolean;
}

function Grade({ row, place, reason, isHidden }: GradeProps) {
  const t = useText(TEXT);
  if (reason !== null) return <small>{t('excused')}</small>;
  if (isHidden) return <small>{t('notShown')}</small>;
  const score = row.scores[place] ?? '–';
  if (!row.dropped.includes(place)) return <b>{score}</b>;
  return (
    <>
      <s>{score}</s>
      <small>{t('dropped')}</small>
    </>
  );
}
