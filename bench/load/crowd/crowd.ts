import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, Wires } from './wire.ts';

/** One request of a crowd: when it is due, in milliseconds since the beginning, and what it says. */
export interface Due {
  atMs: number;
  text: string;
}

/** What a crowd found, times in milliseconds from the moment each request was due. */
export interface Found {
  count: number;
  failed: number;
  /** How often each status came; 0 is a broken connection. */
  statuses: Record<string, number>;
  /** Of all answers. */
  bytes: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
  /** When the slowest hundredth were due, in seconds since the beginning: the first, the median and the last of them. */
  slowS: [number, number, number];
}

/** @param taken when each was due and how long it took */
function foundOf(taken: [dueMs: number, ms: number][], statuses: Record<string, number>, bytes: number): Found {
  const sorted = Float64Array.from(taken, ([, ms]) => ms).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  const failed = Object.entries(statuses).reduce((sum, [status, count]) => sum + (status === '200' ? 0 : count), 0);
  const slow = taken.filter(([, ms]) => ms >= at(0.99)).map(([dueMs]) => dueMs / 1000);
  slow.sort((a, b) => a - b);
  const slowS: Found['slowS'] = [slow[0] ?? 0, slow[slow.length >> 1] ?? 0, slow.at(-1) ?? 0];
  return {
    count: taken.length,
    failed,
    statuses,
    bytes,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
    slowS,
  };
}

/** Sends everything when it is due, whether answers come or not, and waits for all answers. */
export async function sendAll(
  port: number,
  connections: number,
  dues: Iterable<Due>,
  heed: (answer: Answered, at: number) => void = () => {},
): Promise<Found> {
  const wires = new Wires(port, connections);
  const taken: [number, number][] = [];
  const statuses: Record<string, number> = {};
  let bytes = 0;
  const all: Promise<void>[] = [];
  const beganMs = performance.now();
  let at = 0;
  for (const { atMs, text } of dues) {
    while (performance.now() - beganMs < atMs) await sleep(1);
    const nth = at++;
    const sent = wires.send(text).then((answer) => {
      taken.push([atMs, performance.now() - beganMs - atMs]);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += answer.latin1.length;
      heed(answer, nth);
    });
    all.push(sent);
  }
  await Promise.all(all);
  wires.close();
  return foundOf(taken, statuses, bytes);
}

/** Evenly spaced requests. */
export function* evenly(rate: number, seconds: number, textOf: (at: number) => string): Generator<Due> {
  for (let at = 0; at < rate * seconds; at++) yield { atMs: (at * 1000) / rate, text: textOf(at) };
}
