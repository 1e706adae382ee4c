import type { announceNode } from '@assay/contract/judging/node-link.ts';
import type { InputOf } from '@assay/contract/op.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** A node that said nothing for this long is shown as gone and its languages are not offered. */
export const NODE_SILENCE_SECONDS = 30;

/** Registers a node under its name, or refreshes what is known of it. A new start ends the leases of the earlier one. */
export async function upsertNode(db: Queryable, node: InputOf<typeof announceNode>): Promise<number> {
  const facts = {
    instance: node.instance ?? null,
    version: node.version,
    slots: node.slots,
    ready: node.ready,
    sandbox: JSON.stringify(node.sandbox),
    languages: JSON.stringify(node.languages),
    problems: JSON.stringify(node.problems),
  };
  const row = await db
    .insertInto('judge_nodes')
    .values({ name: node.name, ...facts })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...facts, last_seen: sql`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Lets the leases run out that an earlier start of this node held: it will never report them. */
export async function endLeasesOfEarlierStart(db: Queryable, name: string, instance: string): Promise<number> {
  const result = await db
    .updateTable('jobs')
    .set({ lease_until: sql`now() - interval '1 second'` })
    .where('state', '=', 'leased')
    .where(
      'node_id',
      'in',
      db
        .selectFrom('judge_nodes')
        .select('id')
        .where('name', '=', name)
        .where((eb) => eb('instance', 'is distinct from', instance)),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

interface NodeLanguage {
  name: string;
  version: string;
  ok: boolean;
  reason: string | null;
}

export async function findNode(db: Queryable, id: number) {
  const row = await db
    .selectFrom('judge_nodes')
    .select(['id', 'name', 'ready', 'languages'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const languages = (row.languages as NodeLanguage[]).filter((each) => each.ok).map((each) => each.name);
  return { id: row.id, name: row.name, ready: row.ready, languages };
}

export async function updateNodeSeen(db: Queryable, id: number, figures: { load: number; busySlots: number }) {
  const result = await db
    .updateTable('judge_nodes')
    .set({ load: figures.load, busy_slots: figures.busySlots, last_seen: sql`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countNodeJob(db: Queryable, id: number) {
  await db
    .updateTable('judge_nodes')
    .set((row) => ({ judged: row('judged', '+', 1), last_seen: sql`now()` }))
    .where('id', '=', id)
    .execute();
}

export async function listNodes(db: Queryable) {
  const rows = await db
    .selectFrom('judge_nodes')
    .selectAll()
    .select(sql<boolean>`last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})`.as('online'))
    .orderBy('name')
    .execute();
  return rows.map((row) => {
    const sandbox = row.sandbox as { cgroup?: string; warnings?: string[] };
    return {
      id: row.id,
      name: row.name,
      version: row.version,
      slots: row.slots,
      busySlots: row.online ? row.busy_slots : 0,
      load: row.load,
      ready: row.ready,
      online: row.online,
      lastSeen: row.last_seen.toISOString(),
      judged: row.judged,
      cgroup: sandbox.cgroup ?? '',
      problems: row.problems as string[],
      warnings: sandbox.warnings ?? [],
      languages: row.languages as NodeLanguage[],
    };
  });
}
