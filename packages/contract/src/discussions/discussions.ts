import * as z from 'zod';
import { op } from '../op.ts';
import { pageOf, paging } from '../page.ts';
import { blankable, empty, flag, id, whole } from '../shapes.ts';
import {
  DISCUSSION_PAGE_SIZE,
  discussionDetail,
  discussionFilters,
  discussionRow,
  discussionTexts,
  problemRef,
} from './discussion.ts';

export const getDiscussionList = op('getDiscussionList', 'GET /api/get-discussion-list', {
  access: 'anyone',
  does: 'Public discussions as far as the viewer sees them, of all problems, one problem or one person: pinned ones first, then the newest',
  input: z.object({
    ...paging(DISCUSSION_PAGE_SIZE),
    ...discussionFilters,
    onlyMine: blankable(flag),
    admin: blankable(flag).describe('also disabled and deleted ones, and those of groups; for administrators'),
  }),
  data: pageOf(discussionRow),
});

export const getDiscussionDetail = op('getDiscussionDetail', 'GET /api/get-discussion-detail', {
  access: 'anyone',
  does: 'A discussion with its content; who reads it is counted once an hour',
  input: z.object({ did: id }),
  data: discussionDetail,
});

const chosen = { categoryId: id.nullish(), topPriority: flag.optional() };

export const addDiscussion = op('addDiscussion', 'POST /api/discussion', {
  access: 'user',
  does: 'Begin a discussion, of a problem when one is named',
  input: z.object({ ...discussionTexts, ...chosen, pid: problemRef }),
  data: z.object({ id: z.number() }),
});

export const updateDiscussion = op('updateDiscussion', 'PUT /api/discussion', {
  access: 'user',
  does: 'Change a discussion of one’s own; its category, problem and group stay',
  input: z.object({
    id,
    ...discussionTexts,
    topPriority: flag.optional(),
    revisions: whole(0, 1_000_000)
      .optional()
      .describe('how often it had been changed when it was read; a save over a later state is refused'),
  }),
  data: empty,
});

export const deleteDiscussion = op('deleteDiscussion', 'DELETE /api/discussion', {
  access: 'user',
  does: 'Delete a discussion',
  input: z.object({ did: id }),
  data: empty,
});

export const likeDiscussion = op('likeDiscussion', 'GET /api/discussion-like', {
  access: 'user',
  does: 'Like a discussion, or no longer',
  input: z.object({ did: id, toLike: flag }),
  data: z.object({ likeNum: z.number() }),
});
