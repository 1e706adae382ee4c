import { getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import {
  importRemoteProblem,
  importRemoteToContest,
  importRemoteToTraining,
  previewRemoteContest,
  previewRemoteProblem,
} from '@assay/contract/remote/import.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';

let stage: RemoteStage;
beforeAll(async () => {
  stage = await openRemoteStage(['HDU', 'CF', 'GYM', 'AC']);
});
afterAll(() => stage.close());

test.each([
  ['CF', '1', ['CF-1A', 'CF-1B']],
  ['CF', 'https://codeforces.com/contest/1', ['CF-1A', 'CF-1B']],
  ['GYM', '101991', ['GYM-101991E']],
  ['GYM', 'https://codeforces.com/gym/101991/problem/E', ['GYM-101991E']],
  ['AC', 'ABC001', ['AC-abc001_a', 'AC-abc001_b']],
  ['AC', 'https://atcoder.jp/contests/abc042?lang=en', ['AC-arc058_a']],
])('REM-19 %s: the problems of %s in their order, each of which can be read', async (name, contestId, ids) => {
  const ask = stage.ask(stage.root);
  const { data } = await ask(previewRemoteContest, { name, contestId });
  expect(data.problems.map(({ problemId }) => problemId)).toEqual(ids);
  for (const { id, problemId, title } of data.problems) {
    const problem = await ask(previewRemoteProblem, { name, problemId: id });
    expect(problem.data.problemId).toBe(problemId);
    expect(title).toContain(problem.data.texts[0]!.title);
  }
});

test('REM-18 REM-19 a whole contest into a contest and a training; what is here is told, and used', async () => {
  const ask = stage.ask(stage.root);
  const { cid } = await buildContest(stage.site, { author: stage.root, problems: [] });
  const { tid } = await buildTraining(stage.site, { author: stage.root });
  const asked = { name: 'AC', contestId: 'abc001' };
  const before = await ask(previewRemoteContest, asked);
  expect(before.data.problems.map(({ pid }) => pid)).toEqual([null, null]);
  for (const { id } of before.data.problems) {
    const trained = await ask(importRemoteToTraining, { name: 'AC', problemId: id, tid });
    expect(trained.status).toBe(200);
  }
  const after = await ask(previewRemoteContest, asked);
  for (const { id } of after.data.problems) await ask(importRemoteToContest, { name: 'AC', problemId: id, cid });
  const { data } = await ask(getAdminContestProblems, { cid });
  expect(data.map(({ pid }) => pid)).toEqual(after.data.problems.map(({ pid }) => pid));
});

test.each([
  [{ name: 'HDU', contestId: '1' }, 409, 'remote.noContests'],
  [{ name: 'XYZ', contestId: '1' }, 404, 'remote.siteUnknown'],
  [{ name: 'CF', contestId: '../1' }, 400, 'remote.badContest'],
  [{ name: 'CF', contestId: '101991' }, 400, 'remote.badContest'],
  [{ name: 'CF', contestId: '4321' }, 404, 'remote.contestMissing'],
  [{ name: 'CF', contestId: '1999' }, 409, 'remote.refused'],
  [{ name: 'AC', contestId: 'abc999' }, 404, 'remote.contestMissing'],
])('REM-19 %j is refused', async (input, status, code) => {
  const answer = await stage.ask(stage.root).refused(previewRemoteContest, input);
  expect(answer).toMatchObject({ status, data: { code } });
});

test('REM-3 a problem with pictures that was just imported has not changed at its site', async () => {
  const pid = await stage.import('CF', '1A');
  const { data } = await stage.ask(stage.root)(previewRemoteProblem, { name: 'CF', problemId: pid });
  expect(data.pictures).toBeGreaterThan(0);
  expect(data.existing).toMatchObject({ changed: [], edited: [] });
});

test('REM-2 a statement that is a document is kept here; one that could not be had is a link until it is read anew', async () => {
  const { origin, faults } = stage.simulators.GYM!;
  const ask = stage.ask(stage.root);
  const asked = { name: 'GYM', problemId: '100003A' };
  faults.add([{ kind: 'http502', path: '/gym/100003/problem/A', skip: 1, times: 1 }]);
  const first = await ask(importRemoteProblem, asked);
  expect(first.data.warnings).toEqual(['document', 'noSamples', 'pictures']);
  const { problemId } = first.data;
  const read = async () => (await ask(getProblemDetail, { problemId })).data.problem.description;
  expect(await read()).toBe(`[The statement is a document.](<${origin}/gym/100003/problem/A?locale=en>)`);
  const second = await ask(importRemoteProblem, { ...asked, update: true });
  expect(second.data.warnings).toEqual(['document', 'noSamples']);
  const kept = await read();
  const [, address] = /^\[The statement is a document\.\]\(<(\/api\/public\/file\/[0-9a-f]{32}\.pdf)>\)$/.exec(kept)!;
  const file = await stage.site.app.inject({ url: address! });
  expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', '%PDF-1.4']);
  const { data } = await ask(previewRemoteProblem, asked);
  expect(data.existing).toMatchObject({ changed: [] });
  await ask(importRemoteProblem, { ...asked, update: true });
  expect(await read()).toBe(kept);
});

test('REM-2 what calls itself a document and is none stays a link', async () => {
  const { faults } = stage.simulators.GYM!;
  faults.add([{ kind: 'redirectInside', path: '/gym/100003/problem/A', skip: 1, times: 1 }]);
  const asked = { name: 'GYM', problemId: '100003A', update: true };
  const { data } = await stage.ask(stage.root)(importRemoteProblem, asked);
  expect(data.warnings).toContain('pictures');
});

test('REM-19 only administrators list contests', async () => {
  const user = await buildUser(stage.site);
  expect((await stage.ask(user).refused(previewRemoteContest, { name: 'CF', contestId: '1' })).status).toBe(403);
});
