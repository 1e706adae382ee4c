import {
  DROP_LOWEST_MAX,
  downloadGroupGrades,
  getGroupGrades,
  setGroupGrading,
} from '@assay/contract/assignments/grades.ts';
import { Button, NativeSelect, Skeleton, Switch, Text } from '@mantine/core';
import { ArrowLeft, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import styles from '../../../features/assignments/assignments.module.css';
import { DownloadButton } from '../../../features/assignments/download-button.tsx';
import { ExcuseDialog } from '../../../features/assignments/grades/excuse-dialog.tsx';
import { type ExcusedCell, GradesTable } from '../../../features/assignments/grades/grades-table.tsx';
import { isOfLabel, LabelFilter } from '../../../features/assignments/label-filter.tsx';
import { TEXT } from '../../../features/assignments/text.ts';
import { GroupShell } from '../../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../../features/groups/shell/use-group.ts';
import { paths } from '../../../lib/paths.ts';
import { textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Files of a school come to those who have some. */
const TemplateDialog = lazyDialog(() =>
  import('../../../features/assignments/grades/template-dialog.tsx').then((module) => module.TemplateDialog),
);

const FILTERS = { label: textOf() } as const;

/** What the assignments of a group came to, with totals: of everybody, or to a student the own (ASG-21). */
export function Page() {
  return <GroupShell tab="assignments">{() => <Grades />}</GroupShell>;
}

function Grades() {
  const t = useText(TEXT);
  const gid = useGroupId();
  const [{ label }, change] = useSearch(FILTERS);
  const { data, error, isPending, refetch } = useCall(getGroupGrades, { gid }, { keep: true });
  const [excuses, setExcuses] = useState(false);
  const [fills, setFills] = useState(false);
  const [chosen, setChosen] = useState<ExcusedCell | null>(null);
  const seesAll = data?.rights.includes('progress');
  return (
    <PageFrame
      title={t('grades')}
      isPending={isPending}
      width="full"
      actions={
        <>
          <Button
            component={Link}
            href={paths.groupAssignments(gid)}
            variant="default"
            leftSection={<ArrowLeft size={16} aria-hidden />}
          >
            {t('back')}
          </Button>
          {seesAll && (
            <Button
              variant="default"
              leftSection={<FileSpreadsheet size={16} aria-hidden />}
              onClick={() => setFills(true)}
            >
              {t('template')}
            </Button>
          )}
          {seesAll && <DownloadButton op={downloadGroupGrades} input={{ gid, format: 'xlsx' }} label={t('xlsx')} />}
          {seesAll && <DownloadButton op={downloadGroupGrades} input={{ gid, format: 'csv' }} label={t('csv')} />}
        </>
      }
    >
      <Panel flush>
        <div className={styles.tools}>
          {data?.isAdmin ? (
            <DropLowest gid={gid} value={data.dropLowest} />
          ) : (
            data && data.dropLowest > 0 && <Text size="sm">{t('dropsLowest', { count: data.dropLowest })}</Text>
          )}
          {data && <LabelFilter people={data.people} value={label} onChange={(next) => void change({ label: next })} />}
          {seesAll && data?.rights.includes('grade') && (
            <Switch
              label={t('excuses')}
              checked={excuses}
              onChange={(event) => setExcuses(event.currentTarget.checked)}
            />
          )}
          <Text size="sm" c="dimmed">
            {t(excuses ? 'excusesHint' : 'gradesHint')}
          </Text>
        </div>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height={420} className="late" aria-hidden />
        ) : data.items.length === 0 || data.people.length === 0 ? (
          <EmptyState text={t('noGrades')} />
        ) : (
          <GradesTable
            grades={{ ...data, people: data.people.filter((row) => isOfLabel(row, label)) }}
            resetKey={label}
            onExcuse={excuses ? setChosen : undefined}
          />
        )}
      </Panel>
      {fills && data && <TemplateDialog grades={data} onClose={() => setFills(false)} />}
      {chosen && <ExcuseDialog cell={chosen} onClose={() => setChosen(null)} />}
    </PageFrame>
  );
}

function DropLowest({ gid, value }: { gid: number; value: number }) {
  const t = useText(TEXT);
  const save = useAction(setGroupGrading, { onSuccess: () => refresh(getGroupGrades) });
  return (
    <NativeSelect
      aria-label={t('dropLowest')}
      value={String(save.isPending ? save.variables.dropLowest : value)}
      data={Array.from({ length: DROP_LOWEST_MAX + 1 }, (_, count) => ({
        value: String(count),
        label: count === 0 ? t('dropNone') : t('dropCount', { count }),
      }))}
      onChange={(event) => save.mutate({ gid, dropLowest: Number(event.currentTarget.value) })}
    />
  );
}
