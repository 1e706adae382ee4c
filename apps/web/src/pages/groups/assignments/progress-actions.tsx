import { downloadAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { Button } from '@mantine/core';
import {
  ArrowLeft,
  CalendarClock,
  CalendarRange,
  ListChecks,
  MessageCircleQuestionMark,
  ScanSearch,
} from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from '../../../features/assignments/download-button.tsx';
import { type GivenCell, givenCell, type Progress, type StudentRow } from '../../../features/assignments/progress.ts';
import { TEXT as RUBRIC } from '../../../features/assignments/rubric/text.ts';
import { TEXT } from '../../../features/assignments/text.ts';
import { useGroupId } from '../../../features/groups/shell/use-group.ts';
import { TEXT as WINDOWS } from '../../../features/groups/windows/text.ts';
import { paths } from '../../../lib/paths.ts';
import { useIdParam } from '../../../lib/screens/params.ts';
import { useText } from '../../../lib/text.ts';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';

const ExtensionsDialog = lazyDialog(() =>
  import('../../../features/assignments/extensions-dialog.tsx').then((module) => module.ExtensionsDialog),
);

const RegradesDialog = lazyDialog(() =>
  import('../../../features/assignments/regrades-dialog.tsx').then((module) => module.RegradesDialog),
);

const RubricsDialog = lazyDialog(() =>
  import('../../../features/assignments/rubric/rubrics-dialog.tsx').then((module) => module.RubricsDialog),
);

const WindowsDialog = lazyDialog(() =>
  import('../../../features/assignments/windows/windows-dialog.tsx').then((module) => module.WindowsDialog),
);

interface ProgressActionsProps {
  /** Absent while it loads. */
  progress: Progress | undefined;
  rows: readonly StudentRow[];
  /** Opens a cell to be given points. */
  onGive: (cell: GivenCell) => void;
}

/** What can be done about an assignment beside its table, by who has the right to it. */
export function ProgressActions({ progress, rows, onGive }: ProgressActionsProps) {
  const t = useText(TEXT);
  const tRubric = useText(RUBRIC);
  const tWindows = useText(WINDOWS);
  const gid = useGroupId();
  const id = useIdParam<'GroupAssignmentProgress'>('assignmentID');
  const [open, setOpen] = useState<'extend' | 'windows' | 'regrades' | 'rubrics' | null>(null);
  const close = () => setOpen(null);
  const isTimed = progress?.kind === 'timedWork';
  const grade = (uid: number, pid: number) => {
    const row = rows.find((one) => one.uid === uid);
    const place = progress?.problems.findIndex((one) => one.pid === pid) ?? -1;
    if (progress && row && place >= 0) onGive(givenCell(progress, row, place));
  };
  return (
    <>
      <Button
        component={Link}
        href={paths.groupAssignments(gid)}
        variant="default"
        leftSection={<ArrowLeft size={16} aria-hidden />}
      >
        {t('back')}
      </Button>
      {progress?.isAdmin && (
        <Button
          component={Link}
          href={paths.similarityReports('assignment', id)}
          variant="default"
          leftSection={<ScanSearch size={16} aria-hidden />}
        >
          {t('similarity')}
        </Button>
      )}
      {progress?.isAdmin && (
        <Button variant="default" leftSection={<ListChecks size={16} aria-hidden />} onClick={() => setOpen('rubrics')}>
          {tRubric('rubrics')}
        </Button>
      )}
      {progress?.isAdmin && !isTimed && (
        <Button
          variant="default"
          leftSection={<CalendarRange size={16} aria-hidden />}
          onClick={() => setOpen('windows')}
        >
          {tWindows('classes')}
        </Button>
      )}
      {progress && !isTimed && progress.rights.includes('extend') && (
        <Button
          variant="default"
          leftSection={<CalendarClock size={16} aria-hidden />}
          onClick={() => setOpen('extend')}
        >
          {t('extensions')}
        </Button>
      )}
      {progress && !isTimed && (
        <Button
          variant="default"
          leftSection={<MessageCircleQuestionMark size={16} aria-hidden />}
          onClick={() => setOpen('regrades')}
        >
          {t('regrades')}
        </Button>
      )}
      <DownloadButton op={downloadAssignmentProgress} input={{ id, format: 'xlsx' }} label={t('xlsx')} />
      <DownloadButton op={downloadAssignmentProgress} input={{ id, format: 'csv' }} label={t('csv')} />
      {open === 'regrades' && <RegradesDialog id={id} until={null} onClose={close} />}
      {open === 'extend' && progress && <ExtensionsDialog progress={progress} onClose={close} />}

      {open === 'rubrics' && progress && <RubricsDialog progress={progress} onGrade={grade} onClose={close} />}
      {open === 'windows' && progress && <WindowsDialog progress={progress} onClose={close} />}
    </>
  );
}
