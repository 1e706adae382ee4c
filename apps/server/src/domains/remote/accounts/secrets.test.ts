import { getAdminContestProblems } from '@assay/contract/contests/admin-problems.ts';
import {
  importRemoteProblem,
  importRemoteToContest,
  importRemoteToTraining,
  previewRemoteProblem,
} from '@assay/contract/remote/import.ts';
import {
  addRemoteAccount,
  checkRemoteJudge,
  deleteRemoteAccount,
  getRemoteJudges,
  getRemotePages,
  retryRemoteJudge,
  updateRemoteAccount,
  updateRemoteJudge,
} from '@assay/contract/remote/judges.ts';
import { resubmitFailed } from '@assay/contract/remote/submissions.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildTraining } from '@assay/testkit/build/training.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rotateKeys } from '../keys/rotate.ts';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';

let stage: RemoteStage;
beforeAll(async () => {
  stage = await openRemoteStage(['HDU', 'SPOJ']);
});
afterAll(() => stage.close());

/** Everything in the database, as a backup would hold it. */
async function dump(): Promise<string> {
  const { db } = stage.site.services;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const texts: string[] = [];
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    texts.push(...table.rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

const SECRET = 'a-password-nobody-sees';

describe('REM-12 secrets', () => {
  test('stand in no table, answer or kept page, and survive another key', async () => {
    const ask = stage.ask(stage.root);
    const pid = await stage.import('HDU', '1000');
    const { data } = await ask(addRemoteAccount, { site: 'HDU', handle: 'alice', secret: SECRET });
    const id = await stage.submit(await buildUser(stage.site), pid, 'G++', '// @sim verdict=AC\nint main() {}');
    await stage.finish('HDU', id);
    stage.simulators.HDU!.faults.add([{ kind: 'changedMarkup', path: '/status', param: 2 }]);
    const checks = await ask(checkRemoteJudge, { site: 'HDU' });
    expect(checks.data.checks.map(({ handle, ok }) => [handle, ok])).toEqual([
      [null, true],
      ['pool1', true],
      ['pool2', true],
      ['alice', false],
    ]);
    stage.simulators.HDU!.faults.clear();
    await rotateKeys(stage.site.services);
    const again = await ask(checkRemoteJudge, { site: 'HDU' });
    expect(again.data.checks.filter(({ ok }) => ok)).toHaveLength(3);
    const judges = await ask(getRemoteJudges, {});
    expect(judges.data.judges[0]!.accounts.find(({ handle }) => handle === 'alice')).toMatchObject({
      state: 'badCredentials',
    });
    const pages = await ask(getRemotePages, { site: 'HDU' });
    const cookies = [...stage.simulators.HDU!.world.sessions.keys()];
    const all = [await dump(), JSON.stringify([checks.data, judges.data, pages.data])].join('\n');
    for (const secret of [SECRET, 'pw-1', 'pw-2', ...cookies]) expect(all).not.toContain(secret);
    await ask(updateRemoteAccount, { id: data.id, secret: 'pw-alice' });
    const mended = await ask(checkRemoteJudge, { site: 'HDU' });
    expect(mended.data.checks.every(({ ok }) => ok)).toBe(true);
    expect(await dump()).not.toContain('pw-alice');
    await ask(deleteRemoteAccount, { id: data.id });
    expect(await ask.refused(deleteRemoteAccount, { id: data.id })).toMatchObject({ status: 404 });
  });

  test.each([
    [getRemoteJudges, {}],
    [getRemotePages, { site: 'HDU' }],
    [addRemoteAccount, { site: 'HDU', handle: 'x', secret: 'y' }],
    [updateRemoteAccount, { id: 1, enabled: false }],
    [deleteRemoteAccount, { id: 1 }],
    [updateRemoteJudge, { site: 'HDU', enabled: true, termsRead: true }],
    [retryRemoteJudge, { site: 'HDU' }],
    [checkRemoteJudge, { site: 'HDU' }],
    [resubmitFailed, { site: 'HDU', since: '2026-01-01T00:00:00.000Z' }],
  ] as const)('nobody but a super administrator: %#', async (op, input) => {
    for (const role of ['user', 'problemAdmin', 'admin'] as const) {
      const user = await buildUser(stage.site, { role });
      expect(await stage.ask(user).refused(op, input)).toMatchObject({ status: 403 });
    }
  });
});

test('REM-1 a site is switched on only by who read its terms, and nothing is sent while it is off', async () => {
  const ask = stage.ask(stage.root);
  await ask(updateRemoteJudge, { site: 'HDU', enabled: false });
  const user = await buildUser(stage.site);
  await expect(stage.submit(user, 'HDU-1000', 'G++', 'int main() {}')).rejects.toThrow('switched off');
  const unread = await ask.refused(updateRemoteJudge, { site: 'HDU', enabled: true });
  expect(unread).toMatchObject({ status: 400, data: { code: 'remote.termsUnread' } });
  await ask(updateRemoteJudge, { site: 'HDU', enabled: true, termsRead: true });
  const { data } = await ask(getRemoteJudges, {});
  expect(data.judges[0]).toMatchObject({ enabled: true, termsBy: stage.root.username });
});

test('REM-13 a site that may keep robots out is switched on only after it was tried', async () => {
  const ask = stage.ask(stage.root);
  const on = { site: 'SPOJ', enabled: true, termsRead: true } as const;
  await ask(updateRemoteJudge, { site: 'SPOJ', enabled: false });
  expect(await ask.refused(updateRemoteJudge, on)).toMatchObject({ status: 409, data: { code: 'remote.untried' } });
  stage.simulators.SPOJ!.faults.add([{ kind: 'captcha' }]);
  await ask(checkRemoteJudge, { site: 'SPOJ' });
  expect(await ask.refused(updateRemoteJudge, on)).toMatchObject({ status: 409 });
  stage.simulators.SPOJ!.faults.clear();
  await ask(checkRemoteJudge, { site: 'SPOJ' });
  await ask(updateRemoteJudge, on);
  const { data } = await ask(getRemoteJudges, {});
  const judge = data.judges.find(({ site }) => site === 'SPOJ');
  expect(judge).toMatchObject({ enabled: true, triedAt: stage.site.clock.now().toISOString() });
});

describe('REM-2 importing', () => {
  test('pictures lie here; what lies elsewhere or is none becomes a link, and nothing inside is asked', async () => {
    const ask = stage.ask(stage.root);
    stage.simulators.HDU!.faults.add([{ kind: 'evilImage' }, { kind: 'evilHtml' }]);
    const { data } = await ask(importRemoteProblem, { name: 'hdu', problemId: '3642' });
    stage.simulators.HDU!.faults.clear();
    expect(data.warnings).toEqual(['pictures']);
    const text = await stage.site.services.db
      .selectFrom('problem_texts')
      .select('description')
      .where('pid', '=', data.pid)
      .executeTakeFirstOrThrow();
    expect(text.description.match(/!\[[^\]]*\]\([^)]*\/[0-9a-f]{64}[^)]*\)/g)).toHaveLength(2);
    expect(text.description).not.toMatch(/!\[[^\]]*\]\(<?http/);
    expect(text.description).not.toMatch(/alert\(1\)|<script|onclick/);
  });

  test('REM-3 reading anew keeps what was edited here', async () => {
    const ask = stage.ask(stage.root);
    const { db } = stage.site.services;
    const { data } = await ask(importRemoteProblem, { name: 'HDU', problemId: '1001' });
    const before = await ask.refused(importRemoteProblem, { name: 'HDU', problemId: '1001' });
    expect(before).toMatchObject({ status: 409, data: { code: 'remote.alreadyImported' } });
    await db.updateTable('problem_texts').set({ title: 'Our title' }).where('pid', '=', data.pid).execute();
    stage.simulators.HDU!.faults.add([{ kind: 'wrongLimits' }]);
    const preview = await ask(previewRemoteProblem, { name: 'HDU', problemId: 'HDU-1001' });
    expect(preview.data.existing).toMatchObject({ edited: ['title'], changed: [] });
    await ask(importRemoteProblem, { name: 'HDU', problemId: '1001', update: true });
    stage.simulators.HDU!.faults.clear();
    const now = await db.selectFrom('problem_texts').select('title').where('pid', '=', data.pid).execute();
    expect(now).toEqual([{ title: 'Our title' }]);
  });

  test('REM-18 into a contest and a training, once, and only by who manages them', async () => {
    const { cid } = await buildContest(stage.site, { author: stage.root, problems: [] });
    const ask = stage.ask(stage.root);
    const asked = { name: 'SPOJ', problemId: 'PRIME1', cid, displayId: 'Z' };
    const other = await buildUser(stage.site, { role: 'problemAdmin' });
    expect((await stage.ask(other).refused(importRemoteToContest, asked)).status).toBe(403);
    expect(
      await stage.site.services.db.selectFrom('remote_problems').select('pid').where('key', '=', 'PRIME1').execute(),
    ).toEqual([]);
    const { data } = await ask(importRemoteToContest, asked);
    const challenge = await ask(previewRemoteProblem, { name: 'SPOJ', problemId: 'SCORED' });
    // what its form does not offer
    expect(challenge.data.languages).not.toContain('C++14 (gcc)');
    expect(challenge.data.languages).toContain('C++ (gcc)');
    const { data: inside } = await ask(getAdminContestProblems, { cid });
    expect(inside).toMatchObject([{ pid: data.pid, displayId: 'Z' }]);
    const row = await stage.site.services.db
      .selectFrom('problems')
      .select('auth')
      .where('id', '=', data.pid)
      .executeTakeFirst();
    expect(row!.auth).toBe(3);
    expect(await ask.refused(importRemoteToContest, asked)).toMatchObject({ data: { code: 'contest.problemTwice' } });
    const { tid } = await buildTraining(stage.site, { author: stage.root });
    const trained = await ask(importRemoteToTraining, { name: 'HDU', problemId: '1001', tid });
    expect(trained.data.problemId).toBe('HDU-1001');
  });

  test.each([
    [{ name: 'XYZ', problemId: '1' }, 404, 'remote.siteUnknown'],
    [{ name: 'HDU', problemId: '../1' }, 400, 'remote.badId'],
    [{ name: 'HDU', problemId: '4999' }, 404, 'remote.problemMissing'],
  ])('%j is refused', async (input, status, code) => {
    const answer = await stage.ask(stage.root).refused(importRemoteProblem, input);
    expect(answer).toMatchObject({ status, data: { code } });
  });
});
