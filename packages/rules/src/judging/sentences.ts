type HolesOf<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | HolesOf<Rest> : never;

export interface FoundSentence<Code extends string> {
  code: Code;
  params: Record<string, string>;
  /** What stands on the lines behind the sentence. */
  rest: string;
}

const HOLE = /\{(\w+)\}/g;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Sentences of the judge that travel and are stored as English text. Pages find them again, to say them in the language of the viewer;
 * `{name}` is a hole.
 */
export function sentences<const Table extends Readonly<Record<string, string>>>(table: Table) {
  type Code = keyof Table & string;
  const patterns = Object.entries(table).map(([code, sentence]) => {
    const parts = sentence.split(HOLE).map((part, at) => (at % 2 === 0 ? literal(part) : `(?<${part}>.*)`));
    return { code: code as Code, pattern: new RegExp(`^${parts.join('')}$`) };
  });
  return {
    /** @param rest further lines, such as the words of a compiler */
    write<C extends Code>(code: C, params: Record<HolesOf<Table[C]>, string | number>, rest = ''): string {
      const values: Record<string, string | number> = params;
      const sentence = table[code]!.replace(HOLE, (_, name: string) => String(values[name]));
      return rest === '' ? sentence : `${sentence}\n${rest}`;
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
