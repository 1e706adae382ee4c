import { CODE_FILE } from '@assay/rules/judging/code-template.ts';

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

/**
 * Whether a file is the code itself, by the names that languages give it (`main.cpp`, `./main.go`, `/w/main.nim`, `Main.java`). Headers
 * of the system, files of the problem beside the code and hidden parts of a template are not.
 */
const isCode = (file: string) => file === CODE_FILE || /^(?:\.\/|\/w\/|src\/)?main\.(?!h(?:h|pp|xx)?$)\w+$/i.test(file);

/**
 * `main.cpp:3:5: error: expected ';'` and javac's `Main.java:3: error: …`. What goes wrong in a template of a header is wrong where
 * the code asks for it: `main.cpp:9:12:   required from here` right before `/usr/include/…:1938:50: error: …`.
 */
const gnu: Reader = (line, before) => {
  const found = /^([^\s:()]+):(\d+):(?:(\d+):)?\s*(fatal error|error|warning):\s*(.*)$/.exec(line);
  const kind = found && kindOf(found[4]!);
  if (!found || !kind) return null;
  const place = isCode(found[1]!) ? found : /^([^\s:()]+):(\d+):(\d+):\s+required from here$/.exec(before);
  if (!place || !isCode(place[1]!)) return null;
  return { line: Number(place[2]), column: place[3] ? Number(place[3]) : null, kind, message: found[5]! };
};

/** `main.pas(3,5) Error: Identifier not found`, and with a number of the message `main.ts(1,7): error TS2322: …`, `main.cs(3,5): error CS0103: …` */
const bracketed: Reader = (line) => {
  const found = /^([^\s()]+)\((\d+),\s?(\d+)\):?\s+(Fatal|Error|Warning)(?:\s\w+)?:\s*(.*)$/i.exec(line);
  const kind = found && isCode(found[1]!) ? kindOf(found[4]!) : null;
  return found && kind ? { line: Number(found[2]), column: Number(found[3]), kind, message: found[5]! } : null;
};

/** ` --> src/main.rs:3:5` after `error[E0425]: cannot find value` */
const rust: Reader = (line, before) => {
  const place = /^\s*-->\s*(\S+?):(\d+):(\d+)/.exec(line);
  const said = /^(error|warning)(?:\[\w+\])?:\s*(.*)$/.exec(before);
  const kind = said && kindOf(said[1]!);
  if (!place || !kind || !isCode(place[1]!)) return null;
  return { line: Number(place[2]), column: Number(place[3]), kind, message: said[2]! };
};

/** `./main.go:3:5: undefined: x` */
const go: Reader = (line) => {
  const found = /^(\S*\.go):(\d+):(\d+):\s*(.*)$/.exec(line);
  if (!found || !isCode(found[1]!)) return null;
  return { line: Number(found[2]), column: Number(found[3]), kind: 'error', message: found[4]! };
};

/** `File "main.py", line 3` with the error's name a few lines below. */
const python: Reader = (line, _before, after) => {
  const found = /^\s*File "([^"]+)", line (\d+)/.exec(line);
  const said = after.find((next) => /^\w*(Error|Exception|Warning)\b/.test(next));
  if (!found || !said || !isCode(found[1]!)) return null;
  return { line: Number(found[2]), column: null, kind: 'error', message: said.trim() };
};

/** `/w/main.js:3` with `SyntaxError: …` below. */
const node: Reader = (line, _before, after) => {
  const found = /^(\S+\.[cm]?js):(\d+)$/.exec(line.trim());
  const said = after.slice(0, 6).find((next) => /^\w*Error:/.test(next));
  if (!found || !said || !isCode(found[1]!)) return null;
  return { line: Number(found[2]), column: null, kind: 'error', message: said.trim() };
};

const READERS = [gnu, bracketed, rust, go, python, node];
const MOST = 50;

/** The places in the code that a compiler complains about, as far as its output can be read; the rest stays in the output itself. */
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

/** Whether the compiler itself crashed over the code, as gcc, clang and rustc say it. */
export const isCompilerCrash = (words: string): boolean =>
  /internal compiler error|PLEASE submit a bug report to|the compiler unexpectedly panicked/i.test(words);
