import type { InputValidator } from '@assay/contract/problems/problem.ts';
import { baseName } from '../../archive/archive.ts';
import { readText } from '../../file-ref.ts';

import { READER_NOTES } from '../../reading/notes.ts';
import type { Report } from '../../report.ts';
import { asMap, asWords, readYaml, type YamlMap } from '../../yaml.ts';
import { ICPC_NOTES } from './notes.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { Takes } from './take.ts';
import { type Program, programsIn, readProgram } from './validator.ts';

/** More than a package needs. */
const VALIDATORS_MAX = 8;
/** Of all files of one. */
const SOURCE_BYTES_MAX = 1024 * 1024;
const CONFIG_BYTES_MAX = 64 * 1024;

/** Arguments by validator, or one list for all of them. */
type Arguments = YamlMap[string] | undefined;

/** What a file beside the data says of arguments; null when it says nothing. */
async function statedIn(takes: Takes, path: string): Promise<Arguments | null> {
  const entry = takes.archive.find(path);
  if (!entry || entry.bytes > CONFIG_BYTES_MAX) return null;
  try {
    const yaml = readYaml(await readText(entry, CONFIG_BYTES_MAX));
    return yaml.input_validator_flags ?? yaml.input_validator_args ?? null;
  } catch {
    // told where the cases were read
    return null;
  }
}

/** One list of arguments for all inputs is what can be kept; null when the package has several. */
async function argumentsOf(takes: Takes): Promise<Arguments | null> {
  const configs = takes.archive.entries.flatMap(({ path }) => (/^data\/.+\.yaml$/.test(path) ? path : []));
  const stated = new Map<string, Arguments>();
  let forAll: string | null = null;
  for (const path of configs) {
    const found = await statedIn(takes, path);
    if (found === null) continue;
    const key = JSON.stringify(found);
    stated.set(key, found);
    if (/^data\/(secret\/)?(testdata|test_group)\.yaml$/.test(path)) forAll = key;
  }
  if (stated.size === 0) return undefined;
  return stated.size === 1 && forAll !== null ? stated.get(forAll) : null;
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
  const stated = await argumentsOf(takes);
  if (stated === null) {
    report.add(ICPC_NOTES.inputArguments, 'data');
    return [];
  }
  const validators: InputValidator[] = [];
  for (const program of programs) {
    const ofName = asMap(stated);
    const args = ofName
      ? asWords(ofName[program.name] ?? ofName[program.name.replace(/\.[^.]+$/, '')])
      : asWords(stated);
    const isSmall = program.files.reduce((sum, { bytes }) => sum + bytes, 0) <= SOURCE_BYTES_MAX;
    const found = isSmall && validators.length < VALIDATORS_MAX ? await readProgram(program, yaml, args, report) : null;
    if (!found?.program.language) {
      report.add(READER_NOTES.inputValidatorLost, program.files[0]?.path ?? null, { name: program.name });
      continue;
    }
    const { language, name, code } = found.program;
    report.add(READER_NOTES.inputValidator, null, { name: program.name });
    validators.push({ name: baseName(name), language, code, convention: 'icpc', arguments: args, files: found.beside });
  }
  return validators;
}
