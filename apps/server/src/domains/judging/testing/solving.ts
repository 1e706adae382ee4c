import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { type FakeJudge, openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { DEFAULT_SETTINGS } from '../../../platform/settings/settings.ts';

/** A site with a problem of three cases, a judge and some people: the stage of the submission tests. */
export interface SolvingStage {
  site: TestSite;
  judge: FakeJudge;
  pid: number;
  problemId: string;
  /** Logged in as somebody. */
  ask(user?: BuiltUser): Asker;
  submit(user: BuiltUser, code?: string, language?: string): Promise<number>;
}

export const METRICS_TOKEN = 'a-token-for-figures';

export async function openSolvingStage(): Promise<SolvingStage> {
  const site = await openTestSite({ METRICS_TOKEN });
  const { db, settings } = site.services;
  await settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, db);
  const { pid } = await buildProblem(site, {
    problemId: 'P1',
    languages: ['C++ 17', 'Python3'],
    examples: [
      { input: '1 1\n', output: '2\n' },
      { input: '2 2\n', output: '4\n' },
    ],
    cases: [1, 2, 3].map((each) => ({ input: `${each} ${each}\n`, output: `${each * 2}\n` })),
  });
  const judge = await openFakeJudge(site);
  const ask = (user?: BuiltUser) => as(site, { token: user?.token });
  return {
    site,
    judge,
    pid,
    problemId: 'P1',
    ask,
    async submit(user, code = 'int main() {}', language = 'C++ 17') {
      const receipt = await ask(user)(submitProblemJudge, { pid: 'P1', language, code });
      if (receipt.status !== 200) throw new Error(receipt.msg);
      return receipt.data.submitId;
    },
  };
}
