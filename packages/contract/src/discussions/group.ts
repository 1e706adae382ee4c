import * as z from 'zod';
import { face, op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, flag, id } from '../shapes.ts';
import { DISCUSSION_PAGE_SIZE, discussionFilters, discussionRow } from './discussion.ts';
import { addDiscussion, deleteDiscussion, updateDiscussion } from './discussions.ts';

const { uid: _, ...filters } = discussionFilters;
const listed = { ...paging(DISCUSSION_PAGE_SIZE), ...filters, gid: id };

export const getGroupDiscussionList = op('getGroupDiscussionList', 'GET /api/group/get-discussion-list', {
  access: 'user',
  does: 'Discussions of a group, for its members: pinned ones first, then the newest',
  input: z.object({ ...listed, onlyMine: blankable(flag) }),
  data: pageOf(discussionRow),
});

export const getGroupAdminDiscussionList = op(
  'getGroupAdminDiscussionList',
  'GET /api/group/get-admin-discussion-list',
  {
    access: 'user',
    does: 'All discussions of a group for its admins, also those that are disabled or deleted',
    input: z.object(listed),
    data: pageOf(discussionRow),
  },
);

export const addGroupDiscussion = op('addGroupDiscussion', 'POST /api/group/discussion', {
  access: 'user',
  does: 'Begin a discussion among the members of a group',
  input: addDiscussion.input.extend({ gid: id }),
  data: addDiscussion.data,
});

// A discussion knows its group: what changes and deletes one is the same wherever it is called.

export const updateGroupDiscussion = face(updateDiscussion, 'updateGroupDiscussion', '/api/group/discussion');
export const deleteGroupDiscussion = face(deleteDiscussion, 'deleteGroupDiscussion', '/api/group/discussion');
