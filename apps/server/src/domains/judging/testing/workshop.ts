import { getTestSources, saveTestSources, type TestSources } from '@assay/contract/authoring/generators.ts';
import { saveJurySolution } from '@assay/contract/authoring/jury-solutions.ts';
import type { AnyOp, SentOf } from '@assay/contract/op.ts';
import type { Asker } from '@assay/testkit/ask.ts';
import { buildProblem, type ProblemOptions } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { expect } from 'vitest';
import { openSolvingStage, type SolvingStage } from './solving.ts';

const NO_SOURCES: TestSources = {
  ...{ generators: [], script: '', handMade: [], validators: [] },
  ...{ checkerTests: [], validatorTests: [] },
};

/** A site where somebody prepares problems: the stage of the workshop's tests. */
export interface WorkshopStage extends SolvingStage {
  root: BuiltUser;
  /** As somebody who may change every problem. */
  asRoot: Asker;
  /** A problem of one case, unless it is built otherwise. */
  problem(options?: ProblemOptions): Promise<number>;
  /** Saves what tests are made of over what is stored; what is not named is empty. */
  saveSources(pid: number, sources: Partial<TestSources>): Promise<void>;
  /** @returns its id */
  addSolution(pid: number, name: string, part?: Partial<SentOf<typeof saveJurySolution>>): Promise<number>;
  /** The code of a call that is refused. */
  refusal(op: AnyOp, input: unknown): Promise<string>;
  /**
   * Expects that neither a user nor an administrator who is not the author may call these.
   * @param secret stands in none of the answers
   */
  refuseStrangers(calls: readonly (readonly [AnyOp, unknown])[], secret?: string): Promise<void>;
}

export async function openWorkshopStage(): Promise<WorkshopStage> {
  const stage = await openSolvingStage();
  const root = await buildUser(stage.site, { role: 'root' });
  const asRoot = stage.ask(root);
  return {
    ...stage,
    root,
    asRoot,
    problem: async (options = {}) =>
      (await buildProblem(stage.site, { cases: [{ input: '1', output: '1' }], ...options })).pid,
    async saveSources(pid, sources) {
      const { edition } = (await asRoot(getTestSources, { pid })).data;
      await asRoot(saveTestSources, { pid, edition, ...NO_SOURCES, ...sources });
    },
    async addSolution(pid, name, part = {}) {
      const rest = { language: 'C++ 17', code: `// ${name}`, expected: [], score: null, author: '', isModel: false };
      return (await asRoot(saveJurySolution, { pid, name, ...rest, ...part })).data.id;
    },
    refusal: async (op, input) => (await asRoot.refused(op, input)).data.code,
    async refuseStrangers(calls, secret) {
      for (const role of ['user', 'admin'] as const) {
        const stranger = stage.ask(await buildUser(stage.site, { role }));
        for (const [op, input] of calls) {
          const answer = await stranger.refused(op, input);
          expect([op.name, answer.status]).toEqual([op.name, 403]);
          if (secret !== undefined) expect(JSON.stringify(answer)).not.toContain(secret);
        }
      }
    },
  };
}
