import {
  answerHelp,
  askHelp,
  claimHelp,
  getGroupHelp,
  getHelpAt,
  HELP_OWN_MAX,
  HELP_WAITING_MAX,
  leaveHelp,
  type OwnHelp,
  takeBackHelp,
  type WaitingHelp,
} from '@assay/contract/assignments/help.ts';
import { fail } from '@assay/contract/errors.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { claimOf, excerptOf, refuseHelp } from '@assay/rules/assignments/help.ts';
import { isWithin } from '@assay/rules/groups/assistants.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../../platform/http/call.ts';
import { emitMessages } from '../../../platform/messages/emit-messages.ts';
import { refusedAs } from '../../../platform/refused-as.ts';
import { listAssisting } from '../../groups/assistants/assistants.queries.ts';
import { assistsIn } from '../../groups/assistants/assistants.ts';
import { enterGroup } from '../../groups/entry.ts';
import { holdGroup } from '../../groups/members.queries.ts';
import type { AssignmentColumns } from '../assignments.queries.ts';
import { assistAssignment, openAssignment } from '../entry.ts';
import { listAssigned, venueOf } from '../progress.ts';
import { supervisedSince } from '../supervision/supervises.ts';
import { targetColumns } from '../target.queries.ts';
import { sourceOf } from '../tell.ts';
import {
  deleteOwnHelp,
  findHelp,
  findOwnCode,
  type HelpRow,
  insertHelp,
  listOwn,
  listPlaces,
  listWaiting,
  lockHelp,
  updateAnswer,
  updateClaim,
  type WaitingRow,
} from './help.queries.ts';
import { tellHelp } from './tell-help.ts';

const QUESTIONS_PER_HOUR = 30;

/** Where questions of a group are read, by those who ask and those who answer. */
const placeOf = (row: AssignmentColumns) => ({ ...sourceOf(row), url: `/group/${row.gid}/help` });

const fieldsOf = (row: HelpRow) => ({
  ...{ id: row.id, assignmentId: row.assignment_id, assignment: row.assignment },
  ...{ pid: row.pid, displayId: row.problem_id, title: row.title },
  ...{ submitId: row.submission_id, line: row.line, question: row.question },
  askedTime: row.gmt_create.toISOString(),
});

const claimIn = (row: HelpRow, now: Date) => claimOf({ claimedBy: row.claimed_by, claimedAt: row.claimed_at }, now);

const shownOwn = (row: Awaited<ReturnType<typeof listOwn>>[number], now: Date): OwnHelp => ({
  ...fieldsOf(row),
  isTaken: row.answered_at === null && claimIn(row, now) !== null,
  answer: row.answer,
  by: row.answerer,
  answeredTime: row.answered_at?.toISOString() ?? null,
});

function shownWaiting(
  row: WaitingRow,
  { uid, now, isNamed }: { uid: number; now: Date; isNamed: boolean },
): WaitingHelp {
  const claim = claimIn(row, now);
  return {
    ...fieldsOf(row),
    ...{ uid: row.uid, username: row.username, realname: isNamed ? row.realname : '', label: row.label },
    ...{ status: row.status, score: row.score, language: row.language },
    ...{ attempt: row.attempt, attempts: row.attempts, excerpt: row.excerpt, excerptFrom: row.excerpt_from },
    claim: claim && { by: row.claimer ?? '', isMine: claim.by === uid, until: claim.until.toISOString() },
  };
}

/**
 * A question that this viewer may answer: of a member for whom the viewer has the right; never the own one.
 * @throws Failure `help.unknown`
 */
async function helpFor(call: Call, id: number) {
  const help = (await findHelp(call.db, id)) ?? fail('help.unknown');
  const { row, labels } = await assistAssignment(call, help.assignment_id, 'feedback').catch(refusedAs('help.unknown'));
  if (help.uid === viewerOf(call).uid || !isWithin(labels, help.label)) fail('help.unknown');
  return { help, row };
}

/** Holds a question that the viewer may take up or answer now. */
async function holdHelp(call: Call, tx: Queryable, id: number, now: Date) {
  const facts = (await lockHelp(tx, id)) ?? fail('help.unknown');
  const refusal = refuseHelp(facts, { by: viewerOf(call).uid, now });
  if (refusal) fail(refusal);
}

/** What students ask, and who looks at it (ASG-25). */
export const helpCalls: Implementation[] = [
  implement(getGroupHelp, async (call, { gid }) => {
    const view = await enterGroup(call, gid, call.viewer);
    const { rights, labels } = await assistsIn(call.db, view);
    const [{ uid }, now, mayAnswer] = [viewerOf(call), call.clock.now(), rights.has('feedback')];
    const [waiting, own] = await Promise.all([
      mayAnswer ? listWaiting(call.db, { gid, uid, labels, lang: call.lang, most: HELP_WAITING_MAX }) : [],
      view.level === GROUP_LEVEL.member ? listOwn(call.db, uid, { gid }, { lang: call.lang, most: HELP_OWN_MAX }) : [],
    ]);
    const isNamed = rights.has('roster');
    return {
      mayAnswer,
      waiting: waiting.map((row) => shownWaiting(row, { uid, now, isNamed })),
      own: own.map((row) => shownOwn(row, now)),
    };
  }),

  implement(getHelpAt, async (call, { kind, targetId, pid }) => {
    const [{ uid }, now] = [viewerOf(call), call.clock.now()];
    const places = await listPlaces(call.db, uid, targetColumns(kind, targetId), now);
    const ids = places.map(({ id }) => id);
    const own = await listOwn(call.db, uid, { ids, pid }, { lang: call.lang, most: HELP_OWN_MAX });
    return { places, own: own.map((row) => shownOwn(row, now)) };
  }),

  implement(askHelp, async (call, { id, pid, submitId, line, question }) => {
    const { row, view } = await openAssignment(call, id);
    const [{ uid }, now] = [viewerOf(call), call.clock.now()];
    if (view.level !== GROUP_LEVEL.member) fail('assignment.memberUnknown');
    // who runs a timed work is asked there
    if (row.work_id !== null || now < row.opens_at) fail('help.closed');
    const { problems } = await listAssigned(call, row);
    const problem = problems.find((one) => one.pid === pid) ?? fail('assignment.cellUnknown');
    const venue = venueOf(row);
    const from = await supervisedSince(call.db, uid, row);
    const code =
      submitId === null
        ? null
        : ((from && (await findOwnCode(call.db, { venue, submitId, uid, pid, from }))) ?? fail('submission.unknown'));
    if (code !== null && line !== null && line > code.split('\n').length) fail('feedback.lineUnknown');
    const excerpt = code === null ? null : excerptOf(code, line);
    call.limiter.take('help', String(uid), QUESTIONS_PER_HOUR, 3600);
    const asked = await call.db.transaction().execute(async (tx) => {
      if (!(await holdGroup(tx, row.gid))) fail('group.unknown');
      const made = await insertHelp(tx, {
        ...{ assignment_id: id, uid, pid, submission_id: submitId, line: code === null ? null : line },
        ...{ question: question.trim(), gmt_create: now },
        ...(excerpt && { excerpt: excerpt.text, excerpt_from: excerpt.from }),
      });
      if (made === null) return fail('help.asked');
      await emitMessages(tx, [
        {
          kind: 'help.asked',
          to: await listAssisting(tx, row.gid, uid, 'feedback'),
          actor: uid,
          cause: `help ${made}`,
          source: placeOf(row),
          content: question,
          params: { problem: problem.displayId },
          at: now,
        },
      ]);
      return made;
    });
    await tellHelp(call, { gid: row.gid, uid, id: asked });
    return { id: asked };
  }),

  implement(takeBackHelp, async (call, { id }) => {
    const { uid } = viewerOf(call);
    const gid = (await deleteOwnHelp(call.db, id, uid)) ?? fail('help.unknown');
    await tellHelp(call, { gid, uid, id });
    return null;
  }),

  implement(claimHelp, async (call, { id }) => {
    const { help, row } = await helpFor(call, id);
    const now = call.clock.now();
    await call.db.transaction().execute(async (tx) => {
      await holdHelp(call, tx, id, now);
      await updateClaim(tx, id, { claimed_by: viewerOf(call).uid, claimed_at: now });
    });
    await tellHelp(call, { gid: row.gid, uid: help.uid, id });
    return null;
  }),

  implement(leaveHelp, async (call, { id }) => {
    const { help, row } = await helpFor(call, id);
    await call.db.transaction().execute(async (tx) => {
      await holdHelp(call, tx, id, call.clock.now());
      await updateClaim(tx, id, { claimed_by: null, claimed_at: null });
    });
    await tellHelp(call, { gid: row.gid, uid: help.uid, id });
    return null;
  }),

  implement(answerHelp, async (call, { id, answer }) => {
    const { help, row } = await helpFor(call, id);
    const [by, now] = [viewerOf(call).uid, call.clock.now()];
    await call.db.transaction().execute(async (tx) => {
      await holdHelp(call, tx, id, now);
      await updateAnswer(tx, id, { answer: answer.trim(), answered_by: by, answered_at: now });
      await emitMessages(tx, [
        {
          kind: 'help.answered',
          to: [help.uid],
          actor: by,
          cause: `help ${id} answered`,
          source: placeOf(row),
          content: answer,
          quote: help.question,
          params: { problem: help.problem_id },
          at: now,
        },
      ]);
    });
    await tellHelp(call, { gid: row.gid, uid: help.uid, id });
    return null;
  }),
];
