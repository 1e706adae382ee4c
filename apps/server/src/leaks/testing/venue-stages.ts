import { type Venue, type VenueKind, venueIdOf } from '@assay/contract/venue.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { buildQSheet } from '@assay/testkit/build/qsheet.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { judged } from '@assay/testkit/fake-judge.ts';
import { findAhead, insertSubmission } from '../../domains/submissions/submit/submit.queries.ts';
import { HOUR, type openLeakStage, SECRET_CODE, SECRET_PROBLEM } from './contest-stage.ts';

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

/** Stores and judges a submission past all rules, as if the venue's domain had let it in. */
async function storeIn(stage: LeakStage, venue: Venue, owner: BuiltUser): Promise<OpenVenue> {
  const { db, work } = stage.site.services;
  const { pid, problemId } = await buildProblem(stage.site);
  const { turn } = await findAhead(db, owner.uid, null, 0);
  const stored = await insertSubmission(db, {
    pid,
    uid: owner.uid,
    username: owner.username,
    venue,
    listed: false,
    receivedAt: null,
    displayId: problemId,
    displayPid: problemId,
    language: 'C++ 17',
    code: SECRET_CODE,
    ip: '',
    submitKey: null,
    submitDigest: null,
    alongside: null,
    priority: 0,
    turn,
  });
  work.ring('C++ 17');
  const [job] = await stage.judge.claim();
  await stage.judge.report(job!, judged([-1]));
  return { venue, pid, displayId: problemId, submitId: stored!.id };
}

/** A kind that nobody can make one of yet: whatever stands in one is nobody's to see. */
const noneYet = (venue: Venue): VenueStage => ({
  states: { 'not built yet': { open: (stage) => storeIn(stage, venue, stage.owner), expected: NOTHING } },
});

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
  timedWork: noneYet({ kind: 'timedWork', id: 7 }),
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
  training: {
    states: {
      'of the site': { open: (stage) => train(stage, false), expected: PRACTICE },
      'of a group': {
        open: (stage) => train(stage, true),
        expected: { ...NOTHING, owner: ALL, author: STAFF, root: STAFF },
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
          await stage.site.services.db
            .deleteFrom('group_members')
            .where('gid', '=', venueIdOf(opened.venue))
            .where('uid', '=', stage.owner.uid)
            .execute();
          return opened;
        },
        expected: { ...NOTHING, author: STAFF, root: STAFF },
      },
      'that was disbanded': {
        open: async (stage) => {
          const opened = await solveInside(stage);
          await stage.site.services.db
            .updateTable('groups')
            .set({ disbanded_at: stage.site.clock.now() })
            .where('id', '=', venueIdOf(opened.venue))
            .execute();
          return opened;
        },
        expected: NOTHING,
      },
    },
  },
};
