import type { VerdictName } from '@assay/contract/verdict.ts';

/** Words that authors put into the names of solutions, each between letters of no kind. */
const WORDS: readonly [VerdictName, RegExp][] = [
  ['timeLimit', /tle?|slow|timeout|time_?limit/],
  ['memoryLimit', /mle?|memory/],
  ['runtimeError', /re|rte|crash|runtime/],
  ['compileError', /ce|uncompilable|compile/],
  ['presentationError', /pe|presentation/],
  ['partial', /pa|partial\d*/],
  ['wrongAnswer', /wa|wrong|bad|incorrect/],
  ['accepted', /ac|ok|accepted|right|correct|std|sol|solution|main|model/],
];

/** What the name of a file tells about the verdict that its author expects, such as `wa-overflow.cpp`; none when nothing. */
export function expectationOfName(name: string): VerdictName[] {
  const stem = name.toLowerCase().replace(/\.[^.]*$/, '');
  const found = WORDS.find(([, words]) => new RegExp(`(?:^|[^a-z])(?:${words.source})(?:[^a-z]|$)`).test(stem));
  return found ? [found[0]] : [];
}
