import { CONTEST_STATUS, type ContestStatus, type ContestType } from '@assay/contract/contests/contest.ts';
import { fail } from '@assay/contract/errors.ts';
import {
  type ContestFacts,
  type ContestViewer,
  hasAccess,
  isPreviewing,
  mayEditContest,
  refuseEntry,
  refuseOpen,
  refuseSubmit,
  seesAsStaff,
} from '@assay/rules/contests/access.ts';
import { parseAccountLimit } from '@assay/rules/contests/account-limits.ts';
import {
  type ContestClock,
  contestTimeAt,
  endOf,
  type RemovedInterval,
  statusAt,
  wallTimeAt,
} from '@assay/rules/contests/clock.ts';
import { isSealed } from '@assay/rules/contests/seal.ts';
import { isTeamContest } from '@assay/rules/contests/teams.ts';
import { isVirtualRunning, type VirtualRun, virtualClock } from '@assay/rules/contests/virtual.ts';
import type { ContestMoment } from '@assay/rules/contests/visibility.ts';
import type { Call, Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type ContestColumns, findContest, findContestFor, type Registration } from './contests.queries.ts';
import { findGroupPart, type GroupPart } from './groups/group-part.ts';
import { contestMemory } from './memory/contest-memory.ts';
import { findVirtual } from './virtual/virtual.queries.ts';

export type ContestServices = Pick<Services, 'db' | 'clock' | 'ofNode'>;

/** A contest as one viewer finds it at one moment: everything that its rules ask for. */
export interface ContestView {
  row: ContestColumns;
  facts: ContestFacts;
  viewer: ContestViewer;
  /** The group it belongs to, null for a contest of the site. */
  group: GroupPart['group'];
  /** Sees what the contest's staff alone sees; not while it previews. */
  isAdmin: boolean;
  /** Runs the contest and looks at it as a contestant would. */
  previews: boolean;
  /** Registered and admitted, or a public contest. */
  access: boolean;
  clock: ContestClock;
  /** Whose submissions count on the viewer's line of the board: the viewer's own and those of the team. */
  line: readonly number[];
  /** The moment it was looked at; what is received with this look was received then. */
  now: Date;
  status: ContestStatus;
  moment: ContestMoment;
  /** The viewer's virtual participation in this contest that is over, running or over itself. */
  run: VirtualRun | null;
  /** In it: `row`, `clock`, `status`, `moment` and `line` are those of the participation (`inVirtual`). */
  virtual: VirtualTime | null;
}

/** Where a virtual participation is that runs now. */
export interface VirtualTime {
  id: number;
  /** Contest time. */
  atMs: number;
  /** The contest as it was, with its own start. */
  contest: ContestColumns;
  /** The moment of the contest that the present one is like: what happened later is not known yet. */
  likeAt: Date;
}

export const clockOf = (row: Pick<ContestColumns, 'start_time' | 'duration_ms' | 'removed'>): ContestClock => ({
  startMs: row.start_time.getTime(),
  durationMs: row.duration_ms,
  removed: row.removed as unknown as RemovedInterval[],
});

export const endTimeOf = (clock: ContestClock) => new Date(endOf(clock));

export const contestFacts = (row: ContestColumns, { groupOpen }: GroupPart): ContestFacts => ({
  auth: row.auth,
  authorUid: row.author_uid,
  gid: row.gid || null,
  groupOpen,
  visible: row.visible,
  openRank: row.open_rank,
  allowEndSubmit: row.allow_end_submit,
  accountLimit: row.account_limit_rule === null ? null : parseAccountLimit(row.account_limit_rule),
});

const sealOf = (row: ContestColumns) => ({
  sealRank: row.seal_rank,
  sealMs: row.seal_ms,
  autoRealRank: row.auto_real_rank,
});

/** What is hidden in a contest at a moment. */
export function momentOf(row: ContestColumns, nowMs: number): ContestMoment {
  const clock = clockOf(row);
  return {
    type: row.type as ContestType,
    status: statusAt(clock, nowMs),
    sealed: isSealed(sealOf(row), clock, nowMs),
    sealMs: row.seal_rank ? row.seal_ms : null,
  };
}

/** How somebody takes part and what the group makes of him, from the database or from memory. */
interface FindParts {
  registration(uid: number): Promise<Registration | undefined>;
  group(): Promise<GroupPart>;
}

async function viewContest({ db, clock }: ContestServices, row: ContestColumns, who: Viewer | null, find: FindParts) {
  const [registration, part] = await Promise.all([who && find.registration(who.uid), find.group()]);
  const team = (isTeamContest(row.team_size) && registration?.team) || [];
  const viewer: ContestViewer = who && {
    uid: who.uid,
    username: who.username,
    role: who.role,
    isRegistered: registration?.admitted === true,
    // one member is the whole team
    isDisqualified: registration?.disqualified === true || team.some(({ disqualified }) => disqualified),
    previews: who.previews === row.id,
    groupAuth: part.groupAuth,
  };
  const facts = contestFacts(row, part);
  const now = clock.now();
  const moment = momentOf(row, now.getTime());
  return {
    row,
    facts,
    viewer,
    group: part.group,
    isAdmin: seesAsStaff(viewer, facts),
    previews: isPreviewing(viewer, facts),
    access: hasAccess(viewer, facts),
    clock: clockOf(row),
    line: team.length > 0 ? team.map(({ uid }) => uid) : who ? [who.uid] : [],
    now,
    status: moment.status,
    moment,
    run: who && moment.status === CONTEST_STATUS.ended ? await findVirtual(db, row.id, who.uid) : null,
    virtual: null,
  } satisfies ContestView;
}

/**
 * The contest as its viewer is in it: while a virtual participation of his runs, by that one's clock, alone and without
 * what needs staff.
 */
export function inVirtual(view: ContestView): ContestView {
  const { run, row, viewer, now } = view;
  if (!run || !viewer || !isVirtualRunning(run, view.clock, now.getTime())) return view;
  const clock = virtualClock(view.clock, run);
  const atMs = now.getTime() - run.startMs;
  const own: ContestColumns = {
    ...row,
    start_time: new Date(run.startMs),
    end_time: endTimeOf(clock),
    removed: [],
    open_print: false,
  };
  const moment = momentOf(own, now.getTime());
  const virtual = { id: run.id, atMs, contest: row, likeAt: new Date(wallTimeAt(view.clock, atMs)) };
  return { ...view, row: own, clock, status: moment.status, moment, line: [viewer.uid], virtual };
}

/** A contest as a viewer finds it, whatever is allowed; null when there is none. */
export async function findContestView(
  services: ContestServices,
  cid: number,
  who: Viewer | null,
): Promise<ContestView | null> {
  const { db } = services;
  const found = who
    ? await findContestFor(services, { cid, uid: who.uid })
    : { row: await findContest(db, cid), registration: undefined };
  if (!found?.row) return null;
  const { row, registration } = found;
  return viewContest(services, row, who, {
    registration: async () => registration,
    group: () => findGroupPart({ db }, row.gid, who),
  });
}

const viewOrFail = async (services: ContestServices, cid: number, who: Viewer | null) =>
  (await findContestView(services, cid, who)) ?? fail('contest.unknown');

/**
 * A contest whose page this viewer may open.
 * @throws Failure of `refuseOpen`
 */
export async function openContest(services: ContestServices, cid: number, who: Viewer | null): Promise<ContestView> {
  const view = await viewOrFail(services, cid, who);
  const refusal = refuseOpen(view.viewer, view.facts);
  return refusal ? fail(refusal) : view;
}

/**
 * A contest whose inside this viewer may see, as its viewer is in it (`inVirtual`). Ask before any id inside of it is
 * looked up.
 * @throws Failure of `refuseEntry`
 */
export async function enterContest(services: ContestServices, cid: number, who: Viewer | null): Promise<ContestView> {
  const view = await viewOrFail(services, cid, who);
  const refusal = refuseEntry(view.viewer, view.facts, view.status);
  return refusal ? fail(refusal) : inVirtual(view);
}

/**
 * A contest as this viewer found it a moment ago (`contest-memory.ts` says how long): for calls that only read and that
 * thousands make. Whoever is let in by it may have been removed since; so never write by it, and look again before
 * refusing.
 */
export async function findCachedContest(
  services: ContestServices,
  cid: number,
  who: Viewer | null,
): Promise<ContestView | null> {
  const memory = contestMemory(services);
  const row = await memory.contest(cid);
  if (!row) return null;
  const find: FindParts = { registration: (uid) => memory.registration(cid, uid), group: () => memory.group(row, who) };
  return viewContest(services, row, who, find);
}

/**
 * Like {@link enterContest}, from memory; whom that would refuse is read anew.
 * @throws Failure of `refuseEntry`
 */
export async function enterCachedContest(
  services: ContestServices,
  cid: number,
  who: Viewer | null,
): Promise<ContestView> {
  const view = await findCachedContest(services, cid, who);
  if (!view || refuseEntry(view.viewer, view.facts, view.status)) return enterContest(services, cid, who);
  return inVirtual(view);
}

/**
 * A contest inside which this viewer writes something; whoever looks at it as a contestant does not.
 * @throws Failure of `refuseEntry`, `contest.previewing`
 */
export async function enterToWrite(services: ContestServices, cid: number, who: Viewer | null): Promise<ContestView> {
  const view = await enterContest(services, cid, who);
  return view.previews ? fail('contest.previewing') : view;
}

/**
 * A contest that this viewer may submit to at this moment, or to a virtual participation in it.
 * @throws Failure of `refuseSubmit`
 */
export async function enterToSubmit(services: ContestServices, cid: number, who: Viewer): Promise<ContestView> {
  const view = inVirtual(await viewOrFail(services, cid, who));
  const refusal = refuseSubmit(view.viewer, view.facts, view.status);
  return refusal ? fail(refusal) : view;
}

/**
 * A contest that this viewer runs. Others learn no more of it than they do elsewhere.
 * @throws Failure `contest.unknown`, `access.denied`
 */
export async function manageContest(call: Call, cid: number): Promise<ContestView> {
  const view = await viewOrFail(call, cid, call.viewer);
  if (view.isAdmin) return view;
  return fail(refuseOpen(view.viewer, view.facts) ?? 'access.denied');
}

/**
 * A contest whose settings, problems and contestants this viewer changes.
 * @throws Failure of {@link manageContest}
 */
export async function editContest(call: Call, cid: number): Promise<ContestView> {
  const view = await manageContest(call, cid);
  return mayEditContest(view.viewer, view.facts) ? view : fail('access.denied');
}

/** Contest time of a moment. */
export const contestTimeOf = ({ startMs, removed }: ContestClock, at: Date) =>
  contestTimeAt(removed, at.getTime() - startMs);

/** The wall clock from which results of submissions are hidden under the seal. */
export const sealTimeOf = (row: ContestColumns) =>
  row.seal_rank && row.seal_ms !== null ? new Date(wallTimeAt(clockOf(row), row.seal_ms)) : null;
