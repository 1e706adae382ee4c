import { ADDITION, type LanguageData } from '../language.ts';

const template = `const [a, b] = require('fs').readFileSync(0, 'utf8').split(/\\s+/).map(Number);
console.log(a + b);
`;

export const javascript: LanguageData = {
  name: 'JavaScript Node',
  aliases: ['JavaScript'],
  description: 'Node.js',
  contentType: 'text/javascript',
  sourceFile: 'main.js',
  tools: ['/usr/bin/node'],
  packages: ['nodejs'],
  versionArgv: ['/usr/bin/node', '-p', '"Node.js " + process.version'],
  compile: {
    argv: ['/usr/bin/node', '--stack-trace-limit=0', '--check', 'main.js'],
    limits: { cpuMs: 5_000, wallMs: 20_000, memoryMb: 1024, processes: 64, workMb: 64 },
    keeps: { kind: 'source' },
  },
  run: {
    argv: ['/usr/bin/node', '--stack-size={stackKb}', '--max-old-space-size={memoryMb}', '/app/main.js'],
    processes: 64,
  },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `const lines = require('fs').readFileSync(0, 'utf8').split('\\n');

`,
  selfTest: {
    code: `const deep = (n) => (n === 0 ? 0 : deep(n - 1) + 1);
if (deep(50000) !== 50000) process.exit(1);
let text = '';
process.stdin.on('data', (chunk) => { text += chunk; });
process.stdin.on('end', () => console.log(String(text.trim().split(' ').map(BigInt).reduce((a, b) => a + b))));
`,
    ...ADDITION,
  },
};
