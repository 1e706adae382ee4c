import { fail } from '@assay/contract/errors.ts';
import { roleName } from '@assay/contract/roles.ts';
import { mayDeleteComment, mayReply, maySeeComment, type QuestionFacts } from '@assay/rules/contests/questions.ts';
import { type Call, viewerOf } from '../../../platform/http/call.ts';
import type { CommentAccess, CommentOwnerRules, CommentWriter } from '../../comments/owner.ts';
import { enterContest, enterToWrite } from '../entry.ts';
import { findGroupRoots } from '../groups/group-part.ts';
import { tellContest } from './news.ts';

/** The questions of a contest, for whoever may enter it while the site has the area open. */
async function openQuestions(call: Call, cid: number, enter: typeof enterContest): Promise<CommentAccess> {
  const { openContestComment } = await call.settings.read();
  if (!openContestComment) fail('contest.commentsClosed');
  const { status, isAdmin: viewerIsAdmin, row, virtual } = await enter(call, cid, call.viewer);
  const { uid } = viewerOf(call);
  const { author_uid: creator, gid } = row;
  const roots = await findGroupRoots(call.db, gid);
  const staff = creator === null ? [...roots] : [creator, ...roots];

  function writtenBy(writer: CommentWriter): QuestionFacts['writtenBy'] {
    if (roleName(writer.role) === 'root') return 'root';
    if (writer.uid === creator) return 'creator';
    return staff.includes(writer.uid) ? 'admin' : 'contestant';
  }
  return {
    visibility: {
      uid,
      staff,
      all: maySeeComment({ status, isAuthor: false, viewerIsAdmin, writtenBy: 'contestant' }),
      until: virtual?.likeAt ?? null,
    },
    mayReply: (comment) => mayReply({ viewerIsAdmin, writtenBy: writtenBy(comment) }),
    // a question stays as the jury has read it
    mayEdit: () => false,
    mayDelete: (comment) => mayDeleteComment({ isAuthor: comment.uid === uid, viewerIsAdmin }),
    stored: (id) => tellContest(call, cid, viewerIsAdmin ? 'all' : 'staff', { news: 'comment', id, title: '' }),
  };
}

/** The open questions and answers of contests, as comments. */
export const contestComments: CommentOwnerRules = {
  read: (call, cid) => openQuestions(call, cid, enterContest),
  write: (call, cid) => openQuestions(call, cid, enterToWrite),
};
