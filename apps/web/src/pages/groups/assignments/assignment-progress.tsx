import { downloadAssignmentProgress, getAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { boardTopicOf } from '@assay/contract/venue.ts';
import { Button, Skeleton, Switch, Text } from '@mantine/core';
import { ArrowLeft, CalendarClock, MessageCircleQuestionMark, ScanSearch } from 'lucide-react';
import { useMemo, useState } from 'react';
import styles from '../../../features/assignments/assignments.module.css';
import { DownloadButton } from '../../../features/assignments/download-button.tsx';
import { ExtensionsDialog } from '../../../features/assignments/extensions-dialog.tsx';
import { isOfLabel, LabelFilter } from '../../../features/assignments/label-filter.tsx';
import { type GivenCell, PointsDialog } from '../../../features/assignments/points-dialog.tsx';
import { PROGRESS_FILTERS, type ProgressFilter, passes, studentRows } from '../../../features/assignments/progress.ts';
import { ProgressTable } from '../../../features/assignments/progress-table.tsx';
import { RegradesDialog } from '../../../features/assignments/regrades-dialog.tsx';
import { TEXT } from '../../../features/assignments/text.ts';
import { type TriedCell, TriesDialog } from '../../../features/assignments/tries-dialog.tsx';
import { useRefreshOnPush } from '../../../features/boards/use-rank.ts';
import { GroupShell } from '../../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../../features/groups/shell/use-group.ts';
import { paths } from '../../../lib/paths.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { type Read, textOf, useSearch } from '../../../lib/search.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';

const filterOf: Read<ProgressFilter> = (text) => PROGRESS_FILTERS.find((one) => one === text) ?? 'everybody';
const FILTERS = { show: filterOf, label: textOf() } as const;

/** Everybody's work at every problem of an assignment, which follows as results come (ASG-6). */
export function Page() {
  return <GroupShell tab="assignments">{() => <Progress />}</GroupShell>;
}

function Progress() {
  const t = useText(TEXT);
  const gid = useGroupId();
  const id = useIdParam<'GroupAssignmentProgress'>('assignmentID');
  const [{ show, label }, change] = useSearch(FILTERS);
  const { data, error, refetch } = useCall(getAssignmentProgress, { id }, { keep: true });
  useRefreshOnPush(getAssignmentProgress, data ? boardTopicOf({ kind: data.kind, id: data.targetId }) : null);
  const rows = useMemo(() => (data ? studentRows(data) : []), [data]);
  const shown = useMemo(() => rows.filter((row) => passes(row, show) && isOfLabel(row, label)), [rows, show, label]);
  const [gives, setGives] = useState(false);
  const [given, setGiven] = useState<GivenCell | null>(null);
  const [tried, setTried] = useState<TriedCell | null>(null);
  const [extend, setExtend] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <PageFrame
      title={data?.title ?? t('progress')}
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
          {data?.isAdmin && (
            <Button
              component={Link}
              href={paths.similarityReports('assignment', id)}
              variant="default"
              leftSection={<ScanSearch size={16} aria-hidden />}
            >
              {t('similarity')}
            </Button>
          )}
          {data && data.kind !== 'timedWork' && data.rights.includes('extend') && (
            <Button
              variant="default"
              leftSection={<CalendarClock size={16} aria-hidden />}
              onClick={() => setExtend(true)}
            >
              {t('extensions')}
            </Button>
          )}
          {data && data.kind !== 'timedWork' && (
            <Button
              variant="default"
              leftSection={<MessageCircleQuestionMark size={16} aria-hidden />}
              onClick={() => setAsked(true)}
            >
              {t('regrades')}
            </Button>
          )}
          <DownloadButton op={downloadAssignmentProgress} input={{ id, format: 'xlsx' }} label={t('xlsx')} />
          <DownloadButton op={downloadAssignmentProgress} input={{ id, format: 'csv' }} label={t('csv')} />
        </>
      }
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
      {asked && <RegradesDialog id={id} until={null} onClose={() => setAsked(false)} />}
      {extend && data && <ExtensionsDialog progress={data} onClose={() => setExtend(false)} />}
      <PointsDialog id={id} given={given} onClose={() => setGiven(null)} />
    </PageFrame>
  );
}
