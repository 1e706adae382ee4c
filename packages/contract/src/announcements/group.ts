import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { empty, id } from '../shapes.ts';
import { announcement, announcementFields, managedAnnouncement } from './announcement.ts';

export const getGroupAnnouncement = op('getGroupAnnouncement', 'GET /api/group/get-announcement-list', {
  access: 'user',
  does: 'Announcements of a group for its members, newest first',
  input: z.object({ ...paging(5), gid: id }),
  data: pageOf(announcement),
});

export const getAdminGroupAnnouncement = op('getAdminGroupAnnouncement', 'GET /api/group/get-admin-announcement-list', {
  access: 'user',
  does: 'Announcements of a group for its admins, with drafts and hidden ones',
  input: z.object({ ...paging(10), gid: id }),
  data: pageOf(managedAnnouncement),
});

const written = { gid: id, ...announcementFields };

export const addGroupAnnouncement = op('addGroupAnnouncement', 'POST /api/group/announcement', {
  access: 'user',
  does: 'Announce something in a group; a visible one is told to all who follow the group',
  input: z.object(written),
  data: z.object({ id: z.number() }),
});

export const updateGroupAnnouncement = op('updateGroupAnnouncement', 'PUT /api/group/announcement', {
  access: 'user',
  does: 'Change, show or hide an announcement of a group',
  input: z.object({ ...written, id }),
  data: empty,
});

export const deleteGroupAnnouncement = op('deleteGroupAnnouncement', 'DELETE /api/group/announcement', {
  access: 'user',
  does: 'Delete an announcement of a group',
  input: z.object({ gid: id, aid: id }),
  data: empty,
});
