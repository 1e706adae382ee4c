import { Failure } from '../failure.ts';
import type { Words } from '../words.ts';

/** What the size of an input, and the parts found in it, are counted in. */
export const UNITS = {
  characters: { en: 'characters', zh: '个字符' },
  bytes: { en: 'bytes', zh: '字节' },
  pixels: { en: 'pixels', zh: '像素' },
  files: { en: 'files', zh: '个文件' },
  nodes: { en: 'values', zh: '个值' },
  elements: { en: 'elements', zh: '个元素' },
  lines: { en: 'lines', zh: '行' },
  formulas: { en: 'formulas', zh: '个公式' },
} as const satisfies Record<string, Words>;

export type Unit = keyof typeof UNITS;

interface Bound {
  max: number;
  unit: Unit;
}

/** What a reader of something that people send takes at most. */
export interface ReaderBounds {
  /** What it reads, as people call it; no two readers share a name. */
  reader: Words;
  /** Its file, from the root of the repository. */
  where: string;
  /** The largest input. */
  input: Bound;
  /** The most parts one input may hold; absent where parts cost nothing of their own. */
  parts?: Bound;
  /** `linear`: time grows with the input, at most as n·log n. Otherwise milliseconds after which it is ended. */
  time: 'linear' | number;
}

const READERS = new Map<string, ReaderBounds>();

/** Every reader that has been loaded, by name. */
export const readersKnown = (): ReaderBounds[] =>
  [...READERS.values()].sort((a, b) => (a.reader.en < b.reader.en ? -1 : 1));

/** Notes the bounds of a reader whose library holds to them by itself. @throws Error when the name is taken */
export function declareBounds<B extends ReaderBounds>(bounds: B): B {
  const other = READERS.get(bounds.reader.en);
  if (other && other.where !== bounds.where) throw new Error(`two readers are named “${bounds.reader.en}”`);
  READERS.set(bounds.reader.en, bounds);
  return bounds;
}

/** The parts that one input may still hold. */
export interface Budget {
  /** Counts parts. @throws Failure `reader.tooLarge` */
  take(count?: number): void;
}

function refuse({ reader }: ReaderBounds, { max, unit }: Bound): never {
  // by its code alone: pages that read what is typed need not load the words of all refusals
  throw new Failure('reader.tooLarge', { reader, max, unit: UNITS[unit] });
}

/** A budget of the parts that the bounds allow. */
export function budgetOf(bounds: ReaderBounds): Budget {
  let left = bounds.parts?.max ?? Number.POSITIVE_INFINITY;
  return {
    take(count = 1) {
      left -= count;
      if (left < 0) refuse(bounds, bounds.parts!);
    },
  };
}

/**
 * A reader that refuses what is larger than its bounds before it begins, and is listed with them in `docs/readers.md`.
 * @param read takes the input and counts what it finds in it
 * @throws Failure `reader.tooLarge`, when called
 */
export function bounded<Input extends { readonly length: number }, Rest extends unknown[], Result>(
  bounds: ReaderBounds,
  read: (input: Input, budget: Budget, ...rest: Rest) => Result,
): (input: Input, ...rest: Rest) => Result {
  declareBounds(bounds);
  return (input, ...rest) => {
    if (input.length > bounds.input.max) refuse(bounds, bounds.input);
    return read(input, budgetOf(bounds), ...rest);
  };
}
