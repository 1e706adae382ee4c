import type { AiKind } from '@assay/contract/ai/answers.ts';
import type { Lang } from '@assay/contract/errors.ts';
import { OWN_TESTS_MAX, type OwnTest } from '@assay/rules/ai/prompt.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export type AiOutcome = 'running' | 'answered' | 'cached' | 'left' | 'failed';

/** A request that did not end by then was lost with its server. */
const RUNS_AT_MOST = sql`interval '3 minutes'`;
/** Requests that cost something; those that the model failed are free. */
const COUNTED = sql`outcome in ('running', 'answered', 'left')`;

/** The words of a problem in a language, else in the one there is, and its samples. */
export async function findStatement(db: Queryable, pid: number, lang: Lang) {
  const row = await db
    .selectFrom('problem_texts as t')
    .innerJoin('problems as p', 'p.id', 't.pid')
    .select(['t.title', 't.description', 't.input', 't.output', 't.hint', 'p.examples'])
    .where('t.pid', '=', pid)
    .orderBy(sql`t.locale = ${lang}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { examples, ...statement } = row;
  return { statement, samples: examples as { input: string; output: string }[] };
}

/** What was answered to the same question about the same text. */
export async function findAnswer(db: Queryable, digest: Buffer): Promise<{ id: number; content: string } | null> {
  const row = await db
    .selectFrom('ai_answers')
    .select(['id', 'content'])
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps an answer; of two to the same question the first stays. */
export async function insertAnswer(
  db: Queryable,
  answer: { kind: AiKind; digest: Buffer; pid: number; content: string; gmt_create: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('ai_answers')
    .values(answer)
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ kind: answer.kind }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Requests are counted and entered one after the other, however many come at once; held until the transaction ends. */
export const holdBudget = (tx: Queryable) => sql`select pg_advisory_xact_lock(hashtext('ai_requests'))`.execute(tx);

/** What the last 24 hours brought. */
export async function findUsage(tx: Queryable, uid: number, now: Date) {
  const { rows } = await sql<{ own: number; site: number; running: boolean }>`
    select count(*) filter (where uid = ${uid}) as own, count(*) as site,
      coalesce(bool_or(uid = ${uid} and outcome = 'running' and gmt_create > ${now}::timestamptz - ${RUNS_AT_MOST}), false)
        as running
    from ai_requests where gmt_create > ${now}::timestamptz - interval '1 day' and ${COUNTED}`.execute(tx);
  const { own, site, running } = rows[0]!;
  return { own, site, isRunning: running };
}

export async function insertRequest(
  db: Queryable,
  request: { uid: number; kind: AiKind; outcome: AiOutcome; answer_id: number | null; gmt_create: Date },
): Promise<number> {
  const { id } = await db.insertInto('ai_requests').values(request).returning('id').executeTakeFirstOrThrow();
  return id;
}

export const updateRequest = (db: Queryable, id: number, ended: { outcome: AiOutcome; answer_id: number | null }) =>
  db.updateTable('ai_requests').set(ended).where('id', '=', id).execute();

/** @returns whether the request is this person's */
export async function markRequest(
  db: Queryable,
  { id, uid }: { id: number; uid: number },
  mark: { helpful?: boolean; report?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ai_requests')
    .set(mark)
    .where('id', '=', id)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What somebody tried with a problem in the last minutes: the inputs that were given, and what came out. Nothing else of a run is read. */
export async function listOwnTests(db: Queryable, uid: number, pid: number): Promise<OwnTest[]> {
  const { rows } = await sql<OwnTest>`
    select asked.value ->> 'input' as input, coalesce(asked.value ->> 'expected', '') as expected,
      coalesce(result -> 'runs' -> (asked.ordinality - 1)::integer ->> 'userOutput', '') as output
    from (
      select work, result, gmt_create from test_runs
      where uid = ${uid} and pid = ${pid} and result ->> 'outcome' = 'tested' order by gmt_create desc limit ${OWN_TESTS_MAX}
    ) latest, jsonb_array_elements(work -> 'runs') with ordinality as asked
    order by latest.gmt_create desc, asked.ordinality limit ${OWN_TESTS_MAX}`.execute(db);
  return rows;
}
