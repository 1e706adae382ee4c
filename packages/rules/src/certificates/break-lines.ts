/** What does not begin a line. */
const CLOSING = /^[\p{Pe}\p{Pf}，。、；：？！…,.;:?!%]/u;
/** Scripts that are written without blanks, where a line may end after any character; a word or blanks of the others. */
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]|\s+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]+/gu;

/** Pieces that stay whole where there is room: closing marks go with what stands before them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const [piece] of text.matchAll(PIECE)) {
    const last = pieces.at(-1);
    if (last !== undefined && CLOSING.test(piece) && last.trim() !== '') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

/**
 * A text in lines that are no wider than there is room, Chinese and Latin alike. What is wider by itself is cut.
 * @param widthOf width of a text, in the unit of `room`
 */
export function breakLines(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (piece: string) => {
    if (widthOf((line + piece).trimEnd()) <= room) {
      line += piece;
      return;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = '';
    const start = piece.trimStart();
    if (widthOf(start) <= room || [...start].length < 2) line = start;
    else for (const character of start) put(character);
  };
  for (const piece of piecesOf(text.trim())) put(piece);
  return line === '' ? lines : [...lines, line];
}
