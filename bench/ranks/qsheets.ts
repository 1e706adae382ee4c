import { sql } from 'kysely';
import { insertSheet } from '../../apps/server/src/domains/qsheets/manage/admin.queries.ts';
import { insertBound, insertGroup } from '../../apps/server/src/domains/qsheets/manage/groups.queries.ts';
import { printHeld, printTable, spreadOf, timeEach } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';

const PEOPLE = 100_000;
const GROUPS = 8;
const PROBLEMS = 40;
const ROUNDS = 100;
const AIM_MS = 100;

/** What is asked of the sheet, by name. */
const asked = (qid: number): Record<string, string> => ({
  'list of sheets': 'qsheet',
  'list, by words': 'qsheet?keyword=sheet%201',
  'the sheet': `qsheet/detail?id=${qid}`,
  'first page of the rank': `qsheet/rank?qid=${qid}`,
  'first page of 100': `qsheet/rank?qid=${qid}&limit=100`,
  'page 900 of 100': `qsheet/rank?qid=${qid}&limit=100&currentPage=900`,
  'by a name': `qsheet/rank?qid=${qid}&keyword=user77`,
});

const site = await openBigSite({ users: PEOPLE, problems: PROBLEMS, submissions: 1_000, unlimited: true });
try {
  const { services, app } = site;
  const { db } = services;
  const pids = (await db.selectFrom('problems').select('id').orderBy('id').execute()).map(({ id }) => id);
  // twenty-four sheets on the first page of the list
  const ids: number[] = [];
  for (let n = 1; n <= 24; n++) ids.push((await insertSheet(db, { title: `Sheet ${n}`, rank: n })).id);
  const qid = ids[0]!;
  for (let n = 0; n < GROUPS; n++) {
    const { id: groupId } = await insertGroup(db, qid, { title: `Group ${n + 1}`, opens: { by: 'always' } });
    await insertBound(db, { qid, groupId }, pids.slice((n * PROBLEMS) / GROUPS, ((n + 1) * PROBLEMS) / GROUPS));
  }
  await sql`
    insert into qsheet_participants (qid, uid, accepted, solved, reached_at)
    select ${qid}, uid, (${pids}::bigint[])[1 : uid % ${PROBLEMS}], uid % ${PROBLEMS},
      now() - make_interval(secs => (uid * 7919) % 1000000) from users order by uid limit ${PEOPLE}`.execute(db);
  await sql`update qsheets set participants = ${PEOPLE} where id = ${qid}`.execute(db);
  await sql`analyze`.execute(db);
  const uid = 5_001;
  const token = await services.sessions.open(db, { uid, ip: '127.0.0.1', userAgent: 'bench' });
  const ask = async (path: string) => {
    const answer = await app.inject({ url: `/api/${path}`, headers: { authorization: token } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().data;
  };
  const cold = performance.now();
  const { total, groups } = await ask(`qsheet/rank?qid=${qid}`);
  const coldMs = performance.now() - cold;
  console.log(`\nA sheet of ${total} people, ${groups.length} groups and ${PROBLEMS} problems; ms per call\n`);

  const rows = [];
  for (const [name, path] of Object.entries(asked(qid))) {
    rows.push({ name, ...spreadOf(await timeEach(ROUNDS, () => ask(path))) });
  }
  let at = 0;
  /** A verdict, as judging tells it. */
  const verdict = () =>
    db.transaction().execute((tx) => {
      const event = { submissionId: 1, uid: (at++ % PEOPLE) + 1, pid: pids[at % PROBLEMS]!, before: null, after: 0 };
      return services.venues.qsheet.judged([{ ...event, venue: { kind: 'qsheet', id: qid }, first: true }], tx);
    });
  const changed: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await verdict();
    const started = performance.now();
    await ask(`qsheet/rank?qid=${qid}&limit=100`);
    changed.push(performance.now() - started);
  }
  rows.push({ name: 'page of 100 after a verdict', ...spreadOf(changed) });
  const following = { name: 'following a verdict', ...spreadOf(await timeEach(ROUNDS, verdict)) };
  printTable([...rows, following]);
  console.log(`\nthe rank read for the first time: ${Math.round(coldMs)} ms\n`);
  const worst = Math.max(...rows.map(({ p95 }) => p95));
  printHeld(worst <= AIM_MS, `list, sheet and rank within ${AIM_MS} ms for 95 of 100: ${worst.toFixed(1)} ms`);
} finally {
  await site.close();
}
