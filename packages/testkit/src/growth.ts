/** Pieces that hostile texts are made of, by what they attack. Each is repeated, cut to length, alone and between a beginning and an end. */
export interface Shape {
  name: string;
  /** A text of about `length` characters. */
  make(length: number): string;
}

/** A text of one piece again and again. */
export const repeated = (piece: string, before = '', after = ''): Shape => ({
  name: JSON.stringify(before + piece.repeat(2) + (after === '' ? '' : ` … ${after}`)).slice(0, 60),
  make: (length) =>
    before + piece.repeat(Math.max(1, Math.floor((length - before.length - after.length) / piece.length))) + after,
});

/** A text of numbered pieces, for what compares names with each other. */
export const numbered = (name: string, piece: (at: number) => string, before = '', after = ''): Shape => ({
  name,
  make(length) {
    const parts: string[] = [before];
    for (let at = 0, chars = before.length; chars < length; at++) {
      const part = piece(at);
      parts.push(part);
      chars += part.length;
    }
    return parts.join('') + after;
  },
});

/** How much longer the longer of the two texts is that are compared. */
const TIMES = 64;
/**
 * 64 times the text may cost so many times as much. Work of n·log n costs 64 to 110 times as much, quadratic work 4,096
 * times; between them lies what caches and the collector of a busy machine add, one with slow memory most of all.
 */
const FACTOR_MAX = 600;
/** A run shorter than this says nothing about growth. */
const MEASURABLE_MS = 60;
/** No text is taken to cost less. Quadratic work that is just measurable is 750 times this, and so beyond the factor. */
const LEAST_MS = 0.08;
const ATTEMPTS = 5;

/** Milliseconds of the processor that some work takes: what else a machine does meanwhile is not in them. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function costOf(read: (text: string) => unknown, text: string): Promise<number> {
  const before = process.cpuUsage();
  try {
    await read(text);
  } catch {
    // a refusal has its cost too
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What reading costs. */
export interface Growth {
  /** Of the two texts that were compared, the longer one last. */
  lengths: number[];
  costs: number[];
  /** How many times as much the longest cost as the one 64 times shorter; 0 when all of it is too quick to measure. */
  factor: number;
}

/** Doubles two texts until reading the longer one can be measured, or it is as long as anything that is read. */
export async function growthOf(
  read: (text: string) => unknown,
  { make }: Shape,
  { from = 512, to = 64 * 1024 } = {},
): Promise<Growth> {
  for (let length = Math.min(from * TIMES, to); ; length *= 2) {
    const lengths = [length / TIMES, length];
    const [short, long] = lengths.map(make) as [string, string];
    const costs = [await costOf(read, short), await costOf(read, long)] as [number, number];
    if (costs[1] >= MEASURABLE_MS) {
      // What was compiled on the way reads the short text faster than at its turn.
      const least = Math.min(await costOf(read, short), await costOf(read, short), costs[0]);
      return { lengths, costs: [least, costs[1]], factor: costs[1] / Math.max(least, LEAST_MS) };
    }
    if (2 * length > to) return { lengths, costs, factor: 0 };
  }
}

/**
 * Holds a reader to growth of at most n·log n on a shape.
 * @throws Error with the costs when it grew faster every time
 */
export async function expectLinear(
  read: (text: string) => unknown,
  shape: Shape,
  range?: { from?: number; to?: number },
): Promise<void> {
  let least: Growth | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const growth = await growthOf(read, shape, range);
    if (growth.factor <= FACTOR_MAX) return;
    if (!least || growth.factor < least.factor) least = growth;
  }
  const { lengths, costs, factor } = least!;
  const row = lengths.map((length, at) => `${length}: ${costs[at]!.toFixed(1)} ms`).join(', ');
  throw new Error(`${shape.name}: ${TIMES} times the text cost ${factor.toFixed(0)} times as much (${row})`);
}
