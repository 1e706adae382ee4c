import { rejudgeSubmission } from '@assay/contract/judging/rejudge.ts';
import { importRemoteProblem } from '@assay/contract/remote/import.ts';
import { resubmit } from '@assay/contract/remote/submissions.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { SITES } from '@assay/remote-sites/sites.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';

let stage: RemoteStage;
let pid: string;
beforeAll(async () => {
  stage = await openRemoteStage(['HDU']);
  pid = await stage.import('HDU', '1000');
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.simulators.HDU!.faults.clear();
  await stage.site.services.db.updateTable('remote_sites').set({ troubles: '{}' }).execute();
  stage.site.clock.advance(600);
  stage.simulators.HDU!.world.advance(600_000);
});

const send = async (directive: string) => {
  const user = await buildUser(stage.site);
  const id = await stage.submit(user, pid, 'G++', `// @sim ${directive}\nint main() { return 0; }`);
  return { user, id };
};
/** How many submissions the site got with the marker of one. */
const countSent = async (id: number) => {
  const { marker } = await stage.site.services.db
    .selectFrom('remote_submissions')
    .select('marker')
    .where('submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return stage.simulators.HDU!.world.submissions.filter(({ source }) => source.includes(marker)).length;
};

test.each([
  ['AC', 0],
  ['WA', -1],
  ['PE', -3],
  ['CE', -2],
  ['RE', 3],
  ['TLE', 1],
  ['MLE', 2],
  ['OLE', 3],
  ['SE', 4],
])('REM-4 %s comes back as %i, sent once', async (verdict, status) => {
  const { user, id } = await send(`verdict=${verdict} time=46 mem=3400`);
  expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status });
  expect(await countSent(id)).toBe(1);
  const { data } = await stage.ask(user)(getSubmissionDetail, { submitId: id });
  expect(data.submission).toMatchObject({ status, judger: 'HDU', remote: { site: 'HDU', state: 'done' } });
  const { origin } = stage.simulators.HDU!;
  const { remoteId } = data.submission.remote!;
  expect(data.submission.remote!.address).toBe(`${origin}/status.php?first=${remoteId}`);
  if (verdict === 'CE') expect(data.submission.errorMessage).toContain('not declared');
  else expect(data.submission).toMatchObject({ time: 46, memory: 3400 });
});

test('the right to speak with a site is taken only for what is on its way, where the site is on', async () => {
  const { db } = stage.site.services;
  await db.updateTable('remote_sites').set({ lease_token: null, lease_until: null }).execute();
  const hasTaken = async () => {
    await stage.pass('HDU');
    const site = db.selectFrom('remote_sites').select('lease_token').where('site', '=', 'HDU');
    return (await site.executeTakeFirstOrThrow()).lease_token !== null;
  };
  const enable = (enabled: boolean) =>
    db.updateTable('remote_sites').set({ enabled }).where('site', '=', 'HDU').execute();
  expect(await hasTaken()).toBe(false);
  const { id } = await send('verdict=AC');
  await enable(false);
  expect(await hasTaken()).toBe(false);
  await enable(true);
  expect(await hasTaken()).toBe(true);
  expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: 0 });
});

test('REM-4 figures and words that fit into no column are bounded, and hold up nobody', async () => {
  stage.simulators.HDU!.faults.add([{ kind: 'weirdVerdict', path: '/submit', times: 1, param: 'x'.repeat(5_000) }]);
  const odd = await send('verdict=AC');
  const { user, id } = await send('verdict=WA time=99999999999 mem=99999999999');
  expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: -1 });
  const { data } = await stage.ask(user)(getSubmissionDetail, { submitId: id });
  expect(data.submission).toMatchObject({ time: 2 ** 31 - 1, memory: 2 ** 31 - 1 });
  const { state, raw } = await stage.stateOf(odd.id);
  expect({ state, length: raw.length }).toEqual({ state: 'judging', length: 500 });
  await stage.pass('HDU', 1_900);
  expect(await stage.finish('HDU', odd.id)).toMatchObject({ state: 'done', status: 4 });
});

test('REM-4 a NUL in a page is in no text here', async () => {
  const { faults } = stage.simulators.HDU!;
  faults.add([{ kind: 'nul' }]);
  const { data } = await stage.ask(stage.root)(importRemoteProblem, { name: 'HDU', problemId: '1001' });
  faults.add([{ kind: 'weirdVerdict', path: '/submit', times: 1, param: 'Judging\0Paused' }]);
  const id = await stage.submit(
    await buildUser(stage.site),
    data.problemId,
    'G++',
    '// @sim verdict=AC\nint main() {}',
  );
  for (let count = 0; count < 6; count++) await stage.pass('HDU', 4);
  expect(await stage.stateOf(id)).toMatchObject({ state: 'judging', raw: 'JudgingPaused' });
  await stage.pass('HDU', 1_900);
  expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: 4 });
});

describe('a reader that stumbles over a page', () => {
  afterEach(() => vi.restoreAllMocks());
  const stumble = () => Promise.reject(new TypeError('undefined is not a page'));

  test('REM-9 of a problem: it is said, and the next one is read', async () => {
    vi.spyOn(SITES.HDU, 'readProblem').mockImplementationOnce(stumble);
    const asked = { name: 'HDU', problemId: '3642' };
    const refused = await stage.ask(stage.root).refused(importRemoteProblem, asked);
    expect(refused).toMatchObject({ status: 502, data: { code: 'remote.unknownPage' } });
    expect((await stage.ask(stage.root)(importRemoteProblem, asked)).status).toBe(200);
  });

  test('REM-9 of results, and of the own list: the site rests, administrators see why, nothing is sent twice', async () => {
    vi.spyOn(SITES.HDU, 'follow').mockImplementationOnce(stumble);
    const { user, id } = await send('verdict=WA');
    for (let count = 0; count < 6; count++) await stage.pass('HDU', 2);
    const { data } = await stage.ask(user)(getSubmissionDetail, { submitId: id });
    expect(data.submission.remote!.trouble).toMatchObject({ kind: 'unknownPage' });
    vi.spyOn(SITES.HDU.robot!, 'listOwn').mockImplementationOnce(stumble);
    const other = await send('verdict=AC');
    await stage.pass('HDU', 2);
    expect(await stage.stateOf(other.id)).toMatchObject({ state: 'waiting' });
    await stage.pass('HDU', 1_000);
    for (const [one, status] of [
      [id, -1],
      [other.id, 0],
    ] as const) {
      expect(await stage.finish('HDU', one)).toMatchObject({ state: 'done', status });
      expect(await countSent(one)).toBe(1);
    }
  });
});

test('REM-4 how many are sent before: people take turns', async () => {
  const [many, one] = [await buildUser(stage.site), await buildUser(stage.site)];
  const submit = (user: BuiltUser) => stage.submit(user, pid, 'G++', '// @sim verdict=AC\nint main() {}');
  const [first, second, third] = [await submit(many), await submit(many), await submit(one)];
  const ahead = async (user: BuiltUser, submitId: number) =>
    (await stage.ask(user)(getSubmissionDetail, { submitId })).data.submission.remote!.ahead;
  expect([await ahead(many, first), await ahead(many, second), await ahead(one, third)]).toEqual([0, 2, 1]);
  for (const id of [first, second, third]) expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done' });
});

describe('REM-6 nothing is sent twice', () => {
  test.each([
    ['dropAfterAccept', undefined],
    ['dropAfterAccept', '502'],
    ['dropBeforeAccept', undefined],
    ['listLag', 6],
    ['foreignFirst', undefined],
    ['captcha', undefined],
    ['http502', undefined],
    ['rateLimit', undefined],
    ['expireLogin', undefined],
    ['reset', undefined],
  ] as const)('%s (%s) while it is sent', async (kind, param) => {
    stage.simulators.HDU!.faults.add([{ kind, path: '/submit', times: 1, ...(param !== undefined && { param }) }]);
    const { id } = await send('verdict=WA');
    for (let count = 0; count < 8; count++) await stage.pass('HDU', 10);
    await stage.site.services.db.updateTable('remote_sites').set({ troubles: '{}' }).execute();
    expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: -1 });
    expect(await countSent(id)).toBe(1);
  });

  test('duplicateRow: of two that can be it none is taken, and it says so', async () => {
    stage.simulators.HDU!.faults.add([{ kind: 'duplicateRow', path: '/submit', times: 1 }]);
    const { id } = await send('verdict=WA');
    expect((await stage.finish('HDU', id)).state).toMatch(/done|failed/);
    expect(await countSent(id)).toBe(1);
  });

  test.each(['leased', 'submitting'] as const)('a node that dies while it is %s', async (state) => {
    const { id } = await send('verdict=WA');
    const { services, clock } = stage.site;
    const account = await services.db.selectFrom('remote_accounts').selectAll().executeTakeFirstOrThrow();
    const sent = {
      state,
      account_id: account.id,
      handle: account.handle,
      attempt: 1,
      baseline_id: '0',
      intent_at: clock.now(),
    };
    await services.db.updateTable('remote_submissions').set(sent).where('submission_id', '=', id).execute();
    expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: -1 });
    expect(await countSent(id)).toBe(1);
  });
});

describe('REM-9 what waits for half an hour', () => {
  const HALF_HOUR = 1801;

  test('is sent when no node ran, or others came first, while the site works', async () => {
    const { id } = await send('verdict=WA');
    await stage.pass('HDU', HALF_HOUR);
    expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: -1 });
    expect(await countSent(id)).toBe(1);
  });

  test.each(['http502', 'captcha'] as const)('is told that the site is away (%s), not before', async (kind) => {
    stage.simulators.HDU!.faults.add([{ kind }]);
    const { id } = await send('verdict=WA');
    for (let count = 0; count < 17; count++) await stage.pass('HDU', 100);
    expect((await stage.stateOf(id)).state).toBe('waiting');
    for (let count = 0; count < 6; count++) await stage.pass('HDU', 100);
    expect(await stage.stateOf(id)).toMatchObject({ state: 'failed', failure: 'siteDown', status: 10 });
    expect(await countSent(id)).toBe(0);
  });
});

describe('REM-11 resubmitting', () => {
  test('the owner sends again what was refused; others may not, and not twice', async () => {
    stage.simulators.HDU!.faults.add([{ kind: 'duplicateCode', path: '/submit', times: 1 }]);
    const { user, id } = await send('verdict=AC');
    expect(await stage.finish('HDU', id)).toMatchObject({ state: 'failed', failure: 'refused', status: 10 });
    const stranger = await buildUser(stage.site);
    expect(await stage.ask(stranger).refused(resubmit, { submitId: id })).toMatchObject({ status: 403 });
    const answers = await Promise.all([1, 2, 3].map(() => stage.ask(user).refused(resubmit, { submitId: id })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: 0 });
  });

  test('REM-10 rejudging asks the site again and sends nothing', async () => {
    const { id } = await send('verdict=WA rejudge=60:AC');
    expect(await stage.finish('HDU', id)).toMatchObject({ status: -1 });
    await stage.pass('HDU', 120);
    await stage.ask(stage.root)(rejudgeSubmission, { submitId: id });
    expect(await stage.stateOf(id)).toMatchObject({ status: 5, state: 'submitted' });
    expect(await stage.finish('HDU', id)).toMatchObject({ state: 'done', status: 0 });
    expect(await countSent(id)).toBe(1);
  });
});
