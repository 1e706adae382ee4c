import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { PROBLEM_AUTH } from '@assay/contract/problems/problem.ts';
import { mayEditAllProblems } from '@assay/rules/problems/access.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../platform/http/call.ts';

type Who = Pick<Viewer, 'uid' | 'role'> | null;

/**
 * The problems that somebody may see (`maySeeProblem`), for lists of what belongs to problems; a reviewer finds those that apply in the list of
 * applications alone.
 * @param table what the table of problems is called in the statement
 */
export function isSeenBy(who: Who, table = 'p'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isPublic = sql<boolean>`${column('auth')} = ${sql.lit(PROBLEM_AUTH.public)}`;
  if (who === null) return isPublic;
  if (who.role === 'root') return sql<boolean>`true`;
  const { uid } = who;
  const ofSite = mayEditAllProblems(who)
    ? sql<boolean>`true`
    : who.role === 'admin'
      ? sql<boolean>`${column('author_uid')} = ${uid}`
      : sql<boolean>`false`;
  return sql<boolean>`(${isPublic}
    or (${column('owner_kind')} = 'site' and ${ofSite})
    or (${column('owner_kind')} = 'person' and ${column('owner_id')} = ${uid})
    or exists (select 1 from problem_people seen_p where seen_p.pid = ${column('id')} and seen_p.uid = ${uid})
    or (${column('owner_kind')} = 'group' and exists (
      select 1 from groups seen_g left join group_members seen_m on seen_m.gid = seen_g.id and seen_m.uid = ${uid}
      where seen_g.id = ${column('owner_id')} and seen_g.disbanded_at is null and (
        seen_g.owner_uid = ${uid}
        or seen_m.auth >= ${sql.lit(GROUP_LEVEL.root)}
        or (seen_m.auth >= ${sql.lit(GROUP_LEVEL.admin)} and ${column('author_uid')} = ${uid})
        or (seen_m.auth >= ${sql.lit(GROUP_LEVEL.member)} and ${column('auth')} = ${sql.lit(PROBLEM_AUTH.group)})))))`;
}
