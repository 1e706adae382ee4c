import { ADDITION, type LanguageData } from '../language.ts';
import { LINKING } from './linking.ts';

const template = `#include <stdio.h>

int main(void) {
    long long a, b;
    scanf("%lld %lld", &a, &b);
    printf("%lld\\n", a + b);
    return 0;
}
`;

const c = (name: string, description: string, flags: string[]): LanguageData => ({
  name,
  description,
  contentType: 'text/x-csrc',
  sourceFile: 'main.c',
  tools: ['/usr/bin/gcc'],
  packages: ['gcc', 'libc6-dev'],
  versionArgv: ['/usr/bin/gcc', '--version'],
  compile: {
    argv: ['/usr/bin/gcc', '-DONLINE_JUDGE', ...flags, '-w', '-fmax-errors=10', 'main.c', '-o', 'main', '-lm'],
    quicker: LINKING,
    limits: { cpuMs: 10_000, wallMs: 30_000, memoryMb: 512, processes: 16, workMb: 128 },
    keeps: { kind: 'file', path: 'main' },
  },
  run: { argv: ['/app/main'], processes: 32 },
  timeFactor: 1,
  memoryFactor: 1,
  mayCheck: true,
  template,
  codeTemplate: `#include <stdio.h>

int main(void) {

    return 0;
}
`,
  selfTest: {
    code: `#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static int deep(int n) { volatile char room[64]; room[0] = (char)n; return n == 0 ? 0 : deep(n - 1) + (room[0] != (char)n) + 1; }

int main(void) {
    long long a, b;
    if (scanf("%lld %lld", &a, &b) != 2 || deep(100000) != 100000) return 1;
    void *memory = malloc(1 << 20);
    if (!memory || sqrt((double)b * b) != (double)b) return 2;
    printf("%lld\\n", a + b);
    return 0;
}
`,
    ...ADDITION,
  },
});

export const cLanguages: LanguageData[] = [
  { ...c('C', 'GCC, C11', ['-std=c11']), aliases: ['C 11'] },
  { ...c('C With O2', 'GCC, C11, -O2', ['-O2', '-std=c11']), aliases: ['C 11 With O2'] },
  c('C 17', 'GCC, C17', ['-std=c17']),
  c('C 17 With O2', 'GCC, C17, -O2', ['-O2', '-std=c17']),
];
