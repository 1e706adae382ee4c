import { diffOutput } from '../compare/diff-output.ts';
import type { Named } from './name-cause.ts';

const NUMBER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?\d*\.?\d+(?:e[+-]?\d+)?$/i;
/** Farther apart than this, a decimal is another number and not badly rounded. */
const NEARLY = 0.02;

const words = (line: string) => line.split(/[\t-\r ]+/).filter((word) => word !== '');

/** The width whose overflow turns one number into the other. */
function overflowed(expected: string, got: string): 32 | 64 | null {
  if (!NUMBER.test(expected) || !NUMBER.test(got) || expected.length > 60) return null;
  const [wanted, written] = [BigInt(expected), BigInt(got)];
  if (wanted === written) return null;
  for (const bits of [32, 64] as const) {
    if (BigInt.asIntN(bits, wanted) === written || BigInt.asUintN(bits, wanted) === written) return bits;
  }
  return null;
}

const isNearly = (expected: string, got: string) =>
  DECIMAL.test(expected) &&
  DECIMAL.test(got) &&
  (expected.includes('.') || got.includes('.')) &&
  Math.abs(Number(expected) - Number(got)) <= NEARLY * Math.max(1, Math.abs(Number(expected)));

/** What differs between two words at the same place. */
export function nameWords(row: number, token: number, expected: string, got: string): Named {
  if (got === '') return { key: 'valueMissing', figures: { row, token, expected } };
  if (expected === '') return { key: 'valueExtra', figures: { row, token, got } };
  const bits = overflowed(expected, got);
  if (bits) return { key: 'overflow', figures: { row, expected, got, bits } };
  if (expected.toLowerCase() === got.toLowerCase()) return { key: 'letterCase', figures: { row, expected, got } };
  if (isNearly(expected, got)) return { key: 'rounding', figures: { row, expected, got } };
  return { key: 'value', figures: { row, token, expected, got } };
}

const LINE_CHARS = 60;
const short = (text: string) => (text.length > LINE_CHARS ? `${text.slice(0, LINE_CHARS)}…` : text);

/** Whitespace that one line has at its ends and the other has not. */
function nameSpaces(row: number, expected: string, got: string): Named {
  const surplus = (end: RegExp) => (end.exec(got)?.[0].length ?? 0) - (end.exec(expected)?.[0].length ?? 0);
  const trailing = surplus(/[\t-\r ]*$/);
  const leading = surplus(/^[\t-\r ]*/);
  if (trailing > 0 && leading === 0 && got.trim() === expected.trim())
    return { key: 'trailing', figures: { row, count: trailing } };
  if (leading > 0 && trailing === 0 && got.trim() === expected.trim())
    return { key: 'leading', figures: { row, count: leading } };
  return { key: 'spaces', figures: { row } };
}

/** The first difference of two outputs by what it probably comes of; null when they are equal. */
export function nameDifference(expected: string, got: string): Named | null {
  if (got.trim() === '' && expected.trim() !== '') return { key: 'nothing', figures: {} };
  const { rows, first } = diffOutput(expected, got);
  switch (first?.kind) {
    case undefined:
      return null;
    case 'lineEnd':
      return { key: 'lineEnd', figures: {} };
    case 'missing': {
      const count = rows.filter(({ kind }) => kind === 'missing').length;
      if (count > 1 && rows.every(({ kind }) => kind === 'same' || kind === 'missing'))
        return { key: 'missingRows', figures: { row: first.line, count } };
      return { key: 'missingRow', figures: { row: first.line, expected: first.text } };
    }
    case 'extra':
      if (first.text.trim() === '') return { key: 'emptyRow', figures: { row: first.line } };
      return { key: 'extraRow', figures: { row: first.line, got: first.text } };
    case 'blanks': {
      const row = rows.find(({ kind }) => kind === 'blanks')!;
      const text = (pieces: typeof row.got) => pieces.map((piece) => piece.text).join('');
      return nameSpaces(first.line, text(row.expected), text(row.got));
    }
    case 'token': {
      const row = rows.find(({ kind }) => kind === 'changed')!;
      const text = (pieces: typeof row.got) => pieces.map((piece) => piece.text).join('');
      const [wanted, written] = [words(text(row.expected)), words(text(row.got))];
      // The answer itself, behind words such as "The sum is".
      if (
        wanted.length > 0 &&
        written.length > wanted.length &&
        written.slice(-wanted.length).join() === wanted.join()
      ) {
        const before = written.slice(0, -wanted.length).join(' ');
        return { key: 'words', figures: { row: first.line, got: short(before), expected: short(wanted.join(' ')) } };
      }
      return nameWords(first.line, first.token, first.expected, first.got);
    }
  }
}
