import type { QSheetGroup, QSheetProblem } from '@assay/contract/qsheets/list.ts';
import { QSHEET_STATUS } from '@assay/contract/qsheets/qsheet.ts';
import { Accordion } from '@mantine/core';
import { Check, Lock, LockOpen, Minus } from 'lucide-react';
import { formatMoment } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { ProgressBar } from '../../sections/progress-bar.tsx';
import { Requirement } from '../../sections/requirement.tsx';
import type { Sheet } from '../shell/use-sheet.ts';
import { TEXT } from '../text.ts';
import styles from './groups.module.css';

/** Groups that stand open at first: those that are unlocked and not done; the first where all are. */
function openAtFirst(groups: readonly QSheetGroup[]): string[] {
  const open = groups.filter(({ isOpen, acceptedCount, problemCount }) => isOpen && acceptedCount < problemCount);
  return (open.length > 0 ? open : groups.slice(0, 1)).map(({ group }) => String(group.id));
}

/** The problems of a sheet, a part to fold for each group; locked ones say what opens them (SHEET-3, SHEET-5). */
export function SheetGroups({ sheet: { qsheet, qsheetGroups } }: { sheet: Sheet }) {
  const t = useText(TEXT);
  if (qsheetGroups.length === 0) {
    return (
      <Panel>
        <EmptyState spot="problems" text={t('noProblems')} />
      </Panel>
    );
  }
  return (
    <Accordion multiple variant="separated" defaultValue={openAtFirst(qsheetGroups)} order={2}>
      {qsheetGroups.map((one) => (
        <Accordion.Item key={one.group.id} value={String(one.group.id)}>
          <Accordion.Control>
            <span className={styles.head}>
              <b>{one.group.title}</b>
              <LockBadge isOpen={one.isOpen} />
              <span className={styles.solved}>
                {t('solvedOf', { solved: one.acceptedCount, total: one.problemCount })}
              </span>
              <span className={styles.bar}>
                <ProgressBar solved={one.acceptedCount} total={one.problemCount} bare />
              </span>
            </span>
          </Accordion.Control>
          <Accordion.Panel>
            {one.isOpen ? <Problems qid={qsheet.id} group={one} /> : <Closed opensBy={one.opensBy} />}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

function LockBadge({ isOpen }: { isOpen: boolean }) {
  const t = useText(TEXT);
  return (
    <Badge tone={isOpen ? 'good' : 'notice'} icon={isOpen ? <LockOpen aria-hidden /> : <Lock aria-hidden />}>
      {t(isOpen ? 'unlocked' : 'locked')}
    </Badge>
  );
}

/** What opens a group that is locked. */
function Closed({ opensBy }: Pick<QSheetGroup, 'opensBy'>) {
  const t = useText(TEXT);
  return (
    <p className={styles.closed}>
      <Lock size={18} aria-hidden />
      {opensBy?.by === 'solved' && <Requirement {...opensBy} />}
      {opensBy?.by === 'date' && <small>{t('opensAt', { at: formatMoment(opensBy.at) })}</small>}
      {opensBy?.by === 'hand' && <small>{t('opensByHand')}</small>}
    </p>
  );
}

function Problems({ qid, group: { group, problems } }: { qid: number; group: QSheetGroup }) {
  const t = useText(TEXT);
  const columns: Column<QSheetProblem>[] = [
    {
      key: 'status',
      header: t('status'),
      width: '70px',
      phone: 'end',
      cell: ({ status }) => <OwnStatus status={status} />,
    },
    { key: 'id', header: t('id'), width: '110px', cell: ({ problemId }) => <span className="tnum">{problemId}</span> },
    {
      key: 'title',
      header: t('title'),
      names: true,
      cell: ({ qpid, title }) => (
        <Link className={styles.title} href={paths.qsheetProblem(qid, { groupId: group.id, qpid })}>
          {title}
        </Link>
      ),
    },
    {
      key: 'accepted',
      header: t('accepted'),
      width: '100px',
      align: 'end',
      cell: ({ accepted }) => <span className="tnum">{accepted}</span>,
    },
    {
      key: 'submitted',
      header: t('submitted'),
      width: '100px',
      align: 'end',
      cell: ({ submitted }) => <span className="tnum">{submitted}</span>,
    },
  ];
  return (
    <DataTable
      label={group.title}
      columns={columns}
      rows={problems}
      rowKey={({ qpid }) => qpid}
      empty={<EmptyState text={t('noneInGroup')} />}
    />
  );
}

function OwnStatus({ status }: Pick<QSheetProblem, 'status'>) {
  const t = useText(TEXT);
  if (status === null) return <span className="visually-hidden">{t('untried')}</span>;
  const isDone = status === QSHEET_STATUS.done;
  const Icon = isDone ? Check : Minus;
  return (
    <span className={styles.status} data-done={isDone || undefined} title={t(isDone ? 'done' : 'attempted')}>
      <Icon size={17} strokeWidth={2.5} aria-hidden />
      <span className="visually-hidden">{t(isDone ? 'done' : 'attempted')}</span>
    </span>
  );
}
