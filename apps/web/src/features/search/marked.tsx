/** A text with the words that were searched for marked in it. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  const pieces: { at: number; text: string; isFound: boolean }[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    pieces.push(
      { at, text: text.slice(at, from), isFound: false },
      { at: from, text: text.slice(from, to), isFound: true },
    );
    at = to;
  }
  pieces.push({ at, text: text.slice(at), isFound: false });
  return (
    <>
      {pieces
        .filter((piece) => piece.text !== '')
        .map((piece) => (piece.isFound ? <mark key={piece.at}>{piece.text}</mark> : piece.text))}
    </>
  );
}
