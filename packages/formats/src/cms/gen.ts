/** What a `GEN` file says of the tests: how many there are, and the subtasks they are cut into. */
export interface Gen {
  /** Points and number of tests of each subtask, in order; null when the file has none. */
  subtasks: { points: number; tests: number }[] | null;
  tests: number;
}

/**
 * Reads the list of tests of an Italian package: a line is one test, `#COPY: path` one that is copied, `#ST: points` begins a
 * subtask; what else follows `#` is a comment.
 * @returns a sentence's key and the line where it cannot be understood
 */
export function readGen(text: string): Gen | { fault: 'testBeforeSubtask' | 'badPoints'; line: number } {
  const subtasks: { points: number; tests: number }[] = [];
  let tests = 0;
  for (const [at, line] of text.split('\n').entries()) {
    const cut = line.indexOf('#');
    const test = (cut < 0 ? line : line.slice(0, cut)).trim();
    const comment = cut < 0 ? '' : line.slice(cut + 1).trim();
    if (comment.startsWith('ST:')) {
      const points = comment.slice('ST:'.length).trim();
      if (!/^\d{1,6}$/.test(points)) return { fault: 'badPoints', line: at + 1 };
      if (subtasks.length === 0 && tests > 0) return { fault: 'testBeforeSubtask', line: at + 1 };
      subtasks.push({ points: Number(points), tests: 0 });
    }
    if (test === '' && !comment.startsWith('COPY:')) continue;
    tests++;
    const subtask = subtasks.at(-1);
    if (subtask) subtask.tests++;
  }
  return { subtasks: subtasks.length > 0 ? subtasks : null, tests };
}
