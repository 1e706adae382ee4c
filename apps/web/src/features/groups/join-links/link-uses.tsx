import { getJoinLinkUses, type JoinLink } from '@assay/contract/groups/join-links.ts';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { useText } from '../../../lib/text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { UserLink } from '../../../ui/people/user-link.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { TEXT } from './text.ts';

interface LinkUsesProps {
  gid: number;
  link: JoinLink;
  onClose: () => void;
}

/** Who came by a join link. */
export function LinkUses({ gid, link, onClose }: LinkUsesProps) {
  const t = useText(TEXT);
  const [page, setPage] = useState({ currentPage: 1, limit: 10 });
  const answer = useCall(getJoinLinkUses, { gid, id: link.id, ...page }, { keep: true });
  return (
    <Dialog opened onClose={onClose} title={t('whoOf', { code: link.code })} size="lg">
      <PagedTable
        answer={answer}
        {...page}
        onTurn={(next) => setPage({ ...page, currentPage: 1, ...next })}
        label={t('who')}
        columns={[
          {
            key: 'who',
            header: t('username'),
            names: true,
            cell: ({ uid, username, avatar }) => <UserLink uid={uid} username={username} avatar={avatar} />,
          },
          {
            key: 'when',
            header: t('when'),
            width: '170px',
            cell: ({ gmtCreate }) => <span className="tnum">{formatMoment(gmtCreate)}</span>,
          },
        ]}
        rowKey={({ uid }) => uid}
        empty={<EmptyState text={t('nobody')} />}
      />
    </Dialog>
  );
}
