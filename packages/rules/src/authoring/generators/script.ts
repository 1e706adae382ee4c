import { Failure } from '@assay/contract/failure.ts';
import { type Budget, bounded } from '@assay/contract/readers/bounded.ts';
import { ScriptError, type ScriptFault, type ScriptFaultCode } from './script-fault.ts';
import { type ExpandedLine, expandTemplate } from './template.ts';

export const SCRIPT_CHARS_MAX = 65_536;
export const TESTS_MAX = 1_000;
const WORDS_MAX = 60;
const WORD_CHARS_MAX = 200;
const FAULTS_MAX = 20;
const STEPS_MAX = 500_000;

/** A run of a generator that makes a test. */
export interface ScriptTest {
  number: number;
  generator: string;
  arguments: string[];
  /** Line of the script, from 1. */
  line: number;
  group: number | null;
  points: number | null;
}

/** What a script may refer to. */
export interface ScriptWorld {
  /** Names of the generators. */
  generators: readonly string[];
  /** Numbers of the tests that are made by hand. */
  taken: readonly number[];
}

export interface ReadScript {
  tests: ScriptTest[];
  faults: ScriptFault[];
}

type Unnumbered = Omit<ScriptTest, 'number'> & { number: number | null };

class Lines {
  readonly tests: Unnumbered[] = [];
  readonly faults: ScriptFault[] = [];
  readonly #generators: ReadonlySet<string>;
  #group: Pick<ScriptTest, 'group' | 'points'> = { group: null, points: null };

  constructor({ generators }: ScriptWorld) {
    this.#generators = new Set(generators);
  }

  fault(line: number, code: ScriptFaultCode, what = '') {
    this.faults.push(new ScriptError(line, code, what).fault);
  }

  read({ text, line }: ExpandedLine) {
    const trimmed = text.trim();
    if (trimmed.startsWith('#')) return;
    if (trimmed.startsWith('@')) return this.#heading(trimmed, line);
    const arrow = trimmed.lastIndexOf('>');
    if (arrow < 0) return this.fault(line, 'noTarget', trimmed);
    const target = trimmed.slice(arrow + 1).trim();
    const [generator = '', ...words] = trimmed.slice(0, arrow).trim().split(/\s+/);
    if (target.startsWith('{')) return this.fault(line, 'manyFiles', target);
    const number = target === '$' ? null : Number(/^[1-9]\d{0,3}$/.exec(target)?.[0] ?? 0);
    if (number === 0 || (number ?? 0) > TESTS_MAX) return this.fault(line, 'badTarget', target);
    if (!this.#generators.has(generator)) return this.fault(line, 'unknownGenerator', generator);
    if (words.length > WORDS_MAX || words.some((word) => word.length > WORD_CHARS_MAX)) {
      return this.fault(line, 'tooManyWords', trimmed);
    }
    this.tests.push({ number, generator, arguments: words, line, ...this.#group });
  }

  #heading(text: string, line: number) {
    const [, group, points] = /^@group\s+(\d{1,4})(?:\s+(\d{1,6}))?$/.exec(text) ?? [];
    if (group === undefined || Number(group) < 1 || Number(group) > 1000) return this.fault(line, 'badGroup', text);
    this.#group = { group: Number(group), points: points === undefined ? null : Number(points) };
  }
}

/** Gives each test its number: `$` stands for the smallest that nothing else has. */
function numbered(lines: Lines, taken: readonly number[]): ScriptTest[] {
  const used = new Set(taken);
  for (const { number, line } of lines.tests) {
    if (number === null) continue;
    if (used.has(number)) lines.fault(line, 'numberTaken', String(number));
    used.add(number);
  }
  let next = 1;
  const tests = lines.tests.map((test) => {
    if (test.number !== null) return { ...test, number: test.number };
    while (used.has(next)) next++;
    used.add(next);
    return { ...test, number: next };
  });
  const last = Math.max(0, ...used);
  for (let number = 1; number < last; number++) {
    if (used.has(number)) continue;
    lines.fault(tests.find((test) => test.number > number)?.line ?? 0, 'numberMissing', String(number));
    break;
  }
  return tests.sort((a, b) => a.number - b.number);
}

function readLines(script: string, budget: Budget, world: ScriptWorld): ReadScript {
  const lines = new Lines(world);
  try {
    for (const line of expandTemplate(script, budget)) {
      lines.read(line);
      if (lines.faults.length >= FAULTS_MAX) break;
      if (lines.tests.length + world.taken.length > TESTS_MAX) throw new ScriptError(line.line, 'tooManyTests');
    }
  } catch (error) {
    if (error instanceof ScriptError) lines.faults.push(error.fault);
    else if (error instanceof Failure && error.code === 'reader.tooLarge') lines.fault(0, 'tooMuch');
    else throw error;
  }
  return { tests: numbered(lines, world.taken), faults: lines.faults };
}

/**
 * Reads a test script: one run of a generator on each line, `gen 5 10 > 3` or `gen 5 10 > $`, after its template is expanded; `@group 2 30` puts the tests that
 * follow into a group, each worth so many points; `#` begins a comment.
 * @throws Failure `reader.tooLarge` when it is longer than its bounds
 */
export const readTestScript = bounded(
  {
    reader: { en: 'Test scripts', zh: '测试脚本' },
    where: 'packages/rules/src/authoring/generators/script.ts',
    input: { max: SCRIPT_CHARS_MAX, unit: 'characters' },
    parts: { max: STEPS_MAX, unit: 'nodes' },
    time: 'linear',
  },
  readLines,
);
