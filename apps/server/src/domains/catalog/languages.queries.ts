import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** A node that was not heard of for this long offers nothing. */
const NODE_FRESH_SECONDS = 30;

/** Versions that ready nodes announce for a language whose self-test passed, of those given its work first. */
const announced = (now: Date) => sql<string | null>`(
  select offer.version
  from judge_nodes node, jsonb_to_recordset(node.languages) as offer(name text, version text, ok boolean)
  where node.ready and node.last_seen >= ${new Date(now.getTime() - NODE_FRESH_SECONDS * 1000)}
    and offer.ok and offer.name = languages.name
  order by languages.name = any(node.accepted) desc, node.last_seen desc limit 1)`;

export interface LanguageFilter {
  /** Only those this problem allows. */
  pid?: number | undefined;
  /** Also those of remote judges. */
  allSources?: boolean | undefined;
  /** Also those that are switched off. */
  disabled?: boolean | undefined;
}

/** Languages in the site's order; `announced` is null when no ready node offers the language. */
export const listLanguages = (db: Queryable, now: Date, filter: LanguageFilter = {}) =>
  db
    .selectFrom('languages')
    .selectAll('languages')
    .select(announced(now).as('announced'))
    .$if(!filter.disabled, (query) => query.where('enabled', '=', true))
    // those of a problem are of its judge
    .$if(!filter.allSources && filter.pid === undefined, (query) => query.where('oj', '=', 'ME'))
    .$if(filter.pid !== undefined, (query) =>
      query.where('id', 'in', (eb) => eb.selectFrom('problem_languages').select('lid').where('pid', '=', filter.pid!)),
    )
    .orderBy('seq')
    .orderBy('id')
    .execute();

export interface NodeOffer {
  node: string;
  language: string;
  version: string;
  ok: boolean;
  reason: string | null;
}

/** What every node that was heard of lately said about each language. */
export async function listNodeOffers(db: Queryable, now: Date): Promise<NodeOffer[]> {
  const { rows } = await sql<NodeOffer>`
    select node.name as node, offer.name as language, offer.version, offer.ok, offer.reason
    from judge_nodes node,
      jsonb_to_recordset(node.languages) as offer(name text, version text, ok boolean, reason text)
    where node.last_seen >= ${new Date(now.getTime() - NODE_FRESH_SECONDS * 1000)}
    order by node.name`.execute(db);
  return rows;
}

/** @returns whether there was such a row */
export async function updateLanguageRow(
  db: Queryable,
  id: number,
  fields: { enabled: boolean; code_template: string; template: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('languages').set(fields).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}
