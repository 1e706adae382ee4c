import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@assay/postgres/postgres.ts';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../apps/server/src/platform/db/migrate.ts';
import { scratchRoot } from './scratch.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test server's superuser; `cloneDatabase` is what tests use. */
    postgresAdminUrl: string;
  }
}

const PREFIX = 'assay-test-';

/**
 * Once per test run: a PostgreSQL that nobody else sees, whose database `assay` has been migrated and then serves as
 * the template of `cloneDatabase`. It dies with the test run; the folder of a run that was killed is removed by the next.
 */
export default async function setUpPostgres(project: TestProject): Promise<() => Promise<void>> {
  const root = scratchRoot();
  removeLeftovers(root);
  const dataDir = mkdtempSync(join(root, `${PREFIX}${process.pid}-`));
  const postgres = await startPostgres({ dataDir, durable: false });
  await migrate(postgres.url);
  await planOnce(postgres.adminUrl);
  project.provide('postgresAdminUrl', postgres.adminUrl);
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Prepared statements run over few rows here: to plan one for its values, as for the first five otherwise, costs more than running it. */
async function planOnce(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query('ALTER ROLE assay SET plan_cache_mode = force_generic_plan');
  await client.end();
}

function removeLeftovers(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = name.match(`^${PREFIX}(\\d+)-`)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
