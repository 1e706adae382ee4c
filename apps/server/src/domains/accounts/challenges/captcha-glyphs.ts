/** Letters and digits that nobody mistakes for another, five cells wide and seven high. */
const DRAWINGS: Record<string, string> = {
  A: '.###. #...# #...# ##### #...# #...# #...#',
  B: '####. #...# #...# ####. #...# #...# ####.',
  C: '.#### #.... #.... #.... #.... #.... .####',
  D: '####. #...# #...# #...# #...# #...# ####.',
  E: '##### #.... #.... ####. #.... #.... #####',
  F: '##### #.... #.... ####. #.... #.... #....',
  H: '#...# #...# #...# ##### #...# #...# #...#',
  K: '#...# #..#. #.#.. ##... #.#.. #..#. #...#',
  L: '#.... #.... #.... #.... #.... #.... #####',
  M: '#...# ##.## #.#.# #.#.# #...# #...# #...#',
  N: '#...# ##..# #.#.# #..## #...# #...# #...#',
  P: '####. #...# #...# ####. #.... #.... #....',
  R: '####. #...# #...# ####. #.#.. #..#. #...#',
  T: '##### ..#.. ..#.. ..#.. ..#.. ..#.. ..#..',
  W: '#...# #...# #...# #.#.# #.#.# ##.## #...#',
  X: '#...# #...# .#.#. ..#.. .#.#. #...# #...#',
  Y: '#...# #...# .#.#. ..#.. ..#.. ..#.. ..#..',
  3: '####. ....# ....# .###. ....# ....# ####.',
  4: '#..#. #..#. #..#. ##### ...#. ...#. ...#.',
  7: '##### ....# ...#. ..#.. .#... .#... .#...',
  8: '.###. #...# #...# .###. #...# #...# .###.',
  9: '.###. #...# #...# .#### ....# ....# .###.',
};

export const GLYPH_WIDTH = 5;
export const GLYPH_HEIGHT = 7;
export const CAPTCHA_LETTERS = Object.keys(DRAWINGS).join('');

const INK = new Map(
  Object.entries(DRAWINGS).map(([letter, drawing]) => [
    letter,
    Float32Array.from(drawing.replaceAll(' ', ''), (cell) => (cell === '#' ? 1 : 0)),
  ]),
);

/** How much ink a letter has at a point, 0 to 1, in cells from its top left; smooth between the cells. */
export function inkAt(letter: string, x: number, y: number): number {
  const cells = INK.get(letter)!;
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= GLYPH_WIDTH || row >= GLYPH_HEIGHT ? 0 : cells[row * GLYPH_WIDTH + column]!;
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  const toRight = x - 0.5 - left;
  const down = y - 0.5 - top;
  const upper = at(left, top) * (1 - toRight) + at(left + 1, top) * toRight;
  const lower = at(left, top + 1) * (1 - toRight) + at(left + 1, top + 1) * toRight;
  return upper * (1 - down) + lower * down;
}
