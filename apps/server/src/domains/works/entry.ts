import { type FailureCode, fail } from '@assay/contract/errors.ts';
import type { WorkKey, WorkResults } from '@assay/contract/works/work.ts';
import {
  isWorkAdmin,
  mayEditWork,
  refuseEntry,
  refuseOpen,
  refuseRank,
  showsResults,
  type WorkFacts,
  type WorkViewer,
} from '@assay/rules/works/access.ts';
import { type WorkPerson, type WorkTimes, workFor } from '@assay/rules/works/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findGroupView, type GroupView, levelsInGroups } from '../groups/entry.ts';
import { holdMembership } from '../groups/members.queries.ts';
import { type FoundWork, findWork, type WindowColumns } from './works.queries.ts';

export type WorkServices = Pick<Services, 'db' | 'clock' | 'ofNode'>;
type Who = Pick<Viewer, 'uid' | 'role'> | null;

/** A work as one viewer finds it: everything that its rules ask for. */
export interface WorkView {
  row: FoundWork;
  facts: WorkFacts;
  viewer: WorkViewer;
  /** The group it belongs to, null for a work of the site. */
  group: { id: number; name: string } | null;
  /** Runs the work. */
  isAdmin: boolean;
  /** The viewer is shown results now. */
  shows: boolean;
  now: Date;
}

/** Whether one is told where problems of a work come from: once it is over for everybody. */
export const showsOrigin = ({ isAdmin, facts }: Pick<WorkView, 'isAdmin' | 'facts'>, now: Date): boolean =>
  isAdmin || now.getTime() >= facts.overMs;

/** The venue of what is submitted in a work. */
export const workVenue = (id: number) => ({ kind: 'timedWork', id }) as const;

type TimeColumns = Pick<FoundWork, 'start_time' | 'end_time' | 'duration'> & Partial<WindowColumns>;

/** When a work is open to whom the row was read for. */
export const timesOf = ({ start_time, end_time, duration, own_start, own_end }: TimeColumns): WorkTimes =>
  workFor(
    { startMs: start_time.getTime(), endMs: end_time.getTime(), durationMs: duration * 1000 },
    own_start && own_end ? { startMs: own_start.getTime(), endMs: own_end.getTime() } : null,
  );

type FactColumns = Pick<
  FoundWork,
  | 'start_time'
  | 'end_time'
  | 'duration'
  | 'auth'
  | 'author_uid'
  | 'group_id'
  | 'visible'
  | 'results'
  | 'results_open'
  | 'over_at'
> &
  Partial<WindowColumns>;

export const workFacts = (row: FactColumns): WorkFacts => ({
  ...timesOf(row),
  auth: row.auth,
  authorUid: row.author_uid,
  gid: row.group_id,
  visible: row.visible,
  results: row.results as WorkResults,
  resultsOpen: row.results_open,
  overMs: row.over_at.getTime(),
});

type PersonColumns = Pick<FoundWork, 'started_at' | 'handed_in_at' | 'until' | 'extra_seconds'>;

/** How somebody stands in a work, from the columns of the sitting and of the extension. */
export const personOf = ({ started_at, handed_in_at, until, extra_seconds }: PersonColumns): WorkPerson => ({
  sitting: started_at && { startedMs: started_at.getTime(), handedInMs: handed_in_at?.getTime() ?? null },
  extension: extra_seconds === null ? null : { untilMs: until?.getTime() ?? null, extraMs: extra_seconds * 1000 },
});

/** @param group as the viewer finds it; null for a work of the site */
export const workViewer = (who: Who, group: Pick<GroupView, 'level'> | null, person: WorkPerson): WorkViewer =>
  who && { uid: who.uid, role: who.role, groupLevel: group?.level ?? null, ...person };

async function viewOrFail(services: WorkServices, wid: number, who: Who): Promise<WorkView> {
  const row = await findWork(services, { wid, uid: who?.uid ?? 0 });
  if (!row) return fail('work.unknown');
  const group = row.group_id === null ? null : await findGroupView(services, row.group_id, who);
  // what belongs to a disbanded group is as unknown as the group (GRP-15)
  if (row.group_id !== null && !group) return fail('work.unknown');
  const facts = workFacts(row);
  const viewer = workViewer(who, group, personOf(row));
  const now = services.clock.now();
  return {
    row,
    facts,
    viewer,
    group: group && { id: group.row.id, name: group.row.name },
    isAdmin: isWorkAdmin(viewer, facts),
    shows: showsResults(viewer, facts, now.getTime()),
    now,
  };
}

const enterUnless =
  (refuse: typeof refuseRank | typeof refuseEntry) => async (services: WorkServices, wid: number, who: Who) => {
    const view = await viewOrFail(services, wid, who);
    const refusal = refuse(view.viewer, view.facts, view.now.getTime());
    return refusal ? fail(refusal) : view;
  };

/** A work whose front this viewer may see. @throws Failure of `refuseOpen` */
export const openWork = enterUnless(refuseOpen);
/** A work inside which this viewer is. Ask before any id inside of it is looked up. @throws Failure of `refuseEntry` */
export const enterWork = enterUnless(refuseEntry);
/** A work whose rank this viewer may see now. @throws Failure of `refuseRank` */
export const enterRank = enterUnless(refuseRank);

/**
 * A work that this viewer changes. Others learn no more of it than they do elsewhere.
 * @throws Failure `work.unknown`, `access.denied`
 */
export async function editWork(services: WorkServices, wid: number, who: Who): Promise<WorkView> {
  const view = await viewOrFail(services, wid, who);
  if (mayEditWork(view.viewer, view.facts)) return view;
  return fail(refuseOpen(view.viewer, view.facts) ?? 'access.denied');
}

/**
 * Holds what lets somebody into a work of a group until the transaction ends, so that whoever is taken out of the group, and a group that
 * is disbanded, waits for it or comes first (GRP-15, GRP-18).
 * @returns why it does not any more
 */
export async function holdEntry(tx: Queryable, { row, viewer }: WorkView): Promise<FailureCode | null> {
  if (row.group_id === null || !viewer) return null;
  const refusal = await holdMembership(tx, row.group_id, viewer.role === 'root' ? null : viewer.uid);
  return refusal && 'work.unknown';
}

/** Which of some works this viewer changes, and in which results are shown to the viewer; those that may not be seen are absent. */
export async function viewWorks(
  services: WorkServices,
  wids: readonly number[],
  who: NonNullable<Who>,
): Promise<ReadonlyMap<number, { edits: boolean; shows: boolean }>> {
  // they are read together
  const found = await Promise.all(wids.map((wid) => findWork(services, { wid, uid: who.uid })));
  const rows = found.filter((row) => row !== undefined);
  const levels = await levelsInGroups(services, who, [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))]);
  const nowMs = services.clock.now().getTime();
  const views = rows.flatMap((row): [number, { edits: boolean; shows: boolean }][] => {
    const level = row.group_id === null ? null : levels.get(row.group_id);
    // what belongs to a disbanded group is as unknown as the group (GRP-15)
    if (level === undefined) return [];
    const facts = workFacts(row);
    const viewer = workViewer(who, level === null ? null : { level }, personOf(row));
    if (refuseOpen(viewer, facts)) return [];
    return [[row.id, { edits: mayEditWork(viewer, facts), shows: showsResults(viewer, facts, nowMs) }]];
  });
  return new Map(views);
}

/** The work that a client names. */
export const workIdOf = ({ tid, id }: WorkKey): number => tid ?? id ?? fail('work.unknown');
