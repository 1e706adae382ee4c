import { BIN_DAYS, type DisbandedGroup, getDisbandedGroups, restoreGroup } from '@assay/contract/groups/lives.ts';
import { useRouter } from '@tanstack/react-router';
import { GroupPicture } from '../../features/groups/group-picture.tsx';
import styles from '../../features/groups/lives/lives.module.css';
import { TEXT } from '../../features/groups/lives/text.ts';
import { groupChanged } from '../../features/groups/shell/use-group.ts';
import { formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import { useText } from '../../lib/text.ts';
import { refresh, useAction } from '../../lib/use-call.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Column } from '../../ui/table/data-table.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../ui/table/row-actions.tsx';
import { pageReads, useListPage } from '../../ui/table/use-list-page.ts';

const READS = pageReads(10);

/** Disbanded groups that the viewer can bring back (GRP-15). */
export function Page() {
  const t = useText(TEXT);
  const router = useRouter();
  const { list } = useListPage(getDisbandedGroups, READS);
  const restore = useAction(restoreGroup, {
    onSuccess: async (_, { gid }) => {
      toast.success(t('restored'));
      await Promise.all([refresh(getDisbandedGroups), groupChanged()]);
      await router.navigate({ href: paths.group(Number(gid)) });
    },
    onError: () => void refresh(getDisbandedGroups),
  });
  const columns: Column<DisbandedGroup>[] = [
    {
      key: 'name',
      header: t('name'),
      names: true,
      cell: (group) => (
        <span className={styles.group}>
          <GroupPicture group={group} size={32} />
          <span>{group.name}</span>
        </span>
      ),
    },
    { key: 'members', header: t('members'), from: 'md', width: '100px', cell: ({ memberCount }) => memberCount },
    {
      key: 'disbanded',
      header: t('disbandedAt'),
      from: 'md',
      width: '170px',
      cell: ({ disbandedAt }) => <span className="tnum">{formatMoment(disbandedAt)}</span>,
    },
    {
      key: 'swept',
      header: t('sweptAt'),
      width: '170px',
      cell: ({ sweptAt }) => <span className="tnum">{formatMoment(sweptAt)}</span>,
    },
    actionsColumn<DisbandedGroup>({
      header: t('actions'),
      width: '140px',
      actions: ({ id: gid, name }) => [
        { label: t('restore'), says: t('restoreOf', { name }), onClick: () => restore.mutate({ gid }) },
      ],
    }),
  ];
  return (
    <PageFrame title={t('bin')} lead={t('binLead', { days: BIN_DAYS })}>
      <PagedTable
        {...list}
        label={t('bin')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('binEmpty')} />}
      />
    </PageFrame>
  );
}
