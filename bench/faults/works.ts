import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, ROUNDS } from './fault.ts';
import type { Client } from './stage/people.ts';
import { type Stage, until } from './stage/stage.ts';

/** Everybody types again after so long. */
const TYPE_MS = 1_000;
const SEND_MS = 8_000;
const PATIENCE_MS = 120_000;
/** All hand in within so long. */
const RUSH_MS = 1_000;

interface Answer<Data> {
  status: number;
  data: Data;
  msg: string;
}

async function send<Data>(stage: Stage, { token }: Client, method: string, path: string, body?: object) {
  const answer = await fetch(`${stage.baseUrl}/api/${path}`, {
    method,
    headers: { authorization: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(SEND_MS),
  });
  return (await answer.json()) as Answer<Data>;
}

/** The same until it is answered by other than trouble of the site. */
async function insist<Data>(stage: Stage, client: Client, method: string, path: string, body?: object): Promise<Data> {
  const started = performance.now();
  for (let last = ''; ; ) {
    const answer = await send<Data>(stage, client, method, path, body).catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.status === 200) return answer.data;
    last = answer instanceof Error ? answer.message : answer.msg;
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${path}: ${last}`);
    await sleep(150);
  }
}

/** A timed work with the quiz of the demo, which everybody has started. @returns its id */
async function startQuiz(stage: Stage): Promise<number> {
  const { root, clients } = stage.people;
  const now = Date.now();
  const times = { startTime: new Date(now - 60_000).toISOString(), endTime: new Date(now + 7_200_000).toISOString() };
  const fields = { title: 'Typing while it breaks', duration: 7_200, ...times };
  const { id: tid } = await insist<{ id: number }>(stage, root, 'POST', 'admin/homework', fields);
  const { rows } = await stage.pool().query(`select id from problems where problem_id = 'QUIZ1'`);
  const pid = Number(rows[0].id);
  await insist(stage, root, 'POST', 'admin/homework/add-problem-from-public', { tid, pid, displayId: 'A' });
  await Promise.all(clients.map((client) => insist(stage, client, 'POST', 'homework/start-timed-work', { tid })));
  return tid;
}

/** What somebody was told to be stored. */
interface Kept {
  version: number;
  answers: object;
}

const readAnswers = (stage: Stage, client: Client, tid: number) =>
  insist<Kept>(stage, client, 'GET', `homework/get-timed-work-answers?tid=${tid}&displayId=A`);

/** Types until stopped, over what is stored, the way the page does. @returns what was acknowledged last, and how often */
async function type(stage: Stage, client: Client, tid: number, isStopped: () => boolean) {
  let kept: Kept = { version: 0, answers: {} };
  let saves = 0;
  await sleep(Math.random() * TYPE_MS);
  for (let n = 0; !isStopped(); n++) {
    const answers = { queue: ['FIFO', `${client.uid} ${n}`], log: String(n) };
    const body = { tid, displayId: 'A', answers, version: kept.version };
    const answer = await send<{ version: number }>(stage, client, 'PUT', 'homework/timed-work-answers', body).catch(
      () => null,
    );
    if (answer?.status === 200) {
      kept = { version: answer.data.version, answers };
      saves += 1;
    } else if (answer?.status === 409) {
      // stored without an answer: read what is there, and go on over it
      kept = await readAnswers(stage, client, tid);
    }
    await sleep(TYPE_MS);
  }
  return { kept, saves };
}

/** Kills the server, the database and a node, one after the other. */
async function killInTurn(stage: Stage, round: number): Promise<void> {
  if (round % 3 === 0) stage.server.kill('SIGKILL');
  else if (round % 3 === 1) process.kill(await stage.findPostmaster(), 'SIGKILL');
  else stage.judges[0].kill('SIGKILL');
}

const answersAgain = (stage: Stage) =>
  until('the database answers again', 60, async () => (await stage.pool().query('select 1')).rowCount === 1);

/** What happens in a timed work while the site breaks. */
export const WORK_FAULTS: Fault[] = [
  {
    id: 'FI-21',
    what: 'kill -9 of web server, database and node in turn while everybody types in a timed work',
    async inflict(stage) {
      const { clients } = stage.people;
      const tid = await startQuiz(stage);
      let stopped = false;
      const typing = clients.map((client) => type(stage, client, tid, () => stopped));
      for (let round = 0; round < ROUNDS * 3; round++) {
        await sleep(4_000);
        await killInTurn(stage, round);
        await answersAgain(stage);
      }
      await sleep(4_000);
      stopped = true;
      const typed = await Promise.all(typing);
      const missed: string[] = [];
      for (const [at, { kept }] of typed.entries()) {
        const stored = await readAnswers(stage, clients[at]!, tid);
        // one more may have been stored whose answer did not arrive
        const isKept =
          stored.version > kept.version ||
          (stored.version === kept.version &&
            JSON.stringify(sorted(stored.answers)) === JSON.stringify(sorted(kept.answers)));
        if (!isKept) missed.push(`acknowledged but lost: ${JSON.stringify({ kept, stored: stored.version })}`);
      }
      const saves = typed.reduce((sum, one) => sum + one.saves, 0);
      console.log(`        ${clients.length} people, ${saves} saves acknowledged`);
      return missed.slice(0, 3);
    },
  },
  {
    id: 'FI-22',
    what: 'kill -9 of web server, database and node in turn while everybody hands in a timed work within a second',
    async inflict(stage) {
      const { clients } = stage.people;
      const missed: string[] = [];
      for (let round = 0; round < Math.max(3, ROUNDS); round++) {
        const tid = await startQuiz(stage);
        const handIn = async (client: Client) => {
          await sleep(Math.random() * RUSH_MS);
          return insist<{ endTime: string }>(stage, client, 'POST', 'homework/end-timed-work', { tid });
        };
        const handing = Promise.all(clients.map(handIn));
        await sleep(RUSH_MS / 2);
        await killInTurn(stage, round);
        const [told] = await Promise.all([handing, answersAgain(stage)]);
        const { rows } = await stage
          .pool()
          .query<{ uid: string; at: Date | null }>(
            `select uid, handed_in_at as at from timed_work_sittings where wid = ${tid}`,
          );
        const stored = new Map(rows.map(({ uid, at }) => [Number(uid), at?.toISOString()]));
        const wrong = clients.filter(({ uid }, at) => stored.get(uid) !== told[at]!.endTime);
        if (wrong.length > 0) missed.push(`${wrong.length} hand-ins are not stored as they were acknowledged`);
        const again = await insist<{ endTime: string }>(stage, clients[0]!, 'POST', 'homework/end-timed-work', { tid });
        if (again.endTime !== told[0]!.endTime) missed.push('a hand-in that was repeated has another moment');
      }
      return missed;
    },
  },
];

const sorted = (answers: object) => Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
