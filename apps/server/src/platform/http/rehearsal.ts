import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Parts } from '../of-node.ts';
import type { Viewer } from './call.ts';

/** Where a rehearsal calls from, address and port; nobody else can call from there while it does. */
const openPlaces = () => ({ places: new Set<string>(), asked: 0 });

/** One person after the other, so that what is kept of persons is looked up as in a crowd, but no more than these. */
const PERSONS = 1_000;

/** Whether a request is one of the server to itself, to be ready for others: it is not counted, and not written of. */
export function isRehearsed({ ofNode }: Parts, { socket }: IncomingMessage): boolean {
  const { places } = ofNode(openPlaces);
  return places.size > 0 && places.has(`${socket.remoteAddress} ${socket.remotePort}`);
}

/** So long after somebody else asked for something, no more is rehearsed: a page asks for twenty files one after the other. */
const GIVE_WAY_MS = 500;
const LOOK_MS = 50;

/** Gives way to others who ask a server for something. */
export class GiveWay {
  readonly #server: Server;
  readonly #note: (request: IncomingMessage) => void;
  #othersAtMs = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts, server: Server) {
    this.#server = server;
    this.#note = (request) => {
      if (!isRehearsed(parts, request)) this.#othersAtMs = performance.now();
    };
    server.on('request', this.#note);
  }

  /** Waits until nobody else has asked for a while. @param untilMs of `performance.now()` @returns false when it is later than that */
  async wait(untilMs: number): Promise<boolean> {
    while (performance.now() - this.#othersAtMs < GIVE_WAY_MS) {
      if (performance.now() > untilMs) return false;
      await sleep(LOOK_MS);
    }
    return true;
  }

  end(): void {
    this.#server.off('request', this.#note);
  }
}

/** Who calls in a rehearsal: a user whom there is not, without rights that not everybody has; null for all other requests. */
export function rehearsingViewer(parts: Parts, request: IncomingMessage): Viewer | null {
  if (!isRehearsed(parts, request)) return null;
  const seen = parts.ofNode(openPlaces);
  seen.asked += 1;
  const uid = -1 - (seen.asked % PERSONS);
  return { uid, username: '', role: 'user', sessionId: uid, sessionEndsAt: new Date(8.64e15) };
}

const HEAD_END = '\r\n\r\n';

/** A connection of a server to itself that asks one thing after the other, as browsers do, and looks at no answer but for its status. */
export class RehearsalLine {
  readonly #socket: Socket;
  readonly #close: () => void;
  #answered: (status: number) => void = () => {};
  #read = '';

  private constructor(parts: Parts, socket: Socket) {
    const { places } = parts.ofNode(openPlaces);
    const place = `${socket.localAddress} ${socket.localPort}`;
    places.add(place);
    this.#socket = socket.setEncoding('latin1');
    this.#close = () => {
      socket.destroy();
      places.delete(place);
    };
    socket.on('error', () => {});
    socket.on('close', () => {
      places.delete(place);
      this.#answered(0);
    });
    socket.on('data', (chunk) => this.#take(String(chunk)));
  }

  static async open(parts: Parts, { address, port, family }: AddressInfo): Promise<RehearsalLine> {
    const loopback = family === 'IPv6' ? '::1' : '127.0.0.1';
    const host = address === '::' || address === '0.0.0.0' ? loopback : address;
    const socket = connect({ host, port, noDelay: true });
    await once(socket, 'connect');
    return new RehearsalLine(parts, socket);
  }

  /** @returns the status of the answer; 0 when there will be none */
  ask(text: string): Promise<number> {
    if (this.#socket.destroyed) return Promise.resolve(0);
    return new Promise((answered) => {
      this.#answered = answered;
      this.#read = '';
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#close();
  }

  #take(chunk: string): void {
    this.#read += chunk;
    const headEnd = this.#read.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#read)?.[1] ?? 0);
    if (this.#read.length >= headEnd + HEAD_END.length + length) this.#answered(Number(this.#read.slice(9, 12)));
  }
}

/** A request of a browser that is logged in, by a token that nobody has. */
export function rehearsedText(
  { method, path }: { method: string; path: string },
  token: string,
  body?: object,
): string {
  const sent = body === undefined ? '' : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'user-agent: rehearsal',
    'accept: application/json',
    'accept-language: en',
    `authorization: ${token}`,
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`]),
    '',
    sent,
  ].join('\r\n');
}
