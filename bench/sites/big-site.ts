import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@assay/postgres/postgres.ts';
import pg from 'pg';
import { buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openServices } from '../../apps/server/src/platform/open-services.ts';
import { WIRING } from '../../apps/server/src/wiring.ts';

export interface SiteSize {
  users: number;
  problems: number;
  submissions: number;
  /** Writes wait for the disk, as on a real site; without it only reading is measured. */
  durable?: boolean;
  /** Callers that ask as fast as they can. */
  unlimited?: boolean;
  /** Of the server's environment. */
  env?: Record<string, string>;
}

/**
 * Fills a database the way a busy site looks: problems in two languages with three tags of sixty, submissions whose
 * problems and authors follow a long tail, a third of them accepted.
 */
const FILL = ({ users, problems, submissions }: SiteSize) => [
  `insert into users (username, password_hash, email, role)
   select 'user' || n, '', 'user' || n || '@example.org', 1002 from generate_series(1, ${users}) n`,
  `insert into difficulties (id, name_zh, name_en, color, ac_coin)
   values (0, '简单', 'Easy', '#15803d', 1), (1, '中等', 'Medium', '#b45309', 3), (2, '困难', 'Hard', '#b91c1c', 5)`,
  `insert into languages (name, content_type, template)
   select name, 'text/plain', '' from unnest(array['C++ 17 With O2', 'Java', 'Python3']) name`,
  `insert into tags (name_zh, name_en, color) select '标签' || n, 'tag ' || n, '#0f766e' from generate_series(1, 60) n`,
  `insert into problems (problem_id, type, auth, author, difficulty, time_limit_ms, memory_limit_mb, stack_limit_mb, total, ac)
   select (999 + n)::text, n % 2, case when n % 20 = 0 then 2 else 1 end, 'root', n % 3, 1000, 256, 128, 100, 30
   from generate_series(1, ${problems}) n`,
  `insert into problem_texts (pid, locale, title, description, input, output, hint)
   select id, locale, case locale when 'zh' then '最短路问题第' || id || '号' else 'Shortest path number ' || id end,
     repeat('text ', 200), '', '', ''
   from problems cross join unnest(array['zh', 'en']) locale`,
  `update problems p set search_text =
     lower(p.problem_id || E'\\n' || (select string_agg(t.title, E'\\n') from problem_texts t where t.pid = p.id))`,
  `insert into problem_tags (pid, tid) select p.id, 1 + (p.id * k * 7) % 60 from problems p cross join generate_series(1, 3) k
   on conflict do nothing`,
  `insert into problem_languages (pid, lid) select p.id, l.id from problems p cross join languages l`,
  `insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, listed, received_at, status, time_ms, memory_kb, judger)
   select 'public', 0, 1000 + pick.p, 1 + pick.u, 'user' || (1 + pick.u), (999 + pick.p + 1)::text, (999 + pick.p + 1)::text,
     (array['C++ 17 With O2', 'Java', 'Python3'])[1 + n % 3], repeat('x', 300), 300, pick.p % 20 <> 19, now() - make_interval(secs => ${submissions} - n),
     (array[0, -1, 1, 0, -1, 3, -2, 0, 2, -1])[1 + n % 10], 15, 1024, 'node'
   from (select n, floor(power(random(), 3) * ${problems})::int as p, floor(power(random(), 2) * ${users})::int as u
         from generate_series(1, ${submissions}) n) pick`,
  'vacuum analyze',
];

/** A server on a database of its own, filled; requests go through `app.inject`. */
export async function openBigSite(size: SiteSize) {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-bench-'));
  const postgres = await startPostgres({ dataDir, durable: size.durable ?? false });
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const statement of FILL(size)) await client.query(statement);
  await client.end();
  const config = readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    JUDGE_TOKEN: 'a-node-token-for-benches',
    LOG_LEVEL: 'silent',
    ...(size.unlimited ? { RATE_LIMIT_SCALE: '0' } : {}),
    ...size.env,
  });
  const { services, close } = await openServices(config, systemClock, WIRING);
  const app = await buildApp(services);
  const filling = openDatabase(postgres.url, 1, { connectionMs: 5_000, lockMs: 0, statementMs: 0 });
  return {
    app,
    services,
    /** To fill it with more: a statement may take as long as it does. */
    filling: filling.db,
    url: postgres.url,
    async close() {
      await app.close();
      await filling.close();
      await close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
