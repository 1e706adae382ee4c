const LETTERS = 26;

/** The display id of a problem by its place from 0: A … Z, AA, AB … */
export function problemLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % LETTERS));
  return at < LETTERS ? letter : problemLetters(Math.floor(at / LETTERS) - 1) + letter;
}

/**
 * The display ids of problems in a new order: letters follow the places; as soon as one of them is something else, such
 * as a number, each problem keeps its own.
 * @param before every problem with its display id
 * @param pids the same problems in the new order
 */
export function reorderedIds(before: ReadonlyMap<number, string>, pids: readonly number[]) {
  const areLetters = [...before.values()].every((displayId) => /^[A-Z]{1,2}$/.test(displayId));
  return pids.map((pid, at) => ({ pid, displayId: areLetters ? problemLetters(at) : before.get(pid)! }));
}

/** Balloon colours that contests use most, in the order of the problems: red, green, yellow, white, orange, blue … */
const BALLOONS = [
  '#d32f2f',
  '#388e3c',
  '#fdd835',
  '#ffffff',
  '#f57c00',
  '#1976d2',
  '#757575',
  '#00897b',
  '#7b1fa2',
  '#ec407a',
  '#00acc1',
  '#795548',
  '#212121',
  '#c0ca33',
  '#5c6bc0',
] as const;

/** The balloon of the problem at a place from 0. */
export const balloonColor = (at: number): string => BALLOONS[at % BALLOONS.length]!;
