import { insertTraining } from '../../apps/server/src/domains/trainings/manage/admin.queries.ts';
import { insertProblems } from '../../apps/server/src/domains/trainings/manage/outline.queries.ts';
import { listSections } from '../../apps/server/src/domains/trainings/problems/problems.queries.ts';
import { updateCellsOfProblems } from '../../apps/server/src/domains/trainings/rank/cells.queries.ts';
import { countRegistration, followResults } from '../../apps/server/src/domains/trainings/rank/follow.ts';
import { printHeld, printTable, spreadOf, timeEach } from '../measure/measure.ts';
import { openBigSite } from '../sites/big-site.ts';

const MEMBERS = 5_000;
const PROBLEMS = 100;
const SUBMISSIONS = Number(process.env.SUBMISSIONS ?? 500_000);
const ROUNDS = 100;
const AIM_MS = 100;

/** Pages of the rank, with somebody's own line on top. */
const PAGES: Record<string, string> = {
  'first page of 30': '',
  'first page of 100': '&limit=100',
  'page 40 of 100': '&limit=100&currentPage=40',
  'by a name': '&keyword=user77',
  'with 50 followed': `&${Array.from({ length: 50 }, (_, at) => `concernedList=${at * 90 + 2}`).join('&')}`,
};

// a problem of every twenty of the site is not public
const site = await openBigSite({ users: MEMBERS, problems: PROBLEMS + 5, submissions: SUBMISSIONS, unlimited: true });
try {
  const { services, app } = site;
  const { db } = services;
  const { id: tid } = await insertTraining(db, { title: 'All of them', author: 'root' });
  const [section] = await listSections(db, tid);
  const pids = await db.selectFrom('problems').select('id').where('auth', '=', 1).limit(PROBLEMS).execute();
  await insertProblems(
    db,
    tid,
    section!.id,
    pids.map(({ id }) => id),
  );
  const people = await db.selectFrom('users').select('uid').orderBy('uid').limit(MEMBERS).execute();
  await db
    .insertInto('training_registrations')
    .values(people.map(({ uid }) => ({ tid, uid })))
    .execute();
  const counting = performance.now();
  await updateCellsOfProblems(
    db,
    tid,
    pids.map(({ id }) => id),
  );
  const countedMs = performance.now() - counting;
  const viewer = people[1_000]!;
  const token = await services.sessions.open(db, { uid: viewer.uid, ip: '127.0.0.1', userAgent: 'bench' });

  const page = async (query: string) => {
    const answer = await app.inject({
      url: `/api/get-training-rank?tid=${tid}${query}`,
      headers: { authorization: token },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().data;
  };
  const { total, problems } = await page('');
  console.log(
    `\nA rank of ${total} members and ${problems.length} problems, ${SUBMISSIONS} submissions; ms per call\n`,
  );

  const solving = (at: number) => ({ uid: people[at % MEMBERS]!.uid, pid: pids[at % PROBLEMS]!.id });
  let at = 0;
  /** A verdict, as judging tells it. */
  const verdict = () =>
    db
      .transaction()
      .execute((tx) =>
        followResults(
          [{ ...solving(at++), submissionId: 1, venue: { kind: 'public' }, before: null, after: 0, first: true }],
          tx,
        ),
      );
  const rows = [];
  for (const [name, query] of Object.entries(PAGES)) {
    rows.push({ name, ...spreadOf(await timeEach(ROUNDS, () => page(query))) });
  }
  const changed: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await verdict();
    const started = performance.now();
    await page('&limit=100');
    changed.push(performance.now() - started);
  }
  rows.push({ name: 'page of 100 after a verdict', ...spreadOf(changed) });
  rows.push({ name: 'following a verdict', ...spreadOf(await timeEach(ROUNDS, verdict)) });
  rows.push({
    name: 'counting who starts',
    ...spreadOf(
      await timeEach(ROUNDS, () => db.transaction().execute((tx) => countRegistration(tx, tid, solving(at++).uid))),
    ),
  });
  printTable(rows);
  console.log(`\ncounting all ${MEMBERS} × ${PROBLEMS} cells anew: ${Math.round(countedMs)} ms\n`);
  const worst = Math.max(...rows.slice(0, Object.keys(PAGES).length + 1).map(({ p95 }) => p95));
  printHeld(
    worst <= AIM_MS,
    `every page within ${AIM_MS} ms for 95 of 100, also right after a verdict: ${worst.toFixed(1)} ms`,
  );
} finally {
  await site.close();
}
