/**
 * Why a submission was refused before it ran, where the judge says it and not the compiler. A refusal is stored and sent as text: the
 * judge's sentence in English, then the compiler's words. Pages find the sentence again and say it in the language of the viewer.
 */
const SENTENCES = {
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
} as const;
export type RefusalCode = keyof typeof SENTENCES;

type HoleOf<S extends string> = S extends `${string}{${infer Name}}${string}` ? Name : never;
export type RefusalParams<C extends RefusalCode> = Record<HoleOf<(typeof SENTENCES)[C]>, string | number>;

export interface Refusal {
  code: RefusalCode;
  params: Record<string, string>;
  /** The compiler's words, maybe none. */
  said: string;
}

/** @param said the compiler's words */
export function writeRefusal<C extends RefusalCode>(code: C, params: RefusalParams<C>, said = ''): string {
  const sentence = SENTENCES[code].replace(HOLE, (_, name: string) =>
    String((params as Record<string, unknown>)[name]),
  );
  return said === '' ? sentence : `${sentence}\n${said}`;
}

const HOLE = /\{(\w+)\}/g;

const PATTERNS = Object.entries(SENTENCES).map(([code, sentence]) => ({
  code: code as RefusalCode,
  pattern: new RegExp(`^${sentence.replace(HOLE, '(?<$1>.+)')}$`),
}));

/** What `writeRefusal` wrote, also in earlier versions; null where the text is the compiler's alone. */
export function readRefusal(message: string): Refusal | null {
  const [first = '', ...rest] = message.split('\n');
  for (const { code, pattern } of PATTERNS) {
    const match = pattern.exec(first);
    if (match) return { code, params: { ...match.groups }, said: rest.join('\n') };
  }
  return null;
}
