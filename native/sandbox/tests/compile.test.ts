import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NativeSandbox } from '../../../apps/judge/src/sandbox/client.ts';
import type { CopyOut, Outcome, RunResult } from '../../../apps/judge/src/sandbox/sandbox.ts';
import { buildAll, hostileProcess, openSandbox, printed } from './programs.ts';

const gcc = ['/usr/bin/gcc', '-O1', '-w', '-o', 'main', 'main.c'];
const gxx = ['/usr/bin/g++', '-O1', '-w', '-o', 'main', 'main.cpp'];
const own = ['/dev/stdin', '/proc/self/environ'];
const repeat = (text: string, times: number) => Array.from({ length: times }, () => text).join('');

interface CompileAttack {
  name: string;
  source: string;
  command?: string[];
  outcomes: Outcome[];
  /** More than a compiler's usual limits. */
  cpuMs?: number;
}

/**
 * The compiler is as hostile as the program: its source is the attack. None may read the host, outlive its limits, or say more than 64 KiB.
 * `exit` is the compiler's own refusal.
 */
const attacks: CompileAttack[] = [
  ...[
    '/etc/shadow',
    '/dev/random',
    '/dev/zero',
    '/dev/stdin',
    '/proc/self/environ',
    '/proc/1/environ',
    '/root/x',
    '/sys/x',
  ].map((path) => ({
    name: `includes ${path}`,
    source: `#include "${path}"\nint main(){}`,
    // of our own (empty) input and environment it may: there is nothing in them
    outcomes: ['exit', 'time', 'memory', 'wall', 'signal', ...(own.includes(path) ? ['ok'] : [])] as Outcome[],
  })),
  {
    name: 'takes a host file in by .incbin',
    source: '__asm__(".incbin \\"/etc/shadow\\"");int main(){}',
    outcomes: ['exit'],
  },
  {
    name: 'takes a device in by .incbin',
    source: '__asm__(".incbin \\"/dev/zero\\"");int main(){}',
    outcomes: ['exit', 'time', 'memory', 'output', 'signal'],
  },
  {
    name: 'fills 4 GB of data',
    source: 'int a[1u<<30]={1};int main(){}',
    outcomes: ['exit', 'time', 'memory', 'signal'],
  },
  {
    name: 'fills by the assembler',
    source: '__asm__(".fill 0x280000000,1,1");int main(){}',
    outcomes: ['exit', 'time', 'memory', 'signal', 'output'],
  },
  {
    name: 'repeats without end in the assembler',
    source: '__asm__(".rept 100000\\n.rept 100000\\nnop\\n.endr\\n.endr");int main(){}',
    outcomes: ['exit', 'time', 'memory'],
  },
  {
    name: 'recurses in templates',
    source: 'template<int N>struct A{A<N+1>*p;A<N+1> a;};A<0> x;int main(){}',
    command: gxx,
    outcomes: ['exit', 'time', 'memory'],
  },
  {
    name: 'branches in templates',
    source:
      'template<int N,int M>struct F{static const int v=F<N-1,M*2>::v+F<N-1,M*2+1>::v;};template<int M>struct F<0,M>{static const int v=1;};int main(){return F<29,0>::v;}',
    command: gxx,
    outcomes: ['exit', 'time', 'memory'],
  },
  {
    name: 'computes for ever at compile time',
    source:
      'constexpr long f(long n){long s=0;for(long i=0;i<n;i++)for(long j=0;j<n;j++)s+=j;return s;}constexpr long x=f(100000);int main(){}',
    command: [
      ...gxx.slice(0, 2),
      '-fconstexpr-ops-limit=1000000000000',
      '-fconstexpr-loop-limit=1000000000',
      ...gxx.slice(2),
    ],
    outcomes: ['time', 'memory'],
  },
  {
    name: 'expands macros without end',
    source: `#define A0 x x x x x x x x x x\n${Array.from({ length: 12 }, (_, i) => `#define A${i + 1} ${repeat(`A${i} `, 10)}`).join('\n')}\nA12\n`,
    outcomes: ['exit', 'time', 'memory', 'output', 'signal'],
  },
  { name: 'includes itself', source: '#include "main.c"\n#include "main.c"\n', outcomes: ['exit', 'time', 'memory'] },
  {
    name: 'shouts 20,000 errors',
    source: repeat('int main(){undeclared_name+;}\n', 20_000),
    outcomes: ['exit', 'time'],
  },
  {
    name: 'shouts one huge error',
    source: `int main(){ ${repeat('x', 8_000_000)}; }`,
    outcomes: ['exit', 'time', 'memory'],
  },
  {
    name: 'has a name of 8 MB',
    source: `int ${repeat('x', 8_000_000)};int main(){}`,
    outcomes: ['ok', 'exit', 'time', 'memory'],
  },
  {
    name: 'asks for options by a pragma',
    source: '#pragma GCC dependency "/etc/shadow"\n#pragma GCC optimize "-fplugin=./main.c"\nint main(){}',
    outcomes: ['exit'],
  },
  {
    name: 'is said to be of another language',
    source: 'int main(){}',
    command: ['/usr/bin/gcc', '-w', '-o', 'main', '-x', 'c', '/etc/shadow'],
    outcomes: ['exit'],
  },
  {
    name: 'takes a hundred megabytes of the system in',
    source: `${repeat('__asm__(".incbin \\"/usr/bin/gcc\\"");\n', 200)}int main(){}`,
    outcomes: ['exit', 'time', 'memory', 'signal', 'ok'],
  },
  {
    name: 'nests 200,000 parentheses',
    source: `int main(){return ${repeat('(', 200_000)}1${repeat(')', 200_000)};}`,
    outcomes: ['exit', 'time', 'memory', 'signal'],
  },
  { name: 'loads a plugin', source: 'int main(){}', command: [...gcc, '-fplugin=./main.c'], outcomes: ['exit'] },
  {
    name: 'reads options from a host file',
    source: 'int main(){}',
    command: [...gcc, '@/etc/shadow'],
    outcomes: ['exit'],
  },
  {
    name: 'writes outside of /w',
    source: 'int main(){}',
    command: ['/usr/bin/gcc', '-o', '/usr/bin/evil', 'main.c'],
    outcomes: ['exit'],
  },
  {
    name: 'writes a dependency file to /app',
    source: 'int main(){}',
    command: [...gcc, '-MD', '-MF', '/app/x'],
    outcomes: ['exit'],
  },
  {
    name: 'starts processes from a build script',
    source: ':(){ :|:& };:',
    command: ['/bin/bash', 'main.c'],
    outcomes: ['exit', 'time', 'wall', 'ok', 'memory'],
    cpuMs: 1000,
  },
  {
    name: 'leaves a process behind',
    source: 'setsid sleep 1000 & exit 0',
    command: ['/bin/bash', 'main.c'],
    outcomes: ['ok'],
  },
  {
    name: 'writes a huge file',
    source: 'while :; do cat /dev/zero > big; done',
    command: ['/bin/bash', 'main.c'],
    outcomes: ['memory', 'time', 'wall', 'signal', 'exit'],
    cpuMs: 500,
  },
];

describe('hostile compilations', () => {
  let sandbox: NativeSandbox;
  const artifact: CopyOut = { kind: 'bytes', path: 'main', maxBytes: 8 << 20 };

  beforeAll(async () => {
    await buildAll();
    sandbox = openSandbox({ slots: 1 });
  });
  afterAll(() => sandbox.close());

  async function compile({
    source,
    command = gcc,
    cpuMs = 500,
  }: Pick<CompileAttack, 'source' | 'command' | 'cpuMs'>): Promise<RunResult> {
    const file = { content: { kind: 'bytes', bytes: Buffer.from(source) } } as const;
    const [result] = await sandbox.run({
      processes: [
        {
          argv: command,
          fds: { 1: { kind: 'capture', maxBytes: 65_536, overflow: 'cut' }, 2: { kind: 'sameAs', fd: 1 } },
          files: [{ path: command.includes('main.cpp') ? 'main.cpp' : 'main.c', ...file }],
          copyOut: [artifact],
          limits: { cpuMs, wallMs: 15_000, memoryBytes: 256 << 20, processes: 32, workBytes: 64 << 20 },
        },
      ],
    });
    if (!result) throw new Error('no result');
    return result;
  }

  it('compiles what is honest', async () => {
    const result = await compile({ source: '#include <stdio.h>\nint main(){puts("hi");}' });
    expect(result).toMatchObject({ outcome: 'ok', copied: [{ status: 'ok' }] });
  });

  it.each([
    ['a link', 'ln -s /etc/passwd main'],
    ['a link to a device', 'ln -s /dev/zero main'],
    ['a FIFO', 'mkfifo main'],
    ['a directory', 'mkdir main'],
    ['a second name', 'echo x > other; ln other main'],
    [
      'a link that a process left behind keeps changing',
      '(while :; do ln -sf /etc/passwd main; done) & sleep 0.05; ln -sf /etc/passwd main',
    ],
  ])('never takes %s in place of the program', async (_what, script) => {
    const result = await compile({ source: script, command: ['/bin/bash', 'main.c'] });
    expect(result.copied[0]).toMatchObject({ status: 'refused', size: 0 });
    expect(result.copied[0]?.bytes.length).toBe(0);
  });

  it.each(attacks)('holds when the source $name', async ({ outcomes, ...attack }) => {
    if (attack.command === gxx || attack.command?.[0] === '/usr/bin/g++') expect(existsSync('/usr/bin/g++')).toBe(true);
    const result = await compile(attack);
    const said = printed(result);
    expect(outcomes, `${said.slice(0, 500)} cpu ${result.cpuMs} wall ${result.wallMs}`).toContain(result.outcome);
    expect(said.length).toBeLessThanOrEqual(65_536);
    expect(said + Buffer.from(result.copied[0]?.bytes ?? []).toString('latin1')).not.toMatch(/root:[$*!x]:\d+:\d+:/);
    const [next] = await sandbox.run({ processes: [hostileProcess('pairs', 'find')] });
    expect(next && printed(next)).toBe('');
  });
});
