import type { GroupDetail } from '@assay/contract/groups/groups.ts';
import { getJoinLinks, type JoinLink, revokeJoinLink } from '@assay/contract/groups/join-links.ts';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { toast } from '../../../lib/notices.ts';
import { useText } from '../../../lib/text.ts';
import { refresh, useAction, useCall } from '../../../lib/use-call.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Confirm } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { actionsColumn } from '../../../ui/table/row-actions.tsx';
import { LinkUses } from './link-uses.tsx';
import { TEXT } from './text.ts';

const ShowLink = lazyDialog(() => import('./show-link.tsx').then((module) => module.ShowLink));
const MakeLink = lazyDialog(() => import('./make-link.tsx').then((module) => module.MakeLink));

const TONES: Record<JoinLink['state'], Tone> = { open: 'good', ended: 'quiet', used: 'quiet', revoked: 'quiet' };
const SIZE = 5;

/** Join links of a group, for its admins: made, shown for a projector, revoked (GRP-17). */
export function LinkTable({ group }: { group: GroupDetail }) {
  const t = useText(TEXT);
  const [page, setPage] = useState({ currentPage: 1, limit: SIZE });
  const answer = useCall(getJoinLinks, { gid: group.id, ...page }, { keep: true });
  const [opened, setOpened] = useState<{ part: 'make' } | { part: 'show' | 'uses' | 'revoke'; link: JoinLink } | null>(
    null,
  );
  const close = () => setOpened(null);
  const revoke = useAction(revokeJoinLink, {
    onSuccess: async () => {
      close();
      toast.success(t('revokedToast'));
      await refresh(getJoinLinks);
    },
  });
  const columns: Column<JoinLink>[] = [
    { key: 'code', header: t('code'), names: true, width: '130px', cell: ({ code }) => <code>{code}</code> },
    {
      key: 'state',
      header: t('state'),
      width: '110px',
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(state)}</Badge>,
    },
    {
      key: 'how',
      header: t('how'),
      from: 'md',
      width: '130px',
      cell: ({ needsApproval }) => t(needsApproval ? 'approval' : 'atOnce'),
    },
    {
      key: 'uses',
      header: t('usedBy'),
      width: '110px',
      cell: ({ uses, usesMax }) => <span className="tnum">{usesMax === null ? uses : `${uses} / ${usesMax}`}</span>,
    },
    {
      key: 'ends',
      header: t('ends'),
      from: 'md',
      cell: ({ endsAt }) => <span className="tnum">{formatMoment(endsAt)}</span>,
    },
    actionsColumn<JoinLink>({
      header: t('actions'),
      width: '250px',
      actions: (link) => [
        link.state === 'open' && {
          label: t('show'),
          says: t('showOf', { code: link.code }),
          onClick: () => setOpened({ part: 'show', link }),
        },
        link.uses > 0 && {
          label: t('who'),
          says: t('whoOf', { code: link.code }),
          onClick: () => setOpened({ part: 'uses', link }),
        },
        link.state === 'open' && {
          label: t('revoke'),
          says: t('revokeOf', { code: link.code }),
          onClick: () => setOpened({ part: 'revoke', link }),
          danger: true,
        },
      ],
    }),
  ];
  return (
    <>
      <PagedTable
        answer={answer}
        currentPage={page.currentPage}
        limit={(answer.data?.total ?? 0) > SIZE ? page.limit : null}
        onTurn={(next) => setPage({ ...page, currentPage: 1, ...next })}
        label={t('links')}
        title={t('links')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState text={t('noLinks')} hint={t('linksHint')} />}
        aside={
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Plus aria-hidden />}
            onClick={() => setOpened({ part: 'make' })}
          >
            {t('make')}
          </Button>
        }
      />
      {opened?.part === 'make' && (
        <MakeLink gid={group.id} onClose={close} onMade={(link) => setOpened({ part: 'show', link })} />
      )}
      {opened?.part === 'show' && <ShowLink group={group} link={opened.link} onClose={close} />}
      {opened?.part === 'uses' && <LinkUses gid={group.id} link={opened.link} onClose={close} />}
      <Confirm
        opened={opened?.part === 'revoke'}
        onClose={close}
        title={t('revoke')}
        action={t('revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() => opened?.part === 'revoke' && revoke.mutate({ gid: group.id, id: opened.link.id })}
      >
        {t('revokeSure')}
      </Confirm>
    </>
  );
}
