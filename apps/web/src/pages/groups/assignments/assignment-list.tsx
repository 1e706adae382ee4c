import type { AssignmentRow } from '@assay/contract/assignments/assignment.ts';
import { deleteAssignment, getAssignments, releaseAssignment } from '@assay/contract/assignments/list.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { Button } from '@mantine/core';
import { CalendarDays, CopyPlus, Hand, Plus, Sigma } from 'lucide-react';
import { Suspense, useState } from 'react';
import { TEXT as HELP } from '../../../features/assignments/help/text.ts';
import { TEXT as RUBRIC } from '../../../features/assignments/rubric/text.ts';
import { readAssignments, targetHref } from '../../../features/assignments/shown.ts';
import { TEXT } from '../../../features/assignments/text.ts';
import { GroupShell } from '../../../features/groups/shell/group-shell.tsx';
import { useGroupId } from '../../../features/groups/shell/use-group.ts';
import { ProgressBar } from '../../../features/sections/progress-bar.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { paths } from '../../../lib/paths.ts';
import { useText } from '../../../lib/text.ts';
import { useAction } from '../../../lib/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { EditedTable } from '../../../ui/table/edited-table.tsx';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const AssignmentForm = lazyPart(() =>
  import('../../../features/assignments/assignment-form.tsx').then((module) => module.AssignmentForm),
);
const CalendarDialog = lazyDialog(() =>
  import('../../../features/assignments/calendar-dialog.tsx').then((module) => module.CalendarDialog),
);
const CloneDialog = lazyDialog(() =>
  import('../../../features/assignments/clone-dialog.tsx').then((module) => module.CloneDialog),
);
const OwnGradingsDialog = lazyDialog(() =>
  import('../../../features/assignments/rubric/own-gradings.tsx').then((module) => module.OwnGradingsDialog),
);
const RegradesDialog = lazyDialog(() =>
  import('../../../features/assignments/regrades-dialog.tsx').then((module) => module.RegradesDialog),
);

const READS = pageReads(10);

/** What a group is set as work; its admins set it here (ASG-1). */
export function Page() {
  return (
    <GroupShell tab="assignments">
      {({ level, rights }) => <Assignments level={level} seesProgress={rights.includes('progress')} />}
    </GroupShell>
  );
}

function Assignments({ level, seesProgress }: { level: number; seesProgress: boolean }) {
  const t = useText(TEXT);
  const tHelp = useText(HELP);
  const gid = useGroupId();
  const isAdmin = level >= GROUP_LEVEL.admin;
  const { list } = useListPage(getAssignments, READS, (page) => ({ ...page, gid }));
  const [adds, setAdds] = useState(false);
  const [clones, setClones] = useState(false);
  const [subscribes, setSubscribes] = useState(false);
  const remove = useAction(deleteAssignment, { onSuccess: readAssignments });
  return (
    <PageFrame
      title={t('assignments')}
      width="full"
      actions={
        <>
          <Button
            component={Link}
            href={paths.groupGrades(gid)}
            variant="default"
            leftSection={<Sigma size={16} aria-hidden />}
          >
            {t('grades')}
          </Button>
          <Button
            component={Link}
            href={paths.groupHelp(gid)}
            variant="default"
            leftSection={<Hand size={16} aria-hidden />}
          >
            {tHelp('help')}
          </Button>
          {isAdmin ? (
            <>
              <Button
                variant="default"
                leftSection={<CopyPlus size={16} aria-hidden />}
                onClick={() => setClones(true)}
              >
                {t('clone')}
              </Button>
              <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdds(true)}>
                {t('add')}
              </Button>
            </>
          ) : (
            <Button
              variant="default"
              leftSection={<CalendarDays size={16} aria-hidden />}
              onClick={() => setSubscribes(true)}
            >
              {t('calendar')}
            </Button>
          )}
        </>
      }
    >
      <EditedTable
        {...list}
        label={t('assignments')}
        rowKey={({ id }) => id}
        empty={<EmptyState spot="problems" text={t('none')} hint={t('noneHint')} />}
        mayEdit={isAdmin}
        actionsWidth="150px"
        columns={columnsOf(t, isAdmin, seesProgress)}
        edit={{
          label: t('edit'),
          says: ({ title }) => t('editOf', { name: title }),
          title: ({ title }) => t('editOf', { name: title }),
          form: (row, onClose) => (
            <Suspense>
              <AssignmentForm gid={gid} stored={row} onClose={onClose} />
            </Suspense>
          ),
        }}
        remove={{
          label: t('remove'),
          says: ({ title }) => t('removeOf', { name: title }),
          question: ({ title }) => t('removeAsk', { name: title }),
          run: async ({ id }) => {
            await remove.mutateAsync({ id });
            toast.success(t('removed'));
          },
        }}
      />
      <Dialog opened={adds} onClose={() => setAdds(false)} title={t('add')}>
        <Suspense>
          <AssignmentForm gid={gid} stored={null} onClose={() => setAdds(false)} />
        </Suspense>
      </Dialog>

      {subscribes && <CalendarDialog onClose={() => setSubscribes(false)} />}
      {clones && <CloneDialog gid={gid} onClose={() => setClones(false)} />}
    </PageFrame>
  );
}

type Say = ReturnType<typeof useText<typeof TEXT>>;

const columnsOf = (t: Say, isAdmin: boolean, seesProgress: boolean): Column<AssignmentRow>[] => [
  { key: 'title', header: t('title'), names: true, cell: (row) => <Link href={targetHref(row)}>{row.title}</Link> },
  { key: 'kind', header: t('kind'), width: '130px', cell: ({ kind }) => <Badge>{t(kind)}</Badge> },
  {
    key: 'opens',
    header: t('opensAt'),
    width: '160px',
    cell: ({ opensAt }) => <span className="tnum">{formatMoment(opensAt)}</span>,
  },
  { key: 'due', header: t('dueAt'), width: '200px', cell: (row) => <Due row={row} /> },
  ...(isAdmin
    ? []
    : [{ key: 'own', header: t('own'), width: '220px', cell: (row: AssignmentRow) => <Own row={row} /> }]),
  // an assistant is a member with work of the own
  ...(seesProgress
    ? [
        {
          key: 'progress',
          header: <span className="visually-hidden">{t('progress')}</span>,
          width: isAdmin ? '220px' : '110px',
          cell: (row: AssignmentRow) => <Manage row={row} isAdmin={isAdmin} />,
        },
      ]
    : []),
];

function Due({ row: { dueAt, now, extension } }: { row: AssignmentRow }) {
  const t = useText(TEXT);
  const until = extension && Date.parse(extension.until) > Date.parse(dueAt) ? extension.until : null;
  return (
    <span className="tnum">
      {formatMoment(dueAt)} {Date.parse(until ?? dueAt) <= Date.parse(now) && <Badge>{t('over')}</Badge>}
      {extension && (
        <>
          <br />
          <small>
            {until ? t('ownUntil', { time: formatMoment(until) }) : t('extensionIdle')} · {extension.reason}
          </small>
        </>
      )}
    </span>
  );
}

function Own({ row: { id, own, opensAt, now, excuse, regradeUntil } }: { row: AssignmentRow }) {
  const t = useText(TEXT);
  const tRubric = useText(RUBRIC);
  const [open, setOpen] = useState<'regrades' | 'gradings' | null>(null);
  if (excuse !== null) return t('excusedOwn', { reason: excuse });
  if (Date.parse(opensAt) > Date.parse(now)) return t('notOpen');
  if (!own) return null;
  if (own.solved === null) return t('hiddenYet');
  return (
    <>
      <ProgressBar solved={own.solved} total={own.total} bare />
      <small>
        {t('ownOf', { score: own.score ?? 0 })}
        {(own.byHand ?? 0) > 0 && ` · ${t('ownByHand', { count: own.byHand ?? 0 })}`}
      </small>
      {regradeUntil !== null && (
        <Button size="compact-xs" variant="subtle" onClick={() => setOpen('regrades')}>
          {t('regrades')}
        </Button>
      )}
      {(own.byHand ?? 0) > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={() => setOpen('gradings')}>
          {tRubric('own')}
        </Button>
      )}

      {open === 'regrades' && <RegradesDialog id={id} until={regradeUntil} onClose={() => setOpen(null)} />}
      {open === 'gradings' && <OwnGradingsDialog id={id} onClose={() => setOpen(null)} />}
    </>
  );
}

function Manage({ row, isAdmin }: { row: AssignmentRow; isAdmin: boolean }) {
  const t = useText(TEXT);
  const release = useAction(releaseAssignment, {
    onSuccess: async () => {
      toast.success(t('released'));
      await readAssignments();
    },
  });
  return (
    <>
      <Link href={paths.groupAssignment(row.gid, row.id)} aria-label={t('progressOf', { name: row.title })}>
        {t('progress')}
      </Link>{' '}
      {isAdmin && row.results === 'byHand' && !row.resultsShown && (
        <Button
          size="compact-sm"
          variant="default"
          loading={release.isPending}
          onClick={() => release.mutate({ id: row.id })}
        >
          {t('release')}
        </Button>
      )}
    </>
  );
}
