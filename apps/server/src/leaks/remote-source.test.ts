import { getContestProblemDetails } from '@assay/contract/contests/problems.ts';
import { getProblemDetail } from '@assay/contract/problems/detail.ts';
import { wireOf } from '@assay/contract/venue.ts';
import { getTimedWorkProblemDetail } from '@assay/contract/works/problems.ts';
import { as } from '@assay/testkit/ask.ts';
import type { BuiltUser } from '@assay/testkit/build/user.ts';
import { buildWork, startWork } from '@assay/testkit/build/work.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { renderAgain } from '../domains/problems/statement/render-again.ts';
import { HOUR, openLeakStage, SECRET_PROBLEM, tellersOf } from './testing/contest-stage.ts';

const { site, root, author, owner, build, register, submit, everythingFor } = await openLeakStage();
afterAll(() => site.close());

/** Stands in every address that tells where the problem comes from. */
const SOURCE = 'zqxsource';
const text = {
  ...SECRET_PROBLEM.texts.en,
  description: `Add. ![a](https://codeforces.com/${SOURCE}/1.png) [The statement](<https://mirror.example/${SOURCE}.pdf>)`,
  input: `Two numbers, <img src="https://espresso.codeforces.com/${SOURCE}.png"> <a href='http://poj.org/${SOURCE}'>as there</a>.`,
  output: `Their sum, see https://codeforces.com/${SOURCE} and $\\href{https://codeforces.com/${SOURCE}}{x}$.`,
  hint: `codeforces.com/${SOURCE}`,
};
const REMOTE_PROBLEM = { ...SECRET_PROBLEM, texts: { zh: text, en: text }, source: `https://codeforces.com/${SOURCE}` };
const NOT_NOW = { contest: 'not available during the contest', work: 'not available during the work' };

/** Marks a problem as one that was imported from Codeforces, and lets its statement be read as it stands or rendered. */
async function makeRemote(pid: number, isRendered: boolean) {
  const { db } = site.services;
  await db.updateTable('problems').set({ is_remote: true, oj: 'CF' }).where('id', '=', pid).execute();
  if (!isRendered) await db.updateTable('problem_texts').set({ rendered_by: null }).where('pid', '=', pid).execute();
  else await renderAgain(site.services);
}

const contestDetails = async (cid: number, who: BuiltUser) =>
  (await as(site, who)(getContestProblemDetails, { cid, displayId: 'A' })).data;

describe('REM-22 the source of a problem of a remote judge', { timeout: 120_000 }, () => {
  test('is in no answer while a contest runs, and told after it', async () => {
    const contest = await build({ problems: [REMOTE_PROBLEM, {}], lasts: 3 * HOUR });
    await register(contest.cid, owner);
    const submitId = await submit(owner, contest.cid);
    await makeRemote(contest.problems[0]!.pid, true);
    for (const who of [null, owner]) {
      expect(tellersOf(await everythingFor(who, contest, submitId), SOURCE)).toEqual([]);
    }
    const { problem, rendered } = await contestDetails(contest.cid, owner);
    expect(problem).toMatchObject({
      description: `Add. a (${NOT_NOW.contest}) The statement (${NOT_NOW.contest})`,
      hint: NOT_NOW.contest,
    });
    expect(rendered.description).toContain(NOT_NOW.contest);
    // its staff reads it as it is
    expect(JSON.stringify(await contestDetails(contest.cid, author))).toContain(SOURCE);
    site.clock.advance(3 * HOUR);
    owner.token = await site.services.sessions.open(site.services.db, { uid: owner.uid, ip: '', userAgent: '' });
    const after = JSON.stringify(await contestDetails(contest.cid, owner));
    expect(after.split(SOURCE).length).toBeGreaterThan(5);
  });

  test('is told neither by a statement that nobody has rendered yet', async () => {
    const { cid, problems } = await build({ problems: [REMOTE_PROBLEM], lasts: 3 * HOUR });
    await makeRemote(problems[0]!.pid, false);
    await register(cid, owner);
    expect(JSON.stringify(await contestDetails(cid, owner))).not.toContain(SOURCE);
  });

  test('is told by no answer of a work before its end', async () => {
    const { wid, problems } = await buildWork(site, { author: root, problems: [REMOTE_PROBLEM] });
    await makeRemote(problems[0]!.pid, true);
    await startWork(site, wid, owner);
    const venue = wireOf({ kind: 'timedWork', id: wid });
    const ask = as(site, owner);
    const details = [
      await ask(getTimedWorkProblemDetail, { tid: wid, displayId: 'A' }),
      await ask(getProblemDetail, { problemId: 'A', ...venue }),
    ];
    for (const { data } of details) {
      expect(JSON.stringify(data)).not.toContain(SOURCE);
      expect(data.problem.hint).toBe(NOT_NOW.work);
    }
  });
});
