import type { CaseMode } from '@assay/contract/problems/problem.ts';

export interface FilePair {
  input: string;
  output: string;
  /** The archive holds no such file: the answer is empty. */
  answerMissing: boolean;
  /** Guessed from the name in the subtask modes, else null. */
  groupNum: number | null;
}

export interface PairedFiles {
  pairs: FilePair[];
  /** Files that belong to no pair. */
  unpaired: string[];
}

/** What stands in practice behind the name of an answer; the first two are the site's own. */
const ANSWER_ENDINGS = ['out', 'ans', 'ou', 'a', 'sol', 'diff'];

/** The names an answer to this input may have, the preferred first; none when the name is not that of an input. */
function answersOf(name: string): string[] {
  const [, stem = '', number = ''] = /^(.*)\.in(\d*)$/i.exec(name) ?? [];
  if (number !== '') return [`${stem}.out${number}`, `${stem}.ou${number}`, `${stem}.ans${number}`];
  if (/\.in$/i.test(name)) {
    const beside = ANSWER_ENDINGS.map((ending) => `${stem}.${ending}`);
    return [...beside, ...beside.map((answer) => answer.replace(/(^|\/)input\//i, '$1output/'))];
  }
  if (/\.in\.txt$/i.test(name)) return ['out', 'ans'].map((ending) => name.replace(/in\.txt$/i, `${ending}.txt`));
  if (/input[^/]*\.txt$|input\/[^/]*\.txt$/i.test(name)) return [name.replace(/input/gi, 'output')];
  return [];
}

/** Subtask number in `2-3.in`, `2_3.in`, `sub2_1.in`, `subtask2-1.in`, `group2.1.in`; 1 when the name tells none. */
function groupOf(name: string): number {
  const base = name.slice(name.lastIndexOf('/') + 1);
  const found = /^(?:sub(?:task)?|group|g|s)[-_.]?(\d{1,3})(?!\d)/i.exec(base) ?? /^(\d{1,3})[-_]\d/.exec(base);
  const group = Number(found?.[1] ?? 1);
  return group >= 1 ? group : 1;
}

/** 9 before 10: by length, then by value, independent of any language's ordering. */
const byLengthThenName = (a: string, b: string) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Finds the cases among the files of an archive (EDIT-8): `x.in` with `x.out` or else `x.ans`; names containing
 * `input` and ending in `.txt` with the same name containing `output`; and as other systems name them:
 * `x.in1` with `x.out1` or `x.ou1`, `x.in.txt` with `x.out.txt`, `input/x.in` with `output/x.out`. Letter case does not matter.
 * @param names distinct, also when letter case is ignored
 */
export function pairFiles(names: readonly string[], mode: CaseMode): PairedFiles {
  const isGrouped = mode === 'subtask_lowest' || mode === 'subtask_average' || mode === 'subtasks';
  const free = new Map(names.map((name) => [name.toLowerCase(), name]));
  const pairs: FilePair[] = [];
  for (const input of [...names].sort(byLengthThenName)) {
    const answers = answersOf(input);
    if (answers.length === 0 || !free.has(input.toLowerCase())) continue;
    const found = answers.map((answer) => free.get(answer.toLowerCase())).find((name) => name !== undefined);
    const output = found ?? answers[0]!;
    free.delete(input.toLowerCase());
    free.delete(output.toLowerCase());
    pairs.push({
      input,
      output,
      answerMissing: found === undefined,
      groupNum: isGrouped ? groupOf(input) : null,
    });
  }
  return { pairs, unpaired: [...free.values()].sort(byLengthThenName) };
}
