import { forgetRemoteSession, keepRemoteSession, reportRemoteRun } from '@assay/contract/remote/people.ts';
import type { RemoteSiteCode } from '@assay/contract/remote/sites.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRemoteStage, type RemoteStage } from '../testing/stage.ts';

let stage: RemoteStage;
let pid: string;
beforeAll(async () => {
  stage = await openRemoteStage(['AC']);
  pid = await stage.import('AC', 'abc001_a');
});
afterAll(() => stage.close());

const align = () => {
  // the clocks here and there tell the same
  const { world } = stage.simulators.AC!;
  world.advance(stage.site.clock.now().getTime() - world.now());
};

describe('REM-20 an own session', () => {
  const kept = (uid: number) =>
    stage.site.services.db
      .selectFrom('remote_handles')
      .select(['sealed_session', 'handle'])
      .where('uid', '=', uid)
      .executeTakeFirst();
  /** Somebody who is logged in at AtCoder, with the cookie of that. */
  async function loggedIn(name: string) {
    const user = await buildUser(stage.site);
    const { world } = stage.simulators.AC!;
    world.accounts.set(name, { handle: name, password: 'x', isBanned: false, lastSubmitAt: 0, profile: '' });
    const session = world.openSession();
    world.sessions.get(session)!.handle = name;
    return { user, ask: stage.ask(user), session };
  }

  test('proves the user name, is never shown, and is what results are read by, many at once', async () => {
    align();
    const { user, ask, session } = await loggedIn('keeper');
    const answer = await ask(keepRemoteSession, { site: 'AC', session: `REVEL_SESSION=${session}` });
    expect(answer.data).toMatchObject({ site: 'AC', handle: 'keeper', provedAt: expect.any(String) });
    expect(JSON.stringify(answer)).not.toContain(session);
    expect((await kept(user.uid))!.sealed_session).not.toContain(session);
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) {
      const code = `// @sim verdict=${['AC', 'WA', 'CE'][at]}\nint main() { return ${at}; }`;
      const id = await stage.submit(user, pid, 'C++23 (GCC)', code);
      const given = { handle: 'keeper', key: 'abc001/abc001_a', language: '6017', source: code, length: code.length };
      const run = stage.simulators.AC!.world.add(given).id;
      await ask(reportRemoteRun, { submitId: id, run: String(run) });
      ids.push(id);
    }
    const { log } = stage.simulators.AC!;
    log.length = 0;
    await stage.pass('AC', 60);
    expect(log.filter(({ path }) => path.includes('/status/json')).map(({ hasCookie }) => hasCookie)).toEqual([true]);
    const ends = await Promise.all(ids.map((id) => stage.stateOf(id)));
    expect(ends.map(({ status }) => status)).toEqual([0, -1, -2]);
    await ask(forgetRemoteSession, { site: 'AC' });
    expect(await kept(user.uid)).toEqual({ sealed_session: null, handle: 'keeper' });
  });

  test('that has ended is forgotten, and results come by the public page', async () => {
    align();
    const { user, ask, session } = await loggedIn('leaver');
    await ask(keepRemoteSession, { site: 'AC', session });
    const code = '// @sim verdict=WA\nint main() {}';
    const id = await stage.submit(user, pid, 'C++23 (GCC)', code);
    const { world } = stage.simulators.AC!;
    const given = { handle: 'leaver', key: 'abc001/abc001_a', language: '6017', source: code, length: code.length };
    await ask(reportRemoteRun, { submitId: id, run: String(world.add(given).id) });
    world.sessions.delete(session);
    expect(await stage.finish('AC', id)).toMatchObject({ state: 'done', status: -1 });
    expect((await kept(user.uid))!.sealed_session).toBeNull();
  });

  test('of nobody, of somebody else, and at a site that needs none is refused; an erased account leaves none', async () => {
    const { user, ask, session } = await loggedIn('owner');
    const refused = async (site: RemoteSiteCode, of: string) =>
      (await ask.refused(keepRemoteSession, { site, session: of })).data.code;
    expect(await refused('AC', 'nobody-is-logged-in')).toBe('remote.sessionEnded');
    expect(await refused('AC', 'two words\r\nX: y')).toBe('remote.sessionEnded');
    expect(await refused('CF', session)).toBe('remote.noSessions');
    await ask(keepRemoteSession, { site: 'AC', session });
    const other = stage.ask(await buildUser(stage.site));
    const taken = await other.refused(keepRemoteSession, { site: 'AC', session });
    expect(taken.data.code).toBe('remote.handleTaken');
    const { db, signals } = stage.site.services;
    await db.transaction().execute((tx) => signals.emit('account.erased', { uid: user.uid }, tx));
    expect(await kept(user.uid)).toBeUndefined();
  });
});
