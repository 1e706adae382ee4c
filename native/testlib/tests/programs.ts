/** What was measured of testlib, as rows, and the C++ programs that run them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STOCK_FUNCTIONS } from '../../../packages/formats/src/polygon/checkers/testing/in-one-program.ts';

/** Text, or bytes that are none. */
export type Content = string | { b64: string };

/** One run of a program: what it is given, and what it must answer with. */
export interface Row {
  id: string;
  /** Number of its body in the program of all bodies. */
  body: number;
  argv: readonly string[];
  stdin: Content;
  files: Record<string, Content>;
  exit: number;
  stdout: Content;
  stderr: string;
  /** Files that it leaves. */
  left: Record<string, Content>;
}

interface Measured {
  id: string;
  program?: string;
  body: string;
  args?: string[];
  rawArgs?: string[];
  stdin?: Content;
  input?: Content;
  output?: Content;
  answer?: Content;
  exit: number;
  stdout: Content;
  stderr: string;
  files?: Record<string, Content>;
}

const read = <T>(name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'vectors', `${name}.json`), 'utf8')) as T;
const FILES = { '@in': 'in', '@out': 'out', '@ans': 'ans' } as Record<string, string>;

/** A text as a literal of C++. */
const literal = (text: string) =>
  `"${[...Buffer.from(text)].map((byte) => (byte >= 32 && byte < 127 && byte !== 34 && byte !== 92 ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`)).join('')}"`;

/** Bodies of functions `void(int argc, char* argv[])`, each once. */
class Bodies {
  readonly texts: string[] = [];

  add(text: string): number {
    const known = this.texts.indexOf(text);
    return known >= 0 ? known : this.texts.push(text) - 1;
  }
}
const bodies = new Bodies();

const row = (one: Pick<Row, 'id' | 'body'> & Partial<Row>): Row => ({
  argv: [],
  stdin: '',
  files: {},
  exit: 0,
  stdout: '',
  stderr: '',
  left: {},
  ...one,
});

const REGISTER: Record<string, string> = {
  validators: 'registerValidation(argc, argv);',
  checkers: 'registerTestlibCmd(argc, argv);',
  generators: 'registerGen(argc, argv, 1);',
  interactors: 'registerInteraction(argc, argv);',
  scorers: '',
};

const measuredRows = Object.entries(REGISTER).flatMap(([kind, register]) =>
  read<Measured[]>(kind).map((one) => {
    const stock = /^stock:(.*)$/.exec(one.program ?? '')?.[1];
    const body = bodies.add(stock ? `stock_${stock}::run(argc, argv);` : `${register} ${one.body}`);
    const files: Row['files'] = {};
    if (one.input !== undefined) files.in = one.input;
    if (one.output !== undefined) files.out = one.output;
    if (one.answer !== undefined) files.ans = one.answer;
    const named = one.rawArgs?.map((argument) => FILES[argument] ?? argument);
    const argv = named ?? [...(kind === 'checkers' ? ['in', 'out', 'ans'] : []), ...(one.args ?? [])];
    const { id, exit, stdout, stderr } = one;
    return row({ id, body, argv, stdin: one.stdin ?? '', files, exit, stdout, stderr, left: one.files ?? {} });
  }),
);

interface Draws {
  id: string;
  argv: string[];
  version: number;
  setup?: string;
  outputs: { call: string; out: string }[];
}
const randomRows = read<Draws[]>('rnd').map(({ id, argv, version, setup = '', outputs }) => {
  const shown = outputs.map(({ call }) => `show(${call});`).join(' ');
  const body = bodies.add(`registerGen(argc, argv, ${version}); ${setup} ${shown}`);
  return row({ id, body, argv, stdout: outputs.map(({ out }) => `${out}\n`).join('') });
});

interface Matching {
  pattern: string;
  matches?: Record<string, boolean>;
  error?: string;
  exit?: number;
}
const patternRows = read<Matching[]>('patterns').map(({ pattern, matches = {}, error, exit = 0 }) => {
  const shown = Object.keys(matches).map((text) => `show(p.matches(string(${literal(text)})));`);
  const body = bodies.add(`registerGen(argc, argv, 1); pattern p(${literal(pattern)}); ${shown.join(' ')}`);
  const stdout = Object.values(matches).map((is) => `${is ? 1 : 0}\n`);
  return row({ id: `pattern ${pattern}`, body, exit, stdout: stdout.join(''), stderr: error ? `${error}\n` : '' });
});

interface Comparison {
  expected: string;
  result: string;
  eps: string;
  doubleCompare: boolean;
  doubleDelta: string;
}
const doubleRows = read<Comparison[]>('doubles').map(({ expected, result, eps, doubleCompare, doubleDelta }) => {
  const calls = `show(doubleCompare(${expected}, ${result}, ${eps})); show(doubleDelta(${expected}, ${result}));`;
  const body = bodies.add(`registerGen(argc, argv, 1); ${calls}`);
  return row({ id: `${expected} ${result} ${eps}`, body, stdout: `${doubleCompare ? 1 : 0}\n${doubleDelta}\n` });
});

/** Every row but those of builds with macros. */
export const ROWS: readonly Row[] = [...measuredRows, ...randomRows, ...patternRows, ...doubleRows];

const SHOW = String.raw`
template <typename T> void show(const vector<T>& values) { cout << join(values) << "\n"; }
template <typename T> typename enable_if<is_floating_point<T>::value>::type show(T value) { printf("%.17g\n", double(value)); fflush(stdout); }
template <typename T> typename enable_if<!is_floating_point<T>::value>::type show(const T& value) { cout << value << endl; }
`;

/** One program of all bodies: the first argument says which runs, the others are its own. */
const programOf = (texts: readonly string[]): string => `#include "testlib.h"
using namespace std;
${SHOW}${STOCK_FUNCTIONS}
${texts.map((text, i) => `static void body${i}(int argc, char* argv[]) { (void)argc; (void)argv; ${text} }`).join('\n')}
static void (*const bodies[])(int, char*[]) = {${texts.map((_text, i) => `body${i}`).join(', ')}};
int main(int argc, char* argv[]) {
    const int which = atoi(argv[1]);
    argv[1] = argv[0];
    bodies[which](argc - 1, argv + 1);
}
`;
export const PROGRAM = programOf(bodies.texts);

const QUITS: Record<string, string> = {
  _ok: 'quitf(_ok, "m");',
  _wa: 'quitf(_wa, "m");',
  _pe: 'quitf(_pe, "m");',
  _fail: 'quitf(_fail, "m");',
  _dirt: 'quitf(_dirt, "m");',
  'quitp(2.5)': 'quitp(2.5, "m");',
  _unexpected_eof: 'quitf(_unexpected_eof, "m");',
  '_pc(9)': 'quitf(_pc(9), "m");',
  'read past end': 'ouf.readInt();',
};

/** Builds with a macro each: its definition, the program, and rows. */
export const BUILDS = Object.entries(
  read<Record<string, Record<string, { exit: number; stderr: string }>>>('macros'),
).map(([macro, ends]) => {
  const [, name = '', value = ''] = /^-D(\w+)(?:=(.*))?$/.exec(macro) ?? [];
  const texts = Object.keys(ends).map(
    (quit) => `setName("my checker"); registerTestlibCmd(argc, argv); ${QUITS[quit]}`,
  );
  return {
    macro,
    code: `${name && `#define ${name} ${value}\n`}#include "testlib.h"
int main(int argc, char* argv[]) {
    const int which = atoi(argv[1]);
    argv[1] = argv[0];
    argc--, argv++;
    switch (which) {
${texts.map((text, i) => `        case ${i}: ${text}`).join('\n')}
    }
}
`,
    rows: Object.entries(ends).map(([quit, { exit, stderr }], body) =>
      row({ id: quit, body, argv: ['in', 'out', 'ans'], files: { in: '1\n', out: '', ans: '1\n' }, exit, stderr }),
    ),
  };
});
