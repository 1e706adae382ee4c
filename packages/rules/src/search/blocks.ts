import { quotedWord } from './tokens.ts';

/** Things whose ids are near each other share a word that nobody can type, so that the newest can be looked through alone. */
const BLOCK = 512;
/** Blocks that are looked through at a time, the newest first; what is older comes all at once. */
const WIDTHS = [1, 2, 4, 8, 16, 32];

const blockOf = (ref: number) => Math.floor(ref / BLOCK);
const wordOf = (block: number) => quotedWord(`#${block}`);

/** What stands in the vector of a thing beside its words, in the writing of `tsvector`. */
export const blockWord = (ref: number): string => wordOf(blockOf(ref));

/**
 * How the things of a kind are looked through from the newest on, so that of a word which stands everywhere no more are read than are put in
 * order (SEARCH-5).
 * @param newest the highest id
 * @returns the blocks of each step in the writing of `tsquery`, and the id below which everything else is
 */
export function stepsFrom(newest: number): { near: string[]; below: number } {
  let block = blockOf(newest);
  const near: string[] = [];
  for (const width of WIDTHS) {
    if (block < 0) break;
    const own = Array.from({ length: Math.min(width, block + 1) }, (_each, at) => wordOf(block - at));
    near.push(own.join(' | '));
    block -= width;
  }
  return { near, below: Math.max(0, block + 1) * BLOCK };
}
