import { fail } from '@assay/contract/errors.ts';
import { refuseWriting } from '@assay/rules/discussions/refuse-writing.ts';
import { type Call, viewerOf } from '../../platform/http/call.ts';
import type { CommentAccess, CommentOwnerRules } from '../comments/owner.ts';
import { discussionAddress } from './address.ts';
import { lockCommenter } from './comments.queries.ts';
import { holdDiscussion } from './discussions.queries.ts';
import { gone, mayOtherRead, mayTellOf, openDiscussion } from './entry.ts';

const DAY_MS = 24 * 3600 * 1000;

async function open(call: Call, did: number): Promise<CommentAccess> {
  const { row, runs } = await openDiscussion(call, did);
  const viewerUid = call.viewer?.uid ?? null;
  return {
    visibility: { uid: viewerUid, staff: [], all: true, until: null },
    totals: { comments: row.comment_num, threads: row.thread_num },
    mayReply: () => viewerUid !== null,
    mayDelete: (comment) => runs || comment.uid === viewerUid,
    mayEdit: (comment) => comment.uid === viewerUid,
    stored: () => {},
    ...((await mayTellOf(call, row)) && {
      source: {
        type: 'discussion',
        id: did,
        author: row.uid,
        title: row.title,
        addressOf: (id: number) => discussionAddress(row, id),
        mayRead: mayOtherRead(call, did),
      },
    }),
    async admit(tx) {
      const { uid, role } = viewerOf(call);
      const settings = await call.settings.read();
      const limits = {
        solved: row.gid === null ? settings.commentSolvedNeeded : settings.groupDiscussionSolvedNeeded,
        perDay: settings.commentsPerDay,
        inAll: settings.commentsPerUser,
      };
      const made = await lockCommenter(tx, uid, new Date(call.clock.now().getTime() - DAY_MS));
      const refusal = refuseWriting({ role, ...made }, limits, 'comment');
      if (refusal) throw refusal;
      if (!(await holdDiscussion(tx, did))) throw gone();
    },
  };
}

/** Comments of discussions: for everybody who may read them (DISC-4). */
export const discussionComments: CommentOwnerRules = {
  read: open,
  write: async (call, did) => (call.viewer ? open(call, did) : fail('access.loginNeeded')),
};
