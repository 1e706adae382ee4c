import { fail } from '@assay/contract/errors.ts';
import type { GroupLevel } from '@assay/contract/groups/group.ts';
import { showsOutside } from '@assay/rules/groups/access.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/http/call.ts';
import type { Services } from '../../../platform/services.ts';
import { findGroupView, type GroupView, viewOfGroup } from '../../groups/entry.ts';
import { findGroup, type GroupColumns, listGroupRoots, listMemberLevels } from '../../groups/groups.queries.ts';

/** What belonging to a group means for a contest and one viewer of it. */
export interface GroupPart {
  /** Null for a contest of the site. */
  group: { id: number; name: string } | null;
  /** 3 member, 4 admin, 5 root, 0 for everybody else; null for a contest of the site. */
  groupAuth: 0 | 3 | 4 | 5 | null;
  /** Whether the group shows open boards to everybody. */
  groupOpen: boolean;
}

type Who = Pick<Viewer, 'uid' | 'role'> | null;

/** The part of every contest of the site. */
export const OF_SITE: GroupPart = { group: null, groupAuth: null, groupOpen: true };

/** The part of the contests of a group that was found already. */
export const groupPartOf = ({ row, facts, level }: GroupView): GroupPart => ({
  group: { id: row.id, name: row.name },
  groupAuth: level,
  groupOpen: showsOutside(facts),
});

/** @param gid as the contest has it: 0 for one of the site */
export async function findGroupPart(services: Pick<Services, 'db'>, gid: number, who: Who): Promise<GroupPart> {
  if (gid === 0) return OF_SITE;
  const view = await findGroupView(services, gid, who);
  // a group is not deleted while it has contests
  return view ? groupPartOf(view) : fail('contest.unknown');
}

const NOBODY: ReadonlySet<number> = new Set();

/** Roots of the group of a contest, who run it and never stand on its board; nobody in a contest of the site. */
export const findGroupRoots = async (db: Queryable, gid: number): Promise<ReadonlySet<number>> =>
  gid === 0 ? NOBODY : listGroupRoots(db, gid);

/** A group with all its members, as it is remembered for those who poll. */
export interface KnownGroup {
  row: GroupColumns;
  levels: ReadonlyMap<number, GroupLevel>;
}

export async function readGroup(db: Services['db'], gid: number): Promise<KnownGroup | null> {
  const [row, levels] = await Promise.all([findGroup(db, gid), listMemberLevels(db, gid)]);
  return row ? { row, levels } : null;
}

/** What {@link findGroupPart} answers, by what is remembered. */
export const knownPart = ({ row, levels }: KnownGroup, who: Who) =>
  groupPartOf(viewOfGroup(row, who, who ? levels.get(who.uid) : undefined));
