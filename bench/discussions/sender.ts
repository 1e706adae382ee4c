import { evenly, type Found, sendAll } from '../load/crowd/crowd.ts';
import { requestText } from '../load/crowd/wire.ts';

/** What is asked for at once, each kind so many times a second for as long as there are addresses. */
export interface Sent {
  port: number;
  kinds: { perSecond: number; urls: string[] }[];
}

const CONNECTIONS = 16;

/** Readers in a process of their own, as they are on a real site: what they cost is not the server's. */
process.on('message', async ({ port, kinds }: Sent) => {
  const found: Found[] = await Promise.all(
    kinds.map(({ perSecond, urls }) => {
      const textOf = (at: number) => requestText('GET', urls[at]!, undefined);
      return sendAll(port, CONNECTIONS, evenly(perSecond, urls.length / perSecond, textOf));
    }),
  );
  process.send!(found);
});
