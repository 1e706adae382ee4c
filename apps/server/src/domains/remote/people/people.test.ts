import { importRemoteProblem } from '@assay/contract/remote/import.ts';
import { addRemoteAccount } from '@assay/contract/remote/judges.ts';
import {
  addRemoteHandle,
  createRemoteTicket,
  deleteRemoteHandle,
  getRemoteHandles,
  getRemoteSubmitPage,
  proveRemoteHandle,
  reportByTicket,
  reportRemoteRun,
  takeRemoteTicket,
} from '@assay/contract/remote/people.ts';
import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { resubmit } from '@assay/contract/remote/submissions.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FORMS, submitThere } from '../testing/person.ts';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';

type Row = readonly [
  site: 'CF' | 'GYM' | 'AC',
  id: string,
  key: string,
  language: string,
  languageId: string,
  submitPath: string,
  runPath: string,
];
const SITES: readonly [Row, ...Row[]] = [
  ['CF', '1A', '1A', 'C++17 (GCC 7-32)', '54', '/problemset/submit/1/A', '/contest/1/submission/'],
  ['GYM', '101991E', '101991E', 'C++17 (GCC 7-32)', '54', '/gym/101991/submit?problem=E', '/gym/101991/submission/'],
  [
    'AC',
    'abc001_a',
    'abc001/abc001_a',
    'C++23 (GCC)',
    '6017',
    '/contests/abc001/submit?taskScreenName=abc001_a',
    '/contests/abc001/submissions/',
  ],
];

let stage: RemoteStage;
const pids: Record<string, string> = {};
beforeAll(async () => {
  stage = await openRemoteStage(['CF', 'GYM', 'AC']);
  for (const [code, id] of SITES) pids[code] = await stage.import(code, id);
});
afterAll(() => stage.close());

/** The user name of a person at a site, proved. */
async function prove(user: BuiltUser, site: RemoteSiteCode, handle: string) {
  const ask = stage.ask(user);
  const { data } = await ask(addRemoteHandle, { site, handle });
  for (const code of site === 'AC' ? ['AC'] : ['CF', 'GYM']) {
    const { world } = stage.simulators[code]!;
    if (!world.account(handle)) {
      world.accounts.set(handle, { handle, password: 'x', isBanned: false, lastSubmitAt: 0, profile: '' });
    }
    world.account(handle)!.profile = data.word;
  }
  return ask(proveRemoteHandle, { site });
}

/** Somebody who proved a user name at a site and has submitted here. */
async function submitted(at: Row, { code = '// @sim verdict=WA test=3\nint main() {}' } = {}) {
  const [site, , key, language, languageId] = at;
  const user = await buildUser(stage.site);
  const handle = `hand${user.uid}`;
  await prove(user, site, handle);
  const id = await stage.submit(user, pids[site]!, language, code);
  const { world } = stage.simulators[site]!;
  const there = (over: Partial<{ handle: string; key: string; source: string }> = {}) =>
    world.add({ handle, key, language: languageId, source: code, length: code.length, ...over }).id;
  return { user, ask: stage.ask(user), handle, id, there, site };
}

const align = () => {
  // the clocks here and there tell the same
  for (const { world } of Object.values(stage.simulators)) {
    world.advance(stage.site.clock.now().getTime() - world.now());
  }
};

describe.each(SITES)('%s', (...at) => {
  const [site, , , , , submitPath, runPath] = at;

  test.each([
    ['AC', 0],
    ['WA', -1],
    ['TLE', 1],
    ['MLE', 2],
    ['RE', 3],
    ['CE', -2],
    ['SE', 4],
  ])('REM-16 submitted there by hand, %s comes back as %i', async (verdict, status) => {
    align();
    const { ask, id, there } = await submitted(at, { code: `// @sim verdict=${verdict}\nint main() {}` });
    const page = await ask(getRemoteSubmitPage, { submitId: id });
    expect(page.data.address).toBe(`${stage.simulators[site]!.origin}${submitPath}`);
    const run = there();
    const told = await ask(reportRemoteRun, { submitId: id, run: `https://site.example${runPath}${run}` });
    expect(told.data).toEqual({ submitId: id, status: 5 });
    expect(await stage.finish(site, id)).toMatchObject({ state: 'done', status });
    const { data } = await ask(getSubmissionDetail, { submitId: id });
    expect(data.submission.remote!.address).toMatch(new RegExp(`${runPath}${run}$`));
    // it cannot be told twice
    expect(await ask.refused(reportRemoteRun, { submitId: id, run: String(run) })).toMatchObject({ status: 409 });
  });

  test('REM-16 what is not this submission is refused, and it goes on waiting', async () => {
    align();
    const { ask, id, there, handle } = await submitted(at);
    const { world } = stage.simulators[site]!;
    world.accounts.set('other', { handle: 'other', password: 'x', isBanned: false, lastSubmitAt: 0, profile: '' });
    const otherKey = { CF: '1234B2', GYM: '100001A', AC: 'abc042/arc058_a' }[site];
    const early = there();
    world.submissions.at(-1)!.at -= 600_000;
    const refusals = [
      ['not an id', 'remote.runBad'],
      ['1', 'remote.runMissing'],
      [String(there({ handle: 'other' })), site === 'AC' ? 'remote.runOtherHandle' : 'remote.runMissing'],
      [String(there({ key: otherKey })), site === 'AC' ? 'remote.runMissing' : 'remote.runOtherProblem'],
      [String(early), 'remote.runTooEarly'],
    ];
    if (site === 'AC') refusals.push([String(there({ source: 'another' })), 'remote.runOtherSource']);
    for (const [run, code] of refusals) {
      expect(await ask.refused(reportRemoteRun, { submitId: id, run: run! })).toMatchObject({ data: { code } });
    }
    expect(await stage.stateOf(id)).toMatchObject({ state: 'waiting', status: 5 });
    expect(handle).not.toBe('other');
  });

  test('REM-16 one there is one here, whoever tells first', async () => {
    align();
    const { user, ask, id, there } = await submitted(at);
    const again = await stage.submit(user, pids[site]!, at[3], '// @sim verdict=WA test=3\nint main() {}');
    const run = String(there());
    const answers = await Promise.all([id, again].map((submitId) => ask.refused(reportRemoteRun, { submitId, run })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('REM-16 what nobody submits ends after half an hour, and is not sent again', async () => {
    const { ask, id, there } = await submitted(at);
    await stage.pass(site, 1_700);
    expect((await stage.stateOf(id)).state).toBe('waiting');
    await stage.pass(site, 200);
    expect(await stage.stateOf(id)).toMatchObject({ state: 'failed', failure: 'notSubmitted', status: 10 });
    expect(await ask.refused(resubmit, { submitId: id })).toMatchObject({ data: { code: 'remote.notFailed' } });
    const late = await ask.refused(reportRemoteRun, { submitId: id, run: String(there()) });
    expect(late).toMatchObject({ data: { code: 'remote.notWaiting' } });
  });

  test('REM-17 a ticket is taken once, by whoever has it, and ends with the report', async () => {
    align();
    const { ask, id, there, handle } = await submitted(at);
    const { data } = await ask(createRemoteTicket, { submitId: id });
    expect(data.address).toBe(`${stage.simulators[site]!.origin}${submitPath}#assay=${data.ticket}`);
    const companion = stage.ask();
    const unread = await companion.refused(reportByTicket, { ticket: data.ticket, run: '1' });
    expect(unread).toMatchObject({ data: { code: 'remote.ticketUnknown' } });
    const answers = await Promise.all([1, 2].map(() => companion.refused(takeRemoteTicket, { ticket: data.ticket })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const taken = answers.find(({ status }) => status === 200)!.data;
    expect(taken).toMatchObject({ site, key: at[2], languageId: at[4], handle, code: expect.stringContaining('main') });
    const missing = await companion.refused(reportByTicket, { ticket: data.ticket, run: '1' });
    expect(missing).toMatchObject({ data: { code: 'remote.runMissing' } });
    await companion(reportByTicket, { ticket: data.ticket, run: String(there()) });
    expect((await stage.stateOf(id)).state).toBe('submitted');
    const ended = await companion.refused(reportByTicket, { ticket: data.ticket, run: '1' });
    expect(ended).toMatchObject({ data: { code: 'remote.ticketUnknown' } });
  });
});

test('REM-17 a ticket runs out, is replaced by the next one, and lies nowhere', async () => {
  align();
  const { ask, id } = await submitted(SITES[0]);
  const first = await ask(createRemoteTicket, { submitId: id });
  const second = await ask(createRemoteTicket, { submitId: id });
  const { rows } = await sql<{ row: string }>`select t::text as row from remote_tickets t`.execute(
    stage.site.services.db,
  );
  expect(JSON.stringify(rows)).not.toContain(second.data.ticket);
  expect(await ask.refused(takeRemoteTicket, { ticket: first.data.ticket })).toMatchObject({ status: 404 });
  stage.site.clock.advance(601);
  expect(await ask.refused(takeRemoteTicket, { ticket: second.data.ticket })).toMatchObject({ status: 404 });
});

test('REM-17 nobody but the owner gets a ticket, sees where to submit, or tells what came of it', async () => {
  const { id, there } = await submitted(SITES[0]);
  const run = String(there());
  for (const other of [await buildUser(stage.site), stage.root]) {
    const ask = stage.ask(other);
    expect((await ask.refused(createRemoteTicket, { submitId: id })).status).toBe(403);
    expect((await ask.refused(getRemoteSubmitPage, { submitId: id })).status).toBe(403);
    expect((await ask.refused(reportRemoteRun, { submitId: id, run })).status).toBe(403);
  }
});

describe('REM-15 user names', () => {
  test('count once the profile holds the word, for one person alone', async () => {
    const [one, two] = [await buildUser(stage.site), await buildUser(stage.site)];
    const ask = stage.ask(one);
    const { data } = await ask(addRemoteHandle, { site: 'GYM', handle: 'alice' });
    expect(data).toMatchObject({ site: 'CF', handle: 'alice', provedAt: null });
    const other = await stage.ask(two)(addRemoteHandle, { site: 'CF', handle: 'Alice' });
    expect(other.data.word).not.toBe(data.word);
    const account = stage.simulators.CF!.world.account('alice')!;
    expect(await ask.refused(proveRemoteHandle, { site: 'CF' })).toMatchObject({
      data: { code: 'remote.wordMissing' },
    });
    account.profile = `Some School ${data.word}`;
    expect((await ask(proveRemoteHandle, { site: 'CF' })).data.provedAt).not.toBeNull();
    const taken = await stage.ask(two).refused(addRemoteHandle, { site: 'CF', handle: 'ALICE' });
    expect(taken).toMatchObject({ data: { code: 'remote.handleTaken' } });
    expect((await ask(getRemoteHandles, {})).data.handles).toHaveLength(1);
    await ask(deleteRemoteHandle, { site: 'CF' });
    expect((await ask(getRemoteHandles, {})).data.handles).toEqual([]);
  });

  test('submitting needs one', async () => {
    const user = await buildUser(stage.site);
    const id = await stage.submit(user, pids.CF!, 'C++17 (GCC 7-32)', 'int main() {}');
    const ask = stage.ask(user);
    expect((await ask(getRemoteSubmitPage, { submitId: id })).data.handle).toBeNull();
    const code = 'remote.handleUnnamed';
    expect(await ask.refused(createRemoteTicket, { submitId: id })).toMatchObject({ data: { code } });
    expect(await ask.refused(reportRemoteRun, { submitId: id, run: '1' })).toMatchObject({ data: { code } });
    expect(await ask.refused(proveRemoteHandle, { site: 'CF' })).toMatchObject({ data: { code } });
  });

  test.each([
    [{ site: 'HDU', handle: 'alice' }, 'remote.notByPerson'],
    [{ site: 'CF', handle: 'a b' }, 'remote.handleBad'],
    [{ site: 'AC', handle: '../x' }, 'remote.handleBad'],
  ] as const)('%j is refused', async (input, code) => {
    expect(await stage.ask(stage.root).refused(addRemoteHandle, input)).toMatchObject({ data: { code } });
  });
});

test('REM-15 such a site has no accounts of this one', async () => {
  const account = { site: 'CF', handle: 'x', secret: 'y' } as const;
  expect(await stage.ask(stage.root).refused(addRemoteAccount, account)).toMatchObject({ status: 409 });
});

test('REM-23 a site that is asked too often: it is said, it rests, and what was submitted comes back', async () => {
  align();
  const { ask, id, there } = await submitted(SITES[0]);
  const run = String(there());
  const { log, world } = stage.simulators.CF!;
  world.callGapMs = 10_000;
  try {
    await fetch(`${stage.simulators.CF!.origin}/api/user.info?handles=alice`);
    const early = await ask.refused(reportRemoteRun, { submitId: id, run });
    expect(early).toMatchObject({ status: 503, data: { code: 'remote.busy' } });
    const asked = log.length;
    const resting = await ask.refused(reportRemoteRun, { submitId: id, run });
    expect(resting).toMatchObject({ status: 503, data: { code: 'remote.busy' } });
    expect([log.length - asked, (await stage.stateOf(id)).state]).toEqual([0, 'waiting']);
    // others of this site are followed meanwhile, which counts, too
    await stage.pass('CF', 12);
    world.advance(world.callGapMs);
    expect((await ask(reportRemoteRun, { submitId: id, run })).status).toBe(200);
    world.callGapMs = 2_000;
    expect(await stage.finish('CF', id)).toMatchObject({ state: 'done', status: -1 });
  } finally {
    world.callGapMs = 0;
  }
});

test('REM-23 whose submission the site does not take yet submits it there later, once', async () => {
  align();
  const { ask, id, handle } = await submitted(SITES[0]);
  const { world } = stage.simulators.CF!;
  for (let at = 0; at < 20; at++) world.add({ handle, key: '1A', language: '54', source: `${at}`, length: 2 });
  const { code: source } = await stage.site.services.db
    .selectFrom('submissions')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const given = { handle, language: '54', source };
  await expect(submitThere(stage.simulators.CF!, FORMS.CF, given)).rejects.toThrow('does not take it');
  expect((await stage.stateOf(id)).state).toBe('waiting');
  await stage.pass('CF', 300);
  const run = await submitThere(stage.simulators.CF!, FORMS.CF, given);
  await ask(reportRemoteRun, { submitId: id, run });
  expect(await stage.finish('CF', id)).toMatchObject({ state: 'done', status: -1 });
  expect(world.submissions.filter((one) => one.handle === handle && one.source === source)).toHaveLength(1);
});

test('REM-2 a problem whose contest runs is not imported', async () => {
  const asked = { name: 'CF', problemId: '1999A' };
  expect(await stage.ask(stage.root).refused(importRemoteProblem, asked)).toMatchObject({
    data: { code: 'remote.refused' },
  });
});
