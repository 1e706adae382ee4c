import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to the database on which everything takes longer. */
export interface SlowWire {
  url: string;
  close(): void;
}

/** @param databaseUrl of a database behind a socket file. @param ms that each direction takes longer */
export async function openSlowWire(databaseUrl: string, ms: number): Promise<SlowWire> {
  // It names no host before the path, which is no URL to the letter.
  const folder = new URLSearchParams(databaseUrl.slice(databaseUrl.indexOf('?'))).get('host')!;
  const sockets = new Set<Socket>();
  const late = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), ms));
    from.on('error', () => {});
    from.on('close', () => setTimeout(() => to.destroy(), ms));
    sockets.add(from);
  };
  const wire = createServer((near) => {
    const far = createConnection(join(folder, '.s.PGSQL.5432'));
    late(near, far);
    late(far, near);
  });
  await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
  const { port } = wire.address() as { port: number };
  return {
    url: `postgresql://assay@127.0.0.1:${port}/assay`,
    close() {
      wire.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
