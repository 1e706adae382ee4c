import { fail } from '@assay/contract/errors.ts';
import { likeTutorial } from '@assay/contract/tutorials/tutorials.ts';
import { maySeeContent } from '@assay/rules/tutorials/access.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findTutorialFor } from './find.ts';
import { setTutorialLike } from './tutorials.queries.ts';

export const tutorialLikeCalls: Implementation[] = [
  implement(likeTutorial, async (call, { tid, toLike }) => {
    const { uid } = viewerOf(call);
    const { facts, viewer } = await findTutorialFor(call, tid);
    if (facts.authorUid === uid) fail('tutorial.own');
    if (!maySeeContent(viewer, facts)) fail('tutorial.notBought');
    return { likeNum: await setTutorialLike(call.db, tid, uid, toLike) };
  }),
];
