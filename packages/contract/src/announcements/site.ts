import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, id } from '../shapes.ts';
import { announcement, announcementFields, managedAnnouncement } from './announcement.ts';

export const getCommonAnnouncement = op('getCommonAnnouncement', 'GET /api/get-common-announcement', {
  access: 'anyone',
  does: 'Announcements of the site, newest first',
  input: z.object(paging(5)),
  data: pageOf(announcement),
});

export const getAdminAnnouncement = op('getAdminAnnouncement', 'GET /api/admin/announcement', {
  access: 'root',
  does: 'Announcements of the site with drafts and hidden ones',
  input: z.object(paging(10)),
  data: pageOf(managedAnnouncement),
});

export const addAnnouncement = op('addAnnouncement', 'POST /api/admin/announcement', {
  access: 'root',
  does: 'Announce something on the site; a visible one is told to all who follow the site',
  input: z.object(announcementFields),
  data: z.object({ id: z.number() }),
});

export const updateAnnouncement = op('updateAnnouncement', 'PUT /api/admin/announcement', {
  access: 'root',
  does: 'Change, show or hide an announcement of the site',
  input: z.object({ ...announcementFields, id }),
  data: empty,
});

export const deleteAnnouncement = op('deleteAnnouncement', 'DELETE /api/admin/announcement', {
  access: 'root',
  does: 'Delete an announcement of the site',
  input: z.object({ aid: id }),
  data: empty,
});
