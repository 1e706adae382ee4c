import type { JudgeCase, SubmissionJob } from '@assay/contract/judging/jobs.ts';
import { writeNodeProblem } from '@assay/rules/judging/sentences/node-problem.ts';
import type { Gathered } from '../platform/testdata.ts';
import { SandboxFailure } from '../sandbox/sandbox.ts';
import type { JudgeTools, Task } from './mode.ts';
import { beginCase, type CaseBegun, type Solution } from './solution.ts';

const LANES_MAX = 0xffff_ffff;
let lanes = 0;

/**
 * Runs of one program on its cases, one at a time, the next asked for while the present one runs: the sandbox goes on with it at
 * once, and not only when the present one has been looked at, told and followed by another request. What turns out not to be wanted
 * is ended.
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

  constructor(task: Task<SubmissionJob>, tools: JudgeTools, data: Gathered, solution: Solution) {
    this.#task = task;
    this.#tools = tools;
    this.#data = data;
    this.#solution = solution;
    lanes = lanes === LANES_MAX ? 1 : lanes + 1;
    this.#lane = lanes;
  }

  begin(one: JudgeCase): void {
    if (this.#begun.has(one.index)) return;
    const begun = this.#ask(one, this.#asked, this.#epoch);
    // Whoever takes it sees the failure.
    this.#asked = begun.then(
      ({ end }) => void end.catch(() => {}),
      () => {},
    );
    this.#begun.set(one.index, begun);
  }

  /** The run of a case, begun now unless it was before; others that were begun are dropped. */
  take(one: JudgeCase): Promise<CaseBegun> {
    if (!this.#begun.has(one.index)) this.release();
    this.begin(one);
    const begun = this.#begun.get(one.index)!;
    this.#begun.delete(one.index);
    return begun;
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

  async #ask(one: JudgeCase, before: Promise<unknown>, epoch: number): Promise<CaseBegun> {
    const path = this.#data.path(one.input);
    await Promise.allSettled([before, path]);
    if (epoch !== this.#epoch) throw new SandboxFailure('lost', writeNodeProblem('unwanted', {}));
    const input = { kind: 'file' as const, path: await path, size: one.input.bytes };
    return beginCase(this.#task, this.#tools, this.#data, this.#solution, one, { input, lane: this.#lane });
  }
}
