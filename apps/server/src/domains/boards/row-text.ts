/** The JSON of a line, and everything that it was made of. */
interface KeptText {
  madeOf: readonly unknown[];
  text: string;
}

const kept = new WeakMap<object, KeptText>();

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at]);

interface RowParts {
  /** All that decides what `write` writes, compared by identity; null where that cannot be said. */
  madeOf: readonly unknown[] | null;
  isPinned: boolean;
  isOwn: boolean;
  /** The row without `isPinned` and `isOwn`. */
  write(): object;
}

/**
 * The JSON of a row. It is written once for everybody and kept with its line while nothing in it changes; only what depends on
 * who looks is put in front each time.
 */
export function rowText(line: object, { madeOf, isPinned, isOwn, write }: RowParts): string {
  const known = kept.get(line);
  const isKept = madeOf !== null && known !== undefined && isSame(known.madeOf, madeOf);
  const text = isKept ? known.text : JSON.stringify(write()).slice(1);
  if (madeOf && !isKept) kept.set(line, { madeOf, text });
  return `{"isPinned":${isPinned},"isOwn":${isOwn},${text}`;
}
