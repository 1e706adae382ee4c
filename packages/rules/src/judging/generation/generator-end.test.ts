import { expect, test } from 'vitest';
import type { ProgramEnd } from '../outcome.ts';
import { type GeneratorEnd, judgeGenerator } from './generator-end.ts';

const end = (outcome: ProgramEnd['outcome'], more: Partial<ProgramEnd> = {}): ProgramEnd => ({
  outcome,
  exitCode: 0,
  signal: 0,
  cpuMs: 100,
  wallMs: 120,
  memoryBytes: 1 << 20,
  ...more,
});

test.each<[sentence: string, end: ProgramEnd, read: Partial<Extract<GeneratorEnd, { kind: 'failed' }>> | GeneratorEnd]>(
  [
    ['one that ends well made a test', end('ok'), { kind: 'made' }],
    [
      'an exit code is told with its words',
      end('exit', { exitCode: 3 }),
      { fault: 'generator', message: expect.stringContaining('3\nno opt') as never },
    ],
    [
      'one that runs out of time failed',
      end('time', { cpuMs: 15_000 }),
      { fault: 'generator', message: expect.stringContaining('15.0 s') as never },
    ],
    ['one that writes too much made a test that is too large', end('output'), { fault: 'tooLarge' }],
    [
      'one that crashes failed',
      end('signal', { signal: 11 }),
      { fault: 'generator', message: expect.stringContaining('SIGSEGV') as never },
    ],
    [
      'one that the machine did not start says nothing',
      end('start', { startError: 'EIO' }),
      { kind: 'unjudged' } as never,
    ],
    [
      'nor one that did not get the processor',
      end('wall', { cpuMs: 10_000, wallMs: 60_000 }),
      { kind: 'unjudged' } as never,
    ],
  ],
)('GEN-5: %s', (_sentence, given, read) => {
  expect(judgeGenerator(given, ' no opt\n')).toMatchObject(read);
});
