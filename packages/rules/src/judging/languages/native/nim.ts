import { ADDITION, type LanguageData } from '../language.ts';

const template = `import strutils, sequtils

let numbers = stdin.readLine.splitWhitespace.map(parseBiggestInt)
echo numbers[0] + numbers[1]
`;

export const nim: LanguageData = {
  name: 'Nim',
  description: 'Nim, compiled through C',
  contentType: 'text/x-nim',
  sourceFile: 'main.nim',
  tools: ['/usr/bin/nim', '/usr/bin/gcc'],
  packages: ['nim', 'gcc', 'libc6-dev'],
  versionArgv: ['/usr/bin/nim', '--version'],
  compile: {
    argv: [
      '/usr/bin/nim',
      'c',
      '-d:release',
      '-d:ONLINE_JUDGE',
      '--hints:off',
      '--warnings:off',
      '--nimcache:/w/.cache',
      '-o:main',
      'main.nim',
    ],
    limits: { cpuMs: 20_000, wallMs: 60_000, memoryMb: 1024, processes: 64, workMb: 128 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 32 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `import strutils, sequtils

`,
  selfTest: {
    code: `import strutils, sequtils, tables, algorithm, math

proc deep(n: int): int =
  if n == 0: 0 else: deep(n - 1) + 1

var count = initTable[int, int]()
for n in stdin.readLine.splitWhitespace.map(parseInt).sorted:
  count[n] = count.getOrDefault(n) + 1
doAssert deep(5000) == 5000
echo toSeq(count.keys).sum
`,
    ...ADDITION,
  },
};
