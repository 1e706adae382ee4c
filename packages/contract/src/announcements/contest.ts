import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, id } from '../shapes.ts';
import { announcement, announcementFields, managedAnnouncement, unreadAnnouncement } from './announcement.ts';

export const getContestAnnouncement = op('getContestAnnouncement', 'GET /api/get-contest-announcement', {
  access: 'user',
  does: 'Announcements of a contest, newest first',
  input: z.object({ ...paging(50), cid: id }),
  data: pageOf(announcement),
});

/** Polled by every contestant: no content, and only what was not read. */
export const getContestNotReadAnnouncement = op(
  'getContestNotReadAnnouncement',
  'POST /api/get-contest-not-read-announcement',
  {
    access: 'user',
    does: 'Announcements of a contest besides those that were read, newest first',
    input: z.object({ cid: id, readAnnouncementList: z.array(id).max(1000).nullish() }),
    data: z.array(unreadAnnouncement),
  },
);

export const getAdminContestAnnouncement = op('getAdminContestAnnouncement', 'GET /api/admin/contest/announcement', {
  access: 'user',
  does: 'Announcements of a contest for those who manage it, hidden ones too',
  input: z.object({ ...paging(10), cid: id }),
  data: pageOf(managedAnnouncement),
});

const written = { cid: id, ...announcementFields };

export const addContestAnnouncement = op('addContestAnnouncement', 'POST /api/admin/contest/announcement', {
  access: 'user',
  does: 'Announce something in a contest; a visible one is told to all who follow the contest',
  input: z.object(written),
  data: z.object({ id: z.number() }),
});

export const updateContestAnnouncement = op('updateContestAnnouncement', 'PUT /api/admin/contest/announcement', {
  access: 'user',
  does: 'Change an announcement of a contest',
  input: z.object({ ...written, id }),
  data: empty,
});

export const deleteContestAnnouncement = op('deleteContestAnnouncement', 'DELETE /api/admin/contest/announcement', {
  access: 'user',
  does: 'Delete an announcement of a contest',
  input: z.object({ cid: id, id }),
  data: empty,
});
