import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Golden, varied } from './golden.ts';
import type { Client } from './people.ts';
import type { Stage } from './stage.ts';

/** What a client was promised. */
export interface Receipt {
  submitId: number;
  key: string;
  uid: number;
  verdict: number;
  /** From the first send to the receipt. */
  waitedMs: number;
  isContest: boolean;
}

export interface Load {
  ledger: Receipt[];
  /** What the slowest answer to a submission took, receipt or refusal; whoever looks at a while begins it anew. */
  slowestAnswerMs: number;
  /** Sends that had to be repeated because no answer came. */
  repeats: number;
  /** Times that a submission was asked to be judged again, whether or not an answer came. */
  rejudged: Map<number, number>;
  /** Boards that were read. */
  boards: number;
  /** Submissions for which there was no receipt within minutes. */
  refused: string[];
  stop(): Promise<void>;
}

/** Sends are repeated for so long; no fault lasts that long. */
const PATIENCE_MS = 240_000;
const SEND_MS = 8_000;
const LOOK_MS = 2_000;

/** Calls the site as a user; rejects when there is no answer or it is a refusal. */
export async function ask<Data>(stage: Stage, client: Client, path: string, body: object): Promise<Data> {
  const answer = await fetch(`${stage.baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: client.token },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SEND_MS),
  });
  const { status, data, msg } = (await answer.json()) as { status: number; data: Data; msg: string };
  if (status !== 200) throw new Error(`${path}: ${status} ${msg}`);
  return data;
}

/** Sends until there is a receipt, always with the same key, the way the web client does. */
async function submitOnce(stage: Stage, client: Client, load: Load, program: Golden): Promise<void> {
  const key = randomUUID();
  const isContest = program.isAcm && Math.random() < 0.5;
  const code = varied(program, Math.floor(Math.random() * stage.size.variants));
  const venue = isContest ? { cid: stage.people.cid } : {};
  const started = performance.now();
  let last = '';
  while (performance.now() - started < PATIENCE_MS) {
    const sentMs = performance.now();
    const heed = () => {
      load.slowestAnswerMs = Math.max(load.slowestAnswerMs, performance.now() - sentMs);
    };
    try {
      const { pid, language, verdict } = program;
      const { submitId } = await ask<{ submitId: number }>(stage, client, '/api/submit-problem-judge', {
        ...venue,
        pid,
        language,
        code,
        key,
      }).finally(heed);
      const waitedMs = performance.now() - started;
      load.ledger.push({ submitId, key, uid: client.uid, verdict, waitedMs, isContest });
      return;
    } catch (error) {
      // Nobody knows whether it was stored. The same key makes asking again safe.
      last = error instanceof Error ? error.message : String(error);
    }
    load.repeats += 1;
    await sleep(150);
  }
  load.refused.push(last);
}

/** Judges one finished submission after the other again. */
async function rejudgeSteadily(stage: Stage, load: Load, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    await sleep(LOOK_MS);
    const chosen = load.ledger[Math.floor(Math.random() * load.ledger.length)];
    if (!chosen) continue;
    try {
      const { rows } = await stage.pool().query('select status from submissions where id = $1', [chosen.submitId]);
      if (rows[0]?.status !== chosen.verdict) continue;
      load.rejudged.set(chosen.submitId, (load.rejudged.get(chosen.submitId) ?? 0) + 1);
      await ask(stage, stage.people.root, '/api/admin/judge/rejudge', { submitId: chosen.submitId });
    } catch {
      // Broken on purpose; the next may work.
    }
  }
}

async function readBoardsSteadily(stage: Stage, load: Load, client: Client, isStopped: () => boolean): Promise<void> {
  await sleep(Math.random() * LOOK_MS);
  while (!isStopped()) {
    await ask(stage, client, '/api/get-contest-rank', { cid: stage.people.cid }).then(
      () => {
        load.boards += 1;
      },
      () => {},
    );
    await sleep(LOOK_MS);
  }
}

/** Steady submissions by many users, rejudges and readers of the board, until stopped. */
export function startLoad(stage: Stage, perSecond: number): Load {
  let stopped = false;
  const isStopped = () => stopped;
  const underWay = new Set<Promise<void>>();
  const { clients } = stage.people;
  const load: Load = {
    ledger: [],
    slowestAnswerMs: 0,
    repeats: 0,
    rejudged: new Map(),
    boards: 0,
    refused: [],
    async stop() {
      stopped = true;
      await Promise.all([submitting, ...others]);
      await Promise.all(underWay);
    },
  };
  const submitting = (async () => {
    for (let at = 0; !stopped; at++) {
      const program = stage.draw[Math.floor(Math.random() * stage.draw.length)]!;
      const sending = submitOnce(stage, clients[at % clients.length]!, load, program).finally(() =>
        underWay.delete(sending),
      );
      underWay.add(sending);
      await sleep(1000 / perSecond);
    }
  })();
  const others = [
    ...Array.from({ length: stage.size.rejudges }, () => rejudgeSteadily(stage, load, isStopped)),
    ...Array.from({ length: stage.size.readers }, (_, at) =>
      readBoardsSteadily(stage, load, clients[at % clients.length]!, isStopped),
    ),
  ];
  return load;
}
