import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compareBytes } from '@assay/rules/judging/compare/compare.ts';
import { shownBytes } from '@assay/rules/judging/compare/shown-bytes.ts';
import { writeAbsence } from '@assay/rules/judging/languages/absence.ts';
import type { LanguageData } from '@assay/rules/judging/languages/language.ts';
import { limitsFor, outputLimitBytes } from '@assay/rules/judging/limits.ts';
import { askVersion, identify, type Toolchain } from './languages/toolchain.ts';
import type { JudgeTools } from './modes/mode.ts';
import { reasonOf } from './platform/failures.ts';
import type { Sandbox } from './sandbox/sandbox.ts';

/** Of the output of a self-test, where it is shown. */
const WROTE_CHARS_MAX = 200;

/** What a node knows about a language: it passed its self-test, or why it is not offered. */
export type LanguageState = { ok: true; toolchain: Toolchain } | { ok: false; version: string; reason: string };

/** Generous: a self-test asks whether a language works, on a machine that may be busy starting up. */
const LIMITS = { timeMs: 10_000, memoryMb: 512, stackMb: 128 };

/** Versions of tools that passed, by identity; kept between starts. */
type Passed = Record<string, string>;

/** Remembers which tools passed their self-test with which helper, so that a second start is quick. */
export class SelfTests {
  readonly #file: string;
  readonly #helperHash: string;
  #passed: Passed = {};
  #saving = Promise.resolve();

  private constructor(file: string, helperHash: string) {
    this.#file = file;
    this.#helperHash = helperHash;
  }

  /** @param helper file of the sandbox's helper: a new one lets everything be tested again */
  static async open(dataDir: string, helper: string): Promise<SelfTests> {
    // Without a helper nothing can pass; the sandbox's own test says why.
    const program = await readFile(helper).catch(() => '');
    const helperHash = createHash('sha256').update(program).digest('hex');
    const tests = new SelfTests(join(dataDir, 'self-tests.json'), helperHash);
    try {
      const kept = JSON.parse(await readFile(tests.#file, 'utf8')) as { helper: string; passed: Passed };
      if (kept.helper === helperHash) tests.#passed = kept.passed;
    } catch {
      // None kept, or damaged by a full disk: test again.
    }
    return tests;
  }

  /** What is known of a language without running anything; null when it must be tested. */
  async recall(data: LanguageData): Promise<LanguageState | null> {
    const found = await identify(data);
    if ('missing' in found) return { ok: false, version: '', reason: found.missing };
    const version = this.#passed[found.identity];
    return version === undefined ? null : { ok: true, toolchain: { version, ...found } };
  }

  /** Compiles and runs the language's test program. Never rejects. */
  async test(data: LanguageData, sandbox: Sandbox, tools: JudgeTools): Promise<LanguageState> {
    let version = '';
    try {
      const found = await identify(data);
      if ('missing' in found) return { ok: false, version, reason: found.missing };
      version = await askVersion(sandbox, data);
      if (version === '')
        return { ok: false, version, reason: writeAbsence('noVersion', { tool: data.versionArgv[0]! }) };
      const toolchain = { version, ...found };
      const reason = await tryOut(toolchain, tools);
      if (reason !== null) return { ok: false, version, reason };
      this.#passed[toolchain.identity] = version;
      await this.#save();
      return { ok: true, toolchain };
    } catch (error) {
      return { ok: false, version, reason: reasonOf(error).slice(0, 2000) };
    }
  }

  /** Keeps what has passed for the next start; one writing after the other. */
  #save(): Promise<void> {
    this.#saving = this.#saving.then(async () => {
      const temporary = `${this.#file}.new`;
      await writeFile(temporary, JSON.stringify({ helper: this.#helperHash, passed: this.#passed }));
      await rename(temporary, this.#file);
    });
    return this.#saving;
  }
}

/** @returns why the test failed, or null */
async function tryOut(toolchain: Toolchain, tools: JudgeTools): Promise<string | null> {
  const { selfTest } = toolchain.data;
  // A file of its own each time, so that the compiler is asked and not the cache of programs.
  const extraFiles = [{ name: 'self-test.txt', content: randomUUID() }];
  const compilation = await tools.compiler.compile({ toolchain, code: selfTest.code, extraFiles });
  if (compilation.kind === 'refused') return writeAbsence('notCompiled', { said: compilation.message }).slice(0, 2000);
  try {
    const { end, output, stderr } = await tools.runner.runCase({
      program: compilation.program,
      input: { kind: 'bytes', bytes: Buffer.from(selfTest.input) },
      limits: limitsFor(LIMITS, toolchain.data),
      outputBytesMax: outputLimitBytes(0),
      fileIo: null,
      stderrBytesMax: 4096,
    });
    const said = shownBytes(stderr, 1000);
    if (end.outcome !== 'ok') {
      const how = end.startError ?? `${end.exitCode}, ${end.signal}`;
      return writeAbsence('ended', { outcome: end.outcome, how, said });
    }
    if (output.kind !== 'bytes' || compareBytes(Buffer.from(selfTest.output), output.bytes, 'endBlanks') !== 'same') {
      // quoted, so that nothing and blanks can be seen
      const wrote = JSON.stringify(output.kind === 'bytes' ? shownBytes(output.bytes, WROTE_CHARS_MAX) : '');
      return writeAbsence('wrong', { said: said === '' ? wrote : `${wrote} ${said}` });
    }
    return null;
  } finally {
    compilation.program.release();
  }
}
