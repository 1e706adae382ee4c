import { fail } from '@assay/contract/errors.ts';
import { mayDo } from '@assay/contract/roles.ts';
import { TUTORIALS_MAX } from '@assay/contract/tutorials/tutorial.ts';
import { addTutorial, deleteTutorial, updateTutorial } from '@assay/contract/tutorials/tutorials.ts';
import { refuseWriting } from '@assay/rules/notes/refuse-writing.ts';
import { reviewsTutorials } from '@assay/rules/tutorials/access.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { findMeant } from '../problems/find-meant.ts';
import { isApplying } from '../reviews/reviews.queries.ts';
import { apply, withdraw } from '../reviews/reviews.ts';
import { type TutorialProblem, viewProblem } from './find.ts';
import {
  countTutorialsOf,
  insertTutorial,
  lockTutorial,
  lockTutorialsOf,
  type TutorialRow,
  updateTutorialRow,
} from './tutorials.queries.ts';

interface Written {
  title: string;
  content: string;
  price: number;
  official?: boolean | undefined;
  showAt?: string | null | undefined;
}

const about = (id: number) => ({ kind: 'tutorial', id }) as const;

/**
 * What is written by somebody about a problem: an official editorial by those who may change the problem, who answer for it themselves; by all
 * others only about a problem of the public list.
 */
async function refuseWritten(call: Call, written: Written, problem: TutorialProblem, wasOfficial: boolean) {
  const viewer = viewerOf(call);
  const refusal = refuseWriting('tutorial', written);
  if (refusal) throw refusal;
  const official = written.official ?? wasOfficial;
  if (official && !problem.editsProblem) fail('access.denied');
  if (official && written.price > 0) fail('tutorial.officialNotFree');
  if (!official && !problem.isPublic) fail('tutorial.problemNotPublic');
  const { tutorialPriceMax: max } = await call.settings.read();
  if (written.price > max && !reviewsTutorials(viewer)) fail('tutorial.priceTooHigh', { max });
  return official;
}

/** The columns of a text that is shown at once, or that waits for its review. */
function columnsOf({ title, content, price, showAt }: Written, official: boolean, now: Date): Partial<TutorialRow> {
  const show_at = official && showAt ? new Date(showAt) : null;
  const text = { title: title.trim(), content, price };
  return official
    ? { ...text, official, show_at, gmt_approved: now, next_title: null, next_content: null, next_price: null }
    : { official, show_at, next_title: text.title, next_content: text.content, next_price: text.price };
}

async function handIn(call: Call, tx: Queryable, id: number) {
  const { uid } = viewerOf(call);
  // what waits already is read as it is now
  if (await isApplying(tx, about(id))) return;
  await apply(tx, about(id), { ownerId: uid, applicantUid: uid, message: '', now: call.clock.now() });
}

/** An own tutorial, held. @throws Failure `tutorial.unknown` */
async function lockOwn(call: Call, tx: Queryable, id: number): Promise<TutorialRow> {
  const row = await lockTutorial(tx, id);
  return row && row.uid === viewerOf(call).uid && row.gmt_deleted === null ? row : fail('tutorial.unknown');
}

export const tutorialWritingCalls: Implementation[] = [
  implement(addTutorial, async (call, input) => {
    const { uid, role } = viewerOf(call);
    if (!mayDo(role, 'discuss')) fail('tutorial.mayNotWrite');
    const meant = (await findMeant(call, input)) ?? fail('tutorial.problemNeeded');
    const official = await refuseWritten(call, input, await viewProblem(call, meant.pid), false);
    const now = call.clock.now();
    return call.db.transaction().execute(async (tx) => {
      await lockTutorialsOf(tx, uid);
      if ((await countTutorialsOf(tx, uid)) >= TUTORIALS_MAX) fail('tutorial.tooMany', { max: TUTORIALS_MAX });
      const id = await insertTutorial(tx, { pid: meant.pid, uid, ...columnsOf(input, official, now) }, now);
      if (!official) await handIn(call, tx, id);
      return { id };
    });
  }),

  implement(updateTutorial, async (call, { id, ...written }) => {
    if (!mayDo(viewerOf(call).role, 'discuss')) fail('tutorial.mayNotWrite');
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      const row = await lockOwn(call, tx, id);
      const problem = await viewProblem(call, row.pid ?? fail('problem.unknown'));
      const official = await refuseWritten(call, written, problem, row.official);
      if (official && (await isApplying(tx, about(id)))) await withdraw(tx, about(id));
      await updateTutorialRow(tx, id, columnsOf(written, official, now), { now, isText: true });
      if (!official) await handIn(call, tx, id);
    });
    return null;
  }),

  implement(deleteTutorial, async (call, { id }) => {
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      await lockOwn(call, tx, id);
      if (await isApplying(tx, about(id))) await withdraw(tx, about(id));
      await updateTutorialRow(tx, id, { gmt_deleted: now }, { now, isText: false });
    });
    return null;
  }),
];
