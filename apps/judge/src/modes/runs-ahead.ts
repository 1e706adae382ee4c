import type { JudgeCase, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import type { Gathered } from '../platform/testdata.ts';
import { SandboxFailure } from '../sandbox/sandbox.ts';
import type { CaseEnd } from '../steps/run-case.ts';
import { AHEAD_MAX } from './judge-cases.ts';
import type { JudgeTools, Task } from './mode.ts';
import { beginCase, type CaseBegun, type Solution } from './solution.ts';

/** So many are asked for ahead at first; more while they write little, one where they do not, because what is not looked at yet is kept. */
const AHEAD_FIRST = 4;
const SMALL_OUTPUT_BYTES = 64 << 10;
/** The sandbox opens what is asked for: no more than one with a larger input waits. */
const SMALL_INPUT_BYTES = 1 << 20;
const LANES_MAX = 0xffff_ffff;
let lanes = 0;

/**
 * Runs of one program on its cases, one at a time, the next ones asked for while the present one runs: the sandbox goes on with them
 * at once, and not only when the present one has been looked at, told and followed by another request. What turns out not to be wanted
 * is ended: those that wait cost nothing, and the one that runs has done some milliseconds of work for nothing.
 */
export class RunsAhead {
  readonly #task: Task<SubmissionJob>;
  readonly #tools: JudgeTools;
  readonly #data: Gathered;
  readonly #solution: Solution;
  readonly #lane: number;
  readonly #begun = new Map<number, Promise<CaseBegun>>();
  /** When the last one has been asked for: the sandbox takes them in this order. */
  #asked: Promise<unknown> = Promise.resolve();
  /** Those asked for before are not wanted any more. */
  #epoch = 0;
  /** How many are asked for ahead. */
  #depth = AHEAD_FIRST;

  constructor(task: Task<SubmissionJob>, tools: JudgeTools, data: Gathered, solution: Solution) {
    this.#task = task;
    this.#tools = tools;
    this.#data = data;
    this.#solution = solution;
    lanes = lanes === LANES_MAX ? 1 : lanes + 1;
    this.#lane = lanes;
  }

  /**
   * Asks for those that come next, as many as are worth it.
   * @param runs whether what is known lets a case run
   */
  begin(next: readonly JudgeCase[], runs: (one: JudgeCase) => boolean): void {
    for (const one of next) {
      if (this.#begun.size >= this.#depth) return;
      if (this.#begun.size > 0 && one.input.bytes > SMALL_INPUT_BYTES) return;
      if (!this.#begun.has(one.index) && runs(one)) this.#begin(one);
    }
  }

  /** The run of a case, begun now unless it was before; others that were to come before it are dropped. */
  take(one: JudgeCase): Promise<CaseBegun> {
    const [first] = this.#begun.keys();
    if (first !== one.index) {
      this.release();
      this.#begin(one);
    }
    const begun = this.#begun.get(one.index)!;
    this.#begun.delete(one.index);
    return begun;
  }

  /** Learns from how a case that was taken ended. */
  heed({ output }: CaseEnd): void {
    const isSmall = output.kind === 'bytes' && output.bytes.length <= SMALL_OUTPUT_BYTES;
    this.#depth = isSmall ? Math.min(2 * this.#depth, AHEAD_MAX) : 1;
  }

  /** Ends what was begun and not taken. */
  release(): void {
    if (this.#begun.size === 0) return;
    this.#epoch++;
    for (const begun of this.#begun.values()) {
      begun.then(async ({ end }) => (await end).dispose()).catch(() => {});
    }
    this.#begun.clear();
    this.#tools.runner.dropLane(this.#lane);
  }

  #begin(one: JudgeCase): void {
    const begun = this.#ask(one, this.#asked, this.#epoch);
    // Whoever takes it sees the failure.
    this.#asked = begun.then(
      ({ end }) => void end.catch(() => {}),
      () => {},
    );
    this.#begun.set(one.index, begun);
  }

  async #ask(one: JudgeCase, before: Promise<unknown>, epoch: number): Promise<CaseBegun> {
    await before;
    const path = await this.#data.path(one.input);
    if (epoch !== this.#epoch) throw new SandboxFailure('lost', writeNodeProblem('unwanted', {}));
    const input = { kind: 'file' as const, path, size: one.input.bytes };
    return beginCase(this.#task, this.#tools, this.#data, this.#solution, one, { input, lane: this.#lane });
  }
}
