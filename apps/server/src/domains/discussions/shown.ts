import type { DiscussionRow, DiscussionStatus } from '@assay/contract/discussions/discussion.ts';
import { badgeOf } from '../comments/badge.ts';
import type { ShownColumns } from './discussions.queries.ts';

/** A discussion as lists show it. */
export const shownDiscussion = (row: ShownColumns): DiscussionRow => ({
  id: row.id,
  gid: row.gid,
  pid: row.problem_id,
  title: row.title,
  description: row.description,
  categoryId: row.category_id,
  categoryName: row.category_name,
  topPriority: row.top,
  uid: row.uid,
  author: row.username,
  avatar: row.avatar,
  role: badgeOf(row.role),
  titleName: row.title_name,
  titleColor: row.title_color,
  commentNum: row.comment_num,
  likeNum: row.like_num,
  viewNum: row.view_num,
  hasLike: row.has_like,
  status: row.status as DiscussionStatus,
  gmtCreate: row.gmt_create.toISOString(),
  gmtModified: row.gmt_modified.toISOString(),
});
