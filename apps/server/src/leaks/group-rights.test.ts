import {
  addGroupAnnouncement,
  deleteGroupAnnouncement,
  getAdminGroupAnnouncement,
  getGroupAnnouncement,
  updateGroupAnnouncement,
} from '@assay/contract/announcements/group.ts';
import { downloadTestcase } from '@assay/contract/authoring/testdata.ts';
import { manageDiscussion } from '@assay/contract/discussions/admin.ts';
import {
  addGroupDiscussion,
  deleteGroupDiscussion,
  getGroupAdminDiscussionList,
  getGroupDiscussionList,
  updateGroupDiscussion,
} from '@assay/contract/discussions/group.ts';
import {
  changeGroupContestVisible,
  deleteGroupContest,
  getGroupContest,
  getGroupContestProblems,
} from '@assay/contract/groups/contest-faces.ts';
import { addGroupContest, getGroupAdminContestList, getGroupContestList } from '@assay/contract/groups/contests.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { deleteGroup, getGroupDetail, getGroupList, updateGroup } from '@assay/contract/groups/groups.ts';
import {
  exitGroup,
  getGroupApplications,
  getGroupMembers,
  removeGroupMember,
  updateGroupMember,
} from '@assay/contract/groups/members.ts';
import {
  changeGroupProblemAuth,
  deleteGroupProblem,
  getGroupProblem,
  getGroupProblemCases,
} from '@assay/contract/groups/problem-faces.ts';
import { getGroupAdminProblemList, getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { getGroupRank } from '@assay/contract/groups/rank.ts';
import {
  changeGroupTrainingStatus,
  deleteGroupTraining,
  getGroupTraining,
  removeGroupTrainingProblem,
} from '@assay/contract/groups/training-faces.ts';
import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import { applyPublic } from '@assay/contract/reviews/problems.ts';
import { addGroupTraining, getGroupAdminTrainingList } from '@assay/contract/trainings/admin.ts';
import { getGroupTrainingList, getTrainingDetail, getTrainingList } from '@assay/contract/trainings/list.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest, contestSave } from '@assay/testkit/build/contest.ts';
import { buildGroup, groupForm } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildTraining, buildTrainingCategory, trainingForm } from '@assay/testkit/build/training.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../platform/settings/settings.ts';

/**
 * Who asks. `author` is an admin of the group who made what stands in it, `admin` another one, `demoted` made something there and is a
 * plain member now; `elsewhere` owns another group.
 */
const PEOPLE = [
  'stranger',
  'elsewhere',
  'applicant',
  'member',
  'demoted',
  'admin',
  'author',
  'groupRoot',
  'owner',
  'siteAdmin',
  'root',
] as const;
type Person = (typeof PEOPLE)[number];
type Who = Person | 'visitor';
const EVERYBODY: readonly Who[] = ['visitor', ...PEOPLE];
const LOGGED_IN = PEOPLE.join(' ');
const INSIDE = 'member demoted admin author groupRoot owner root';
const ADMINS = 'admin author groupRoot owner root';
const ROOTS = 'groupRoot owner root';
const AUTHOR_OR_ROOT = 'author groupRoot owner root';

let site: TestSite;
let people: Record<Person, BuiltUser>;
let target: BuiltUser;
/** Nobody has changed anything in it yet. */
let untouched: Stage | null = null;
let categoryId: number;
let trainingCategory: number;

beforeAll(async () => {
  site = await openTestSite();
  const open = {
    groupDiscussionSolvedNeeded: 0,
    discussionSolvedNeeded: 0,
    discussionsPerDay: 1000,
    openGroupDiscussion: true,
  };
  await site.services.settings.write({ ...DEFAULT_SETTINGS, ...open }, site.services.db);
  site.services.settings.forget();
  const made = PEOPLE.map(async (name) => {
    const role = name === 'siteAdmin' ? 'admin' : name === 'root' ? 'root' : 'user';
    return [name, await buildUser(site, { role })] as const;
  });
  people = Object.fromEntries(await Promise.all(made)) as typeof people;
  target = await buildUser(site);
  await buildGroup(site, { owner: people.elsewhere });
  const { id } = await site.services.db
    .insertInto('discussion_categories')
    .values({ name: 'Talk' })
    .returning('id')
    .executeTakeFirstOrThrow();
  categoryId = id;
  trainingCategory = (await buildTrainingCategory(site, 'Basics')).id;
});
afterAll(() => site.close());

/** A protected group with everybody in it, and one thing of each kind that the author made. */
async function openStage() {
  const { member, demoted, admin, author, groupRoot, owner, applicant } = people;
  const members = [
    ...[member, demoted, target].map(({ uid }) => ({ uid })),
    ...[admin, author].map(({ uid }) => ({ uid, auth: GROUP_LEVEL.admin })),
    { uid: groupRoot.uid, auth: GROUP_LEVEL.root },
    { uid: applicant.uid, auth: GROUP_LEVEL.applying },
  ];
  const { gid } = await buildGroup(site, { owner, members, auth: 2 });
  const [{ pid }, { pid: demotedPid }] = [
    await buildProblem(site, { gid, author }),
    await buildProblem(site, { gid, author: demoted }),
  ];
  const { tid, problems } = await buildTraining(site, { gid, author });
  const { cid } = await buildContest(site, { gid, author, startsIn: 3600 });
  const { id: aid } = (await as(site, author)(addGroupAnnouncement, { gid, ...NOTE })).data;
  const { id: did } = (await as(site, author)(addGroupDiscussion, { gid, ...TALK, categoryId })).data;
  return { gid, pid, demotedPid, tid, trainingPid: problems[0]!.pid, cid, aid, did };
}
type Stage = Awaited<ReturnType<typeof openStage>>;

const NOTE = { title: 'Monday', content: 'Bring a laptop.', visible: true };
const TALK = { title: 'Hello', description: 'A word', content: 'To all.' };

/** A call as a row makes it; what it has changed is made anew for whoever tries next. */
type Try = (stage: Stage, who: Person) => [op: AnyOp, input: object];
const tries = <O extends AnyOp>(op: O, input: (stage: Stage, who: Person) => SentOf<O>): Try => {
  return (stage, who) => [op, input(stage, who) as object];
};

/** The sentences of the specification on rights in trainings and groups: what is tried, and whom it is granted. */
const RIGHTS: [sentence: string, what: Try, granted: string][] = [
  ['visitors browse the training list', tries(getTrainingList, () => ({})), `visitor ${LOGGED_IN}`],
  ['and the group list', tries(getGroupList, () => ({})), `visitor ${LOGGED_IN}`],
  ['opening a group needs a log-in', tries(getGroupDetail, ({ gid }) => ({ gid })), LOGGED_IN],
  ['the training of a group is for its members', tries(getTrainingDetail, ({ tid }) => ({ tid })), INSIDE],
  ['members see announcements', tries(getGroupAnnouncement, ({ gid }) => ({ gid })), INSIDE],
  ['members see problems', tries(getGroupProblemList, ({ gid }) => ({ gid, tagId: [] })), INSIDE],
  ['members see trainings', tries(getGroupTrainingList, ({ gid }) => ({ gid })), INSIDE],
  ['members see contests', tries(getGroupContestList, ({ gid }) => ({ gid })), INSIDE],
  ['members see discussions', tries(getGroupDiscussionList, ({ gid }) => ({ gid })), INSIDE],
  ['members see members', tries(getGroupMembers, ({ gid }) => ({ gid })), INSIDE],
  ['members see the rank', tries(getGroupRank, ({ gid }) => ({ gid, type: 0 })), INSIDE],
  ['members begin discussions', tries(addGroupDiscussion, ({ gid }) => ({ gid, ...TALK, categoryId })), INSIDE],
  ['members leave, not the owner', tries(exitGroup, ({ gid }) => ({ gid })), 'member demoted admin author groupRoot'],

  ['admins see the announcement tab', tries(getAdminGroupAnnouncement, ({ gid }) => ({ gid })), ADMINS],
  ['admins announce', tries(addGroupAnnouncement, ({ gid }) => ({ gid, ...NOTE })), ADMINS],
  ['admins manage problems', tries(getGroupAdminProblemList, ({ gid }) => ({ gid })), ADMINS],
  ['admins manage trainings', tries(getGroupAdminTrainingList, ({ gid }) => ({ gid })), ADMINS],
  [
    'admins make trainings',
    tries(addGroupTraining, ({ gid }) => ({ gid, ...trainingForm({ categoryId: trainingCategory }) })),
    ADMINS,
  ],
  ['admins manage contests', tries(getGroupAdminContestList, ({ gid }) => ({ gid })), ADMINS],
  ['admins make contests', tries(addGroupContest, ({ gid }) => ({ gid, ...contestSave(site) })), ADMINS],
  ['admins see all discussions', tries(getGroupAdminDiscussionList, ({ gid }) => ({ gid })), ADMINS],
  ['admins see applications', tries(getGroupApplications, ({ gid }) => ({ gid })), ADMINS],
  [
    'admins let in who applied',
    tries(updateGroupMember, ({ gid }) => ({ gid, uid: people.applicant.uid, auth: GROUP_LEVEL.member })),
    ADMINS,
  ],

  [
    'roots see the settings',
    tries(updateGroup, ({ gid }) => ({ gid, ...groupForm({ auth: 2, code: 'abc123' }) })),
    ROOTS,
  ],
  ['roots manage all announcements, admins their own', tries(updateGroupAnnouncement, noteOf), AUTHOR_OR_ROOT],
  ['deleting them too', tries(deleteGroupAnnouncement, ({ gid, aid }) => ({ gid, aid })), AUTHOR_OR_ROOT],
  ['roots change all problems, admins their own', tries(getGroupProblem, ({ pid }) => ({ pid })), AUTHOR_OR_ROOT],
  ['their kind', tries(changeGroupProblemAuth, ({ pid }) => ({ pid, auth: 2 as const })), AUTHOR_OR_ROOT],
  ['their cases', tries(getGroupProblemCases, ({ pid }) => ({ pid })), AUTHOR_OR_ROOT],
  ['their test data', tries(downloadTestcase, ({ pid }) => ({ pid })), AUTHOR_OR_ROOT],
  [
    'applying to make them public',
    tries(applyPublic, ({ pid }) => ({ pid, isApplied: true, message: '' })),
    AUTHOR_OR_ROOT,
  ],
  ['deleting them too', tries(deleteGroupProblem, ({ pid }) => ({ pid })), AUTHOR_OR_ROOT],
  ['who is no admin any more changes none', tries(getGroupProblem, ({ demotedPid }) => ({ pid: demotedPid })), ROOTS],
  ['roots edit any training, admins their own', tries(getGroupTraining, ({ tid }) => ({ tid })), AUTHOR_OR_ROOT],
  ['its visible switch', tries(changeGroupTrainingStatus, ({ tid }) => ({ tid, status: false })), AUTHOR_OR_ROOT],
  ['deleting it', tries(deleteGroupTraining, ({ tid }) => ({ tid })), AUTHOR_OR_ROOT],
  [
    'removing a problem from it, a public one too',
    tries(removeGroupTrainingProblem, ({ tid, trainingPid }) => ({ tid, pid: trainingPid })),
    AUTHOR_OR_ROOT,
  ],
  ['roots edit any contest, admins their own', tries(getGroupContest, ({ cid }) => ({ cid })), AUTHOR_OR_ROOT],
  ['view its problems', tries(getGroupContestProblems, ({ cid }) => ({ cid })), AUTHOR_OR_ROOT],
  ['its visible switch', tries(changeGroupContestVisible, ({ cid }) => ({ cid, visible: false })), AUTHOR_OR_ROOT],
  ['deleting it', tries(deleteGroupContest, ({ cid }) => ({ cid })), AUTHOR_OR_ROOT],

  [
    'discussions are edited by their author',
    tries(updateGroupDiscussion, ({ did }) => ({ id: did, ...TALK })),
    'author',
  ],
  [
    'deleted by their author or an admin role, of the group or the site',
    tries(deleteGroupDiscussion, ({ did }) => ({ did })),
    ADMINS,
  ],
  [
    'the top switch is for an admin role',
    tries(manageDiscussion, ({ did }) => ({ id: did, topPriority: true })),
    ADMINS,
  ],
  ['who is of lower level is taken out', tries(removeGroupMember, ({ gid }) => ({ gid, uid: target.uid })), ADMINS],
  [
    'an admin by roots alone',
    tries(removeGroupMember, ({ gid }, who) => ({ gid, uid: people[who === 'admin' ? 'author' : 'admin'].uid })),
    ROOTS,
  ],
  ['never the owner', tries(removeGroupMember, ({ gid }) => ({ gid, uid: people.owner.uid })), ''],
  ['never oneself', tries(removeGroupMember, ({ gid }, who) => ({ gid, uid: people[who].uid })), ''],
  [
    'a level is given below one’s own',
    tries(updateGroupMember, ({ gid }) => ({ gid, uid: target.uid, auth: GROUP_LEVEL.admin })),
    ROOTS,
  ],
  [
    'roots are made by the owner and super administrators',
    tries(updateGroupMember, ({ gid }) => ({ gid, uid: target.uid, auth: GROUP_LEVEL.root })),
    'owner root',
  ],
  ['the owner and super administrators disband', tries(deleteGroup, ({ gid }) => ({ gid })), 'owner root'],
];

function noteOf({ gid, aid }: Stage) {
  return { gid, id: aid, ...NOTE, title: 'Tuesday' };
}

test.each(RIGHTS)('GRP-6 GRP-9 GRP-10 GRP-11 GRP-12 TRAIN-10 %s', async (_sentence, what, granted) => {
  const done: Who[] = [];
  for (const who of EVERYBODY) {
    untouched ??= await openStage();
    const stage = untouched;
    const asker = who === 'visitor' ? null : who;
    const [op, input] = what(stage, asker ?? 'stranger');
    // a group with contests is not disbanded
    if (op === deleteGroup) await as(site, people.root)(deleteGroupContest, { cid: stage.cid });
    const { status } = await as(site, asker ? people[asker] : {}).refused(op, input);
    expect([200, 401, 403, 404, 409], `${who}: ${status}`).toContain(status);
    if (status === 200) done.push(who);
    // what was refused has changed nothing
    if (op === deleteGroup || (status === 200 && op.method !== 'GET')) untouched = null;
  }
  expect(done.join(' ')).toBe(granted);
});
