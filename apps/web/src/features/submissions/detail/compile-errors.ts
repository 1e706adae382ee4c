import { HIDDEN_FILE } from '@assay/rules/judging/code-template.ts';

export interface CompileError {
  /** From 1. */
  line: number;
  column: number | null;
  kind: 'error' | 'warning';
  message: string;
}

const kindOf = (word: string): CompileError['kind'] | null =>
  /^(fatal error|fatal|error|syntax error)$/i.test(word) ? 'error' : /^warning$/i.test(word) ? 'warning' : null;

type Reader = (line: string, before: string, after: readonly string[]) => CompileError | null;

/** `main.cpp:3:5: error: expected ';'` and javac's `Main.java:3: error: …`; lines of hidden parts are no places in the code */
const gnu: Reader = (line) => {
  if (line.startsWith(HIDDEN_FILE)) return null;
  const found = /^[^\s:()]+:(\d+):(?:(\d+):)?\s*(fatal error|error|warning):\s*(.*)$/.exec(line);
  const kind = found && kindOf(found[3]!);
  if (!found || !kind) return null;
  return { line: Number(found[1]), column: found[2] ? Number(found[2]) : null, kind, message: found[4]! };
};

/** `main.pas(3,5) Error: Identifier not found`, and with a number of the message `main.ts(1,7): error TS2322: …`, `main.cs(3,5): error CS0103: …` */
const bracketed: Reader = (line) => {
  const found = /^[^\s()]+\((\d+),\s?(\d+)\):?\s+(Fatal|Error|Warning)(?:\s\w+)?:\s*(.*)$/i.exec(line);
  const kind = found && kindOf(found[3]!);
  return found && kind ? { line: Number(found[1]), column: Number(found[2]), kind, message: found[4]! } : null;
};

/** ` --> src/main.rs:3:5` after `error[E0425]: cannot find value` */
const rust: Reader = (line, before) => {
  const place = /^\s*-->\s*\S+?:(\d+):(\d+)/.exec(line);
  const said = /^(error|warning)(?:\[\w+\])?:\s*(.*)$/.exec(before);
  const kind = said && kindOf(said[1]!);
  return place && kind ? { line: Number(place[1]), column: Number(place[2]), kind, message: said[2]! } : null;
};

/** `./main.go:3:5: undefined: x` */
const go: Reader = (line) => {
  const found = /^\S*\.go:(\d+):(\d+):\s*(.*)$/.exec(line);
  return found ? { line: Number(found[1]), column: Number(found[2]), kind: 'error', message: found[3]! } : null;
};

/** `File "main.py", line 3` with the error's name a few lines below. */
const python: Reader = (line, _before, after) => {
  const found = /^\s*File "[^"]+", line (\d+)/.exec(line);
  const said = after.find((next) => /^\w*(Error|Exception|Warning)\b/.test(next));
  return found && said ? { line: Number(found[1]), column: null, kind: 'error', message: said.trim() } : null;
};

/** `/box/main.js:3` with `SyntaxError: …` below. */
const node: Reader = (line, _before, after) => {
  const found = /^\S+\.[cm]?js:(\d+)$/.exec(line.trim());
  const said = after.slice(0, 6).find((next) => /^\w*Error:/.test(next));
  return found && said ? { line: Number(found[1]), column: null, kind: 'error', message: said.trim() } : null;
};

const READERS = [gnu, bracketed, rust, go, python, node];
const MOST = 50;

/** The places a compiler complains about, as far as its output can be read; the rest stays in the output itself. */
export function readCompileErrors(output: string): CompileError[] {
  const lines = output.split('\n');
  const found: CompileError[] = [];
  for (const [at, line] of lines.entries()) {
    for (const read of READERS) {
      const error = read(line, lines[at - 1] ?? '', lines.slice(at + 1, at + 12));
      if (!error) continue;
      const known = found.some((one) => one.line === error.line && one.message === error.message);
      if (!known) found.push(error);
      break;
    }
    if (found.length >= MOST) break;
  }
  return found;
}
