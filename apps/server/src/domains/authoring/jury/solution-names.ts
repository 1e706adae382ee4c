import { withoutHiddenMarks } from '@assay/contract/person-names.ts';

const NAME_MAX = 200;
const UNNAMED = 'solution';

/** One line without marks that nobody sees, as the form of solutions has it. */
const oneLine = (text: string): string =>
  withoutHiddenMarks(text)
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

/**
 * Solutions of a package under names that the form would take: bounded, of one line, no two alike.
 * A package says of each what it likes, and a name decides which stored solution it replaces.
 */
export function withCleanNames<Solution extends { name: string; author: string }>(
  solutions: readonly Solution[],
): Solution[] {
  const taken = new Set<string>();
  return solutions.map((solution) => {
    const plain = oneLine(solution.name) || UNNAMED;
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain.slice(0, NAME_MAX - 8)}-${number}`;
    taken.add(name);
    return { ...solution, name, author: oneLine(solution.author) };
  });
}
