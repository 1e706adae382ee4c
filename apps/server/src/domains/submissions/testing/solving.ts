import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
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

export async function openSolvingStage(): Promise<SolvingStage> {
  const site = await openTestSite();
  const { db, settings, blobs } = site.services;
  await settings.write({ ...DEFAULT_SETTINGS, submitIntervalSeconds: 0 }, db);
  await db
    .insertInto('difficulties')
    .values({ id: 0, name_zh: '简单', name_en: 'Easy', color: '#15803d', ac_coin: 3 })
    .onConflict((c) => c.doNothing())
    .execute();
  for (const name of ['C++ 17', 'Python 3', 'Rust']) {
    await db
      .insertInto('languages')
      .values({ name, content_type: 'text/plain', template: '', time_factor: name === 'Python 3' ? 2 : 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const pid = await insertProblem(site, 'P1');
  const cases = await Promise.all(
    [1, 2, 3].map(async (index) => ({
      index,
      inputName: `${index}.in`,
      outputName: `${index}.out`,
      input: await blobs.put(Buffer.from(`${index} ${index}\n`)),
      output: await blobs.put(Buffer.from(`${index * 2}\n`)),
      score: 0,
      groupNum: 1,
    })),
  );
  const { id } = await db
    .insertInto('problem_data')
    .values({ pid, is_upload: false, cases: JSON.stringify(cases) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('problems').set({ data_version: id }).where('id', '=', pid).execute();
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

async function insertProblem(site: TestSite, problemId: string): Promise<number> {
  const { db } = site.services;
  const { id } = await db
    .insertInto('problems')
    .values({
      problem_id: problemId,
      type: 0,
      auth: 1,
      author: 'root',
      difficulty: 0,
      time_limit_ms: 1000,
      memory_limit_mb: 256,
      stack_limit_mb: 128,
      examples: JSON.stringify([
        { input: '1 1\n', output: '2\n' },
        { input: '2 2\n', output: '4\n' },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('problem_texts')
    .values({ pid: id, locale: 'zh', title: '加法', description: '', input: '', output: '', hint: '' })
    .execute();
  await db
    .insertInto('problem_languages')
    .columns(['pid', 'lid'])
    .expression((eb) =>
      eb
        .selectFrom('languages')
        .select([eb.val(id).as('pid'), 'id as lid'])
        .where('name', 'in', ['C++ 17', 'Python 3']),
    )
    .execute();
  return id;
}
