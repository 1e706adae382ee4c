import type { TestSources } from '@assay/contract/authoring/generators.ts';
import type { Queryable } from '../../../platform/db/database.ts';

/** What the tests of a problem are made of, and how often that was saved; null when it never was. */
export async function findTestSources(
  db: Queryable,
  pid: number,
): Promise<{ edition: number; sources: TestSources } | null> {
  const row = await db.selectFrom('test_sources').selectAll().where('pid', '=', pid).executeTakeFirst();
  if (!row) return null;
  return {
    edition: row.edition,
    sources: {
      generators: row.generators as TestSources['generators'],
      script: row.script,
      handMade: row.hand_made as TestSources['handMade'],
      validators: row.validators as TestSources['validators'],
      checkerTests: row.checker_tests as TestSources['checkerTests'],
      validatorTests: row.validator_tests as TestSources['validatorTests'],
    },
  };
}

/**
 * Saves over exactly the edition that was seen, or over whatever there is with null.
 * @returns the new edition; null when somebody else saved in between
 */
export async function storeTestSources(
  tx: Queryable,
  pid: number,
  seen: number | null,
  sources: TestSources,
): Promise<number | null> {
  const columns = {
    generators: JSON.stringify(sources.generators),
    script: sources.script,
    hand_made: JSON.stringify(sources.handMade),
    validators: JSON.stringify(sources.validators),
    checker_tests: JSON.stringify(sources.checkerTests),
    validator_tests: JSON.stringify(sources.validatorTests),
  };
  const before = await tx
    .selectFrom('test_sources')
    .select('edition')
    .where('pid', '=', pid)
    .forUpdate()
    .executeTakeFirst();
  if (seen !== null && (before?.edition ?? 0) !== seen) return null;
  const edition = (before?.edition ?? 0) + 1;
  const row = await tx
    .insertInto('test_sources')
    .values({ pid, edition, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('pid')
        .doUpdateSet({ edition, ...columns })
        .where('test_sources.edition', '=', edition - 1),
    )
    .returning('edition')
    .executeTakeFirst();
  return row?.edition ?? null;
}

/** Says that a problem was changed, so that what was verified of it is known to be old. */
export const raiseVersion = (tx: Queryable, pid: number, now: Date) =>
  tx
    .updateTable('problems')
    .set((eb) => ({ version: eb('version', '+', 1), gmt_modified: now }))
    .where('id', '=', pid)
    .execute();

/** A finished run that makes the tests of a problem. */
export async function findMadeTests(db: Queryable, pid: number, runId: number) {
  const row = await db
    .selectFrom('workshop_runs')
    .select(['tests', 'state'])
    .where('id', '=', runId)
    .where('pid', '=', pid)
    .where('kind', '=', 'generation')
    .executeTakeFirst();
  return row ?? null;
}
