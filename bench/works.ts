import { setTimeout as sleep } from 'node:timers/promises';
import { questionSet } from '@assay/rules/questions/testing/questions.ts';
import { replaceQuestions } from '../apps/server/src/domains/questions/questions.queries.ts';
import { insertWork } from '../apps/server/src/domains/works/manage/admin.queries.ts';
import { insertWorkProblem } from '../apps/server/src/domains/works/manage/problems.queries.ts';
import { printHeld, printTable, spreadOf } from './measure/measure.ts';
import { openBigSite } from './sites/big-site.ts';

const PEOPLE = 2_000;
const START_MS = 10_000;
const SAVE_EVERY_MS = 5_000;
const SAVES = 4;
const HAND_IN_MS = 60_000;
/** A third of them in the last of it. */
const LAST_MS = 5_000;
const AIM_MS = 300;

/** One of so many also submits a program. */
const PROGRAMS = 4;
/** One of so many looks at the rank after handing in. */
const LOOKS = 4;

const site = await openBigSite({ users: PEOPLE, problems: 2, submissions: 1_000, unlimited: true, durable: true });
try {
  const { services, app } = site;
  const { db } = services;
  const [quiz, program] = await db.selectFrom('problems').select('id').orderBy('id').execute();
  const { id: pid } = quiz!;
  await db.updateTable('problems').set({ auth: 1 }).execute();
  const now = services.clock.now();
  await replaceQuestions(db, pid, questionSet(), { key: 'bench', now });
  const { id: tid } = await insertWork(db, {
    title: 'A quiz of 2,000',
    author: 'root',
    start_time: now,
    end_time: new Date(now.getTime() + 3_600_000),
    duration: 3600,
  });
  await insertWorkProblem(db, { wid: tid, pid, displayId: 'A', displayTitle: 'Quiz', points: 5000 });
  await insertWorkProblem(db, { wid: tid, pid: program!.id, displayId: 'B', displayTitle: 'Program', points: 5000 });
  const uids = (await db.selectFrom('users').select('uid').orderBy('uid').limit(PEOPLE).execute()).map(
    ({ uid }) => uid,
  );
  const tokens = await Promise.all(
    uids.map((uid) => services.sessions.open(db, { uid, ip: '127.0.0.1', userAgent: 'bench' })),
  );
  const took = new Map<string, number[]>();
  let failed = 0;
  const ask = async (name: string, token: string, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const started = performance.now();
    const answer = await app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/homework/${path}`,
      headers: { authorization: token },
      ...(payload && { payload }),
    });
    const times = took.get(name);
    if (times) times.push(performance.now() - started);
    else took.set(name, [performance.now() - started]);
    if (answer.statusCode !== 200) failed += 1;
    return answer.json().data;
  };

  /** One person: starts, reads the questions, saves answers every five seconds, hands in. */
  async function sit(token: string, at: number): Promise<number> {
    await sleep((at / PEOPLE) * START_MS);
    await ask('the work', token, 'GET', `get-timed-work-info?tid=${tid}`);
    await ask('start', token, 'POST', 'start-timed-work', { tid });
    await ask('questions', token, 'GET', `get-timed-work-answers?tid=${tid}&displayId=A`);
    await ask('problems', token, 'GET', `get-timed-work-problem-list?tid=${tid}`);
    let version = 0;
    for (let n = 0; n < SAVES; n++) {
      await sleep(SAVE_EVERY_MS);
      const body = { tid, displayId: 'A', answers: { single: n % 2 ? 'a' : 'b', blanks: ['FIFO', `${n}`] }, version };
      version = (await ask('save answers', token, 'PUT', 'timed-work-answers', body))?.version ?? version;
    }
    if (at % PROGRAMS === 0) {
      const sent = { pid: 'B', cid: tid + 50_000, language: 'Python3', code: `print(${at})` };
      await ask('submit a program', token, 'POST', '/api/submit-problem-judge', sent);
    }
    const place = ((at * 7919) % PEOPLE) / PEOPLE;
    const early = HAND_IN_MS - LAST_MS;
    await sleep(place < 2 / 3 ? place * 1.5 * early : early + (place - 2 / 3) * 3 * LAST_MS);
    await ask('hand in', token, 'POST', 'end-timed-work', { tid });
    if (at % LOOKS === 0) await ask('rank', token, 'GET', `get-timed-work-rank?tid=${tid}`);
    return version;
  }

  console.log(
    `\n${PEOPLE} people start within ${START_MS / 1000} s, save every ${SAVE_EVERY_MS / 1000} s; ms per call\n`,
  );
  const versions = await Promise.all(tokens.map(sit));
  printTable([...took].map(([name, times]) => ({ name, calls: times.length, ...spreadOf(times) })));
  const { lost } = await db
    .selectFrom('timed_work_answers')
    .select((eb) => eb.fn.countAll<number>().filterWhere('version', '<>', SAVES).as('lost'))
    .where('wid', '=', tid)
    .executeTakeFirstOrThrow();
  const acknowledged = versions.reduce((sum, version) => sum + version, 0);
  console.log(`\n${acknowledged} saves acknowledged, ${lost} people with fewer stored, ${failed} calls refused`);
  for (const [name, times] of took) {
    const { p95 } = spreadOf(times);
    printHeld(p95 <= AIM_MS, `${name}: p95 ${Math.round(p95)} ms (aim ${AIM_MS})`);
  }
  printHeld(lost === 0 && failed === 0, 'nothing acknowledged is lost, nothing was refused');
} finally {
  await site.close();
}
