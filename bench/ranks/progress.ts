import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { insertAssignment } from '../../apps/server/src/domains/assignments/assignments.queries.ts';
import { insertSheet } from '../../apps/server/src/domains/qsheets/manage/admin.queries.ts';
import { insertBound, insertGroup } from '../../apps/server/src/domains/qsheets/manage/groups.queries.ts';
import { printHeld, printTable, spreadOf, timeEach } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';

/** A teacher opens the progress of a class: everybody at every problem, counted from the submissions as they stand. */
const STUDENTS = 500;
const PROBLEMS = 40;
const TRIES = 4;
const AIM_MS = 1_000;
const ROUNDS = 20;
const DAY_MS = 86_400_000;

const site = await openBigSite({ users: STUDENTS + 1, problems: PROBLEMS, submissions: 1_000, unlimited: true });
try {
  const { services, app } = site;
  const { db } = services;
  const now = services.clock.now().getTime();
  const teacher = STUDENTS + 1;
  const { rows: groups } = await sql<{ id: number }>`
    insert into groups (name, short_name, brief, description, owner_uid, auth)
    values ('A large class', 'LARGE', 'everybody', 'everybody is here', ${teacher}, 1) returning id`.execute(db);
  const gid = groups[0]!.id;
  await sql`insert into group_members (gid, uid, auth) select ${gid}, n, 3 from generate_series(1, ${STUDENTS}) n`.execute(
    db,
  );
  const pids = (await db.selectFrom('problems').select('id').orderBy('id').execute()).map(({ id }) => id);
  const { id: qid } = await insertSheet(db, { title: 'Forty problems' });
  const { id: groupId } = await insertGroup(db, qid, { title: 'All', opens: { by: 'always' } });
  await insertBound(db, { qid, groupId }, pids);
  await sql`
    insert into submissions (venue_kind, venue_id, pid, uid, username, display_id, display_pid, language, code, length, received_at, status, judger)
    select 'qsheet', ${qid}, p.id, u, 'user' || u, p.problem_id, p.problem_id, 'Python3', repeat('x', 300 + n), 300 + n,
      now() - make_interval(mins => ${TRIES} - n), case when n = ${TRIES} and u % 3 > 0 then 0 else -1 end, 'node'
    from problems p cross join generate_series(1, ${STUDENTS}) u cross join generate_series(1, ${TRIES}) n`.execute(db);
  await sql`analyze`.execute(db);
  const { id } = await insertAssignment(db, {
    ...{ gid, qsheet_id: qid, title: 'Forty problems', late: [{ hours: 0, share: 90 }], results: 'atOnce' },
    ...{ opens_at: new Date(now - DAY_MS), due_at: new Date(now + DAY_MS), author_uid: teacher },
  });
  const token = await services.sessions.open(db, { uid: teacher, ip: '127.0.0.1', userAgent: 'bench' });
  const ask = async (url: string) => {
    const answer = await app.inject({ url, headers: { authorization: token } });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    return answer;
  };
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
} finally {
  await site.close();
}
