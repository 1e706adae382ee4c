const OUTCOMES = ['ok', 'start', 'output', 'memory', 'time', 'wall', 'idle', 'stopped', 'signal', 'exit'] as const;

/** What may stand in the holes of these names; pages have words for each. Free text stands in all others. */
export const PHRASES = {
  who: ['the program', 'the checker', 'the interactor', 'the validator', 'the generator', 'the compiler'],
  outcome: OUTCOMES,
  expected: OUTCOMES,
  attack: [
    'memory limit',
    'process limit',
    'CPU limit',
    'CPU of a hidden child',
    'wall clock limit',
    'output limit',
    'host files',
    'read-only system',
    'no network',
    'no namespaces',
    'system call filter',
    'leaving things behind',
    'nothing left for the next',
    'ordinary run',
  ],
} as const;
type Phrases = typeof PHRASES;
export type Phrase<Hole extends keyof Phrases> = Phrases[Hole][number];

type HolesOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesOf<Rest> : never;
type ValuesOf<S extends string> = {
  [Name in HolesOf<S>]: Name extends keyof Phrases ? Phrase<Name> : string | number;
};

declare const written: unique symbol;
/** A text that begins with a sentence of a table. Whatever reaches a page is one, so that it can be said in the language of the viewer. */
export type Sentence = string & { readonly [written]: true };

export interface FoundSentence<Code extends string> {
  code: Code;
  params: Record<string, string>;
  /** What stands on the lines behind the sentence. */
  rest: string;
}

const HOLE = /\{(\w+)\}/g;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const inside = (hole: string) => {
  const phrases: readonly string[] | undefined = PHRASES[hole as keyof Phrases];
  return `(?<${hole}>${phrases ? phrases.map(literal).join('|') : '.*?'})`;
};

/** A sentence with further lines behind it, such as the words of a compiler. */
export const withRest = (sentence: Sentence, rest: string): Sentence =>
  (rest === '' ? sentence : `${sentence}\n${rest}`) as Sentence;

/**
 * Sentences of the judge that travel and are stored as English text. Pages find them again, to say them in the language of the viewer;
 * `{name}` is a hole. In `{reason}` stands another such sentence, or the words of a system.
 */
export function sentences<const Table extends Readonly<Record<string, string>>>(table: Table) {
  type Code = keyof Table & string;
  const patterns = Object.entries(table).map(([code, sentence]) => {
    const parts = sentence.split(HOLE).map((part, at) => (at % 2 === 0 ? literal(part) : inside(part)));
    return { code: code as Code, pattern: new RegExp(`^${parts.join('')}$`, 's') };
  });
  return {
    /** All of them, by code. */
    table,
    /** @param rest further lines, such as the words of a compiler */
    write<C extends Code>(code: C, params: ValuesOf<Table[C]>, rest = ''): Sentence {
      const values: Record<string, string | number> = params;
      return withRest(table[code]!.replace(HOLE, (_, name: string) => String(values[name])) as Sentence, rest);
    },
    /** What `write` wrote; null where the first line is no sentence of the table. */
    read(text: string): FoundSentence<Code> | null {
      const [first = '', ...rest] = text.split('\n');
      for (const { code, pattern } of patterns) {
        const match = pattern.exec(first);
        if (match) return { code, params: { ...match.groups }, rest: rest.join('\n') };
      }
      return null;
    },
  };
}
