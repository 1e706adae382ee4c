import type { InputValidator } from '@assay/contract/problems/problem.ts';
import { baseName } from '../../archive/archive.ts';
import { READER_NOTES } from '../../reading/notes.ts';
import type { Report } from '../../report.ts';
import { flatName } from './cases.ts';
import { ICPC_NOTES } from './notes.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import { argumentsOf, type Stated, statedForCases } from './stated-arguments.ts';
import type { Takes } from './take.ts';
import { type Program, programsIn, readProgram } from './validator.ts';

/** More than a package needs. */
const VALIDATORS_MAX = 8;
/** Of all files of one. */
const SOURCE_BYTES_MAX = 1024 * 1024;

/** The arguments of one validator: those of most inputs, and those of inputs that have others. */
function usualAndOthers(program: Program, stated: ReadonlyMap<string, Stated>) {
  const usual = argumentsOf(program.name, stated.get(''));
  const others = [...stated].flatMap(([stem, one]) => {
    const list = argumentsOf(program.name, one);
    return stem === '' || list.join('\n') === usual.join('\n') ? [] : [[`${flatName(stem)}.in`, list] as const];
  });
  return { arguments: usual, ...(others.length > 0 ? { caseArguments: Object.fromEntries(others) } : {}) };
}

const isGrammar = (path: string) => /\.(ctd|viva)$/.test(path);

/** Each program of the folders; a description in a language of its own stands alone, whatever lies beside it. */
function validatorsIn(takes: Takes): Program[] {
  return ['input_validators', 'input_format_validators'].flatMap((folder) => {
    const files = takes.seeBelow(folder);
    const grammars = files.filter(({ path }) => isGrammar(path));
    const sources = files.filter(({ path }) => !isGrammar(path));
    return [...programsIn(sources, folder), ...grammars.map((one) => ({ name: baseName(one.path), files: [one] }))];
  });
}

/** The programs that a verification asks about the inputs. Their files stay with the jury, whether they can be run or not. */
export async function readInputValidators(takes: Takes, yaml: ProblemYaml, report: Report): Promise<InputValidator[]> {
  const programs = validatorsIn(takes);
  if (programs.length === 0) return [];
  const stated = await statedForCases(takes, yaml, ['input_validator_flags', 'input_validator_args']);
  const validators: InputValidator[] = [];
  for (const program of programs) {
    const args = usualAndOthers(program, stated);
    const isSmall = program.files.reduce((sum, { bytes }) => sum + bytes, 0) <= SOURCE_BYTES_MAX;
    const found =
      isSmall && validators.length < VALIDATORS_MAX ? await readProgram(program, yaml, args.arguments, report) : null;
    if (!found?.program.language) {
      const isGrammarFile = program.files.some(({ path }) => isGrammar(path));
      const note = isGrammarFile ? ICPC_NOTES.inputGrammar : READER_NOTES.inputValidatorLost;
      report.add(note, program.files[0]?.path ?? null, { name: program.name });
      continue;
    }
    const { language, name, code } = found.program;
    report.add(READER_NOTES.inputValidator, null, { name: program.name });
    validators.push({ name: baseName(name), language, code, convention: 'icpc', ...args, files: found.beside });
  }
  return validators;
}
