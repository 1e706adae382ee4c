import {
  addContestAnnouncement,
  deleteContestAnnouncement,
  getAdminContestAnnouncement,
  updateContestAnnouncement,
} from '@assay/contract/announcements/contest.ts';
import { announcementCall } from '../../../features/announcements/announcement-form.tsx';
import { ManagedAnnouncements } from '../../../features/announcements/managed-announcements.tsx';
import { ContestAdminFrame } from '../../../features/contests/admin/admin-frame.tsx';
import { useIdParam } from '../../../lib/screens/params.ts';
import { refresh, useAction } from '../../../lib/use-call.ts';
import { pageReads, useListPage } from '../../../ui/table/use-list-page.ts';

const READS = pageReads(10);

/** Announcements of a contest for those who manage it. */
export function Page() {
  const cid = useIdParam<'AdminContestAnnouncement' | 'GroupContestAnnouncement'>('contestID');
  const { list } = useListPage(getAdminContestAnnouncement, READS, (filters) => ({ ...filters, cid }));
  const reread = () => refresh(getAdminContestAnnouncement);
  const remove = useAction(deleteContestAnnouncement, { onSuccess: reread });
  return (
    <ManagedAnnouncements
      list={list}
      add={announcementCall(addContestAnnouncement, (fields) => ({ ...fields, cid }))}
      updateOf={(id) => announcementCall(updateContestAnnouncement, (fields) => ({ ...fields, cid, id }))}
      remove={(id) => remove.mutateAsync({ cid, id })}
      onSaved={reread}
    >
      {({ actions, table }) => (
        <ContestAdminFrame cid={cid} tab="announcements" actions={actions}>
          {table}
        </ContestAdminFrame>
      )}
    </ManagedAnnouncements>
  );
}
