import { getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { boardTopicOf } from '@assay/contract/venue.ts';
import { Skeleton, Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import styles from '../../../features/assignments/assignments.module.css';
import { isOfLabel, LabelFilter } from '../../../features/assignments/label-filter.tsx';
import {
  type GivenCell,
  PROGRESS_FILTERS,
  type ProgressFilter,
  passes,
  studentRows,
} from '../../../features/assignments/progress.ts';
import { ProgressTable } from '../../../features/assignments/progress-table.tsx';
import { TEXT } from '../../../features/assignments/text.ts';
import type { TriedCell } from '../../../features/assignments/tries-dialog.tsx';
import { useRefreshOnPush } from '../../../features/boards/use-rank.ts';
import { GroupShell } from '../../../features/groups/shell/group-shell.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { type Read, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import { ProgressActions } from './progress-actions.tsx';

const PointsDialog = lazyDialog(() =>
  import('../../../features/assignments/points-dialog.tsx').then((module) => module.PointsDialog),
);
const TriesDialog = lazyDialog(() =>
  import('../../../features/assignments/tries-dialog.tsx').then((module) => module.TriesDialog),
);

const filterOf: Read<ProgressFilter> = (text) => PROGRESS_FILTERS.find((one) => one === text) ?? 'everybody';
const FILTERS = { show: filterOf, label: textOf() } as const;

/** Everybody's work at every problem of an assignment, which follows as results come (ASG-6). */
export function Page() {
  return <GroupShell tab="assignments">{() => <Progress />}</GroupShell>;
}

function Progress() {
  const t = useText(TEXT);
  const id = useIdParam<'GroupAssignmentProgress'>('assignmentID');
  const [{ show, label }, change] = useSearch(FILTERS);
  const { data, error, isPending, refetch } = useCall(getAssignmentProgress, { id }, { keep: true });
  useRefreshOnPush(getAssignmentProgress, data ? boardTopicOf({ kind: data.kind, id: data.targetId }) : null);
  const rows = useMemo(() => (data ? studentRows(data) : []), [data]);
  const shown = useMemo(() => rows.filter((row) => passes(row, show) && isOfLabel(row, label)), [rows, show, label]);
  const [gives, setGives] = useState(false);
  const [given, setGiven] = useState<GivenCell | null>(null);
  const [tried, setTried] = useState<TriedCell | null>(null);
  return (
    <PageFrame
      title={data?.title ?? t('progress')}
      isPending={isPending}
      width="full"
      actions={<ProgressActions progress={data} rows={rows} onGive={setGiven} />}
    >
      <Panel flush>
        <div className={styles.tools}>
          <div className={styles.filters}>
            <Segments
              label={t('show')}
              value={show}
              onChange={(next) => void change({ show: next })}
              choices={PROGRESS_FILTERS.map((value) => ({ value, label: t(value) }))}
            />
          </div>
          {data && <LabelFilter people={data.people} value={label} onChange={(next) => void change({ label: next })} />}
          {data?.rights.includes('grade') && (
            <Switch
              label={t('givePoints')}
              checked={gives}
              onChange={(event) => setGives(event.currentTarget.checked)}
            />
          )}
          {gives && (
            <Text size="sm" c="dimmed">
              {t('givePointsHint')}
            </Text>
          )}
        </div>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height={420} className="late" aria-hidden />
        ) : shown.length === 0 ? (
          <EmptyState text={t('noStudents')} />
        ) : (
          <ProgressTable
            progress={data}
            rows={shown}
            resetKey={`${show} ${label}`}
            onGive={gives ? setGiven : undefined}
            onTries={setTried}
          />
        )}
      </Panel>

      {tried && <TriesDialog id={id} cell={tried} onClose={() => setTried(null)} />}
      {given && <PointsDialog id={id} given={given} onClose={() => setGiven(null)} />}
    </PageFrame>
  );
}
