import { addRemark, setFeedbackMark } from '@assay/contract/assignments/feedback.ts';
import { askHelp } from '@assay/contract/assignments/help.ts';
import { addAssignment, releaseAssignment } from '@assay/contract/assignments/list.ts';
import { setAssignmentPoints } from '@assay/contract/assignments/progress.ts';
import { getRubric, saveRubric, setRubricGrading } from '@assay/contract/assignments/rubrics.ts';
import { manualJudge } from '@assay/contract/judging/judgements.ts';
import { type Venue, venueIdOf, wireOf } from '@assay/contract/venue.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork, type WorkOptions } from '@assay/testkit/build/work.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateHandedIn } from '../domains/works/sittings/sittings.queries.ts';
import { type Answers, fieldsOf } from './testing/asking.ts';
import { HOUR, openLeakStage, SECRET, SECRET_PROBLEM, tellersOf } from './testing/contest-stage.ts';
import { expectAnswered, expectSame, type Found } from './testing/hearing.ts';
import { pointingAt } from './testing/inputs.ts';
import { isOpenTo, READING } from './testing/reading.ts';

const stage = await openLeakStage();
const { site, root, author, owner, rival, otherAdmin } = stage;
let member: BuiltUser;
let gid: number;
beforeAll(async () => {
  member = await buildUser(site);
  ({ gid } = await buildGroup(site, { owner: author, members: [owner, member] }));
});
afterAll(() => site.close());

type Role = 'visitor' | 'stranger' | 'member' | 'otherAdmin' | 'owner' | 'author';
const personOf = (role: Role): BuiltUser | null =>
  ({ visitor: null, stranger: rival, member, otherAdmin, owner, author })[role];
/** Answers so often in an hour, and then none: it has tests of its own. */
const COUNTED = new Set(['downloadFirstFailTestcase']);
const POINTERS = new Set([
  'id',
  'tid',
  'qid',
  'qpid',
  'cid',
  'gid',
  'pid',
  'pidList',
  'problemId',
  'displayId',
  'submitId',
  'submitIds',
]);
/** No submission has it. */
const NONE = 999_999;
const OTHERS: Role[] = ['visitor', 'stranger', 'member', 'otherAdmin'];

interface At {
  venue: Venue;
  pid: number;
  displayId: string;
  submitId: number;
  /** Of the assignment. */
  id?: number;
}

/** Filters by which hidden things might be asked out. */
const QUERIES: Record<string, unknown>[] = [{}, { onlyMine: true }];

/** Everything that can be pointed at something. */
const POINTING = READING.filter((op) => !COUNTED.has(op.name) && fieldsOf(op).some((name) => POINTERS.has(name)));

/** What somebody finds out of it by every call that reads, under each name that a call may have for it. */
async function everythingFor(role: Role, { venue, pid, displayId, submitId, id }: At): Promise<Found> {
  const found: Found = new Map();
  const answers: Answers = new Map();
  const of = venueIdOf(venue);
  const at = {
    ...pointingAt({ cid: 0, problems: [{ pid, problemId: displayId, displayId }] } as never, submitId),
    ...{ problemId: displayId, problemID: displayId, displayId, gid, groupId: gid, uid: owner.uid, targetId: of },
  };
  // calls of venues by the wire's fields; those of works, sheets and assignments by ids of their own
  const named = [
    { ...at, ...wireOf(venue), gid: undefined },
    { ...at, cid: undefined, tid: of, qid: of, id: id ?? of },
  ];
  const who = personOf(role);
  for (const op of POINTING.filter((one) => isOpenTo(one, who))) {
    const fields = fieldsOf(op);
    for (const [way, input] of named.entries()) {
      for (const query of QUERIES) {
        if (!Object.keys(query).every((name) => fields.includes(name))) continue;
        const answer = await stage.ask(op, who, { ...input, ...query }, {}, answers);
        expectAnswered(op.name, answer);
        found.set(`${op.name} ${way} ${JSON.stringify(query)}`, answer);
      }
    }
  }
  return found;
}

/** What each of them finds out of it. */
async function everythingForEach(roles: readonly Role[], at: At): Promise<[Role, Found][]> {
  const heard: [Role, Found][] = [];
  for (const role of roles) heard.push([role, await everythingFor(role, at)]);
  return heard;
}

/** Whether the answers stay the same whatever changes. */
async function expectSilence(heard: readonly [Role, Found][], at: At, change: () => Promise<unknown>) {
  await change();
  for (const [role, before] of heard) expectSame(await everythingFor(role, at), before);
}

const verdict = (submitId: number, status: number) => () =>
  as(site, root)(manualJudge, { submitId, status, reason: 'test' });

/** A work of the group with a problem that nobody finds elsewhere; the owner has started it and submitted, unless it is to come. */
async function work(options: WorkOptions = {}): Promise<At> {
  const problem = { ...SECRET_PROBLEM, auth: 2 as const };
  const { wid, problems } = await buildWork(site, { author, gid, problems: [problem], ...options });
  const venue = { kind: 'timedWork', id: wid } as const;
  const at = { venue, pid: problems[0]!.pid, displayId: 'A', submitId: NONE };
  if ((options.startsIn ?? 0) > 0) return at;
  await startWork(site, wid, owner);
  return { ...at, submitId: await stage.submitAt({ pid: 'A', ...wireOf(venue) }, owner) };
}

const handIn = async (at: At) => {
  await updateHandedIn(site.services.db, venueIdOf(at.venue), owner.uid, site.clock.now());
  return at;
};
const hide = async (at: At) => {
  const { db } = site.services;
  await db.updateTable('timed_works').set({ visible: false }).where('id', '=', venueIdOf(at.venue)).execute();
  return at;
};
const end = async (at: At) => {
  const { db } = site.services;
  const ended = db.updateTable('timed_works').set({ end_time: site.clock.now() });
  await ended.where('id', '=', venueIdOf(at.venue)).execute();
  return at;
};

const WORKS: Record<string, { open(): Promise<At>; inside: boolean; hides: boolean }> = {
  'before the start': { open: () => work({ startsIn: HOUR }), inside: false, hides: true },
  running: { open: () => work(), inside: true, hides: true },
  'handed in, with results for everybody at the end': {
    open: async () => handIn(await work({ results: 'end' })),
    inside: true,
    hides: true,
  },
  'handed in': { open: async () => handIn(await work()), inside: true, hides: false },
  'ended, with results by hand': {
    open: async () => end(await work({ results: 'byHand' })),
    inside: true,
    hides: true,
  },
  'ended and hidden': { open: async () => end(await hide(await work())), inside: false, hides: true },
};

test.each(Object.entries(WORKS))(
  'WORK-2 WORK-3 WORK-6 a timed work, %s, tells its problems to who has started it, and verdicts to whom they are shown',
  { timeout: 300_000 },
  async (_state, { open, inside, hides }) => {
    const at = await open();
    const heard = await everythingForEach([...OTHERS, 'owner'], at);
    for (const [role, found] of heard) {
      const told = tellersOf(found);
      expect([role, role === 'owner' && inside ? told.length > 0 : told]).toEqual([
        role,
        role === 'owner' && inside ? true : [],
      ]);
    }
    if (at.submitId === NONE) return;
    const kept = heard.filter(([role]) => role !== 'owner' || hides);
    await expectSilence(kept, at, verdict(at.submitId, 0));
  },
);

test('SHEET-9 nobody else finds out how a submission of a sheet failed, nor its code', {
  timeout: 300_000,
}, async () => {
  const problem = { ...SECRET_PROBLEM, title: 'Sheet', auth: 2 as const };
  const { qid, problems } = await buildQSheet(site, { groups: [{ problems: [problem] }] });
  const { pid, problemId } = problems[0]!;
  const submitId = await stage.submitAt({ pid: problemId, qid }, owner);
  const at: At = { venue: { kind: 'qsheet', id: qid }, pid, displayId: problemId, submitId };
  await expectSilence(await everythingForEach([...OTHERS, 'author'], at), at, verdict(submitId, 3));
});

/** An assignment over a training, to which the owner has submitted, with all that can be said of it. */
async function assign(results: 'atOnce' | 'byHand'): Promise<At & { id: number }> {
  const sections = [{ problems: [{ title: 'Set' }] }];
  const { tid, problems } = await buildTraining(site, { author, gid, sections });
  const { pid, problemId } = problems[0]!;
  const submitId = await stage.submitAt({ pid: problemId, tid }, owner);
  const inDays = (days: number) => new Date(site.clock.now().getTime() + days * 24 * HOUR * 1000).toISOString();
  const fields = { title: 'Week', opensAt: inDays(-1), dueAt: inDays(1), results };
  const { data } = await as(site, author)(addAssignment, { ...fields, gid, kind: 'training', targetId: tid });
  const at = { venue: { kind: 'training', id: tid, groupId: gid } as const, pid, displayId: problemId, submitId };
  const items = [
    { name: `${SECRET} reads`, points: 30 },
    { name: `${SECRET} red`, points: 10, isVisible: false },
  ];
  const { version } = (await as(site, author)(saveRubric, { id: data.id, pid, version: 0, start: 'nothing', items }))
    .data;
  const chosen = (await as(site, author)(getRubric, { id: data.id, pid })).data.items.map((item) => item.id);
  await as(site, author)(setRubricGrading, { id: data.id, uid: owner.uid, pid, version, revision: 0, chosen });
  await say({ ...at, id: data.id }, { percent: 40, mark: 'good' });
  await as(site, author)(addRemark, { submitId, line: null, content: `${SECRET} remark` });
  await as(site, owner)(askHelp, { id: data.id, pid, submitId, question: `${SECRET} why` });
  return { ...at, id: data.id };
}

async function say({ id, pid, submitId }: At, { percent, mark }: { percent: number; mark: 'good' | 'needsWork' }) {
  const given = { id: id!, uid: owner.uid, pid, percent, reason: `${SECRET} reason` };
  await as(site, author)(setAssignmentPoints, given);
  await as(site, author)(setFeedbackMark, { submitId, mark });
}

const hear = (at: At) => () => say(at, { percent: 90, mark: 'needsWork' });

describe('an assignment', { timeout: 300_000 }, () => {
  test('ASG-5 ASG-9 ASG-24 ASG-25 with hidden results tells points, items of rubrics, marks and remarks to nobody but who runs the group', async () => {
    const at = await assign('byHand');
    const heard = await everythingForEach([...OTHERS, 'owner'], at);
    for (const [role, found] of heard) expect([role, tellersOf(found, `${SECRET} re`)]).toEqual([role, []]);
    const staff = await everythingFor('author', at);
    for (const told of ['remark', 'red', 'why']) expect(tellersOf(staff, `${SECRET} ${told}`)).not.toEqual([]);
    // a question is heard by who asked and those who help
    for (const [role, found] of heard) {
      expect([role, tellersOf(found, `${SECRET} why`).length > 0]).toEqual([role, role === 'owner']);
    }
    await expectSilence(heard, at, hear(at));
  });

  test('ASG-8 ASG-9 ASG-24 with results shown tells them to the student alone, but items that are not visible', async () => {
    const at = await assign('byHand');
    await as(site, author)(releaseAssignment, { id: at.id });
    const heard = await everythingForEach(OTHERS, at);
    for (const [role, found] of heard) expect([role, tellersOf(found, `${SECRET} re`)]).toEqual([role, []]);
    const own = await everythingFor('owner', at);
    for (const shown of ['remark', 'reads']) expect(tellersOf(own, `${SECRET} ${shown}`)).not.toEqual([]);
    expect(tellersOf(own, `${SECRET} red`)).toEqual([]);
    await expectSilence(heard, at, hear(at));
  });
});
