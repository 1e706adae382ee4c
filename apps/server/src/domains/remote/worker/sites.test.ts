import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { submitProblemTestJudge } from '@assay/contract/submissions/submit.ts';
import { SITES as REMOTE } from '@assay/remote-sites/sites.ts';
import { LANGUAGES } from '@assay/rules/judging/languages/all.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';
import { driveSite } from './drive.ts';

const SITES = [
  ['POJ', '1000', 'G++', '/submit'],
  ['SPOJ', 'TEST', 'C++14 (gcc)', '/submit/complete/'],
  ['LIBRE', '1', 'C++ 17', '/api/submission/submit'],
] as const;

let stage: RemoteStage;
beforeAll(async () => {
  stage = await openRemoteStage(['HDU', 'POJ', 'SPOJ', 'LIBRE']);
});
afterAll(() => stage.close());

const rest = async (code: RemoteSiteCode) => {
  stage.simulators[code]!.faults.clear();
  await stage.site.services.db.updateTable('remote_sites').set({ troubles: '{}' }).execute();
};
const countSent = async (code: RemoteSiteCode, id: number) => {
  const row = await stage.site.services.db
    .selectFrom('remote_submissions')
    .select('marker')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return stage.simulators[code]!.world.submissions.filter(({ source }) => source.includes(row.marker)).length;
};

describe.each(SITES)('%s', (code, key, language, submitPath) => {
  let pid: string;
  beforeAll(async () => {
    pid = await stage.import(code, key);
  });
  const send = async (directive: string) =>
    stage.submit(await buildUser(stage.site), pid, language, `// @sim ${directive}\nint main() { return 0; }`);

  test.each([
    ['AC', 0],
    ['WA', -1],
    ['CE', -2],
    ['TLE', 1],
    ['MLE', 2],
    ['RE', 3],
    ['SE', 4],
  ])('REM-4 %s comes back as %i, sent once', async (verdict, status) => {
    const id = await send(`verdict=${verdict}`);
    expect(await stage.finish(code, id)).toMatchObject({ state: 'done', status });
    expect(await countSent(code, id)).toBe(1);
  });

  test.each([
    'dropAfterAccept',
    'dropBeforeAccept',
    'listLag',
    'http502',
    'captcha',
    'expireLogin',
    'duplicateRow',
  ] as const)('REM-6 %s while it is sent: sent once, with its own result', async (kind) => {
    stage.simulators[code]!.faults.add([{ kind, method: 'POST', path: submitPath, times: 1 }]);
    const id = await send('verdict=WA');
    for (let count = 0; count < 8; count++) await stage.pass(code, 10);
    await rest(code);
    expect(await stage.finish(code, id)).toMatchObject({ state: 'done', status: -1 });
    expect(await countSent(code, id)).toBe(1);
  });
});

test('one dead site does not keep another waiting', async () => {
  await rest('HDU');
  const pid = await stage.import('HDU', '1000');
  stage.simulators.HDU!.faults.add([{ kind: 'slow', param: 3000 }]);
  const user = await buildUser(stage.site);
  const dead = await stage.submit(user, pid, 'G++', 'int main() { return 0; }');
  const alive = await stage.submit(user, 'POJ-1000', 'G++', '// @sim verdict=AC\nint main() { return 0; }');
  const hanging = driveSite(stage.site.services, 'HDU');
  expect(await stage.finish('POJ', alive)).toMatchObject({ state: 'done', status: 0 });
  expect((await stage.stateOf(dead)).state).not.toBe('done');
  await hanging;
});

const FIVE_HUNDRED = 'REM-7 five hundred open submissions are followed by one request in two seconds at most';
test(FIVE_HUNDRED, { timeout: 180_000 }, async () => {
  await rest('HDU');
  const { services, clock } = stage.site;
  const { world, log } = stage.simulators.HDU!;
  const OPEN = 500;
  const pid = await stage.import('HDU', '1000').catch(() => 'HDU-1000');
  const ids: number[] = [];
  for (let at = 0; at < OPEN; at++) {
    // a tenth does not compile, so that the words of the compiler are asked for, too
    const source = `// @sim verdict=${at % 10 === 0 ? 'CE' : 'WA'}`;
    const id = await stage.submit(stage.root, pid, 'G++', `int main() { return ${at}; }`);
    const run = world.add({ handle: `pool${(at % 2) + 1}`, key: '1000', language: '0', source, length: 80 });
    const change = { state: 'submitted', handle: run.handle, remote_id: String(run.id) };
    await services.db.updateTable('remote_submissions').set(change).where('submission_id', '=', id).execute();
    ids.push(id);
  }
  clock.advance(30);
  world.advance(30_000);
  const isOver = async () => {
    const open = services.db.selectFrom('remote_submissions').select('submission_id').where('state', '<>', 'done');
    return (await open.where('submission_id', 'in', ids).execute()).length === 0;
  };
  log.length = 0;
  const started = clock.now().getTime();
  // looks for what is being sent name a problem
  const count = (asking: RegExp) => log.filter(({ path }) => asking.test(path)).length;
  const countAsked = () => count(/^\/status\.php\?.*pid=&/);
  const asked: number[] = [];
  for (let seconds = 0; seconds < 600 && (seconds % 10 > 0 || !(await isOver())); seconds++) {
    const before = countAsked();
    await stage.pass('HDU', 1);
    asked.push(countAsked() - before);
  }
  // in no two seconds after each other more than one
  expect(Math.max(...asked.map((count, at) => count + (asked[at + 1] ?? 0)))).toBe(1);
  for (const [at, id] of ids.entries()) {
    expect(await stage.stateOf(id)).toMatchObject({ state: 'done', status: at % 10 === 0 ? -2 : -1 });
  }
  // words of compilers cost requests, too, for each of which the site is left alone afterwards
  const { follow_after } = await services.db
    .selectFrom('remote_sites')
    .select('follow_after')
    .where('site', '=', 'HDU')
    .executeTakeFirstOrThrow();
  const lasted = (follow_after!.getTime() - started) / 1000;
  expect(countAsked() + count(/^\/viewerror\.php/)).toBeLessThanOrEqual(lasted / 2 + 1);
  expect(lasted).toBeLessThan(300);
});

test('REM-14 a program is tried here in a language that is like the chosen one', async () => {
  const pid = await stage.import('POJ', '3000');
  const ask = stage.ask(await buildUser(stage.site));
  const run = { pid, code: 'int main() { return 0; }', userInput: '1', type: 'public' } as const;
  const { data } = await ask(submitProblemTestJudge, { ...run, language: 'GCC' });
  const job = await stage.site.services.db
    .selectFrom('test_runs')
    .select('work')
    .where('test_key', '=', data.testJudgeKey)
    .executeTakeFirst();
  expect(job!.work).toMatchObject({ language: 'C' });
  const none = await ask.refused(submitProblemTestJudge, { ...run, language: 'Fortran' });
  expect(none).toMatchObject({ status: 409, data: { code: 'testrun.noLanguage' } });
});

test.each(Object.values(REMOTE))('REM-14 languages of $code are like languages of this site', ({ languages }) => {
  const own = new Set(LANGUAGES.map(({ name }) => name));
  for (const { like } of languages) if (like !== null) expect(own).toContain(like);
  expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
});
