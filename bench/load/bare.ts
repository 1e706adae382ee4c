import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import pg from 'pg';
import { cpuMsOf } from '../measure/cpu.ts';

/** What is left out is everything that makes an answer right. */
export interface BareTask {
  url: string;
  /** Of each answer. */
  bytes: number;
  /** Statements that an answer waits for, on average. */
  statements: number;
}

const MAIN = new URL('../contest-load.ts', import.meta.url).pathname;
const CONNECTIONS = 8;
/** Programs of one statement. */
const LOT = 100;

/** The least that answers a crowd, in a process of its own as the node has one: what it takes is the limit of the machine. */
export class BareNode {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(task: BareTask): Promise<BareNode> {
    const child = fork(MAIN, ['bare'], { execArgv: process.execArgv });
    child.send(task);
    const [port] = await once(child, 'message');
    return new BareNode(child, port as number);
  }

  cpuMs = () => cpuMsOf(this.#child.pid!);

  async stop(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Serves programs and everything else with bare statements. @returns the port */
export async function serveBare({ url, bytes, statements }: BareTask): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  await pool.query('create table if not exists bare (id bigint generated always as identity primary key, code text)');
  const text = JSON.stringify({ status: 200, msg: 'success', data: 'x'.repeat(Math.max(0, bytes - 48)) });
  let owed = 0;
  const look = { name: 'look', text: 'select uid from sessions where id = $1' };
  const lookUp = async () => {
    for (owed += statements; owed >= 1; owed -= 1) await pool.query({ ...look, values: [1] });
  };
  const waiting: { code: string; stored(id: number): void }[] = [];
  let isStoring = false;
  const insert = { name: 'insert', text: 'insert into bare (code) select * from unnest($1::text[]) returning id' };
  const store = async () => {
    isStoring = true;
    for (let lot = waiting.splice(0, LOT); lot.length > 0; lot = waiting.splice(0, LOT)) {
      const { rows } = await pool.query<{ id: string }>({ ...insert, values: [lot.map(({ code }) => code)] });
      for (const [at, { stored }] of lot.entries()) stored(Number(rows[at]!.id));
    }
    isStoring = false;
  };
  const receive = (code: string) =>
    new Promise<number>((stored) => {
      waiting.push({ code, stored });
      if (!isStoring) void store();
    });
  const server = createServer(async (request, response) => {
    const isProgram = request.url === submitProblemJudge.path;
    const sent = request.method === 'POST' ? await textOf(request) : '';
    if (!isProgram) await lookUp();
    const answer = isProgram ? { data: { submitId: await receive(JSON.parse(sent).code) } } : null;
    const payload = answer ? JSON.stringify(answer) : text;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) });
    response.end(payload);
  });
  // a crowd asks again on connections that rested for longer than Node keeps them by itself
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
