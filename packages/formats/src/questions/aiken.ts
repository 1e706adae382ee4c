import { askedAs, EntryFault, entryAt, type NewId, type QuestionEntry, singleOf } from './entry.ts';

const OPTION = /^\s*([A-Z])[.)](?=[ \t])(.*)$/;
const ANSWER = /^\s*ANSWER:\s*([A-Z])\s*$/;

interface Block {
  line: number;
  stem: string[];
  options: { letter: string; text: string }[];
}

function made({ line, stem, options }: Block, answer: string | null, newId: NewId): QuestionEntry {
  return entryAt(line, (warn) => {
    const asked = askedAs(newId, stem.join('\n'));
    if (stem.length > 1) warn('stem');
    if (answer === null) throw new EntryFault('noAnswer');
    if (!options.some(({ letter }) => letter === answer)) throw new EntryFault('letter', { text: answer });
    const weighted = options.map(({ letter, text }) => ({ text, weight: letter === answer ? 100 : 0 }));
    return singleOf(asked, newId, weighted, warn);
  });
}

/** Aiken: a stem, options `A.` or `A)`, and `ANSWER: A` that ends the question. */
export function readAiken(text: string, newId: NewId): QuestionEntry[] {
  const entries: QuestionEntry[] = [];
  let block: Block | null = null;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    block ??= { line: at + 1, stem: [], options: [] };
    const answer = ANSWER.exec(line);
    if (answer) {
      entries.push(made(block, answer[1]!, newId));
      block = null;
      continue;
    }
    const option = OPTION.exec(line);
    if (option) block.options.push({ letter: option[1]!, text: option[2]! });
    else if (block.options.length === 0) block.stem.push(line.trim());
    // what follows the options without an answer is the next question
    else {
      entries.push(made(block, null, newId));
      block = { line: at + 1, stem: [line.trim()], options: [] };
    }
  }
  if (block) entries.push(made(block, null, newId));
  return entries;
}
