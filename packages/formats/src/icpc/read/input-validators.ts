import type { InputValidator } from '@assay/contract/problems/problem.ts';
import { baseName } from '../../archive/archive.ts';
import { READER_NOTES } from '../../reading/notes.ts';
import { Report } from '../../report.ts';
import { asMap, asWords, type YamlValue } from '../../yaml.ts';
import { flatName } from './cases.ts';
import { readGroupFile } from './group-file.ts';
import { ICPC_NOTES } from './notes.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { Takes } from './take.ts';
import { type Program, programsIn, readProgram } from './validator.ts';

/** More than a package needs. */
const VALIDATORS_MAX = 8;
/** Of all files of one. */
const SOURCE_BYTES_MAX = 1024 * 1024;

/** What configurations say of arguments: by validator, or one list for all of them; null when they say nothing. */
type Stated = YamlValue | null;

/**
 * What is stated for each case, by its path below `data/` without the ending: by the case itself, else by the innermost
 * folder around it that says anything. `''` stands for all of the secret data.
 */
async function statedForCases(takes: Takes, yaml: ProblemYaml): Promise<Map<string, Stated>> {
  const known = new Map<string, Stated>();
  const statedIn = async (path: string): Promise<Stated> => {
    if (known.has(path)) return known.get(path)!;
    // what cannot be read was told where the cases were read
    const file = await readGroupFile(takes.archive.find(path), yaml, new Report());
    const stated = file.input_validator_flags ?? file.input_validator_args ?? null;
    known.set(path, stated);
    return stated;
  };
  const ofFolder = async (folder: string): Promise<Stated> => {
    const own = (await statedIn(`data/${folder}testdata.yaml`)) ?? (await statedIn(`data/${folder}test_group.yaml`));
    if (own !== null || folder === '') return own;
    return ofFolder(folder.replace(/[^/]+\/$/, ''));
  };
  const stated = new Map<string, Stated>([['', await ofFolder('secret/')]]);
  for (const { path } of takes.archive.entries) {
    const [, stem, folder] = /^data\/(((?:sample|secret)\/(?:.+\/)?)[^/]+)\.in$/.exec(path) ?? [];
    if (!stem || !folder) continue;
    stated.set(stem, (await statedIn(`data/${stem}.yaml`)) ?? (await ofFolder(folder)));
  }
  return stated;
}

/** The arguments of one validator: those of most inputs, and those of inputs that have others. */
function argumentsOf(program: Program, stated: ReadonlyMap<string, Stated>) {
  const plain = program.name.replace(/\.[^.]+$/, '');
  const listOf = (one: Stated): string[] => {
    const byName = one === null ? null : asMap(one);
    return byName ? asWords(byName[program.name] ?? byName[plain]) : asWords(one ?? undefined);
  };
  const usual = listOf(stated.get('') ?? null);
  const others = [...stated].flatMap(([stem, one]) => {
    const list = listOf(one);
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
  const stated = await statedForCases(takes, yaml);
  const validators: InputValidator[] = [];
  for (const program of programs) {
    const args = argumentsOf(program, stated);
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
