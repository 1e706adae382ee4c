import { bytesFile } from './file-ref.ts';
import type { JsonValue, ProblemPackage } from './problem-package.ts';
import { READER_NOTES } from './reading/notes.ts';
import type { Report } from './report.ts';

/** The character that no text has, and no text of a database can hold. */
const NUL = '\0';
const hasNul = (text: string) => text.includes(NUL);

/**
 * Makes a package whose texts are texts: a solution that is none is kept with the files of the jury, a sample that is none is judged and
 * not shown, programs and files beside them are refused by name, and everywhere else the character is taken out.
 */
export function takeOutNul(problem: ProblemPackage, report: Report): ProblemPackage {
  const { judging } = problem;
  const beside = [...judging.graderFiles, ...judging.userExtraFiles, ...judging.judgeExtraFiles];
  for (const { name, content } of beside) if (hasNul(content)) report.add(READER_NOTES.notText, name, { name });
  for (const program of [judging.checker, judging.interactor, ...problem.inputValidators])
    if (program && hasNul(program.code)) report.add(READER_NOTES.notText, program.name, { name: program.name });

  const odd = problem.solutions.filter(({ code }) => hasNul(code));
  for (const { name } of odd) report.add(READER_NOTES.solutionNotText, null, { name });
  const shown = problem.samples.filter(({ input, output }) => !hasNul(input) && !hasNul(output));
  if (shown.length < problem.samples.length)
    report.add(READER_NOTES.sampleNotText, null, { count: problem.samples.length - shown.length });
  const kept = odd.map(({ name, code }) => ({ name: `submissions/${name}`, file: bytesFile(Buffer.from(code)) }));

  const { cases, statementFiles, attachments, juryFiles, ...texts } = {
    ...problem,
    samples: shown,
    solutions: problem.solutions.filter((one) => !odd.includes(one)),
  };
  const told = { isDirty: false };
  const clean = withoutNul(texts as unknown as JsonValue, told) as unknown as typeof texts;
  if (told.isDirty && !report.hasErrors) report.add(READER_NOTES.nulTakenOut, null);
  return { ...clean, cases, statementFiles, attachments, juryFiles: [...juryFiles, ...kept] };
}

function withoutNul(value: JsonValue, told: { isDirty: boolean }): JsonValue {
  if (typeof value === 'string') {
    if (!hasNul(value)) return value;
    told.isDirty = true;
    return value.replaceAll(NUL, '');
  }
  if (Array.isArray(value)) return value.map((one) => withoutNul(one, told));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.replaceAll(NUL, ''), withoutNul(one, told)]),
  );
}
