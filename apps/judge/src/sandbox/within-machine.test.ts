import { expect, it } from 'vitest';
import { FakeSandbox } from './fake.ts';
import { SandboxFailure } from './sandbox.ts';
import { sandboxWithin } from './within-machine.ts';

const MIB = 2 ** 20;

it.each<[sentence: string, limitMb: number, outcome: 'memory' | 'ok', expected: string]>([
  ["more than the machine has is its fault, not the program's", 4096, 'memory', 'lost'],
  ['what ends well ends well', 4096, 'ok', 'ok'],
  ['a limit that the machine can give is a limit', 512, 'memory', 'memory'],
  ['so is one that is just its memory', 1900 + 32, 'memory', 'memory'],
])('R-5 %s', async (_sentence, limitMb, outcome, expected) => {
  const fake = new FakeSandbox(() => ({ outcome }));
  const limits = { cpuMs: 1000, memoryBytes: limitMb * MIB };
  const run = sandboxWithin(fake, 1900).run({ processes: [{ argv: ['/app/main'], fds: {}, limits }] });
  const end = await run.then(
    ([one]) => one!.outcome,
    (error) => (error instanceof SandboxFailure ? error.kind : error),
  );
  expect(end).toBe(expected);
  expect(fake.requests[0]!.processes[0]!.limits.memoryBytes).toBe(Math.min(limitMb, 1900 + 64) * MIB);
});
