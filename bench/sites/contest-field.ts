import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@assay/postgres/postgres.ts';
import pg from 'pg';
import { buildApp } from '../../apps/server/src/app.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openServices } from '../../apps/server/src/platform/open-services.ts';
import { startTasks } from '../../apps/server/src/platform/tasks.ts';
import { tasksOf } from '../../apps/server/src/tasks.ts';
import { WIRING } from '../../apps/server/src/wiring.ts';

export interface FieldSize {
  contestants: number;
  problems: number;
  submissions: number;
  /** Hours since the start of a contest of five, sealed for the last one. */
  hoursIn?: number;
  /** Where the web application was built, to look at it. */
  webDir?: string;
  port?: number;
}

export const ROOT_UID = 1;

/** A contest as real ones look: few solve much, many solve little; a third accepted, more at the start and the end. */
export const FIELD = ({ contestants, problems, submissions, hoursIn = 4.5 }: FieldSize) => [
  `insert into users (username, password_hash, email, role) values ('boss', '', 'boss@example.org', 1000)`,
  `insert into users (username, password_hash, email, role, school)
   select 'team' || lpad(n::text, 5, '0'), '', 'team' || n || '@example.org', 1002,
     (array['Lakeside University', '东湖大学', 'Polytechnic of the Hills', '', 'Hochschule am See'])[1 + n % 5]
   from generate_series(1, ${contestants}) n`,
  `insert into difficulties (id, name_zh, name_en, color, ac_coin) values (0, '简单', 'Easy', '#15803d', 1)`,
  `insert into languages (name, content_type, template) values ('C++ 17', 'text/plain', '')`,
  `insert into problems (problem_id, type, auth, author, difficulty, time_limit_ms, memory_limit_mb, stack_limit_mb, total, ac)
   select (999 + n)::text, 0, 3, 'boss', 0, 1000, 256, 128, 0, 0 from generate_series(1, ${problems}) n`,
  `insert into contests (author_uid, author, title, description, type, auth, start_time, duration_ms, end_time, seal_rank,
     seal_ms, auto_real_rank, open_rank, award_type, award_configs)
   select 1, 'boss', 'Autumn Regional', 'Solve.', 0, 0, t, 18000000, t + interval '5 hours', true, 14400000, false, true, 1,
     '[{"priority":1,"name":"Gold","background":"#e6bb2f","color":"#3d2f00","num":10},{"priority":2,"name":"Silver","background":"#b8bfc6","color":"#22272b","num":20},{"priority":3,"name":"Bronze","background":"#c08552","color":"#2b1a0b","num":30}]'
   from (select now() - make_interval(mins => ${Math.round(hoursIn * 60)}) as t) s`,
  `insert into contest_problems (cid, pid, display_id, display_title, color, seq)
   select 1, p.id, chr(p.id::int - 935), 'Problem ' || chr(p.id::int - 935),
     (array['#d32f2f','#2e7d32','#fdd835','#fafafa','#ef6c00','#1565c0','#9e9e9e','#00897b','#7b1fa2','#ec407a','#00acc1','#6d4c41','#212121'])[1 + (p.id::int - 1000) % 13], p.id
   from problems p`,
  `insert into problem_texts (pid, locale, title, description, input, output, hint)
   select id, locale, 'Problem ' || problem_id, repeat('Given a graph with $n$ vertices, find the shortest path. ', 40), 'Numbers.', 'A number.', ''
   from problems cross join unnest(array['zh', 'en']) locale`,
  `insert into problem_languages (pid, lid) select p.id, l.id from problems p cross join languages l`,
  `insert into contest_registrations (cid, uid, star) select 1, uid, uid % 97 = 0 from users where uid > 1`,
  `insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, received_at, status, time_ms)
   select 'contest', 1, 999 + pick.p, pick.u, 'team', chr(64 + pick.p), (999 + pick.p)::text, 'C++ 17', 'int main() {}', 13,
     now() - make_interval(mins => ${Math.round(hoursIn * 60)}) + make_interval(secs => 60 + n * ${Math.round(Math.min(hoursIn, 5) * 3600 - 90)}.0 / ${submissions}),
     case when random() < 0.62 - 0.045 * pick.p then 0 else (array[-1, -1, -1, 1, 3, -2, 2, -3])[1 + n % 8] end, 15
   from (select n, 2 + floor(power(random(), 1.6) * ${contestants})::int as u,
           1 + floor(power(random(), 1.5) * ${problems})::int as p
         from generate_series(1, ${submissions}) n) pick order by n`,
  'vacuum analyze',
];

/** A server that listens, with one big contest in its own database. */
export async function openField(size: FieldSize) {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-contest-'));
  const postgres = await startPostgres({ dataDir, durable: false });
  await migrate(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (const statement of FIELD(size)) await client.query(statement);
  const config = readConfig({
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    JUDGE_TOKEN: 'a-node-token-for-benches',
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '0',
    ...(size.webDir ? { WEB_DIR: size.webDir } : {}),
  });
  const { services, close } = await openServices(config, systemClock, WIRING);
  const app = await buildApp(services);
  const tasks = startTasks(
    tasksOf(config).filter(({ name }) => name === 'publish boards'),
    services,
  );
  const url = await app.listen({ host: '127.0.0.1', port: size.port ?? 0 });
  return {
    url,
    services,
    client,
    tokenOf: (uid: number) => services.sessions.open(services.db, { uid, ip: '127.0.0.1', userAgent: 'bench' }),
    async close() {
      await tasks.stop();
      await app.close();
      await close();
      await client.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
