import { type FailureCode, fail } from '@assay/contract/errors.ts';
import type { TrainingAuth } from '@assay/contract/trainings/training.ts';
import type { Venue } from '@assay/contract/venue.ts';
import {
  isTrainingAdmin,
  mayEditTraining,
  refuseEntry,
  refuseOpen,
  refuseSubmit,
  type TrainingFacts,
  type TrainingViewer,
} from '@assay/rules/trainings/access.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findGroupView, type GroupView, levelsInGroups } from '../groups/entry.ts';
import { holdMembership } from '../groups/members.queries.ts';
import { findTraining, listEntryFacts, type TrainingColumns } from './trainings.queries.ts';

type TrainingServices = Pick<Services, 'db'>;
type Who = Pick<Viewer, 'uid' | 'role'> | null;

/** A training as one viewer finds it: everything that its rules ask for. */
export interface TrainingView {
  row: TrainingColumns;
  facts: TrainingFacts;
  viewer: TrainingViewer;
  /** The group it belongs to, null for a training of the site. */
  group: { id: number; name: string } | null;
  /** Runs the training. */
  isAdmin: boolean;
}

export const trainingFacts = (
  row: Pick<TrainingColumns, 'auth' | 'author_uid' | 'group_id' | 'visible'>,
): TrainingFacts => ({
  auth: row.auth as TrainingAuth,
  authorUid: row.author_uid,
  gid: row.group_id,
  visible: row.visible,
});

/** @param group as the viewer finds it; null for a training of the site */
export const trainingViewer = (
  who: Who,
  group: Pick<GroupView, 'level'> | null,
  isRegistered: boolean,
): TrainingViewer => who && { uid: who.uid, role: who.role, isRegistered, groupLevel: group?.level ?? null };

/** The venue of what is submitted in a training. */
export const trainingVenue = ({ id, group_id }: Pick<TrainingColumns, 'id' | 'group_id'>): Venue & { id: number } =>
  group_id === null ? { kind: 'training', id } : { kind: 'training', id, groupId: group_id };

async function viewOrFail(services: TrainingServices, tid: number, who: Who): Promise<TrainingView> {
  const found = await findTraining(services.db, tid, who?.uid ?? null);
  if (!found) return fail('training.unknown');
  const { admitted, ...row } = found;
  const group = row.group_id === null ? null : await findGroupView(services, row.group_id, who);
  // what belongs to a disbanded group is as unknown as the group (GRP-15)
  if (row.group_id !== null && !group) return fail('training.unknown');
  const facts = trainingFacts(row);
  const viewer = trainingViewer(who, group, admitted === true);
  return {
    row,
    facts,
    viewer,
    group: group && { id: group.row.id, name: group.row.name },
    isAdmin: isTrainingAdmin(viewer, facts),
  };
}

const enterUnless = (refuse: typeof refuseEntry) => async (services: TrainingServices, tid: number, who: Who) => {
  const view = await viewOrFail(services, tid, who);
  const refusal = refuse(view.viewer, view.facts);
  return refusal ? fail(refusal) : view;
};

/** A training whose front this viewer may see. @throws Failure of `refuseOpen` */
export const openTraining = enterUnless(refuseOpen);
/** A training inside which this viewer is. Ask before any id inside of it is looked up. @throws Failure of `refuseEntry` */
export const enterTraining = enterUnless(refuseEntry);
/** A training in which this viewer may submit. @throws Failure of `refuseSubmit` */
export const enterToSubmit = enterUnless(refuseSubmit);

/** Inside which of some trainings this viewer is. */
export async function listEntered(
  services: TrainingServices,
  tids: readonly number[],
  who: NonNullable<Who>,
): Promise<ReadonlySet<number>> {
  const rows = await listEntryFacts(services.db, tids, who.uid);
  const levels = await levelsInGroups(services, who, [...new Set(rows.flatMap(({ group_id }) => group_id ?? []))]);
  const entered = rows.filter((row) => {
    const level = row.group_id === null ? null : levels.get(row.group_id);
    // what belongs to a disbanded group is as unknown as the group (GRP-15)
    if (level === undefined) return false;
    const viewer = trainingViewer(who, level === null ? null : { level }, row.admitted === true);
    return refuseEntry(viewer, trainingFacts(row)) === null;
  });
  return new Set(entered.map(({ id }) => id));
}

/**
 * A training that this viewer changes. Others learn no more of it than they do elsewhere.
 * @throws Failure `training.unknown`, `access.denied`
 */
export async function editTraining(services: TrainingServices, tid: number, who: Who): Promise<TrainingView> {
  const view = await viewOrFail(services, tid, who);
  if (mayEditTraining(view.viewer, view.facts)) return view;
  return fail(refuseOpen(view.viewer, view.facts) ?? 'access.denied');
}

/**
 * Holds what lets somebody into a training of a group until the transaction ends, so that whoever leaves, and a group that is disbanded,
 * waits for it or comes first (GRP-15, GRP-18).
 * @returns why it does not any more
 */
export async function holdEntry(tx: Queryable, { row, viewer }: TrainingView): Promise<FailureCode | null> {
  if (row.group_id === null || !viewer) return null;
  const refusal = await holdMembership(tx, row.group_id, viewer.role === 'root' ? null : viewer.uid);
  return refusal && 'training.unknown';
}
