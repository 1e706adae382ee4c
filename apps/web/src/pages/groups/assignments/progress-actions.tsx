import { downloadAssignmentProgress } from '@assay/contract/assignments/progress.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  ArrowLeft,
  CalendarClock,
  CalendarRange,
  Download,
  Ellipsis,
  ListChecks,
  type LucideIcon,
  MessageCircleQuestionMark,
  ScanSearch,
} from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../features/assignments/download-button.tsx';
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
import { Menu } from '../../../ui/menu/menu.tsx';
import { MenuItem, MenuLink } from '../../../ui/menu/menu-entries.tsx';

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
  const gid = useGroupId();
  const id = useIdParam<'GroupAssignmentProgress'>('assignmentID');
  const [open, setOpen] = useState<Part | null>(null);
  const close = () => setOpen(null);
  const isNarrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false });
  const actions = useActions(progress, id, setOpen);
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
      {isNarrow ? <ActionMenu actions={actions} /> : actions.map((one) => <ActionButton key={one.label} {...one} />)}
      {open === 'regrades' && <RegradesDialog id={id} until={null} onClose={close} />}
      {open === 'extend' && progress && <ExtensionsDialog progress={progress} onClose={close} />}
      {open === 'rubrics' && progress && <RubricsDialog progress={progress} onGrade={grade} onClose={close} />}
      {open === 'windows' && progress && <WindowsDialog progress={progress} onClose={close} />}
    </>
  );
}

/** What opens over the page. */
type Part = 'extend' | 'windows' | 'regrades' | 'rubrics';

/** Leads somewhere, or does something here. */
type Action = { label: string; Icon: LucideIcon } & ({ href: string } | { onChoose: () => void });

function useActions(progress: Progress | undefined, id: number, open: (part: Part) => void): Action[] {
  const t = useText(TEXT);
  const tRubric = useText(RUBRIC);
  const tWindows = useText(WINDOWS);
  const isAdmin = progress?.isAdmin === true;
  const hasTimes = progress !== undefined && progress.kind !== 'timedWork';
  const opens = (part: Part, label: string, Icon: LucideIcon): Action => ({ label, Icon, onChoose: () => open(part) });
  const saves = (format: 'xlsx' | 'csv'): Action => ({
    label: t(format),
    Icon: Download,
    onChoose: () => void downloadFile(downloadAssignmentProgress, { id, format }),
  });
  return [
    isAdmin && { label: t('similarity'), Icon: ScanSearch, href: paths.similarityReports('assignment', id) },
    isAdmin && opens('rubrics', tRubric('rubrics'), ListChecks),
    isAdmin && hasTimes && opens('windows', tWindows('classes'), CalendarRange),
    hasTimes && progress.rights.includes('extend') && opens('extend', t('extensions'), CalendarClock),
    hasTimes && opens('regrades', t('regrades'), MessageCircleQuestionMark),
    saves('xlsx'),
    saves('csv'),
  ].filter((one) => one !== false);
}

function ActionButton({ label, Icon, ...action }: Action) {
  const looks = { variant: 'default', leftSection: <Icon size={16} aria-hidden /> };
  return 'href' in action ? (
    <Button {...looks} component={Link} href={action.href}>
      {label}
    </Button>
  ) : (
    <Button {...looks} onClick={action.onChoose}>
      {label}
    </Button>
  );
}

/** On phones, where so many buttons would stand above the table in three rows. */
function ActionMenu({ actions }: { actions: readonly Action[] }) {
  const t = useText(TEXT);
  return (
    <Menu
      target={(target) => (
        <Button variant="default" leftSection={<Ellipsis size={16} aria-hidden />} {...target}>
          {t('more')}
        </Button>
      )}
    >
      {actions.map(({ label, Icon, ...action }) =>
        'href' in action ? (
          <MenuLink key={label} icon={<Icon size={16} aria-hidden />} href={action.href}>
            {label}
          </MenuLink>
        ) : (
          <MenuItem key={label} icon={<Icon size={16} aria-hidden />} onChoose={action.onChoose}>
            {label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
