import { ADDITION, type LanguageData } from '../language.ts';
import { javascript } from './javascript.ts';

const template = `import { readFileSync } from 'fs';

const [a, b]: number[] = readFileSync(0, 'utf8').split(/\\s+/).map(Number);
console.log(a + b);
`;

/** What of Node a program may use without types; Debian brings no types of Node for the compiler. */
const NODE_TYPES = `declare module '*';
declare var process: any, require: any, module: any, exports: any, console: any, Buffer: any, global: any;
declare var __dirname: string, __filename: string;
declare function setTimeout(callback: (...args: any[]) => void, ms?: number, ...args: any[]): any;
declare function setImmediate(callback: (...args: any[]) => void, ...args: any[]): any;
declare function setInterval(callback: (...args: any[]) => void, ms?: number, ...args: any[]): any;
declare function clearTimeout(timer: any): void;
declare function clearInterval(timer: any): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
`;

/** Types are checked: a type error is a compile error, as at home. Each file is a module, so that any name is free. */
export const typescript: LanguageData = {
  ...javascript,
  name: 'TypeScript',
  aliases: [],
  description: 'TypeScript, types checked, run by Node.js',
  contentType: 'text/typescript',
  sourceFile: 'main.ts',
  tools: ['/usr/share/nodejs/typescript/lib/tsc.js', '/usr/bin/tsc', '/usr/bin/node'],
  packages: ['node-typescript', 'nodejs'],
  versionArgv: ['/usr/bin/tsc', '--version'],
  compile: {
    argv: [
      '/usr/bin/tsc',
      ...['--target', 'es2022', '--lib', 'es2022', '--module', 'commonjs', '--moduleDetection', 'force'],
      ...['--esModuleInterop', '--skipLibCheck', '--noEmitOnError', '--pretty', 'false', '--outDir', 'out'],
      'main.ts',
      '.assay/node.d.ts',
    ],
    files: [{ path: '.assay/node.d.ts', content: NODE_TYPES }],
    limits: { cpuMs: 10_000, wallMs: 30_000, memoryMb: 1024, processes: 64, workMb: 64 },
    keeps: { kind: 'tree', path: 'out', suffix: '.js' },
  },
  run: { ...javascript.run },
  template,
  codeTemplate: `import { readFileSync } from 'fs';

const lines: string[] = readFileSync(0, 'utf8').split('\\n');

`,
  selfTest: {
    code: `import * as readline from 'readline';

interface Entry { readonly value: bigint }
const deep = (n: number): number => (n === 0 ? 0 : deep(n - 1) + 1);
if (deep(50000) !== 50000) process.exit(1);
const entries = new Map<string, Entry>();
const name = 'a name of the browser';
const input = readline.createInterface({ input: process.stdin });
input.on('line', (line: string) => { for (const word of line.split(' ')) entries.set(word, { value: BigInt(word) }); });
input.on('close', () => console.log(String([...entries.values()].reduce((sum, { value }) => sum + value, 0n * BigInt(name.length)))));
`,
    ...ADDITION,
  },
};
