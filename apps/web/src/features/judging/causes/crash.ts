import { failureLine } from './failure-line.ts';

/** What a program wrote to its standard error before it ended badly. */
export interface Crash {
  /** Of what was thrown, without its package: `RecursionError`, `ArithmeticException`; null where nothing has a name. */
  name: string | null;
  /** What was said with it. */
  said: string;
  /** Of the code, from 1; null where it is not told. */
  line: number | null;
}

/** Places in the code as runtimes write them; `which` of several is where the program stopped. */
const PLACES: readonly { pattern: RegExp; which: 'first' | 'last' }[] = [
  { pattern: /File "[^"]*\bmain\.py", line (\d+)/g, which: 'last' },
  { pattern: /\bMain\.(?:java|kt|scala):(\d+)\b/g, which: 'first' },
  { pattern: /\bmain\.\w+(?::line |:|\()(\d+)/gi, which: 'first' },
  { pattern: /\bmain\.(?:php|pl|rb)(?: on)?(?:,)? line (\d+)/g, which: 'first' },
  { pattern: / in [^\n]*\bmain\.php:(\d+)/g, which: 'first' },
];

function lineOf(stderr: string): number | null {
  for (const { pattern, which } of PLACES) {
    const found = [...stderr.matchAll(pattern)].at(which === 'first' ? 0 : -1);
    if (found) return Number(found[1]);
  }
  return null;
}

const THROWN = [
  // C++
  /^terminate called after throwing an instance of '(?:std::)?([\w:]+)'(?:, what\(\): *(.*))?$/,
  // Java, C#, Python, JavaScript; with or without a package
  /^(?:Unhandled exception\.? ?)?(?:[\w$]+[.$])*([A-Z]\w*(?:Error|Exception|Interrupt|Exit|Iteration))(?:[@(][^:]*)?(?:: *(.*))?$/,
];

/** What a standard error says of how the program ended; null where it says nothing. */
export function readCrash(stderr: string): Crash | null {
  const told = failureLine(stderr);
  if (told === null) return null;
  const line = lineOf(stderr);
  for (const pattern of THROWN) {
    const found = pattern.exec(told);
    if (found) return { name: found[1]!, said: found[2] ?? '', line };
  }
  return { name: null, said: told, line };
}
