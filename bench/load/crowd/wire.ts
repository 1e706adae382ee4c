import { connect, type Socket } from 'node:net';

/** An answer as a client of a bench sees it. */
export interface Answered {
  status: number;
  /** The body by its bytes: most answers are never looked at. */
  latin1: string;
}

export const bodyOf = ({ latin1 }: Answered) => Buffer.from(latin1, 'latin1').toString();

interface Waiting {
  text: string;
  answered(answer: Answered): void;
}

const HEAD_END = '\r\n\r\n';

/**
 * Kept connections to one server, each with one request at a time. Far cheaper than Node's own client, so that the
 * crowd takes little of the machine that it shares with the server. A broken connection answers with status 0.
 */
export class Wires {
  readonly #free: Wire[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #all = new Set<Wire>();
  readonly #port: number;
  readonly #max: number;

  constructor(port: number, max: number) {
    this.#port = port;
    this.#max = max;
  }

  send(text: string): Promise<Answered> {
    return new Promise((answered) => {
      this.#waiting.push({ text, answered });
      this.#next();
    });
  }

  close(): void {
    for (const wire of this.#all) wire.socket.destroy();
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const wire = this.#free.pop() ?? (this.#all.size < this.#max ? this.#open() : null);
      if (!wire) return;
      const { text, answered } = this.#waiting.shift()!;
      wire.ask(text, (answer) => {
        if (wire.isOpen) this.#free.push(wire);
        else this.#all.delete(wire);
        answered(answer);
        this.#next();
      });
    }
  }

  #open(): Wire {
    const wire = new Wire(connect({ port: this.#port, host: '127.0.0.1', noDelay: true }));
    this.#all.add(wire);
    return wire;
  }
}

class Wire {
  isOpen = true;
  readonly socket: Socket;
  #done: ((answer: Answered) => void) | null = null;
  #read = '';

  constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => this.#take(String(chunk)));
    const lost = () => {
      this.isOpen = false;
      this.#finish({ status: 0, latin1: '' });
    };
    socket.on('error', lost);
    socket.on('close', lost);
  }

  ask(text: string, done: (answer: Answered) => void): void {
    this.#done = done;
    this.#read = '';
    this.socket.write(text);
  }

  #take(chunk: string): void {
    this.#read += chunk;
    const headEnd = this.#read.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#read.slice(0, headEnd).toLowerCase();
    const from = headEnd + HEAD_END.length;
    const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
    const isWhole =
      length === undefined ? this.#read.endsWith('0\r\n\r\n') : this.#read.length - from >= Number(length);
    if (!isWhole) return;
    if (head.includes('\r\nconnection: close')) this.isOpen = false;
    this.#finish({ status: Number(head.slice(9, 12)), latin1: this.#read.slice(from) });
  }

  #finish(answer: Answered): void {
    const done = this.#done;
    this.#done = null;
    done?.(answer);
  }
}

/** A request as text. */
export function requestText(method: string, path: string, token: string | undefined, body?: unknown): string {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'accept-language: en',
    ...(token ? [`authorization: ${token}`] : []),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
  ];
  return head.join('\r\n') + HEAD_END + payload;
}
