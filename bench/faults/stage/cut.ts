import { connect, createServer, type Socket } from 'node:net';

/** A wire between a judge and the server that can be cut and restored. */
export interface Cut {
  url: string;
  /** Drops all connections and takes no new ones, as a pulled cable does. */
  cut(): void;
  /** Lets requests through but swallows every answer: the server acts, the judge never hears of it. */
  swallowAnswers(): void;
  /** Sends every report and every progress of the judge three times, a tenth of them late and so out of order. */
  repeat(): void;
  /** Every piece takes longer in each direction, and of the pieces so large a share breaks its connection instead. */
  worsen(lateMs: number, lost: number): void;
  /** How many messages were sent again. */
  readonly repeated: number;
  restore(): void;
  close(): void;
}

export async function openCut(port: number): Promise<Cut> {
  let state: 'whole' | 'cut' | 'deaf' = 'whole';
  let isRepeating = false;
  let repeated = 0;
  let lateMs = 0;
  let lost = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    const pass = (to: Socket, chunk: Buffer) => {
      if (Math.random() < lost) near.destroy();
      else if (lateMs === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), lateMs);
    };
    near.on('data', (chunk) => {
      pass(far, chunk);
      if (isRepeating) repeated += sendAgain(port, chunk);
    });
    far.on('data', (chunk) => {
      if (state !== 'deaf') pass(near, chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      state = 'cut';
      dropAll();
    },
    swallowAnswers() {
      state = 'deaf';
    },
    repeat() {
      isRepeating = true;
    },
    worsen(ms, share) {
      lateMs = ms;
      lost = share;
    },
    get repeated() {
      return repeated;
    },
    restore() {
      isRepeating = false;
      lateMs = 0;
      lost = 0;
      state = 'whole';
      dropAll();
    },
    close() {
      server.close();
      dropAll();
    },
  };
}

/**
 * A message about a job once more, twice, on connections of their own. Messages that came in several pieces are left alone.
 * @returns how many were sent
 */
function sendAgain(port: number, chunk: Buffer): number {
  const text = chunk.toString('latin1');
  const found = /^POST (\/api\/judge\/(?:report|progress)) /.exec(text);
  const headersEnd = text.indexOf('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? -1);
  if (!found || headersEnd < 0 || chunk.length !== headersEnd + 4 + length) return 0;
  const authorization = /authorization: (.*)\r\n/i.exec(text)?.[1] ?? '';
  const body = text.slice(headersEnd + 4);
  for (let copy = 0; copy < 2; copy++) {
    const lateMs = Math.random() < 0.1 ? 1_000 : 0;
    setTimeout(() => {
      fetch(`http://127.0.0.1:${port}${found[1]}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: Buffer.from(body, 'latin1'),
      }).catch(() => {});
    }, lateMs);
  }
  return 2;
}
