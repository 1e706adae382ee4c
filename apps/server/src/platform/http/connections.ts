import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 100;

/**
 * Lets the server end as soon as the last answer is sent. By itself it would wait for every connection, and browsers
 * open spare ones that never ask for anything; those, and the ones kept for a next request, are hung up.
 */
export function bindHangUp(app: FastifyInstance) {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket));
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const hangUp = () => {
      for (const socket of silent) socket.destroy();
      app.server.closeIdleConnections();
    };
    const looking = setInterval(hangUp, LOOK_EVERY_MS);
    app.server.once('close', () => clearInterval(looking));
    hangUp();
  });
}
