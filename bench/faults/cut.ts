import { connect, createServer, type Socket } from 'node:net';

/** A wire between a judge and the server that can be cut and mended. */
export interface Cut {
  url: string;
  /** Drops all connections and takes no new ones, as a pulled cable does. */
  cut(): void;
  /** Lets requests through but swallows every answer: the server acts, the judge never hears of it. */
  swallowAnswers(): void;
  mend(): void;
  close(): void;
}

export async function openCut(port: number): Promise<Cut> {
  let state: 'whole' | 'cut' | 'deaf' = 'whole';
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
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => {
      if (state !== 'deaf') near.write(chunk);
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
    mend() {
      state = 'whole';
      dropAll();
    },
    close() {
      server.close();
      dropAll();
    },
  };
}
