import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { insertAssignment } from '../../apps/server/src/domains/assignments/assignments.queries.ts';
import { insertSheet } from '../../apps/server/src/domains/qsheets/manage/admin.queries.ts';
import { insertBound, insertGroup } from '../../apps/server/src/domains/qsheets/manage/groups.queries.ts';
import { printHeld, printTable, spreadOf, timeEach } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';

/**
 * A teacher opens the progress of a class: everybody at every problem, counted from the submissions as they stand. With `--only grades` the
 * totals over a term: assignments of a few problems each, with late shares, points by hand and excuses.
 */
const STUDENTS = 500;
const PROBLEMS = 40;
const TRIES = 4;
const AIM_MS = 1_000;
const ROUNDS = 20;
const DAY_MS = 86_400_000;
const ASSIGNMENTS = 40;
const PROBLEMS_OF_ONE = 5;
const TRIES_OF_ONE = 2;

type Site = Awaited<ReturnType<typeof openBigSite>>;

async function openClass({ services, app }: Site) {
  const { db } = services;
  const teacher = STUDENTS + 1;
  const { rows: groups } = await sql<{ id: number }>`
    insert into groups (name, short_name, brief, description, owner_uid, auth)
    values ('A large class', 'LARGE', 'everybody', 'everybody is here', ${teacher}, 1) returning id`.execute(db);
  const gid = groups[0]!.id;
  await sql`insert into group_members (gid, uid, auth) select ${gid}, n, 3 from generate_series(1, ${STUDENTS}) n`.execute(
    db,
  );
  const pids = (await db.selectFrom('problems').select('id').orderBy('id').execute()).map(({ id }) => id);
  const token = await services.sessions.open(db, { uid: teacher, ip: '127.0.0.1', userAgent: 'bench' });
  const ask = async (url: string) => {
    const answer = await app.inject({ url, headers: { authorization: token } });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return answer;
  };
  /** A sheet that is set as work since some days, due in some days. */
  const set = async (title: string, own: readonly number[], [opened, due]: readonly [number, number]) => {
    const { id: qid } = await insertSheet(db, { title });
    const { id: groupId } = await insertGroup(db, qid, { title: 'All', opens: { by: 'always' } });
    await insertBound(db, { qid, groupId }, own);
    const now = services.clock.now().getTime();
    const { id } = await insertAssignment(db, {
      ...{ gid, qsheet_id: qid, title, late: [{ hours: 0, share: 90 }], results: 'atOnce', author_uid: teacher },
      ...{ opens_at: new Date(now - opened * DAY_MS), due_at: new Date(now + due * DAY_MS) },
    });
    return { qid, id };
  };
  return { db, gid, pids, ask, set, teacher };
}

/** Everybody tries each problem so many times, a minute apart; two of three solve it with the last try. */
const tryAll = (db: Site['services']['db'], qid: number, pids: readonly number[], tries: number) =>
  sql`
    insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, received_at, status, judger)
    select 'qsheet', ${qid}, p.id, u, 'user' || u, p.problem_id, p.problem_id, 'Python3', repeat('x', 300 + n), 300 + n,
      now() - make_interval(mins => ${tries} - n), case when n = ${tries} and u % 3 > 0 then 0 else -1 end, 'node'
    from problems p cross join generate_series(1, ${STUDENTS}) u cross join generate_series(1, ${tries}) n
    where p.id = any(${pids}::bigint[])`.execute(db);

/** As a site is that the database looks after by itself. */
const settle = (db: Site['services']['db']) => sql`vacuum analyze`.execute(db);

async function measureProgress(site: Site) {
  const { db, pids, ask, set } = await openClass(site);
  const { qid, id } = await set('Forty problems', pids, [1, 1]);
  await tryAll(db, qid, pids, TRIES);
  await settle(db);
  const url = `/api/group/assignment/progress?id=${id}`;
  const started = performance.now();
  const { body, rawPayload } = await ask(url);
  const firstMs = performance.now() - started;
  console.log(
    `\n${STUDENTS} students, ${PROBLEMS} problems, ${STUDENTS * PROBLEMS * TRIES} submissions; ms per call\n`,
  );
  const again = spreadOf(await timeEach(ROUNDS, () => ask(url)));
  const files = [];
  for (const format of ['xlsx', 'csv']) {
    const file = `/api/file/download-assignment-progress?id=${id}&format=${format}`;
    files.push({ name: format, ...spreadOf(await timeEach(3, () => ask(file))) });
  }
  printTable([{ name: 'the table', ...again }, ...files]);
  const { cells } = JSON.parse(body).data;
  console.log(
    `\n${cells.length} cells, ${rawPayload.length >> 10} KB, ${gzipSync(rawPayload).length >> 10} KB compressed`,
  );
  printHeld(firstMs <= AIM_MS, `opened for the first time in ${Math.round(firstMs)} ms (aim ${AIM_MS})`);
  printHeld(again.p95 <= AIM_MS, `opened again, p95 ${Math.round(again.p95)} ms (aim ${AIM_MS})`);
}

async function measureGrades(site: Site) {
  const { db, gid, pids, ask, set, teacher } = await openClass(site);
  for (let n = 0; n < ASSIGNMENTS; n++) {
    const own = Array.from({ length: PROBLEMS_OF_ONE }, (_, at) => pids[(n * PROBLEMS_OF_ONE + at) % pids.length]!);
    // half of them are over, so that what came is late
    const { qid, id } = await set(`Week ${n + 1}`, own, [30, n % 2 === 0 ? -1 : 1]);
    await tryAll(db, qid, own, TRIES_OF_ONE);
    await sql`
      insert into assignment_points (assignment_id, uid, pid, percent, by_uid)
      select ${id}, u, ${own[0]!}, 75, ${teacher} from generate_series(1, ${STUDENTS}, 10) u`.execute(db);
    await sql`
      insert into assignment_excuses (assignment_id, uid, reason) select ${id}, u, 'ill'
      from generate_series(${n + 1}, ${STUDENTS}, 50) u`.execute(db);
  }
  await settle(db);
  const url = `/api/group/grades?gid=${gid}`;
  const started = performance.now();
  const { body, rawPayload } = await ask(url);
  const firstMs = performance.now() - started;
  const submissions = STUDENTS * ASSIGNMENTS * PROBLEMS_OF_ONE * TRIES_OF_ONE;
  console.log(`\n${STUDENTS} students, ${ASSIGNMENTS} assignments, ${submissions} submissions; ms per call\n`);
  const again = spreadOf(await timeEach(ROUNDS, () => ask(url)));
  const file = spreadOf(await timeEach(3, () => ask(`/api/file/download-group-grades?gid=${gid}&format=xlsx`)));
  printTable([
    { name: 'the grades', ...again },
    { name: 'xlsx', ...file },
  ]);
  const { people, items } = JSON.parse(body).data;
  console.log(
    `\n${people.length} × ${items.length}, ${rawPayload.length >> 10} KB; opened first in ${Math.round(firstMs)} ms`,
  );
  printHeld(again.p95 <= AIM_MS, `opened again, p95 ${Math.round(again.p95)} ms (aim ${AIM_MS})`);
}

const isGrades = process.argv.includes('grades');
const site = await openBigSite({ users: STUDENTS + 1, problems: PROBLEMS, submissions: 1_000, unlimited: true });
try {
  await (isGrades ? measureGrades : measureProgress)(site);
} finally {
  await site.close();
}
