import { getGroupAnnouncement } from '@assay/contract/announcements/group.ts';
import { useState } from 'react';
import { useCall } from '../../lib/use-call.ts';
import { AnnouncementList } from './announcement-list.tsx';

const PAGE_SIZE = 5;

/** The card of a group's announcements: five at a time (GRP-11). */
export function GroupAnnouncements({ gid }: { gid: number }) {
  const [currentPage, setPage] = useState(1);
  const answer = useCall(
    getGroupAnnouncement,
    { gid, currentPage, limit: PAGE_SIZE },
    { keep: true, staleTime: 30_000, call: { quiet: true } },
  );
  return (
    <AnnouncementList
      owner={{ kind: 'group', id: gid }}
      answer={answer}
      paging={{ currentPage, limit: PAGE_SIZE, onTurn: setPage }}
    />
  );
}
