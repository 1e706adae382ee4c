import type { announceNode } from '@assay/contract/judging/node-link.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { writeAbsence } from '@assay/rules/judging/languages/absence.ts';
import { languageNamed } from '@assay/rules/judging/languages/all.ts';
import type { LanguageData } from '@assay/rules/judging/languages/language.ts';
import type { PreparedFiles } from './languages/prepared-files.ts';
import { identify, type Toolchain } from './languages/toolchain.ts';
import type { JudgeTools } from './modes/mode.ts';
import { reasonOf } from './platform/failures.ts';
import type { Log } from './platform/log.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { LanguageState, SelfTests } from './self-test.ts';

type OfferedLanguage = SentOf<typeof announceNode>['languages'][number];

/** A failing language is tried again at most so often. */
const RETEST_MS = 60_000;

/** The languages of a node: which of them passed their self-test, and why others did not. */
export class LanguagesOffered {
  /** Those that ship with the product. */
  readonly #shipped: readonly LanguageData[];
  /** Those and the ones that administrators of the site added. */
  #languages: readonly LanguageData[];
  readonly #states = new Map<string, LanguageState>();
  readonly #testedAt = new Map<string, number>();
  readonly #testing = new Set<LanguageData>();
  /** Toolchains whose files were made, or could not be made, since the start. */
  readonly #prepared = new Set<string>();
  readonly #parts: { tests: SelfTests; sandbox: Sandbox; tools: JudgeTools; preparedFiles: PreparedFiles; log: Log };
  readonly #onChange: () => void;

  constructor(
    languages: readonly LanguageData[],
    parts: { tests: SelfTests; sandbox: Sandbox; tools: JudgeTools; preparedFiles: PreparedFiles; log: Log },
    onChange: () => void,
  ) {
    this.#shipped = languages;
    this.#languages = languages;
    this.#parts = parts;
    this.#onChange = onChange;
  }

  toolchainOf(name: string): Toolchain | undefined {
    const state = this.#states.get(languageNamed(name));
    return state?.ok ? state.toolchain : undefined;
  }

  get someReady() {
    return [...this.#states.values()].some((state) => state.ok);
  }

  describe(): OfferedLanguage[] {
    return this.#languages.map(({ name }) => {
      const state = this.#states.get(name);
      if (!state) return { name, version: '', ok: false, reason: writeAbsence('testing', {}) };
      if (!state.ok) return { name, version: state.version, ok: false, reason: state.reason };
      return { name, version: state.toolchain.version, ok: true, reason: null };
    });
  }

  /** Takes over what an earlier start found out. Quick: nothing is run. */
  async recall(): Promise<void> {
    await Promise.all(
      this.#languages.map(async (data) => {
        if (this.#states.has(data.name)) return;
        const state = await this.#parts.tests.recall(data);
        if (state) this.#states.set(data.name, state);
      }),
    );
  }

  /** The languages that administrators added, as the server has them now; what changed is tested anew. */
  async setOwn(own: readonly LanguageData[]): Promise<void> {
    const names = new Set(this.#shipped.map(({ name }) => name));
    const before = new Map(this.#languages.map((data) => [data.name, JSON.stringify(data)]));
    this.#languages = [...own.filter(({ name }) => !names.has(name)), ...this.#shipped];
    const now = new Map(this.#languages.map((data) => [data.name, JSON.stringify(data)]));
    for (const [name, data] of before) if (now.get(name) !== data) this.#states.delete(name);
    await this.recall();
    this.#onChange();
  }

  /** Tests what is not known yet, `lanes` at a time in the order of the list, the site's own languages first. */
  async testNew(lanes: number): Promise<void> {
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let next = this.#untested(); next; next = this.#untested()) await this.#test(next);
      }),
    );
  }

  /** The next to test: one compiler after the other first, then the standards and flags that they share. */
  #untested(): LanguageData | undefined {
    const left = this.#languages.filter((data) => !this.#states.has(data.name) && !this.#testing.has(data));
    const isSeen = ({ tools: [tool], name }: LanguageData) =>
      this.#languages.some((other) => other.name !== name && other.tools[0] === tool && !left.includes(other));
    return left.find((data) => !isSeen(data)) ?? left[0];
  }

  /** Makes again what is prepared of the languages known from an earlier start, one after the other. */
  async prepare(): Promise<void> {
    for (const state of this.#states.values()) if (state.ok) await this.#prepare(state.toolchain);
  }

  /** After a job of this language could not be judged: looks whether the language still works. */
  async doubt(name: string): Promise<void> {
    const data = this.#languages.find((one) => one.name === name);
    if (!data || Date.now() - (this.#testedAt.get(name) ?? 0) < RETEST_MS) return;
    await this.#test(data);
  }

  /** Tries languages again that failed their last test. */
  async retestFailed(): Promise<void> {
    for (const [name, state] of this.#states) if (!state.ok) await this.doubt(name);
  }

  async #test(data: LanguageData) {
    const { tests, sandbox, tools, log } = this.#parts;
    this.#testing.add(data);
    this.#testedAt.set(data.name, Date.now());
    const before = this.#states.get(data.name);
    const startedAt = performance.now();
    // Compiled with what is prepared, the test costs hardly more than the preparation, which is due anyway.
    const found = await identify(data);
    if ('identity' in found) await this.#prepare({ version: '', ...found });
    const state = await tests.test(data, sandbox, tools);
    this.#testing.delete(data);
    // Its data may have been replaced meanwhile.
    if (!this.#languages.includes(data)) return;
    this.#states.set(data.name, state);
    const tookMs = Math.round(performance.now() - startedAt);
    if (state.ok) log.info({ language: data.name, version: state.toolchain.version, tookMs }, 'language works');
    else if (before?.ok !== false || before.reason !== state.reason) {
      log.warn({ language: data.name, reason: state.reason, tookMs }, 'language is not offered');
    }
    if (before?.ok !== state.ok) this.#onChange();
  }

  async #prepare(toolchain: Toolchain) {
    if (this.#prepared.has(toolchain.identity)) return;
    this.#prepared.add(toolchain.identity);
    const { name } = toolchain.data;
    const startedAt = performance.now();
    try {
      await this.#parts.preparedFiles.make(toolchain);
      const tookMs = Math.round(performance.now() - startedAt);
      if (tookMs > 100) this.#parts.log.info({ language: name, tookMs }, 'files prepared for quicker compilation');
    } catch (error) {
      this.#parts.log.warn({ language: name, reason: reasonOf(error) }, 'compilation stays slower');
    }
  }
}
