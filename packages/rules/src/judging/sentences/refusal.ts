import { sentences } from './sentences.ts';

/** Why a submission was refused before it ran, where the judge says it and not the compiler; the compiler's words follow. */
const REFUSALS = sentences({
  cpuTime: 'Compilation took more than {seconds} s of CPU time',
  clock: 'Compilation took more than {seconds} s',
  memory: 'The compiler used more than {mb} MB of memory',
  output: 'The compiler wrote too much',
  signal: 'The compiler was ended by {signal}',
  exitCode: 'The compiler ended with {exitCode}',
  tooLarge: 'The compiled program is too large',
  noProgram: 'The compiler made no program',
  answerFiles: 'These are no answers to the cases {names}',
  answerLines: 'These are no answers: write lines such as "1: A"',
});

export const { table: REFUSAL_SENTENCES, write: writeRefusal, read: readRefusal } = REFUSALS;
export type Refusal = NonNullable<ReturnType<typeof readRefusal>>;
