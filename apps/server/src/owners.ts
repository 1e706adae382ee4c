import { fail } from '@assay/contract/errors.ts';
import type { CommentOwners } from './domains/comments/owner.ts';
import { contestComments } from './domains/contests/comments.ts';

const unknownDiscussion = async () => fail('discussion.unknown');

/** What comments belong to. Who may read, write, reply and delete there, and who hears of it, is each owner's own matter. */
export const COMMENT_OWNERS: CommentOwners = {
  contest: contestComments,
  // there are none yet
  discussion: { read: unknownDiscussion, write: unknownDiscussion },
};
