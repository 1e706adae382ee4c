import { changeTrainingStatus } from '@assay/contract/trainings/admin.ts';
import { type Venue, type VenueKind, venueIdOf, wireOf } from '@assay/contract/venue.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { buildWork, startWork, type WorkOptions } from '@assay/testkit/build/work.ts';
import { updateHandedIn } from '../../domains/works/sittings/sittings.queries.ts';
import { HOUR, type openLeakStage, SECRET_PROBLEM } from './contest-stage.ts';

export type LeakStage = Awaited<ReturnType<typeof openLeakStage>>;

/** Who looks: nobody logged in, somebody else, who made it, another of the back office, who runs the venue, a super administrator. */
export type Role = 'visitor' | 'stranger' | 'owner' | 'otherAdmin' | 'author' | 'root';

/** A venue in some state, with a submission of the owner that was judged wrong. */
export interface OpenVenue {
  venue: Venue;
  pid: number;
  displayId: string;
  submitId: number;
}

/** What is to be seen in a state: words of `seenBy`, by role. */
type Expected = Record<Role, string>;

/** A kind of venue: how one is brought into each of its states, and who sees what there. A new kind joins by one entry of {@link VENUE_STAGES}. */
export interface VenueStage {
  states: Record<string, { open(stage: LeakStage): Promise<OpenVenue>; expected: Expected }>;
}

const NOTHING: Expected = { visitor: '', stranger: '', owner: '', otherAdmin: '', author: '', root: '' };
const ALL = 'row result page code cases share stream';
/** What staff see: all, but that others' code is shared. */
const STAFF = 'row result page code cases stream';

const PRACTICE: Expected = {
  visitor: 'row result page cases',
  stranger: 'row result page cases stream',
  owner: ALL,
  otherAdmin: STAFF,
  author: STAFF,
  root: STAFF,
};

const practise = async (stage: LeakStage, auth: number): Promise<OpenVenue> => {
  const { site, owner } = stage;
  const { pid, problemId } = await buildProblem(site, SECRET_PROBLEM);
  const submitId = await stage.submitAt({ pid: problemId }, owner);
  // what was public may be hidden later
  await site.services.db.updateTable('problems').set({ auth }).where('id', '=', pid).execute();
  return { venue: { kind: 'public' }, pid, displayId: problemId, submitId };
};

const compete = async (stage: LeakStage, options: Parameters<LeakStage['build']>[0]): Promise<OpenVenue> => {
  const { cid, problems } = await stage.build(options);
  await stage.register(cid, stage.owner);
  const submitId = await stage.submit(stage.owner, cid);
  return { venue: { kind: 'contest', id: cid }, pid: problems[0]!.pid, displayId: 'A', submitId };
};

/** In a training of the site, or in one of a group whose owner is the author. */
const train = async (stage: LeakStage, ofGroup: boolean): Promise<OpenVenue> => {
  const { site, owner, author } = stage;
  const gid = ofGroup ? (await buildGroup(site, { owner: author, members: [owner] })).gid : undefined;
  const { tid, problems } = await buildTraining(site, { author, gid, sections: [{ problems: [SECRET_PROBLEM] }] });
  const [{ pid, problemId }] = problems as [BuiltProblem];
  const submitId = await stage.submitAt({ pid: problemId, tid }, owner);
  return { venue: { kind: 'training', id: tid, ...(gid && { groupId: gid }) }, pid, displayId: problemId, submitId };
};

/** In a training of a group to which something happened afterwards. */
const trainThen = async (
  stage: LeakStage,
  change: (opened: { tid: number; gid: number }) => Promise<unknown>,
): Promise<OpenVenue> => {
  const opened = await train(stage, true);
  const { venue } = opened;
  if (venue.kind !== 'training' || venue.groupId === undefined) throw new Error('no training of a group');
  await change({ tid: venue.id, gid: venue.groupId });
  return opened;
};

/** Takes the owner of the submission out of a group. */
const leave = ({ site, owner }: LeakStage, gid: number) =>
  site.services.db.deleteFrom('group_members').where('gid', '=', gid).where('uid', '=', owner.uid).execute();

const disband = ({ site }: LeakStage, gid: number) =>
  site.services.db.updateTable('groups').set({ disbanded_at: site.clock.now() }).where('id', '=', gid).execute();

/** A sheet, which super administrators manage alone. */
const solveSheet = async (stage: LeakStage, auth: 1 | 2): Promise<OpenVenue> => {
  const { site, owner } = stage;
  const { qid, problems } = await buildQSheet(site, { groups: [{ problems: [{ ...SECRET_PROBLEM, auth }] }] });
  const { pid, problemId } = problems[0]!;
  const submitId = await stage.submitAt({ pid: problemId, qid }, owner);
  return { venue: { kind: 'qsheet', id: qid }, pid, displayId: problemId, submitId };
};

/** The same after something happened to the sheet. */
const solveSheetThen = async (stage: LeakStage, change: (qid: number) => Promise<unknown>): Promise<OpenVenue> => {
  const opened = await solveSheet(stage, 1);
  await change(venueIdOf(opened.venue));
  return opened;
};

const OF_SHEET: Expected = { ...NOTHING, owner: 'row result page code cases stream', root: STAFF };

/** A group of the author, of which the owner of the submission is a member. */
async function solveInside(stage: LeakStage): Promise<OpenVenue> {
  const { site, author, owner } = stage;
  const { gid } = await buildGroup(site, { owner: author, members: [owner] });
  const { pid, problemId } = await buildProblem(site, { ...SECRET_PROBLEM, gid });
  const submitId = await stage.submitAt({ pid: problemId, gid }, owner);
  return { venue: { kind: 'group', id: gid }, pid, displayId: problemId, submitId };
}

/** A work of the author that the owner has started and submitted in. */
async function workOn(stage: LeakStage, options: WorkOptions = {}): Promise<OpenVenue> {
  const { site, owner, author } = stage;
  const { wid, problems } = await buildWork(site, { author, problems: [SECRET_PROBLEM], ...options });
  await startWork(site, wid, owner);
  const venue = { kind: 'timedWork', id: wid } as const;
  const submitId = await stage.submitAt({ pid: 'A', ...wireOf(venue) }, owner);
  return { venue, pid: problems[0]!.pid, displayId: 'A', submitId };
}

/** Sets the end of a work, and of all time in it, into the past. */
const endWork = ({ site: { services } }: LeakStage, { venue }: OpenVenue) =>
  services.db
    .updateTable('timed_works')
    .set({ end_time: services.clock.now() })
    .where('id', '=', venueIdOf(venue))
    .execute();

export const VENUE_STAGES: Record<VenueKind, VenueStage> = {
  public: {
    states: {
      'with a public problem': {
        open: (stage) => practise(stage, 1),
        expected: PRACTICE,
      },
      'with a problem that was hidden': {
        open: (stage) => practise(stage, 2),
        expected: { visitor: '', stranger: '', owner: ALL, otherAdmin: '', author: '', root: STAFF },
      },
    },
  },
  contest: {
    states: {
      running: {
        open: (stage) => compete(stage, { startsIn: -HOUR }),
        expected: {
          visitor: '',
          stranger: 'row result',
          owner: 'row result page code stream',
          otherAdmin: 'row result',
          author: STAFF,
          root: STAFF,
        },
      },
      sealed: {
        open: (stage) => compete(stage, { startsIn: -4.5 * HOUR, sealsBefore: HOUR }),
        expected: {
          visitor: '',
          stranger: 'row',
          owner: 'row result page code stream',
          otherAdmin: 'row',
          author: STAFF,
          root: STAFF,
        },
      },
    },
  },
  qsheet: {
    states: {
      'with a public problem': { open: (stage) => solveSheet(stage, 1), expected: OF_SHEET },
      'with a private problem': { open: (stage) => solveSheet(stage, 2), expected: OF_SHEET },
      'whose group was locked again': {
        open: (stage) =>
          solveSheetThen(stage, (qid) =>
            stage.site.services.db
              .updateTable('qsheet_groups')
              .set({ opens: JSON.stringify({ by: 'hand', isOpen: false }) })
              .where('qid', '=', qid)
              .execute(),
          ),
        expected: OF_SHEET,
      },
      'that was hidden': {
        open: (stage) =>
          solveSheetThen(stage, (qid) =>
            stage.site.services.db.updateTable('qsheets').set({ visible: false }).where('id', '=', qid).execute(),
          ),
        expected: OF_SHEET,
      },
      'that was deleted': {
        open: (stage) =>
          solveSheetThen(stage, (qid) => stage.site.services.db.deleteFrom('qsheets').where('id', '=', qid).execute()),
        expected: OF_SHEET,
      },
    },
  },
  timedWork: {
    states: {
      running: {
        open: (stage) => workOn(stage),
        expected: { ...NOTHING, owner: 'row page code stream', author: STAFF, root: STAFF },
      },
      'handed in': {
        open: async (stage) => {
          const opened = await workOn(stage);
          const { db, clock } = stage.site.services;
          await updateHandedIn(db, venueIdOf(opened.venue), stage.owner.uid, clock.now());
          return opened;
        },
        expected: { ...NOTHING, owner: 'row result page code cases stream', author: STAFF, root: STAFF },
      },
      'handed in, with results after the end': {
        open: async (stage) => {
          const opened = await workOn(stage, { results: 'end' });
          const { db, clock } = stage.site.services;
          await updateHandedIn(db, venueIdOf(opened.venue), stage.owner.uid, clock.now());
          return opened;
        },
        expected: { ...NOTHING, owner: 'row page code stream', author: STAFF, root: STAFF },
      },
      'ended, with results by hand': {
        open: async (stage) => {
          const opened = await workOn(stage, { results: 'byHand' });
          await endWork(stage, opened);
          return opened;
        },
        expected: { ...NOTHING, owner: 'row page code stream', author: STAFF, root: STAFF },
      },
      'hidden later': {
        open: async (stage) => {
          const opened = await workOn(stage);
          const work = stage.site.services.db.updateTable('timed_works').set({ visible: false });
          await work.where('id', '=', venueIdOf(opened.venue)).execute();
          return opened;
        },
        expected: { ...NOTHING, author: STAFF, root: STAFF },
      },
      'of a group that the owner left': {
        open: async (stage) => {
          const { gid } = await buildGroup(stage.site, { owner: stage.author, members: [stage.owner] });
          const opened = await workOn(stage, { gid });
          await leave(stage, gid);
          return opened;
        },
        expected: { ...NOTHING, author: STAFF, root: STAFF },
      },
      'of a group that was disbanded': {
        open: async (stage) => {
          const { gid } = await buildGroup(stage.site, { owner: stage.author, members: [stage.owner] });
          const opened = await workOn(stage, { gid });
          await disband(stage, gid);
          return opened;
        },
        expected: NOTHING,
      },
    },
  },
  training: {
    states: {
      'of the site': { open: (stage) => train(stage, false), expected: PRACTICE },
      'of a group': {
        open: (stage) => train(stage, true),
        expected: { ...NOTHING, owner: ALL, author: STAFF, root: STAFF },
      },
      'of a group, hidden later': {
        open: (stage) =>
          trainThen(stage, ({ tid }) => as(stage.site, stage.author)(changeTrainingStatus, { tid, status: false })),
        expected: { ...NOTHING, author: STAFF, root: STAFF },
      },
      'of a group that the owner left': {
        open: (stage) => trainThen(stage, ({ gid }) => leave(stage, gid)),
        expected: { ...NOTHING, author: STAFF, root: STAFF },
      },
      'of a group that was disbanded': {
        open: (stage) => trainThen(stage, ({ gid }) => disband(stage, gid)),
        expected: NOTHING,
      },
    },
  },
  group: {
    states: {
      'with a member who submitted': {
        open: (stage) => solveInside(stage),
        expected: {
          visitor: '',
          stranger: '',
          owner: ALL,
          otherAdmin: '',
          author: STAFF,
          root: STAFF,
        },
      },
      'that the member left': {
        open: async (stage) => {
          const opened = await solveInside(stage);
          await leave(stage, venueIdOf(opened.venue));
          return opened;
        },
        expected: { ...NOTHING, author: STAFF, root: STAFF },
      },
      'that was disbanded': {
        open: async (stage) => {
          const opened = await solveInside(stage);
          await disband(stage, venueIdOf(opened.venue));
          return opened;
        },
        expected: NOTHING,
      },
    },
  },
};
