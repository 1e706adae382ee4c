import { ADDITION, type LanguageData } from '../language.ts';

const template = `import std.stdio;

void main()
{
    long a, b;
    readf(" %d %d", &a, &b);
    writeln(a + b);
}
`;

export const d: LanguageData = {
  name: 'D',
  description: 'GDC',
  contentType: 'text/x-d',
  sourceFile: 'main.d',
  tools: ['/usr/bin/gdc'],
  packages: ['gdc'],
  versionArgv: ['/usr/bin/gdc', '--version'],
  compile: {
    argv: ['/usr/bin/gdc', '-O2', '-w', '-fversion=ONLINE_JUDGE', 'main.d', '-o', 'main'],
    limits: { cpuMs: 20_000, wallMs: 60_000, memoryMb: 1024, processes: 16, workMb: 128 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 64 },
  timeFactor: 2,
  memoryFactor: 2,
  mayCheck: false,
  template,
  codeTemplate: `import std.stdio;

void main()
{

}
`,
  selfTest: {
    code: `import std.algorithm, std.array, std.conv, std.container.rbtree, std.stdio;
import core.thread;

void main()
{
    auto numbers = readln.split.map!(to!long).array.sort;
    auto tree = redBlackTree(numbers);
    long total;
    auto worker = new Thread({ total = tree[].sum; });
    worker.start();
    worker.join();
    writeln(total);
}
`,
    ...ADDITION,
  },
};
