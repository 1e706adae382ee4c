import type { OwnProgram } from './program.ts';

/** A program with whose it is: programs of one person are never compared. */
export interface Candidate {
  program: OwnProgram;
  person: number;
  /** Of an earlier term: compared with those of the class, not with each other, and of no account for what is common. */
  isEarlier?: boolean;
}

/** Prints that more people share than this part of all count nothing, once there are this many people. */
const COMMON_SHARE = 0.3;
const COMMON_PEOPLE_MIN = 10;
const COMMON_AT_LEAST = 3;
const WEIGHT_MAX = 1 + Math.log(50);
/** Programs alike to this degree are one when it is counted who has a print. */
const SAME_SHARE = 0.95;

/** Which programs hold each print, and what a print weighs. */
export class PrintIndex {
  readonly count: number;
  /** Distinct prints of each program, as numbers of their own. */
  readonly prints: readonly Int32Array[];
  /** Programs by print. */
  readonly holders: readonly Int32Array[];
  readonly weights: Float64Array;
  /** What all prints of a program weigh together. */
  readonly totals: Float64Array;

  constructor(candidates: readonly Candidate[]) {
    this.count = candidates.length;
    const numbers = new Map<number, number>();
    this.prints = candidates.map(({ program }) =>
      Int32Array.from(new Set(program.prints.map(({ hash }) => numberOf(numbers, hash)))),
    );
    this.holders = holdersOf(this.prints, numbers.size);
    this.weights = this.#weigh(candidates);
    this.totals = Float64Array.from(this.prints, (own) => own.reduce((sum, print) => sum + this.weights[print]!, 0));
  }

  /** What program `row` shares with each of the others, by weight; the array is the caller's and is filled anew. */
  overlaps(row: number, into: Float64Array, weights: ArrayLike<number> = this.weights): Float64Array {
    into.fill(0);
    for (const print of this.prints[row]!) {
      const weight = weights[print]!;
      if (weight > 0) for (const other of this.holders[print]!) into[other]! += weight;
    }
    return into;
  }

  #weigh(candidates: readonly Candidate[]): Float64Array {
    const people = groupsOf(this, candidates);
    const inClass = candidates.map(({ isEarlier }) => !isEarlier);
    const all = new Set(people.filter((_, at) => inClass[at])).size;
    const common = all < COMMON_PEOPLE_MIN ? all : Math.max(COMMON_AT_LEAST, COMMON_SHARE * all);
    return Float64Array.from(this.holders, (holders) => {
      const count = new Set(
        Array.from(
          holders.filter((at) => inClass[at]),
          (at) => people[at]!,
        ),
      ).size;
      return count > common ? 0 : Math.min(WEIGHT_MAX, 1 + Math.log(all / count));
    });
  }
}

function numberOf(numbers: Map<number, number>, hash: number): number {
  const known = numbers.get(hash);
  if (known !== undefined) return known;
  numbers.set(hash, numbers.size);
  return numbers.size - 1;
}

function holdersOf(prints: readonly Int32Array[], count: number): Int32Array[] {
  const sizes = new Int32Array(count);
  for (const own of prints) for (const print of own) sizes[print]!++;
  const holders = Array.from(sizes, (size) => new Int32Array(size));
  sizes.fill(0);
  for (const [at, own] of prints.entries()) for (const print of own) holders[print]![sizes[print]!++] = at;
  return holders;
}

/**
 * Whose each program is, where those that are nearly one program count as one person's: if half a class handed in the same, that must not
 * make what they share common.
 */
function groupsOf(index: Pick<PrintIndex, 'prints' | 'holders' | 'count'>, candidates: readonly Candidate[]): number[] {
  const groups = candidates.map(({ person }) => person);
  const first = new Map<number, number>();
  for (const [at, { person }] of candidates.entries()) first.set(person, Math.min(first.get(person) ?? at, at));
  const shared = new Int32Array(index.count);
  for (let row = 0; row < index.count; row++) {
    const own = index.prints[row]!;
    if (own.length === 0) continue;
    shared.fill(0);
    for (const print of own) for (const other of index.holders[print]!) if (other < row) shared[other]!++;
    for (let other = 0; other < row; other++) {
      if ((2 * shared[other]!) / (own.length + index.prints[other]!.length) >= SAME_SHARE) {
        groups[row] = groups[other]!;
        break;
      }
    }
  }
  return groups;
}
