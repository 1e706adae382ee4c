import type { Report } from '../report.ts';
import { asMap, asNumber, asText, asWords, type YamlMap, type YamlValue } from '../yaml.ts';
import { HYDRO_NOTES } from './notes.ts';

const TIME_UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };
const MEMORY_UNITS: Readonly<Record<string, number>> = { k: 1 / 1024, m: 1, g: 1024 };

/** `1000ms`, `1s`, `1.5s`, a bare number of milliseconds; null when it says something else. */
export function timeMs(text: string): number | null {
  const found = /^(\d+(?:\.\d+)?)\s*(us|ms|s)?$/i.exec(text.trim());
  return found ? Math.round(Number(found[1]) * TIME_UNITS[(found[2] ?? 'ms').toLowerCase()]!) : null;
}

/** `256m`, `1g`, `524288k`, `256MB`, `256MiB`, a bare number of megabytes; rounded up. */
export function memoryMb(text: string): number | null {
  const found = /^(\d+(?:\.\d+)?)\s*(?:([kmg])(?:i?b)?)?$/i.exec(text.trim());
  return found ? Math.ceil(Number(found[1]) * MEMORY_UNITS[(found[2] ?? 'm').toLowerCase()]!) : null;
}

export interface HydroLimits {
  timeMs: number | null;
  memoryMb: number | null;
}

export interface HydroCase extends HydroLimits {
  input: string;
  output: string;
  score: number | null;
}

export interface HydroSubtask extends HydroLimits {
  id: string;
  rule: 'min' | 'max' | 'sum';
  score: number | null;
  needs: string[];
  cases: HydroCase[];
}

/** Reads limits; one that cannot be read is an error that names the field. */
export function limitsOf(map: YamlMap, file: string, report: Report): HydroLimits {
  const read = (field: 'time' | 'memory', parse: (text: string) => number | null) => {
    const text = asText(map[field]);
    const value = text === null ? null : parse(text);
    if (text !== null && value === null) report.add(HYDRO_NOTES.badLimit, file, { field, value: text });
    return value;
  };
  return { timeMs: read('time', timeMs), memoryMb: read('memory', memoryMb) };
}

const listOf = (value: YamlValue | undefined): YamlMap[] =>
  Array.isArray(value) ? value.map(asMap).filter((item) => item !== null) : [];

const casesOf = (value: YamlValue | undefined, file: string, report: Report): HydroCase[] =>
  listOf(value).map((one) => ({
    ...limitsOf(one, file, report),
    input: asText(one.input) ?? '',
    output: asText(one.output) ?? '',
    score: asNumber(one.score),
  }));

const RULES: readonly string[] = ['min', 'max', 'sum'];

/** The subtasks of a configuration; null when it lists cases without them, or nothing. */
export function subtasksOf(config: YamlMap, file: string, report: Report): HydroSubtask[] | null {
  const listed = listOf(config.subtasks);
  if (listed.length === 0) return null;
  return listed.map((one, at) => {
    const type = asText(one.type) ?? 'min';
    return {
      ...limitsOf(one, file, report),
      id: asText(one.id) ?? String(at + 1),
      rule: (RULES.includes(type) ? type : 'min') as HydroSubtask['rule'],
      score: asNumber(one.score),
      needs: asWords(one.if),
      cases: casesOf(one.cases, file, report),
    };
  });
}

/** The cases of a configuration without subtasks. */
export const flatCasesOf = (config: YamlMap, file: string, report: Report) => casesOf(config.cases, file, report);
