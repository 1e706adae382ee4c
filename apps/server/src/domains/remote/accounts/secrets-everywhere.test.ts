import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportProblem } from '@assay/contract/authoring/transfer.ts';
import type { AnyOp } from '@assay/contract/op.ts';
import { downloadOwnData, requestOwnData } from '@assay/contract/profiles/own-data.ts';
import { previewRemoteProblem } from '@assay/contract/remote/import.ts';
import {
  addRemoteAccount,
  checkRemoteJudge,
  getRemoteJudges,
  getRemotePages,
  updateRemoteAccount,
} from '@assay/contract/remote/judges.ts';
import {
  addRemoteHandle,
  createRemoteTicket,
  getRemoteHandles,
  keepRemoteSession,
  proveRemoteHandle,
  reportByTicket,
  takeRemoteTicket,
} from '@assay/contract/remote/people.ts';
import { REMOTE_SITES, type RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { exportAuditLog, getAuditLog } from '@assay/contract/site/audit/audit.ts';
import { getSubmissionDetail } from '@assay/contract/submissions/detail.ts';
import { getSubmissionList } from '@assay/contract/submissions/list.ts';
import { readZipTexts } from '@assay/formats/archive/open-archive.ts';
import { SIMULATED } from '@assay/remote-simulators/simulators.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../../backup/back-up.ts';
import { createLog } from '../../../platform/log.ts';
import { makeArchives } from '../../profiles/own-data/own-data.ts';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';

const POOL = [
  ['HDU', '1000', 'G++'],
  ['POJ', '1000', 'G++'],
  ['SPOJ', 'TEST', 'C++14 (gcc)'],
  ['LIBRE', '1', 'C++ 17'],
] as const;
const PEOPLE = [
  ['CF', '1A', '1A', 'C++17 (GCC 7-32)', '54'],
  ['GYM', '101991E', '101991E', 'C++17 (GCC 7-32)', '54'],
  ['AC', 'abc001_a', 'abc001/abc001_a', 'C++23 (GCC)', '6017'],
] as const;
/** What pages, scripts, addresses and forms write otherwise. */
const SECRET = 'pässwort & "quotes" <b>+%41/=';
/** Tokens travel in headers, which take less. */
const TOKEN = 'token-of & "quotes" <b>+%41/=';

const logged: string[] = [];
/** What the site answered, text by text, and what of it may hold a ticket: the one answer that hands it out. */
const answered: string[] = [];
const secrets = new Set([SECRET, TOKEN]);
let stage: RemoteStage;
let root: BuiltUser;
beforeAll(async () => {
  const log = createLog('trace', {
    write(line: string) {
      logged.push(line);
    },
  });
  stage = await openRemoteStage(REMOTE_SITES, log);
  root = stage.root;
  const { app } = stage.site;
  const inject = app.inject.bind(app) as (options: unknown) => Promise<{ payload: string; rawPayload: Buffer }>;
  Object.assign(app, {
    async inject(options: { url: string }) {
      const answer = await inject(options);
      const isZip = answer.rawPayload.subarray(0, 2).toString() === 'PK';
      const texts = isZip ? await readZipTexts(answer.rawPayload, { entries: 1000, bytes: 1e7, renames: false }) : [];
      if (options.url !== createRemoteTicket.path) answered.push(answer.payload, ...texts.map(({ text }) => text));
      return answer;
    },
  });
}, 180_000);
afterAll(() => stage.close());

/** The ways in which a secret may be written, as the simulators that show all that they were sent write it. */
const writtenAs = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ '': secret }).toString().slice(1),
  JSON.stringify(secret).slice(1, -1),
  secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  Buffer.from(secret).toString('base64'),
];

function expectNone(where: string, texts: readonly string[]) {
  const all = texts.join('\n');
  const found = [...secrets].filter((secret) => writtenAs(secret).some((text) => all.includes(text)));
  expect({ where, found }).toEqual({ where, found: [] });
}

/** Everything that was sent to a site in confidence: its password, and every cookie that it has handed out. */
const collect = () => {
  for (const { world } of Object.values(stage.simulators)) for (const key of world.sessions.keys()) secrets.add(key);
};

const rest = async () => {
  for (const { faults } of Object.values(stage.simulators)) faults.clear();
  await stage.site.services.db.updateTable('remote_sites').set({ troubles: '{}' }).execute();
  await stage.site.services.db.updateTable('remote_accounts').set({ state: 'ok' }).execute();
};

/** A site that shows what it was sent, at each of its pages; what comes of it is looked at by everybody who may. */
async function meetEchoes(code: RemoteSiteCode, pid: string, language: string, user: BuiltUser) {
  const ask = stage.ask(root);
  const submitPath = SIMULATED[code]!.submitPath.source.replace(/[\\^$]/g, '').replace(/\?.*/, '');
  const met = [
    { kind: 'echo', method: 'POST', path: submitPath },
    { kind: 'echo', method: 'POST', path: submitPath, param: 'words' },
    { kind: 'echo', method: 'GET' },
    { kind: 'echo' },
    { kind: 'echo', skip: 1 },
    { kind: 'echo', skip: 2 },
  ] as const;
  for (const fault of met) {
    await rest();
    await stage.site.services.db.updateTable('remote_accounts').set({ sealed_cookies: null }).execute();
    stage.simulators[code]!.faults.add([fault]);
    const id = await stage.submit(user, pid, language, '// @sim verdict=CE\nint main() { return 0; }');
    for (let count = 0; count < 4; count++) await stage.pass(code, 20);
    await ask(checkRemoteJudge, { site: code });
    await ask.refused(previewRemoteProblem, { name: code, problemId: pid.replace(/^\w+-/, '') });
    for (const who of [user, root]) await stage.ask(who).refused(getSubmissionDetail, { submitId: id });
  }
  await rest();
  expect((await ask(getRemotePages, { site: code })).data.pages.length).toBeGreaterThan(0);
}

async function submitByTicket([site, , key, language, languageId]: (typeof PEOPLE)[number], pid: string) {
  const user = await buildUser(stage.site);
  const { world } = stage.simulators[site]!;
  world.advance(stage.site.clock.now().getTime() - world.now());
  const handle = `hand${user.uid}`;
  const { data } = await stage.ask(user)(addRemoteHandle, { site, handle });
  for (const code of ['CF', 'GYM', 'AC'] as const) {
    const account = { handle, password: SECRET, isBanned: false, lastSubmitAt: 0, profile: data.word };
    stage.simulators[code]!.world.accounts.set(handle, account);
  }
  await stage.ask(user)(proveRemoteHandle, { site });
  if (site === 'AC') {
    const session = world.openSession();
    world.sessions.get(session)!.handle = handle;
    await stage.ask(user)(keepRemoteSession, { site, session });
    for (const of of [session, `${session}x`, SECRET])
      await stage.ask(user).refused(keepRemoteSession, { site, session: of });
    await stage.ask(user)(getRemoteHandles, {});
  }
  const code = '// @sim verdict=CE\nint main() {}';
  const id = await stage.submit(user, pid, language, code);
  const given = await stage.ask(user)(createRemoteTicket, { submitId: id });
  const { ticket } = given.data;
  secrets.add(ticket);
  const companion = stage.ask();
  await companion.refused(reportByTicket, { ticket, run: '1' });
  await companion(takeRemoteTicket, { ticket });
  await companion.refused(takeRemoteTicket, { ticket });
  await companion.refused(reportByTicket, { ticket, run: 'no id' });
  const run = world.add({ handle, key, language: languageId, source: code, length: code.length });
  await companion(reportByTicket, { ticket, run: String(run.id) });
  await companion.refused(reportByTicket, { ticket, run: String(run.id) });
  expect(await stage.finish(site, id)).toMatchObject({ state: 'done', status: -2 });
  return user;
}

/** Calls that fail, by what was sent and by a database that does not answer as it should. */
async function failWithSecrets(ticket: string) {
  const ask = stage.ask(root);
  const account = { site: 'HDU', handle: 'pool1', secret: SECRET };
  const wrong: [AnyOp, unknown][] = [
    [addRemoteAccount, account],
    [addRemoteAccount, { ...account, handle: '' }],
    [addRemoteAccount, { ...account, secret: SECRET.repeat(1000) }],
    [addRemoteAccount, { ...account, secret: { [SECRET]: SECRET } }],
    [updateRemoteAccount, { id: 999_999, secret: SECRET }],
    [updateRemoteAccount, { id: SECRET, secret: SECRET }],
    [takeRemoteTicket, { ticket: [ticket] }],
    [reportByTicket, { ticket: ticket.repeat(20), run: '1' }],
  ];
  for (const [op, input] of wrong) {
    const { status } = await ask.refused(op, input);
    expect([op.name, status >= 400 && status < 500]).toEqual([op.name, true]);
  }
  const { app, services } = stage.site;
  const payload = `{"site": "HDU", "secret": ${JSON.stringify(SECRET)}, `;
  const headers = { authorization: root.token, 'content-type': 'application/json' };
  const cut = await app.inject({ method: 'POST', url: addRemoteAccount.path, headers, payload });
  expect(cut.statusCode).toBe(400);
  for (const table of ['remote_accounts', 'remote_tickets']) {
    await sql`alter table ${sql.table(table)} rename to away`.execute(services.db);
    const [op, input] = table === 'remote_accounts' ? [addRemoteAccount, account] : [takeRemoteTicket, { ticket }];
    expect((await ask.refused(op as AnyOp, input)).status).toBe(500);
    await sql`alter table away rename to ${sql.table(table)}`.execute(services.db);
  }
}

/** Everything that a backup of the site holds, unpacked. */
async function backUpAll(): Promise<string[]> {
  const target = await mkdtemp(join(tmpdir(), 'assay-remote-backup-'));
  try {
    const { databaseUrl, dataDir } = stage.site.services.config;
    await backUp({ databaseUrl, dataDir }, target, 'apps/server/migrations');
    const entries = await readdir(target, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(file);
        return (
          file.endsWith('.gz') || (bytes[0] === 0x1f && bytes[1] === 0x8b) ? gunzipSync(bytes) : bytes
        ).toString();
      }),
    );
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

test('REM-12 REM-17 no password, token, cookie or ticket stands in a log, answer, page, export or backup', {
  timeout: 180_000,
}, async () => {
  const ask = stage.ask(root);
  const accounts = await ask(getRemoteJudges, {});
  const users: BuiltUser[] = [];
  for (const [code, key, language] of POOL) {
    const judge = accounts.data.judges.find(({ site }) => site === code)!;
    const [one, other] = judge.accounts;
    const secret = code === 'LIBRE' ? TOKEN : SECRET;
    stage.simulators[code]!.world.accounts.get(one!.handle)!.password = secret;
    await ask(updateRemoteAccount, { id: one!.id, secret });
    await ask(updateRemoteAccount, { id: other!.id, enabled: false });
    const pid = await stage.import(code, key);
    const user = await buildUser(stage.site);
    const id = await stage.submit(user, pid, language, '// @sim verdict=CE\nint main() { return 0; }');
    expect({ code, ...(await stage.finish(code, id)) }).toMatchObject({ code, state: 'done', status: -2 });
    await meetEchoes(code, pid, language, user);
    users.push(user);
    collect();
  }
  for (const at of PEOPLE) users.push(await submitByTicket(at, await stage.import(at[0], at[1])));
  collect();
  expect(secrets.size).toBeGreaterThan(10);
  await failWithSecrets([...secrets].find((secret) => secret.length === 32)!);

  for (const site of REMOTE_SITES) await ask(getRemotePages, { site });
  await ask(getRemoteJudges, {});
  await ask(getAuditLog, { limit: 100 });
  await ask(getSubmissionList, { limit: 100 });
  const { app, services } = stage.site;
  for (const who of [...users, root]) {
    await stage.ask(who)(requestOwnData, {});
    await makeArchives(services);
    const headers = { authorization: who.token };
    expect((await app.inject({ url: downloadOwnData.path, headers })).statusCode).toBe(200);
  }
  const pids = (await services.db.selectFrom('remote_problems').select('pid').execute()).map(({ pid }) => pid);
  const headers = { authorization: root.token };
  await app.inject({ url: exportAuditLog.path, headers });
  await app.inject({ url: `${exportProblem.path}?pid=${pids.join(',')}`, headers });
  await app.inject({ url: '/api/public/companion.user.js' });
  await app.inject({ url: '/api/public/companion.zip' });

  expect(logged.length).toBeGreaterThan(100);
  expect(answered.join('').includes('DEBUG')).toBe(true);
  expectNone('logs', logged);
  expectNone('answers, pages, exports', answered);
  const saved = await backUpAll();
  expect(saved.join('').includes('remote_accounts')).toBe(true);
  expectNone('backup', saved);
  const keys = (await readFile(join(services.config.dataDir, 'server', 'remote-keys'), 'utf8')).trim().split('\n');
  expect([...saved, ...answered, ...logged].filter((text) => keys.some((key) => text.includes(key)))).toEqual([]);
});
