import type { Limits } from '../../problem-package.ts';
import type { Report } from '../../report.ts';
import { asMap, asNumber, asText, asWords, type YamlMap, type YamlValue } from '../../yaml.ts';
import { ICPC_NOTES } from './notes.ts';

export type IcpcVersion = 'legacy' | '2025-09';

/** `problem.yaml` of either version, in one shape. */
export interface ProblemYaml {
  version: IcpcVersion;
  /** Per language; under `''` when the file gives one name without a language. */
  names: Record<string, string>;
  isScoring: boolean;
  isInteractive: boolean;
  isMultiPass: boolean;
  isSubmitAnswer: boolean;
  hasCustomValidator: boolean;
  /** Of the legacy version: the validator says how many points an accepted case is worth. */
  hasCustomScore: boolean;
  validatorFlags: string[];
  limits: Limits;
  passes: number | null;
  constants: Record<string, string>;
  author: string;
  source: string;
  sourceUrl: string;
  licence: string;
  rightsOwner: string;
  uuid: string | null;
  revision: string | null;
  keywords: string[];
  /** Codes of the format; null: all. */
  languages: string[] | null;
  /** What has no place in the model, as it was written. */
  rest: YamlMap;
}

const NEW_VERSIONS = ['2025-09', '2025-09-draft', '2023-07', '2023-07-draft'];
const OLD_VERSIONS = ['legacy', 'legacy-icpc'];

const UNDERSTOOD = new Set(
  `problem_format_version type name uuid version author credits source source_url license rights_owner limits
  validation validator_flags keywords languages constants`.split(/\s+/),
);
const LIMITS_UNDERSTOOD = new Set(['time_limit', 'memory', 'output', 'code', 'validation_passes', 'time_resolution']);
/** Hints for whoever finds the time limit, and limits of the judge's own work: nothing that a contestant meets. */
const LIMITS_UNTOLD =
  /^(time_multiplier|time_safety_margin|time_multipliers|compilation_(time|memory)|validation_(time|memory|output))$/;

const MEMORY_MIB_MAX = 1_000_000;

function versionOf(yaml: YamlMap, report: Report): IcpcVersion {
  const stated = asText(yaml.problem_format_version) ?? 'legacy';
  const version = NEW_VERSIONS.includes(stated) ? '2025-09' : 'legacy';
  if (version === 'legacy' && !OLD_VERSIONS.includes(stated)) {
    report.add(ICPC_NOTES.unknownVersion, 'problem.yaml', { version: stated, as: version });
  } else report.add(ICPC_NOTES.version, 'problem.yaml', { version });
  return version;
}

function namesOf(name: YamlValue | undefined): Record<string, string> {
  const map = asMap(name);
  if (!map) return asText(name) === null ? {} : { '': asText(name)! };
  return Object.fromEntries(
    Object.entries(map).flatMap(([language, value]) =>
      asText(value) ? [[language.toLowerCase(), asText(value)!]] : [],
    ),
  );
}

/** A person is `"Name <mail>"` or a map with a name; people come as one, or as a list. */
function peopleOf(value: YamlValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(peopleOf);
  const text = asText(value) ?? asText(asMap(value)?.name);
  return text ? [text.replace(/\s*<[^>]*>\s*$/, '')] : [];
}

function creditsOf(yaml: YamlMap): string {
  const { credits } = yaml;
  const authors = asMap(credits) ? peopleOf(asMap(credits)!.authors) : peopleOf(credits);
  return authors.length > 0 ? authors.join(', ') : (asText(yaml.author) ?? peopleOf(yaml.author).join(', '));
}

function sourceOf(yaml: YamlMap): { source: string; sourceUrl: string } {
  const all = (Array.isArray(yaml.source) ? yaml.source : [yaml.source]).map((one) => ({
    name: asText(one) ?? asText(asMap(one)?.name) ?? '',
    url: asText(asMap(one)?.url) ?? '',
  }));
  return {
    source: all.flatMap(({ name }) => name || []).join('; '),
    sourceUrl: all.find(({ url }) => url !== '')?.url ?? asText(yaml.source_url) ?? '',
  };
}

const TYPES = ['pass-fail', 'scoring', 'multi-pass', 'interactive', 'submit-answer'];

function typesOf(value: YamlValue | undefined, report: Report): Set<string> {
  const types = new Set(asWords(value).map((word) => word.toLowerCase()));
  const unknown = [...types].filter((type) => !TYPES.includes(type));
  if (unknown.length > 0) report.add(ICPC_NOTES.unknownTypes, 'problem.yaml', { types: unknown.join(', ') });
  return types;
}

function limitsOf(limits: YamlMap, report: Report): Limits {
  const read = (limit: 'time_limit' | 'memory' | 'output' | 'code') => {
    const number = asNumber(limits[limit]);
    if (number !== null && number > 0) return number;
    const value = asText(limits[limit])?.trim() ?? '';
    if (value !== '') report.add(ICPC_NOTES.badLimit, 'problem.yaml', { limit, value: value.slice(0, 40) });
    return null;
  };
  const time = read('time_limit');
  let memory = read('memory');
  if (memory !== null && memory > MEMORY_MIB_MAX) {
    const inMib = Math.ceil(memory / 1024 ** 2);
    report.add(ICPC_NOTES.memoryInBytes, 'problem.yaml', { value: memory, memory: inMib });
    memory = inMib;
  }
  for (const key of Object.keys(limits)) {
    if (LIMITS_UNDERSTOOD.has(key) || LIMITS_UNTOLD.test(key)) continue;
    report.add(ICPC_NOTES.limitLost, 'problem.yaml', { limit: key });
  }
  const output = read('output');
  return {
    timeMs: time === null ? null : Math.round(time * 1000),
    memoryMb: memory === null ? null : Math.ceil(memory),
    stackMb: null,
    outputKb: output === null ? null : Math.ceil(output * 1024),
    codeKb: read('code'),
  };
}

function constantsOf(value: YamlValue | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, constant] of Object.entries(asMap(value) ?? {})) {
    if (typeof constant === 'string') found[name] = constant;
    for (const [variant, text] of Object.entries(asMap(constant) ?? {})) {
      if (typeof text !== 'string') continue;
      if (variant === 'value') found[name] = text;
      else found[`${name}.${variant}`] = text;
    }
  }
  return found;
}

/** What DOMjudge's own keys and all that is not understood look like, for an export in the same format. */
function restOf(yaml: YamlMap, report: Report): YamlMap {
  const unknown = Object.keys(yaml).filter((key) => !UNDERSTOOD.has(key));
  if (unknown.length > 0) report.add(ICPC_NOTES.unknownKeys, 'problem.yaml', { keys: unknown.join(', ') });
  const rest: YamlMap = Object.fromEntries(unknown.map((key) => [key, yaml[key]!]));
  const limits = Object.entries(asMap(yaml.limits) ?? {}).filter(([key]) => !LIMITS_UNDERSTOOD.has(key));
  if (limits.length > 0) rest.limits = Object.fromEntries(limits);
  const credits = asMap(yaml.credits) ?? {};
  if (Object.keys(credits).some((key) => key !== 'authors')) rest.credits = credits;
  return rest;
}

/**
 * What `problem.yaml` says.
 * @param yaml empty when there is no such file: then all is as the defaults of the legacy version say
 */
export function problemYamlOf(yaml: YamlMap, report: Report): ProblemYaml {
  const version = versionOf(yaml, report);
  const types = typesOf(yaml.type, report);
  const validation = asWords(yaml.validation);
  const languages = asWords(yaml.languages);
  const limits = asMap(yaml.limits) ?? {};
  return {
    version,
    names: namesOf(yaml.name),
    isScoring: types.has('scoring'),
    isInteractive: types.has('interactive') || validation.includes('interactive'),
    isMultiPass: types.has('multi-pass') || validation.includes('multi-pass'),
    isSubmitAnswer: types.has('submit-answer'),
    hasCustomValidator: validation.includes('custom'),
    hasCustomScore: version === 'legacy' && validation.includes('custom') && validation.includes('score'),
    validatorFlags: asWords(yaml.validator_flags),
    limits: limitsOf(limits, report),
    passes: asNumber(limits.validation_passes),
    constants: constantsOf(yaml.constants),
    author: creditsOf(yaml),
    ...sourceOf(yaml),
    licence: asText(yaml.license) ?? '',
    rightsOwner: asText(yaml.rights_owner) ?? '',
    uuid: asText(yaml.uuid),
    revision: asText(yaml.version),
    keywords: asWords(yaml.keywords),
    languages: languages.length === 0 || languages.includes('all') ? null : languages,
    rest: restOf(yaml, report),
  };
}

/** Tokens `{{name}}` and `\constant{name}` by what they stand for. */
export function replaceConstants(text: string, constants: Record<string, string>): string {
  if (Object.keys(constants).length === 0) return text;
  return text.replace(/\{\{([\w.-]+)\}\}|\\constant\{([\w.-]+)\}/g, (token, plain?: string, tex?: string) => {
    const name = plain ?? tex ?? '';
    return Object.hasOwn(constants, name) ? constants[name]! : token;
  });
}
