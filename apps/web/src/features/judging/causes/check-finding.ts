import type { Named } from './name-cause.ts';

/** What a check says of undefined behaviour: `main.cpp:4:12: runtime error: …`. */
const UNDEFINED = /main\.\w+:(\d+):\d+: runtime error: (.*)/;
/** What a check says of memory; the frames of its stack follow. */
const MEMORY = /ERROR: AddressSanitizer: (?:attempting )?([\w-]+)/;
const FRAME = /#\d+ .*\bmain\.(?:c|cpp):(\d+)/;

function nameUndefined(line: number, said: string): Named {
  const overflow = /^signed integer overflow: (.*) cannot be represented in type '(.*)'$/.exec(said);
  if (overflow) return { key: 'checkOverflow', figures: { line, said: overflow[1]!, type: overflow[2]! } };
  const index = /^index (-?\d+) out of bounds for type '(.*)'$/.exec(said);
  if (index) return { key: 'checkIndex', figures: { line, index: index[1]!, type: index[2]! } };
  if (/division by zero/.test(said)) return { key: 'dividedAt', figures: { line } };
  if (/insufficient space for an object/.test(said)) return { key: 'checkOutside', figures: { line } };
  if (/null pointer/.test(said)) return { key: 'checkNull', figures: { line } };
  if (/reached the end of a value-returning function/.test(said)) return { key: 'checkReturn', figures: { line } };
  if (/is not a valid value for type/.test(said)) return { key: 'checkUnset', figures: { line } };
  const shift = /^(?:left )?shift (?:exponent (-?\d+)|of)/.exec(said);
  if (shift) return { key: 'checkShift', figures: { line, said } };
  return { key: 'saidAt', figures: { line, said } };
}

/** What stopped a program that ran with checks, by its standard error; null where nothing did. */
export function nameFinding(stderr: string): Named | null {
  const undefinedHere = UNDEFINED.exec(stderr);
  if (undefinedHere) return nameUndefined(Number(undefinedHere[1]), undefinedHere[2]!);
  const memory = MEMORY.exec(stderr);
  if (!memory) return null;
  const kind = memory[1]!;
  const found = FRAME.exec(stderr.slice(memory.index));
  if (!found) return { key: 'checkMemory', figures: { said: kind } };
  const line = Number(found[1]);
  if (kind === 'stack-overflow') return { key: 'tooDeepAt', figures: { line, name: kind } };
  if (/use-after|double-free|bad-free|invalid-free/.test(kind)) return { key: 'checkFreed', figures: { line } };
  if (/overflow|underflow/.test(kind) || /Assertion '__n < /.test(stderr))
    return { key: 'checkOutside', figures: { line } };
  if (/^(?:ABRT|abort)/.test(kind)) {
    const failed = /(Assertion .*) failed/.exec(stderr)?.[1];
    return { key: 'saidAt', figures: { line, said: failed ?? kind } };
  }
  return { key: 'checkMemoryAt', figures: { line, said: kind } };
}
