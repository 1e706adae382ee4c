import { fail } from '@assay/contract/errors.ts';
import { Failure } from '@assay/contract/failure.ts';
import {
  type DiscussionFacts,
  type DiscussionViewer,
  maySeeDiscussion,
  runsDiscussions,
} from '@assay/rules/discussions/access.ts';
import { mayEditAllProblems } from '@assay/rules/problems/access.ts';
import type { Call, Viewer } from '../../platform/http/call.ts';
import { findGroupView } from '../groups/entry.ts';
import { isInUse } from '../venues/in-use.ts';
import { type DiscussionColumns, findDiscussion } from './discussions.queries.ts';
import type { Reader } from './visibility.queries.ts';

/** A discussion as one viewer finds it: everything that its rules ask for. */
export interface DiscussionView {
  row: DiscussionColumns;
  facts: DiscussionFacts;
  viewer: DiscussionViewer;
  /** Pins, disables and deletes what others wrote. */
  runs: boolean;
}

/** Somebody who reads discussions, and by what that is decided. */
interface Asking extends Reader, Pick<Call, 'db' | 'settings'> {}

/** Refuses everybody while the site has the area closed (DISC-10). @throws Failure `discussion.closed`, `discussion.groupClosed` */
export async function refuseClosed({ settings }: Pick<Call, 'settings'>, gid: number | null): Promise<void> {
  const { openPublicDiscussion, openGroupDiscussion } = await settings.read();
  if (gid === null && !openPublicDiscussion) fail('discussion.closed');
  if (gid !== null && !openGroupDiscussion) fail('discussion.groupClosed');
}

const levelIn = async (call: Asking, gid: number | null) =>
  gid === null ? 0 : ((await findGroupView(call, gid, call.viewer))?.level ?? 0);

/**
 * A discussion as this viewer finds it, whether the area is open or not; hidden ones answer like those that do not exist.
 * @throws Failure `discussion.unknown`
 */
export async function viewDiscussion(call: Asking, did: number): Promise<DiscussionView> {
  const row = await findDiscussion(call.db, call, did);
  if (!row) return fail('discussion.unknown');
  const groupLevel = await levelIn(call, row.gid);
  if (row.gid !== null && groupLevel === 0) return fail('discussion.unknown');
  const viewer = call.viewer && { uid: call.viewer.uid, role: call.viewer.role, groupLevel };
  const facts = { authorUid: row.uid, gid: row.gid, status: row.status };
  if (!maySeeDiscussion(viewer, facts)) return fail('discussion.unknown');
  return { row, facts, viewer, runs: runsDiscussions(viewer, facts) };
}

/**
 * A discussion that this viewer may read at the moment.
 * @throws Failure `discussion.unknown`, or of {@link refuseClosed}
 */
export async function openDiscussion(call: Asking, did: number): Promise<DiscussionView> {
  const view = await viewDiscussion(call, did);
  await refuseClosed(call, view.row.gid);
  return view;
}

/** Whether somebody else may read a discussion at the moment. */
export const mayOtherRead =
  ({ db, clock, venues, settings }: Call, did: number) =>
  ({ uid, role }: Pick<Viewer, 'uid' | 'role'>): Promise<boolean> =>
    openDiscussion({ db, clock, venues, settings, viewer: { uid, role } }, did).then(
      () => true,
      (error) => {
        if (error instanceof Failure) return false;
        throw error;
      },
    );

/**
 * Whether what is said there may be told to others: not while something runs with its problem. Whoever reads it then is an administrator,
 * and messages with its title and words would go to people who may not (DISC-9).
 */
export const mayTellOf = async (call: Call, { pid }: Pick<DiscussionColumns, 'pid'>): Promise<boolean> =>
  pid === null || call.viewer === null || !mayEditAllProblems(call.viewer) || !(await isInUse(call, pid));

/** Says the same of a discussion that went away meanwhile. */
export const gone = () => new Failure('discussion.unknown');
