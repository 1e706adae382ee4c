/** Numbers from `from` to `to`, both included. */
export interface Range {
  from: number;
  to: number;
}

/** A generator with arguments in which ranges stand for numbers. */
export interface StressPattern {
  generator: string;
  /** Each word in its parts; a number is the place of a range. */
  words: (string | number)[][];
  ranges: Range[];
}

export const PATTERN_CHARS_MAX = 2_000;
const WORDS_MAX = 60;
const RANGES_MAX = 20;
const RANGE = /\[(-?\d{1,15})\.\.(-?\d{1,15})\]/;

/** Reads `gen [1..10] -k=[2..5]`; null where that is no pattern: too long, or a range that ends before it begins. */
export function readStressPattern(text: string): StressPattern | null {
  if (text.length > PATTERN_CHARS_MAX) return null;
  const [generator = '', ...written] = text.trim().split(/\s+/);
  if (generator === '' || written.length > WORDS_MAX) return null;
  const ranges: Range[] = [];
  const words = written.map((word) => {
    const parts: (string | number)[] = [];
    let rest = word;
    for (let found = RANGE.exec(rest); found; found = RANGE.exec(rest)) {
      parts.push(rest.slice(0, found.index), ranges.length);
      ranges.push({ from: Number(found[1]), to: Number(found[2]) });
      rest = rest.slice(found.index + found[0].length);
    }
    return [...parts, rest];
  });
  const isWrong = ranges.length > RANGES_MAX || ranges.some(({ from, to }) => from > to);
  return isWrong ? null : { generator, words, ranges };
}

/** Numbers in [0, 1) that follow from a seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number for each range. */
export const drawValues = (ranges: readonly Range[], random: () => number): number[] =>
  ranges.map(({ from, to }) => from + Math.floor(random() * (to - from + 1)));

/** The arguments of a run: the pattern with numbers in its ranges, and a last word that gives the generator another seed. */
export const stressWords = ({ words }: StressPattern, values: readonly number[], token: string): string[] => [
  ...words.map((parts) => parts.map((part) => (typeof part === 'number' ? values[part] : part)).join('')),
  token,
];

/** Numbers that make a smaller run, the smallest first: each of them at its least, halfway there, or one less. */
export function smallerValues(values: readonly number[], ranges: readonly Range[]): number[][] {
  const steps = [
    (_value: number, from: number) => from,
    (value: number, from: number) => from + Math.floor((value - from) / 2),
    (value: number) => value - 1,
  ];
  const found = new Map<string, number[]>();
  for (const step of steps) {
    for (const [at, { from }] of ranges.entries()) {
      const value = values[at]!;
      if (value <= from) continue;
      const smaller = values.with(at, step(value, from));
      found.set(smaller.join(' '), smaller);
    }
  }
  return [...found.values()];
}
