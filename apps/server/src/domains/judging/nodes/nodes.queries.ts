import type { announceNode } from '@assay/contract/judging/node-link.ts';
import type { NodeRefusal, WithheldLanguage } from '@assay/contract/judging/nodes.ts';
import type { InputOf } from '@assay/contract/op.ts';
import type { NodeFacts, NodeReview } from '@assay/rules/judging/nodes/node-health.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { PREPARED } from '../../../platform/db/prepared.ts';

/** A node that said nothing for this long is shown as gone and its languages are not offered. */
export const NODE_SILENCE_SECONDS = 30;

const ONLINE = sql<boolean>`last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})`;

/** Told by the clock that set the end of the rest. */
const IS_RESTING = sql<boolean>`coalesce(resting_until > now(), false)`;

/** How far a node's clock is ahead of the database's, in ms; what it was before when the node did not say. */
const skewOf = (clockMs: number | undefined) =>
  clockMs === undefined
    ? sql<number | null>`judge_nodes.clock_skew_ms`
    : sql<number>`round(${clockMs}::float8 - extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Registers a node under its name, or refreshes what is known of it. */
export async function upsertNode(db: Queryable, node: InputOf<typeof announceNode>): Promise<number> {
  const facts = {
    instance: node.instance ?? null,
    version: node.version,
    protocol: node.protocol,
    slots: node.slots,
    ready: node.ready,
    speed_ms: node.speedMs ?? null,
    memory_mb: node.memoryMb ?? null,
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
  if (node.clockMs !== undefined) {
    await db
      .updateTable('judge_nodes')
      .set({ clock_skew_ms: skewOf(node.clockMs) })
      .where('id', '=', row.id)
      .execute();
  }
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

export async function updateNodeSeen(
  db: Queryable,
  id: number,
  figures: { load: number; busySlots: number; clockMs?: number | undefined },
) {
  const result = await db
    .updateTable('judge_nodes')
    .set({
      load: figures.load,
      busy_slots: figures.busySlots,
      clock_skew_ms: skewOf(figures.clockMs),
      last_seen: sql`now()`,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A job that a node did, after another could not: it was not the job's fault. */
interface DoneJob {
  nodeId: number;
  failedNode: number | null;
}

/** Counts jobs that nodes did, which ends their rows of failures. Nodes are locked in one order everywhere. */
export async function countNodeJobs(db: Queryable, done: readonly DoneJob[]) {
  if (done.length === 0) return;
  await sql`
    ${PREPARED} with given as (
      select node_id, count(*) as jobs from unnest(${done.map(({ nodeId }) => nodeId)}::bigint[]) as given (node_id) group by node_id
    ), locked as materialized (
      select id from judge_nodes where id in (select node_id from given) order by id for no key update
    )
    update judge_nodes set judged = judged + given.jobs, last_seen = now(), failures = 0, failed_problems = '{}',
      judged_elsewhere = 0, resting_until = null
    from locked join given on given.node_id = locked.id where judge_nodes.id = locked.id`.execute(db);
  for (const { nodeId, failedNode } of done) {
    if (failedNode === null || failedNode === nodeId) continue;
    await db
      .updateTable('judge_nodes')
      .set((row) => ({ judged_elsewhere: row('judged_elsewhere', '+', 1) }))
      .where('id', '=', failedNode)
      .where('failures', '>', 0)
      .execute();
  }
}

/**
 * Counts a job that a node could not do.
 * @param problemId 0 for what belongs to no problem
 * @returns its row of failures so far, and whether another node is at work
 */
export async function countNodeFailure(db: Queryable, id: number, failure: { problemId: number; reason: string }) {
  const row = await db
    .updateTable('judge_nodes')
    .set({
      failures: sql`failures + 1`,
      failed_problems: sql`case when ${String(failure.problemId)}::text = any(failed_problems) or cardinality(failed_problems) >= 10
        then failed_problems else failed_problems || ${String(failure.problemId)}::text end`,
      last_failure: failure.reason,
    })
    .where('id', '=', id)
    .returning([
      'failures',
      'judged_elsewhere',
      sql<number>`cardinality(failed_problems)`.as('failed_problems'),
      sql<boolean>`exists (select from judge_nodes other where other.id <> judge_nodes.id and other.accepted <> '{}'
        and other.last_seen > now() - make_interval(secs => ${NODE_SILENCE_SECONDS})
        and (other.resting_until is null or other.resting_until < now()))`.as('others'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  return {
    failures: row.failures,
    failedProblems: row.failed_problems,
    judgedElsewhere: row.judged_elsewhere,
    others: row.others,
  };
}

export async function updateNodeRest(db: Queryable, id: number, seconds: number) {
  await db
    .updateTable('judge_nodes')
    .set({ resting_until: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute();
}

/** One review at a time, on whichever web node. */
export async function lockReview(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('review of judge nodes'))`.execute(tx);
}

export async function listNodeFacts(db: Queryable): Promise<NodeFacts[]> {
  const rows = await db.selectFrom('judge_nodes').selectAll().select(ONLINE.as('online')).orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    online: row.online,
    ready: row.ready,
    protocol: row.protocol,
    languages: (row.languages as NodeLanguage[]).filter(({ ok }) => ok),
    speedMs: row.speed_ms,
    clockSkewMs: row.clock_skew_ms,
    isDrained: row.drained_at !== null,
    isSetAside: row.set_aside_at !== null,
    failures: row.failures,
    failedProblems: row.failed_problems.length,
    judgedElsewhere: row.judged_elsewhere,
  }));
}

/** Stores what a review found where it differs. @returns names of nodes that changed */
export async function updateReviewedNodes(db: Queryable, reviews: readonly NodeReview[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    update judge_nodes node set accepted = found.accepted, refusals = found.refusals, withheld = found.withheld,
      set_aside_at = case when found.newly then now() else node.set_aside_at end
    from (select (one ->> 'id')::bigint as id, array(select jsonb_array_elements_text(one -> 'accepted')) as accepted,
            one -> 'refusals' as refusals, one -> 'withheld' as withheld, (one ->> 'isNewlySetAside')::boolean as newly
          from jsonb_array_elements(${JSON.stringify(reviews)}::jsonb) one) found
    where node.id = found.id and (node.accepted, node.refusals, node.withheld) is distinct from
      (found.accepted, found.refusals, found.withheld)
    returning node.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Gives a node no more work. @returns its name, or null when there is none */
export async function updateNodeDrained(
  db: Queryable,
  id: number,
  drained: { by: string; reason: string },
): Promise<string | null> {
  const row = await db
    .updateTable('judge_nodes')
    .set({ drained_at: sql`now()`, drained_by: drained.by, drained_reason: drained.reason })
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Forgets all that keeps a node from work by decision. @returns what it was kept for */
export async function updateNodeResumed(db: Queryable, id: number) {
  const { rows } = await sql<{ name: string; drained_reason: string | null; failures: number; last_failure: string }>`
    update judge_nodes node set drained_at = null, drained_by = null, drained_reason = null, set_aside_at = null, failures = 0,
      failed_problems = '{}', judged_elsewhere = 0, last_failure = null, resting_until = null
    from (select * from judge_nodes where id = ${id} for update) before
    where node.id = before.id
    returning node.name, before.drained_reason, before.failures, before.last_failure`.execute(db);
  return rows[0] ?? null;
}

/** @returns its name; `null` when there is none, `'online'` when it is and stays */
export async function deleteNode(db: Queryable, id: number): Promise<{ name: string } | 'online' | null> {
  const row = await db
    .selectFrom('judge_nodes')
    .select(['name', ONLINE.as('online')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  if (row.online) return 'online';
  await db.deleteFrom('judge_nodes').where('id', '=', id).execute();
  return row;
}

export async function listNodes(db: Queryable) {
  const rows = await db
    .selectFrom('judge_nodes')
    .selectAll()
    .select([ONLINE.as('online'), IS_RESTING.as('resting')])
    .orderBy('name')
    .execute();
  return rows.map((row) => {
    const sandbox = row.sandbox as { cgroup?: string; warnings?: string[] };
    return {
      id: row.id,
      name: row.name,
      version: row.version,
      protocol: row.protocol,
      slots: row.slots,
      busySlots: row.online ? row.busy_slots : 0,
      load: row.load,
      ready: row.ready,
      works: row.online && row.accepted.length > 0,
      online: row.online,
      lastSeen: row.last_seen.toISOString(),
      judged: row.judged,
      cgroup: sandbox.cgroup ?? '',
      speedMs: row.speed_ms,
      clockSkewMs: row.clock_skew_ms,
      problems: row.problems as string[],
      refusals: row.refusals as NodeRefusal[],
      withheld: row.withheld as WithheldLanguage[],
      failures: row.failures,
      lastFailure: row.last_failure,
      restingUntil: row.resting ? row.resting_until!.toISOString() : null,
      drained: row.drained_at && {
        by: row.drained_by ?? '',
        at: row.drained_at.toISOString(),
        reason: row.drained_reason ?? '',
      },
      warnings: sandbox.warnings ?? [],
      languages: row.languages as NodeLanguage[],
    };
  });
}
