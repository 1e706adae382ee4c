import type { Breakage } from '@assay/rules/judging/nodes/problem-fault.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** A digest of all that a judging of the problem depends on, its test data included. */
export async function findJudgedParts(db: Queryable, pid: number): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(row(type, judge_mode, judge_case_mode, time_limit_ms, memory_limit_mb, stack_limit_mb, is_file_io,
      io_read_file_name, io_write_file_name, checker_language, checker_code, checker_convention, checker_arguments,
      checker_points, checker_time_ms, checker_memory_mb, protocol_checker_language, protocol_checker_code, pass_limit,
      grader_files, user_extra_files, judge_extra_files, data_version)::text) as digest
    from problems where id = ${pid}`.execute(db);
  return rows[0]?.digest ?? '';
}

/** What is broken of a problem, and the edition of its data; its row stays locked until the transaction ends. */
export async function lockBreakage(tx: Queryable, pid: number) {
  const row = await tx
    .selectFrom('problems')
    .select(['broken_reason', 'is_paused', 'data_edition'])
    .where('id', '=', pid)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const breakage: Breakage | null =
    row.broken_reason === null ? null : { reason: row.broken_reason, isPaused: row.is_paused };
  return { breakage, edition: row.data_edition };
}

/** Notes that a problem is broken; since when it is stays. */
export const updateBreakage = (tx: Queryable, pid: number, { reason, isPaused }: Breakage) =>
  tx
    .updateTable('problems')
    .set({ broken_at: sql`coalesce(broken_at, now())`, broken_reason: reason, is_paused: isPaused })
    .where('id', '=', pid)
    .execute();

/**
 * Begins a new edition of what judgings depend on: what was broken counts as fixed, and what failed because of it is judged again.
 * @returns what was broken until now, null when nothing was
 */
export async function clearBreakage(tx: Queryable, pid: number): Promise<{ reason: string; since: string } | null> {
  const { rows } = await sql<{ reason: string | null; since: Date | null }>`
    update problems p set broken_at = null, broken_reason = null, is_paused = false, data_edition = p.data_edition + 1
    from (select id, broken_reason as reason, broken_at as since from problems where id = ${pid} for no key update) before
    where p.id = before.id
    returning before.reason, before.since`.execute(tx);
  const [row] = rows;
  return row?.reason && row.since ? { reason: row.reason, since: row.since.toISOString() } : null;
}
