import pg from 'pg';
import type { openBigSite } from './big-site.ts';

interface GroupSize {
  members: number;
  problems: number;
  submissions: number;
}

/**
 * A group of the first user with everybody up to a number in it, its problems, submissions of all verdicts, its rank, and what else
 * a class gathers in its years.
 */
const FILL = ({ members, problems, submissions }: GroupSize) => [
  `insert into groups (name, short_name, brief, description, owner_uid, auth)
   values ('A big class', 'BIGGROUP', 'everybody', 'everybody is here', 1, 1)`,
  `insert into group_members (gid, uid, auth) select g.id, n, case n when 1 then 5 else 3 end
   from groups g cross join generate_series(1, ${members}) n`,
  `insert into problems (problem_id, type, auth, author, difficulty, time_limit_ms, memory_limit_mb, stack_limit_mb, owner_kind, owner_id)
   select 'BIG' || n, n % 2, 4, 'user1', n % 3, 1000, 256, 128, 'group', g.id from groups g cross join generate_series(1, ${problems}) n`,
  `insert into problem_texts (pid, locale, title, description, input, output, hint)
   select id, 'en', 'Problem ' || id, repeat('text ', 200), '', '', '' from problems where group_id is not null`,
  `insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, received_at, status, oi_rank_score, time_ms, memory_kb)
   select 'group', g.id, p.id, 1 + n % ${members}, 'user' || (1 + n % ${members}), p.problem_id, p.problem_id, 'Python3', repeat('x', 300), 300,
     now() - make_interval(secs => ${submissions} - n), (array[0, -1, 1, 0, -1, 3, -2, 0, 2, -1])[1 + (n * 7) % 10], n % 11, 15, 1024
   from groups g cross join generate_series(1, ${submissions}) n
   join problems p on p.problem_id = 'BIG' || (1 + (n * 31 / 7) % ${problems})`,
  `insert into group_results (gid, uid, solved, submissions, score)
   select g.id, uid, count(*) filter (where solved), sum(n), sum(score) from groups g, (
     select uid, pid, bool_or(status = 0) as solved, count(*) as n, max(oi_rank_score) as score
     from submissions where venue_kind = 'group' group by uid, pid) best group by g.id, uid`,
  `insert into group_problem_counts (gid, pid, total, ac)
   select venue_id, pid, count(*), count(*) filter (where status = 0)
   from submissions where venue_kind = 'group' group by venue_id, pid`,
  `insert into announcements (owner_kind, owner_id, uid, title, content, visible)
   select 'group', g.id, 1, 'News ' || n, repeat('text ', 200), true from groups g cross join generate_series(1, 200) n`,
  `insert into group_members (gid, uid, auth, reason) select g.id, ${members} + n, 1, 'I would like to'
   from groups g cross join generate_series(1, 500) n`,
  `insert into trainings (group_id, author_uid, author, title) select g.id, 1, 'user1', 'Training ' || n
   from groups g cross join generate_series(1, 20) n`,
  'insert into training_sections (tid) select id from trainings',
  `insert into training_problems (tid, pid, section_id, seq) select s.tid, p.id, s.id, p.id
   from training_sections s cross join problems p where p.group_id is not null`,
  `insert into training_registrations (tid, uid, solved, run_time_ms) select t.id, n, n * 7 % 100, n
   from trainings t cross join generate_series(1, ${members}) n`,
  `insert into contests (author_uid, author, gid, title, description, type, auth, start_time, duration_ms, end_time)
   select 1, 'user1', g.id, 'Contest ' || n, repeat('text ', 200), n % 2, 0, now() - make_interval(days => n), 3600000,
     now() - make_interval(days => n) + interval '1 hour'
   from groups g cross join generate_series(1, 100) n`,
  `insert into discussions (gid, uid, title, description, content)
   select g.id, 1 + n % ${members}, 'Question ' || n, 'about it', repeat('text ', 200)
   from groups g cross join generate_series(1, 5000) n`,
  'vacuum analyze',
];

/** Fills a group of a big site, and logs its owner in. */
export async function fillGroup({ url, services }: Awaited<ReturnType<typeof openBigSite>>, size: GroupSize) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of FILL(size)) await client.query(statement);
  const { rows } = await client.query<{ id: string; tid: string; cid: string; sid: string }>(
    `select id, (select min(id) from trainings) as tid, (select min(id) from contests) as cid,
       (select max(id) from submissions where venue_kind = 'group') as sid from groups`,
  );
  await client.end();
  const token = await services.sessions.open(services.db, { uid: 1, ip: '127.0.0.1', userAgent: 'bench' });
  const [{ id, tid, cid, sid }] = rows as [(typeof rows)[number]];
  return { gid: Number(id), tid, cid, sid, token };
}
