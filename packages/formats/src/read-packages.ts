import type { Format, ReadContext } from './format.ts';
import { takeOutNul } from './nul-bytes.ts';
import type { ProblemPackage } from './problem-package.ts';
import { READER_NOTES } from './reading/notes.ts';

const NAMES_SHOWN = 5;
/** What stands for bytes that are no text. */
const REPLACEMENT = '\uFFFD';

const hasBrokenText = ({ titles, statements }: ProblemPackage) =>
  [...Object.values(titles), ...Object.values(statements).flatMap((one) => Object.values(one))].some(
    (text) => typeof text === 'string' && text.includes(REPLACEMENT),
  );

/** Reads every problem of an archive, and tells what is the same in every format: guessed names, broken text, nothing at all. */
export async function readPackagesWith(
  { read }: Required<Pick<Format, 'read'>>,
  context: ReadContext,
): Promise<ProblemPackage[]> {
  const { archive, report } = context;
  const names = archive.guessedNames.slice(0, NAMES_SHOWN).join(', ');
  if (names !== '') report.add(READER_NOTES.namesGuessed, null, { names });
  const changed = archive.changedNames.slice(0, NAMES_SHOWN).join(', ');
  if (changed !== '') report.add(READER_NOTES.namesChanged, null, { names: changed });
  const packages = (await read(context)).map((problem) => takeOutNul(problem, report.of(problem.key)));
  for (const problem of packages) if (hasBrokenText(problem)) report.of(problem.key).add(READER_NOTES.textBroken, null);
  const isFaulty = report.notes.some(({ severity }) => severity === 'error');
  if (packages.length === 0 && !isFaulty) report.add(READER_NOTES.noProblems, null);
  return packages;
}
