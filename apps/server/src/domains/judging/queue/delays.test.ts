import { addProblem } from '@assay/contract/authoring/editor.ts';
import { getJudgeNodes } from '@assay/contract/judging/nodes.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getTestJudgeResult, submitProblemJudge, submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { problemSave } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { METRICS_TOKEN, openSolvingStage, type SolvingStage } from '../testing/solving.ts';

let stage: SolvingStage;
let root: BuiltUser;
let user: BuiltUser;
beforeEach(async () => {
  stage = await openSolvingStage();
  root = await buildUser(stage.site, { role: 'root' });
  user = await buildUser(stage.site);
});
afterEach(() => stage.site.close());

const CHECKER = {
  language: 'Python3',
  code: 'exit(0)',
  convention: 'assay' as const,
  arguments: [],
  points: 'fraction' as const,
  timeMs: null,
  memoryMb: null,
};
const addChecked = async (judgeMode: 'spj' | 'default' = 'spj') => {
  const save = problemSave({ judgeMode, checker: CHECKER, languages: ['C++ 17', 'Python3'] });
  return (await stage.ask(root)(addProblem, save)).data.problemId;
};
const submitTo = async (pid: string, language = 'C++ 17') =>
  (await stage.ask(user)(submitProblemJudge, { pid, language, code: 'int main() {}' })).data.submitId;
const delayOf = async (submitId: number) =>
  (await stage.ask(user)(getSubmissionDetail, { submitId })).data.submission.delay;
const queue = async () => (await stage.ask(root)(getJudgeNodes, {})).data.queue;
/** The one node offers these languages from now on. */
const offer = (...languages: string[]) => openFakeJudge(stage.site, { languages });

test('a submission tells that no node at work offers its language, and the node page which languages are missed', async () => {
  await offer('Python3');
  const [one, two] = [await submitTo('P1'), await submitTo('P1')];
  await submitTo('P1', 'Python3');
  expect(await delayOf(one)).toEqual({ why: 'judges', languages: ['C++ 17'] });
  expect((await queue()).unserved).toEqual([{ languages: ['C++ 17'], jobs: 2 }]);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await stage.site.app.inject({ url: '/metrics', headers });
  expect(metrics.body).toContain('assay_queue_unserved_jobs{languages="C++ 17"} 2');

  await offer('Python3', 'C++ 17');
  expect(await delayOf(two)).toBeNull();
  expect((await queue()).unserved).toEqual([]);
  await sql`update judge_nodes set last_seen = now() - interval '1 hour'`.execute(stage.site.services.db);
  expect(await delayOf(two)).toEqual({ why: 'judges', languages: ['C++ 17'] });
});

test("the language of a problem's checker is missed like its own, and not told to contestants", async () => {
  const pid = await addChecked();
  const only = await offer('C++ 17');
  const id = await submitTo(pid);
  expect(await delayOf(id)).toEqual({ why: 'judges', languages: [] });
  expect((await queue()).unserved).toEqual([{ languages: ['C++ 17', 'Python3'], jobs: 1 }]);
  expect(await only.claim()).toEqual([]);
});

test('a checker that the chosen mode never asks keeps nobody waiting', async () => {
  const pid = await addChecked('default');
  const only = await offer('C++ 17');
  const id = await submitTo(pid);
  expect(await delayOf(id)).toBeNull();
  expect(await only.claim()).toHaveLength(1);
});

test("a test run goes to a node that offers the checker's language too", async () => {
  const pid = await addChecked();
  const half = await offer('C++ 17');
  const asked = { pid, language: 'C++ 17', code: 'int main() {}', samples: true };
  const { testJudgeKey } = (await stage.ask(user)(submitProblemTestJudge, asked)).data;
  expect(await half.claim()).toEqual([]);
  const shown = (await stage.ask(user)(getTestJudgeResult, { testJudgeKey })).data;
  expect(shown).toMatchObject({ status: 5, delay: { why: 'judges', languages: [] } });
  const whole = await openFakeJudge(stage.site, { name: 'whole' });
  expect(await half.claim()).toEqual([]);
  expect(await whole.claim()).toHaveLength(1);
});
