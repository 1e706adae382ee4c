import { explainCe, explainProblem, markAiAnswer, perfectCode, provideIdea } from '@assay/contract/ai/answers.ts';
import { getAiReports, getAiState } from '@assay/contract/ai/reports.ts';
import { submitProblemJudge } from '@assay/contract/submissions/submit.ts';
import { VERDICT } from '@assay/contract/verdict.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { type FakeModel, openFakeModel } from '@assay/testkit/fake-model.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../platform/settings/settings.ts';

let site: TestSite;
let model: FakeModel;
let people: Record<'asker' | 'other' | 'superAdmin', BuiltUser>;
let address: string;

const set = async (settings: object) => {
  const now = { ...DEFAULT_SETTINGS, submitIntervalSeconds: 0, openAiChat: true, aiPerUser: 1000, ...settings };
  await site.services.settings.write(now, site.services.db);
  site.services.settings.forget();
};

beforeAll(async () => {
  model = await openFakeModel();
  site = await openTestSite({ AI_URL: model.url, AI_KEY: 'the-key', AI_MODEL: 'tiny' });
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  people = {
    asker: await buildUser(site),
    other: await buildUser(site),
    superAdmin: await buildUser(site, { role: 'root' }),
  };
});
afterAll(async () => {
  await site.close();
  await model.close();
});
beforeEach(async () => {
  model.manner = 'steady';
  await set({});
});

type Name = keyof typeof people;
const asking = (name: Name) => as(site, people[name]);

/** Opens a stream as a browser does. */
const open = (path: string, name: Name = 'asker', signal?: AbortSignal) =>
  fetch(`${address}/api/ai/${path}`, { headers: { authorization: people[name].token }, ...(signal && { signal }) });

/** A whole stream: its messages by their events. */
async function read(path: string, name: Name = 'asker') {
  const response = await open(path, name);
  if (response.status !== 200) return { code: ((await response.json()) as { data: { code: string } }).data.code };
  const messages = (await response.text())
    .split('\n\n')
    .filter((block) => block.includes('data:'))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? 'message',
      data: [...block.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line).join('\n'),
    }));
  const of = (event: string) => messages.filter((message) => message.event === event).map(({ data }) => data);
  const pieces = of('message');
  return {
    requestId: Number(of('request')[0]),
    errors: of('error'),
    last: pieces.at(-1),
    text: pieces.slice(0, -1).join(''),
  };
}

/** A submission with a verdict. */
async function submitted(problemId: string, status: number, errorMessage: string | null = null, name: Name = 'asker') {
  const { submitId } = (
    await asking(name)(submitProblemJudge, { pid: problemId, language: 'C', code: `int main(){/* ${status} */}` })
  ).data;
  const { id } = await site.services.db
    .insertInto('judgements')
    .values({ submission_id: submitId, source: 'judge', status, error_message: errorMessage })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.services.db
    .updateTable('submissions')
    .set({ status, judgement_id: id })
    .where('id', '=', submitId)
    .execute();
  return submitId;
}

describe('NOTE-9 the helpers', () => {
  test('explain a problem from its statement and samples alone, piece by piece, and mark the end', async () => {
    const { pid } = await buildProblem(site, { title: 'Harbour', cases: [{ input: 'hidden-7', output: 'hidden-8' }] });
    const { text, last, errors } = await read(`explain-problem?pid=${pid}`);
    expect([text, last, errors]).toEqual([
      '**Look** at the sample first, then at the 边界情况.\n\n- small inputs\n- large ones\n',
      '[DONE]',
      [],
    ]);
    const asked = model.asked.at(-1)!;
    expect(asked).toMatchObject({ model: 'tiny', key: 'Bearer the-key' });
    const sent = JSON.stringify(asked.messages);
    expect(sent).toContain('Harbour');
    expect(sent).not.toContain('hidden-');
  });

  test('speak of own submissions with the result they are for, and of no others', async () => {
    const { problemId } = await buildProblem(site);
    const failed = await submitted(problemId, VERDICT.wrongAnswer);
    const right = await submitted(problemId, VERDICT.accepted);
    const broken = await submitted(problemId, VERDICT.compileError, 'main.c:1: error: expected');
    expect((await read(`provide-idea?submitId=${failed}`)).last).toBe('[DONE]');
    expect((await read(`perfect-code?submitId=${right}`)).last).toBe('[DONE]');
    expect((await read(`explain-ce?submitId=${broken}`)).last).toBe('[DONE]');
    expect(model.asked.at(-1)!.messages[1]!.content).toContain('main.c:1: error: expected');
    expect((await asking('asker').refused(explainCe, { submitId: right })).data.code).toBe('ai.notForResult');
    expect((await asking('asker').refused(perfectCode, { submitId: failed })).data.code).toBe('ai.notForResult');
    expect((await asking('other').refused(provideIdea, { submitId: failed })).data.code).toBe('ai.notOwner');
    expect((await asking('superAdmin').refused(provideIdea, { submitId: failed })).data.code).toBe('ai.notOwner');
    expect((await as(site).refused(explainProblem, { pid: 1 })).data.code).toBe('access.loginNeeded');
  });

  test('NOTE-15 say where a failed submission goes wrong from the samples and the own tests alone', async () => {
    const { pid, problemId } = await buildProblem(site, {
      examples: [{ input: 'sample-1', output: 'sample-2' }],
      cases: [{ input: 'hidden-7', output: 'hidden-8' }],
    });
    const failed = await submitted(problemId, VERDICT.wrongAnswer, 'expected hidden-8');
    const run = (uid: number, input: string) => {
      const secret = { input: 'hidden-7', checker: { code: 'hidden-9' } };
      const work = JSON.stringify({ ...secret, kind: 'testRun', runs: [{ input, expected: 'mine-2' }] });
      const came = { userOutput: 'mine-3', message: 'hidden-8', stderr: 'hidden-8' };
      const result = JSON.stringify({ outcome: 'tested', status: -1, runs: [came] });
      const expires_at = new Date(Date.now() + 60_000);
      const row = { test_key: `run-${uid}`, uid, pid, work, result, expires_at };
      return site.services.db.insertInto('test_runs').values(row).execute();
    };
    await run(people.asker.uid, 'mine-1');
    await run(people.other.uid, 'hidden-others');
    expect((await read(`find-mistake?submitId=${failed}`)).last).toBe('[DONE]');
    const sent = JSON.stringify(model.asked.at(-1)!.messages);
    for (const word of ['sample-1', 'sample-2', 'mine-1', 'mine-2', 'mine-3']) expect(sent).toContain(word);
    expect(sent).not.toContain('hidden-');
  });

  test('are off until the site opens them, and find no hidden problem', async () => {
    const hidden = await buildProblem(site, { auth: 2 });
    const { pid } = await buildProblem(site);
    expect((await asking('asker').refused(explainProblem, { pid: hidden.pid })).data.code).toBe('problem.unknown');
    await set({ openAiChat: false });
    expect((await asking('asker').refused(explainProblem, { pid })).data.code).toBe('ai.closed');
  });
});

describe('NOTE-10 in a contest', () => {
  test('nobody is helped with its problems while it runs, by no call', async () => {
    const { cid, problems } = await buildContest(site, { startsIn: -60 });
    const { pid } = problems[0]!;
    const [{ problem_id: problemId }] = [
      await site.services.db
        .selectFrom('problems')
        .select('problem_id')
        .where('id', '=', pid)
        .executeTakeFirstOrThrow(),
    ];
    expect(cid).toBeGreaterThan(0);
    // submitted before, in practice
    await site.services.db.updateTable('problems').set({ auth: 1 }).where('id', '=', pid).execute();
    const failed = await submitted(problemId, VERDICT.wrongAnswer);
    const before = model.asked.length;
    for (const name of ['asker', 'superAdmin'] as const) {
      expect((await asking(name).refused(explainProblem, { pid })).data.code, name).toBe('ai.problemInUse');
    }
    expect((await asking('asker').refused(provideIdea, { submitId: failed })).data.code).toBe('ai.problemInUse');
    expect(model.asked).toHaveLength(before);
  });

  test('nor whoever takes part in one that is over, for himself', async () => {
    const { cid, problems } = await buildContest(site, { startsIn: -7200, lasts: 3600 });
    const { pid } = problems[0]!;
    await site.services.db.updateTable('problems').set({ auth: 1 }).where('id', '=', pid).execute();
    await site.services.db
      .insertInto('contest_virtuals')
      .values({ cid, uid: people.asker.uid, started_at: site.services.clock.now() })
      .execute();
    expect((await asking('asker').refused(explainProblem, { pid })).data.code).toBe('ai.problemInUse');
    expect((await read(`explain-problem?pid=${pid}`, 'other')).last).toBe('[DONE]');
  });
});

describe('NOTE-11 asking the model', () => {
  test('the same question about the same text is asked once, and another text anew', async () => {
    const { pid } = await buildProblem(site);
    const first = await read(`explain-problem?pid=${pid}`);
    const before = model.asked.length;
    const second = await read(`explain-problem?pid=${pid}`, 'other');
    expect(second.text).toBe(first.text);
    expect(model.asked).toHaveLength(before);
    await site.services.db.updateTable('problem_texts').set({ hint: 'New' }).where('pid', '=', pid).execute();
    await read(`explain-problem?pid=${pid}`);
    expect(model.asked).toHaveLength(before + 1);
  });

  test.each([
    ['error', 'ai.unavailable'],
    ['nonsense', 'ai.unavailable'],
    ['cut', 'ai.brokenOff'],
  ] as const)('a model of the kind %s is told of, and nothing is kept', async (manner, _code) => {
    const { pid } = await buildProblem(site);
    model.manner = manner;
    const { errors, last } = await read(`explain-problem?pid=${pid}`);
    expect([errors?.length, last]).toEqual([1, '[DONE]']);
    const kept = await site.services.db.selectFrom('ai_answers').select('id').where('pid', '=', pid).execute();
    expect(kept).toEqual([]);
  });

  test('an answer without end is cut where it is long enough', async () => {
    const { pid } = await buildProblem(site);
    model.manner = 'endless';
    const { text, last } = await read(`explain-problem?pid=${pid}`);
    expect([text!.length, last]).toEqual([20_000, '[DONE]']);
  });

  test('the first words come before the last were said, and leaving ends the request upstream', async () => {
    const { pid } = await buildProblem(site);
    model.manner = 'slow';
    const left = model.left;
    const leaving = new AbortController();
    const reader = (await open(`explain-problem?pid=${pid}`, 'asker', leaving.signal)).body!.getReader();
    let seen = '';
    while (!seen.includes('Look')) seen += new TextDecoder().decode((await reader.read()).value);
    expect(seen).not.toContain('large');
    // another one of the same person waits until it is over
    expect((await asking('asker').refused(explainProblem, { pid })).data.code).toBe('ai.busy');
    leaving.abort();
    await expect.poll(() => model.left, { timeout: 5_000 }).toBe(left + 1);
    await expect
      .poll(
        async () =>
          (
            await site.services.db
              .selectFrom('ai_requests')
              .select('outcome')
              .orderBy('id', 'desc')
              .limit(1)
              .executeTakeFirstOrThrow()
          ).outcome,
        { timeout: 5_000 },
      )
      .toBe('left');
  });

  test('T-RACE-7 budgets hold, at once either', async () => {
    const problems = await Promise.all(Array.from({ length: 4 }, () => buildProblem(site)));
    const fresh = await buildUser(site);
    people.other = fresh;
    await set({ aiPerUser: 1 });
    const answers = await Promise.all(problems.map(({ pid }) => read(`explain-problem?pid=${pid}`, 'other')));
    expect(answers.filter(({ last }) => last === '[DONE]')).toHaveLength(1);
    await set({ aiPerUser: 1000, aiPerSite: 0 });
    expect((await asking('asker').refused(explainProblem, { pid: problems[3]!.pid })).data.code).toMatch(
      /^ai\.tooMany/,
    );
  });

  test('whoever asked says whether it helped, or reports it to administrators', async () => {
    const { pid } = await buildProblem(site);
    const { requestId } = await read(`explain-problem?pid=${pid}`);
    await asking('asker')(markAiAnswer, { requestId: requestId!, helpful: false, report: 'Wrong' });
    expect((await asking('superAdmin').refused(markAiAnswer, { requestId: requestId!, helpful: true })).data.code).toBe(
      'ai.unknown',
    );
    const { records } = (await asking('superAdmin')(getAiReports, {})).data;
    expect(records[0]).toMatchObject({ id: requestId, report: 'Wrong', kind: 'explain-problem' });
    expect(records[0]!.content).toContain('Look');
    expect((await asking('superAdmin')(getAiState, {})).data).toMatchObject({ model: 'tiny', notHelpful: 1 });
  });
});
