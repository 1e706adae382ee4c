/** A text made from another, with where each of its pieces comes from. */
export interface ExpandedText {
  text: string;
  /** Offset in the original of an offset in the text. */
  originOf(offset: number): number;
}

interface Macro {
  /** Null for one that is a plain name. */
  parameters: string[] | null;
  body: string;
}

const DEFINE = /^[ \t]*#[ \t]*define[ \t]+([A-Za-z_]\w*)(\(([\w \t,]*)\))?[ \t]*(.*)$/gm;
const ROUNDS = 3;
const GROWTH_MAX = 4;
const BODY_CHARS_MAX = 500;
const MACROS_MAX = 500;
/** Words, texts, comments, and everything else one by one. */
const PIECE = /[A-Za-z_]\w*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|[\s\S]/g;

/** Macros of one line; those whose bodies go on are left alone. */
function macrosIn(source: string): Map<string, Macro> {
  const macros = new Map<string, Macro>();
  for (const [, name, brackets, parameters = '', body = ''] of source.matchAll(DEFINE)) {
    if (body.endsWith('\\') || body.length > BODY_CHARS_MAX || /#/.test(body) || macros.size >= MACROS_MAX) continue;
    const list = parameters.split(',').map((one) => one.trim());
    macros.set(name!, { parameters: brackets ? list.filter((one) => one !== '') : null, body });
  }
  return macros;
}

interface Piece {
  text: string;
  from: number;
}

const piecesOf = (source: string): Piece[] =>
  [...source.matchAll(PIECE)].map((match) => ({ text: match[0], from: match.index }));

/** Pieces that may be looked at for arguments in one round: calls that never end must not cost their square. */
const LOOKED_AT_MAX = 200_000;

/** The arguments of a call that begins at a bracket, and the place after it; null where it does not end. */
function argumentsAt(
  pieces: readonly Piece[],
  open: number,
  budget: { left: number },
): { given: string[]; next: number } | null {
  if (pieces[open]?.text !== '(') return null;
  const given = [''];
  let depth = 0;
  for (let at = open; at < pieces.length && at < open + 2_000 && budget.left > 0; at++) {
    budget.left--;
    const { text } = pieces[at]!;
    if (text === '(' || text === '[' || text === '{') depth++;
    if (text === ')' || text === ']' || text === '}') depth--;
    if (depth === 0) return { given, next: at + 1 };
    if (text === ',' && depth === 1) given.push('');
    else if (at > open) given[given.length - 1] += text;
  }
  return null;
}

const filled = ({ parameters, body }: Macro, given: readonly string[]) =>
  (parameters ?? []).length === 0
    ? body
    : body.replace(/[A-Za-z_]\w*/g, (word) => {
        const at = parameters!.indexOf(word);
        return at < 0 ? word : (given[at] ?? '').trim();
      });

function expandOnce(pieces: readonly Piece[], macros: ReadonlyMap<string, Macro>, room: number): Piece[] | null {
  const next: Piece[] = [];
  const budget = { left: LOOKED_AT_MAX };
  let hasChanged = false;
  let chars = 0;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at]!;
    const macro = macros.get(piece.text);
    const call = macro?.parameters ? argumentsAt(pieces, at + 1, budget) : null;
    if (!macro || (macro.parameters && !call) || chars > room) {
      next.push(piece);
      chars += piece.text.length;
      at++;
      continue;
    }
    hasChanged = true;
    const body = filled(macro, call?.given ?? []);
    chars += body.length;
    // what a macro stands for is where it was written
    for (const { text } of piecesOf(body)) next.push({ text, from: piece.from });
    at = call?.next ?? at + 1;
  }
  return hasChanged ? next : null;
}

/** C and C++ with macros of one line put in their places, so that loops and names folded into them are seen; definitions are blank. */
export function expandMacros(source: string): ExpandedText {
  const macros = macrosIn(source);
  if (macros.size === 0) return { text: source, originOf: (offset) => offset };
  const without = source.replace(DEFINE, (line) => ' '.repeat(line.length));
  let pieces = piecesOf(without);
  for (let round = 0; round < ROUNDS; round++) {
    const next = expandOnce(pieces, macros, source.length * GROWTH_MAX);
    if (!next) break;
    pieces = next;
  }
  const starts: number[] = [];
  let length = 0;
  for (const { text } of pieces) {
    starts.push(length);
    length += text.length;
  }
  return {
    text: pieces.map(({ text }) => text).join(''),
    originOf(offset) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle]! <= offset) low = middle;
        else high = middle - 1;
      }
      return pieces[low]?.from ?? 0;
    },
  };
}
