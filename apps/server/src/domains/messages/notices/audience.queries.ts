import { sql } from 'kysely';

/**
 * Whether a notice `n` that was pushed is for a user: everybody, those of some roles or groups as they are now, or one person; until it
 * runs out. Whoever joined later reads it, too (MSG-22).
 * @param user the name under which the statement knows the user's row
 */
export const addressedTo = (user: 'u', now: Date) => sql<boolean>`
  n.pushed_at is not null and (n.until is null or n.until > ${now}) and case n.audience
    when 'all' then true
    when 'roles' then ${sql.ref(user)}.role = any(n.roles)
    when 'groups' then exists (
      select from group_members g where g.uid = ${sql.ref(user)}.uid and g.gid = any(n.gids) and g.auth >= 3)
    else n.uid = ${sql.ref(user)}.uid
  end`;
