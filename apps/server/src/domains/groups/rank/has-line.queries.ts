import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { sql } from 'kysely';

/**
 * Whether a participant has a line in the rank of something that may be a group's: who runs it has none (TRAIN-4, WORK-6).
 * @param participant the table with the `uid`, beside `users` as `u`
 * @param thing the table with `author_uid` and `group_id`
 */
export function hasLine(participant: string, thing: string) {
  const uid = sql.ref(`${participant}.uid`);
  const gid = sql.ref(`${thing}.group_id`);
  return sql<boolean>`u.role <> ${ROLE.root} and ${uid} is distinct from ${sql.ref(`${thing}.author_uid`)}
    and not exists (select from groups g where g.id = ${gid} and g.owner_uid = ${uid})
    and not exists (select from group_members m where m.gid = ${gid} and m.uid = ${uid} and m.auth = ${GROUP_LEVEL.root})`;
}
