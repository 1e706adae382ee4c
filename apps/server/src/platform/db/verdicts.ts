import { UNFINISHED, VERDICT, type VerdictName } from '@assay/contract/verdict.ts';
import { type RawBuilder, sql } from 'kysely';

/** A verdict by its name in SQL: as a literal, so that partial indexes serve every plan. */
export const verdictSql = (name: VerdictName): RawBuilder<number> => sql.lit(VERDICT[name]);

const listSql = (codes: Iterable<number>) => sql`(${sql.join([...codes].map((code) => sql.lit(code)))})`;

/** Verdicts by their names, for `in` and `not in`. */
export const verdictsSql = (...names: VerdictName[]): RawBuilder<unknown> =>
  listSql(names.map((name) => VERDICT[name]));

/** States that will still change by themselves, in the order of the index on them. */
export const UNFINISHED_SQL: RawBuilder<unknown> = listSql(UNFINISHED);

/** States that say nothing about a program: not judged yet, not at all, or not by the program's fault. */
export const UNJUDGED_SQL: RawBuilder<unknown> = listSql([
  VERDICT.cancelled,
  VERDICT.systemError,
  ...UNFINISHED,
  VERDICT.submitFailed,
]);
