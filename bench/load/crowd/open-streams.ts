import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { boardTopicOf, contestVenue } from '@assay/contract/venue.ts';
import { CID } from '../cid.ts';
import { requestText } from './wire.ts';

const AT_ONCE = 200;
const BOARD = boardTopicOf(contestVenue(CID));

const open = new Set<Socket>();
let onNews: (() => void) | null = null;

/** Opens a push stream for each token, as a page inside the contest does; @returns how many answered 200 */
export async function openStreams(port: number, tokens: readonly string[]) {
  const startedMs = performance.now();
  for (let at = 0; at < tokens.length; at += AT_ONCE) {
    await Promise.all(tokens.slice(at, at + AT_ONCE).map((token) => openStream(port, token)));
  }
  return { open: open.size, seconds: (performance.now() - startedMs) / 1000 };
}

async function openStream(port: number, token: string): Promise<void> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.on('error', () => {});
  socket.once('close', () => open.delete(socket));
  socket.write(requestText('GET', `/api/stream?topics=contest:${CID},${BOARD}`, token));
  const [first] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  if (!String(first).startsWith('HTTP/1.1 200')) return void socket.destroy();
  open.add(socket);
  socket.on('data', (chunk) => {
    if (String(chunk).includes('"announcement"')) onNews?.();
  });
}

/** Waits until so many streams heard an announcement, at most twenty seconds. @returns how many, and when the last did */
export function hearNews(count: number): Promise<{ heard: number; ms: number }> {
  return new Promise((done) => {
    let heard = 0;
    let ms = Date.now();
    const end = () => {
      clearTimeout(patience);
      onNews = null;
      done({ heard, ms });
    };
    const patience = setTimeout(end, 20_000);
    onNews = () => {
      heard += 1;
      ms = Date.now();
      if (heard === count) end();
    };
  });
}

export function closeStreams(): void {
  for (const socket of open) socket.destroy();
}
