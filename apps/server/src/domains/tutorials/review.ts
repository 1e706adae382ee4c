import { fail } from '@assay/contract/errors.ts';
import { REVIEW_STATE, type ReviewPart, type ReviewState } from '@assay/contract/reviews/review.ts';
import { decideTutorial, getTutorialChanges, getTutorialReviews } from '@assay/contract/reviews/tutorials.ts';
import { TUTORIAL_STATUS } from '@assay/contract/tutorials/tutorial.ts';
import { rewardOf } from '@assay/rules/reviews/reward.ts';
import { noteAct } from '../../platform/audit/note-act.ts';
import { offsetOf, pageAnswer } from '../../platform/db/page.ts';
import { type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { emitMessages } from '../../platform/messages/emit-messages.ts';
import { namedFor } from '../problems/named.ts';
import { listReviews } from '../reviews/reviews.queries.ts';
import { changesSinceReview, decide, reviewRowOf } from '../reviews/reviews.ts';
import { payReward } from './coins.ts';
import { listTutorialRows, matchingTutorial } from './review.queries.ts';
import { lockTutorial, type TutorialRow, updateTutorialRow } from './tutorials.queries.ts';

/** What was handed in last, as reviewers read it. */
const handedIn = (row: TutorialRow) => ({
  title: row.next_title ?? row.title ?? '',
  content: row.next_content ?? row.content ?? '',
  price: row.next_price ?? row.price,
});

/** A tutorial as reviewers compare it with what was decided about before. */
const partsOfTutorial = ({ title, content, price }: ReturnType<typeof handedIn>): ReviewPart[] => [
  { part: 'title', text: title },
  { part: 'content', text: content },
  { part: 'price', text: String(price) },
];

export const tutorialReviewCalls: Implementation[] = [
  implement(getTutorialReviews, async (call, { keyword, state: asked, ...page }) => {
    const state = (asked ?? REVIEW_STATE.applying) as ReviewState;
    const filter = { kind: 'tutorial', state, ownerId: undefined, about: matchingTutorial(keyword?.trim()) } as const;
    const { rows, total } = await listReviews(call.db, filter, page.limit, offsetOf(page));
    const tutorials = await listTutorialRows(
      call.db,
      rows.map(({ subject_id }) => subject_id),
    );
    const named = await namedFor(
      call,
      [...tutorials.values()].map(({ pid }) => pid),
    );
    const records = rows.flatMap((row) => {
      const tutorial = tutorials.get(row.subject_id);
      if (!tutorial) return [];
      const problem = named.get(tutorial.pid ?? 0);
      return {
        ...reviewRowOf(row),
        tid: tutorial.id,
        pid: problem ? tutorial.pid : null,
        problemId: problem?.problemId ?? null,
        problemTitle: problem?.title ?? null,
        ...handedIn(tutorial),
        paid: tutorial.reward,
        isPublished: tutorial.gmt_approved !== null,
        version: tutorial.version,
      };
    });
    return pageAnswer(records, total, page);
  }),

  implement(decideTutorial, async (call, { id, status, reward = 0, rejectReason = '', version }) => {
    const { uid: reviewerUid } = viewerOf(call);
    const now = call.clock.now();
    const passed = status === TUTORIAL_STATUS.approved;
    const { tutorialRewardMax: max } = await call.settings.read();
    await call.db.transaction().execute(async (tx) => {
      const row = await lockTutorial(tx, id);
      if (!row || row.gmt_deleted !== null) return fail('tutorial.unknown');
      const text = handedIn(row);
      const review = await decide(
        tx,
        { kind: 'tutorial', id },
        {
          state: passed ? REVIEW_STATE.passed : REVIEW_STATE.refused,
          reason: rejectReason,
          version: { now: row.version, seen: version ?? null },
          snapshot: partsOfTutorial(text),
          reviewerUid,
          now,
        },
      );
      const { official: isOfficial, reward: paidBefore, uid: authorUid } = row;
      const paid = passed ? rewardOf({ granted: reward, max, paidBefore, isOfficial, authorUid, reviewerUid }) : 0;
      if (passed) {
        const approved = { ...text, next_title: null, next_content: null, next_price: null, gmt_approved: now };
        await updateTutorialRow(tx, id, { ...approved, reward: row.reward + paid }, { now, isText: false });
        if (paid > 0) await payReward(tx, { tid: id, authorUid: row.uid!, coins: paid, title: text.title });
      }
      if (review.applicant_uid !== null) {
        await emitMessages(tx, [
          {
            kind: passed ? 'review.accepted' : 'review.refused',
            to: [review.applicant_uid],
            actor: reviewerUid,
            cause: `review ${review.id}`,
            source: { type: 'tutorial', id, title: text.title, url: '/tutorial' },
            content: rejectReason,
            at: now,
          },
        ]);
      }
      await noteAct(call, tx, {
        action: decideTutorial.name,
        subject: `tutorial ${id}`,
        before: { title: row.title, price: row.price },
        after: passed ? { title: text.title, price: text.price, paid } : { rejected: rejectReason.trim() },
      });
    });
    return null;
  }),

  implement(getTutorialChanges, async (call, { id }) => {
    const row = (await listTutorialRows(call.db, [id])).get(id) ?? fail('tutorial.unknown');
    return changesSinceReview(call.db, { kind: 'tutorial', id }, partsOfTutorial(handedIn(row)));
  }),
];
