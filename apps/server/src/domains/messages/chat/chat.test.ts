import type { AddressInfo } from 'node:net';
import { editUser } from '@assay/contract/accounts/users-admin.ts';
import {
  blockPerson,
  type ChatMessage,
  clearPrivateMessages,
  getPrivateMessages,
  getUnreadChats,
  reportPerson,
  sendPrivateMessage,
} from '@assay/contract/messages/chat.ts';
import { closeChatReport, getBlockedPeople, getChatReports } from '@assay/contract/messages/chat-reports.ts';
import { getUnreadMessages } from '@assay/contract/messages/inbox.ts';
import { userTopic } from '@assay/contract/messages/topic.ts';
import { ROLE, type RoleName } from '@assay/contract/roles.ts';
import { openOtherNode, openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../judging/testing/listen.ts';

let site: TestSite;
let base: string;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.notifications.ready();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
});
afterAll(() => site.close());

const two = () => Promise.all([buildUser(site), buildUser(site)]);
const send = (from: BuiltUser, to: { uid: number }, content: string, more: object = {}) =>
  as(site, from).refused(sendPrivateMessage, { to: to.uid, content, ...more });
const read = async (who: BuiltUser, peer: { uid: number }, place: object = {}) =>
  (await as(site, who)(getPrivateMessages, { uid: peer.uid, ...place })).data;
const texts = async (who: BuiltUser, peer: { uid: number }, place: object = {}) =>
  (await read(who, peer, place)).messages.map(({ content }) => content);
const unread = async (who: BuiltUser) => (await as(site, who)(getUnreadChats, {})).data;
const conversations = async (who: BuiltUser) => (await as(site, who)(getPrivateMessages, {})).data.conversations;

/** Unread counts as the messages themselves say, for whatever the sides keep. */
async function recount(uid: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from chat_messages m join chat_sides s on s.pair_id = m.pair_id and s.uid = ${uid}
    where m.from_uid <> ${uid} and m.nth > s.seen`.execute(site.services.db);
  return rows[0]!.count;
}

describe('a conversation', () => {
  test('is read by both in one order; what was shown is read, the badge knows the rest (MSG-4)', async () => {
    const [ann, ben] = await two();
    for (const [from, to, text] of [
      [ann, ben, 'one'],
      [ann, ben, 'two'],
      [ben, ann, '*three*'],
    ] as const) {
      expect((await send(from, to, text)).status).toBe(200);
    }
    expect([await unread(ann), await unread(ben)]).toEqual([1, 2]);
    expect(await conversations(ben)).toMatchObject([
      { fromUuid: ann.uid, fromUsername: ann.username, unreadCount: 2, lastContent: 'three', lastSeq: 3 },
    ]);
    expect((await as(site, ben)(getUnreadMessages, {})).data.privateMsg).toBe(2);
    expect(await texts(ben, ann)).toEqual(['one', 'two', '*three*']);
    expect(await unread(ben)).toBe(0);
    expect((await read(ann, ben)).messages.map(({ seq, fromUuid }) => [seq, fromUuid])).toEqual([
      [1, ann.uid],
      [2, ann.uid],
      [3, ben.uid],
    ]);
  });

  test('is loaded upwards, thirty at a time, and after the last one known', async () => {
    const [ann, ben] = await two();
    await send(ben, ann, 'hello');
    for (let at = 2; at <= 70; at += 1) await send(ann, ben, `m${at}`);
    const last = await read(ben, ann);
    expect([last.messages.length, last.messages[0]!.seq, last.hasEarlier]).toEqual([30, 41, true]);
    const before = await read(ben, ann, { before: 41 });
    expect([before.messages[0]!.seq, before.messages.at(-1)!.seq]).toEqual([11, 40]);
    const first = await read(ben, ann, { before: 11 });
    expect([first.messages.length, first.hasEarlier]).toEqual([10, false]);
    expect(await texts(ben, ann, { after: 68 })).toEqual(['m69', 'm70']);
  });

  test('T-MSG-4 marks of a late tab bring nothing back; what came after a page was read stays unread', async () => {
    const [ann, ben] = await two();
    await send(ben, ann, 'hi');
    for (let at = 1; at <= 35; at += 1) await send(ann, ben, `m${at}`);
    await read(ben, ann, { before: 7 });
    expect(await unread(ben)).toBe(30);
    await read(ben, ann);
    expect(await unread(ben)).toBe(0);
    await send(ann, ben, 'new');
    await read(ben, ann, { before: 20 });
    expect(await unread(ben)).toBe(1);
    expect(await recount(ben.uid)).toBe(1);
  });

  test('is cleared on one side: the other keeps it, and what comes next shows alone', async () => {
    const [ann, ben] = await two();
    await send(ann, ben, 'old');
    await send(ben, ann, 'older');
    expect((await as(site, ann)(clearPrivateMessages, { uid: ben.uid })).status).toBe(200);
    expect([await texts(ann, ben), await conversations(ann), await unread(ann)]).toEqual([[], [], 0]);
    expect(await texts(ben, ann)).toEqual(['old', 'older']);
    await send(ben, ann, 'next');
    expect([await texts(ann, ben), (await read(ann, ben)).hasEarlier]).toEqual([['next'], false]);
    expect((await conversations(ann)).map(({ lastContent }) => lastContent)).toEqual(['next']);
  });

  test('T-MSG-2 of two people is of no third: what others write is not found by any call', async () => {
    const [ann, ben] = await two();
    const [eve, nobodyYet] = await two();
    await send(ann, ben, 'zqxsecret');
    const all = [
      await read(eve, ann),
      await read(eve, ben),
      await read(eve, ann, { before: 100 }),
      await read(eve, ann, { after: 0 }),
      (await as(site, eve)(getPrivateMessages, {})).data,
    ];
    expect(JSON.stringify(all)).not.toContain('zqxsecret');
    const { peer, ...rest } = await read(eve, ann);
    expect({ ...rest }).toEqual({ ...(({ peer: _, ...none }) => none)(await read(eve, nobodyYet)) });
    expect(peer?.blocked).toBe(false);
    expect((await as(site, eve).refused(reportPerson, { uid: ann.uid, reason: 'why' })).status).toBe(404);
    await as(site, eve)(clearPrivateMessages, { uid: ann.uid });
    expect(await texts(ben, ann)).toEqual(['zqxsecret']);
  });
});

describe('sending', () => {
  test('T-MSG-5 the same key writes once, whatever was lost; another text under it is refused', async () => {
    const [ann, ben] = await two();
    const key = 'the key of it';
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ann, ben, 'once', { key })));
    expect(new Set(answers.map(({ status, data }) => `${status} ${(data as unknown as ChatMessage).seq}`))).toEqual(
      new Set(['200 1']),
    );
    expect((await send(ann, ben, 'else', { key })).data.code).toBe('chat.keyUsed');
    expect((await send(ann, await buildUser(site), 'once', { key })).data.code).toBe('chat.keyUsed');
    expect(await texts(ben, ann)).toEqual(['once']);
  });

  test('T-MSG-6 two who write first at the same moment get one conversation, numbered 1 and 2, on two nodes, too', async () => {
    const other = await openOtherNode(site);
    const [ann, ben] = await two();
    const there = as({ app: other.app }, ben);
    const both = await Promise.all([
      send(ann, ben, 'A'),
      there.refused(sendPrivateMessage, { to: ann.uid, content: 'B' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(ann, ben)).messages.map(({ seq }) => seq)).toEqual([1, 2]);
    await Promise.all(
      Array.from({ length: 40 }, (_each, at) =>
        at % 2 ? send(ann, ben, `a${at}`) : there.refused(sendPrivateMessage, { to: ann.uid, content: `b${at}` }),
      ),
    );
    expect((await read(ann, ben, { after: 0 })).messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 42 }, (_each, at) => at + 1),
    );
    expect([await recount(ben.uid), await unread(ben)]).toEqual([21, 21]);
    await other.close();
  });

  test.each(Object.keys(ROLE) as RoleName[])('MSG-10 a role acts at once, be a page open or not: %s', async (role) => {
    const [ann, ben] = await two();
    expect((await send(ann, ben, 'before')).status).toBe(200);
    await site.services.db.updateTable('users').set({ role: ROLE[role] }).where('uid', '=', ann.uid).execute();
    const answer = await send(ann, ben, 'after');
    const isMuted = role === 'muted' || role === 'noSubmitMuted';
    expect([answer.status, answer.data.code]).toEqual(isMuted ? [403, 'chat.muted'] : [200, undefined]);
  });

  test('MSG-13 who is blocked is answered as by one who accepts none; the end of it opens the way again', async () => {
    const [ann, ben] = await two();
    const closed = await buildUser(site);
    await site.services.db.insertInto('message_settings').values({ uid: closed.uid, chat_from: 'nobody' }).execute();
    await send(ann, ben, 'hi');
    const block = (blocked: boolean) => as(site, ben)(blockPerson, { uid: ann.uid, blocked });
    await block(true);
    const refused = await send(ann, ben, 'still there?');
    const { status, data, msg } = await send(ann, closed, 'you?');
    expect([refused.status, refused.data, refused.msg]).toEqual([status, data, msg]);
    expect(status).toBe(403);
    expect((await send(ben, ann, 'no')).data.code).toBe('chat.blocked');
    expect([await unread(ben), (await read(ann, ben)).peer!.blocked, (await read(ben, ann)).peer!.blocked]).toEqual([
      0,
      false,
      true,
    ]);
    await block(false);
    expect((await send(ann, ben, 'again')).status).toBe(200);
  });

  test('T-MSG-7 nothing is stored after a block was answered, though both came at once', async () => {
    const [ann, ben] = await two();
    await send(ben, ann, 'hi');
    for (let round = 0; round < 5; round += 1) {
      const sending = Array.from({ length: 10 }, (_each, at) => send(ann, ben, `${round}.${at}`));
      await as(site, ben)(blockPerson, { uid: ann.uid, blocked: true });
      const [{ count: then }] = (
        await sql<{
          count: number;
        }>`select count(*)::integer as count from chat_messages where from_uid = ${ann.uid}`.execute(site.services.db)
      ).rows as [{ count: number }];
      const stored = (await Promise.all(sending)).filter(({ status }) => status === 200).length;
      const { length } = (await read(ben, ann, { after: 0 })).messages.filter(({ fromUuid }) => fromUuid === ann.uid);
      expect([length >= stored, length]).toEqual([true, then]);
      await as(site, ben)(blockPerson, { uid: ann.uid, blocked: false });
    }
  });

  test('is refused to oneself, to nobody, with nothing, and from a group that both are not in', async () => {
    const [ann, ben] = await two();
    const { gid } = await buildGroup(site, { owner: ann });
    expect((await send(ann, ann, 'me')).data.code).toBe('chat.self');
    expect((await send(ann, { uid: 999_999 }, 'who')).data.code).toBe('account.unknown');
    expect((await send(ann, ben, ' \n ')).status).toBe(400);
    expect((await send(ann, ben, 'x'.repeat(5_001))).status).toBe(400);
    expect((await send(ann, ben, 'x', { gid })).data.code).toBe('group.membersOnly');
    await site.services.db.insertInto('group_members').values({ gid, uid: ben.uid, auth: 3 }).execute();
    expect((await send(ann, ben, 'x', { gid })).status).toBe(200);
    expect((await read(ben, ann)).messages[0]!.gid).toBe(gid);
  });

  test('MSG-14 is held to so many a minute, and so many strangers an hour', async () => {
    const strict = await openTestSite({ RATE_LIMIT_SCALE: '1' });
    const [ann, ben] = await Promise.all([buildUser(strict), buildUser(strict)]);
    const write = (from: BuiltUser, to: BuiltUser) =>
      as(strict, from).refused(sendPrivateMessage, { to: to.uid, content: 'x' });
    await write(ben, ann);
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push((await write(ann, ben)).status);
    expect([answers.slice(0, 20).every((status) => status === 200), answers[20]]).toEqual([true, 429]);
    strict.clock.advance(61);
    const strangers = [];
    for (let at = 0; at < 6; at += 1) strangers.push((await write(ann, await buildUser(strict))).status);
    expect(strangers).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });

  test('a report keeps the last messages as they were', async () => {
    const [ann, ben] = await two();
    await send(ben, ann, 'hi');
    for (let at = 0; at < 25; at += 1) await send(ann, ben, `rude ${at}`);
    expect((await as(site, ben)(reportPerson, { uid: ann.uid, reason: 'insults' })).status).toBe(200);
    const report = await site.services.db
      .selectFrom('chat_reports')
      .selectAll()
      .where('reported_uid', '=', ann.uid)
      .executeTakeFirstOrThrow();
    const kept = report.messages as unknown as { content: string }[];
    expect([report.reporter_uid, kept.length, kept.at(-1)!.content]).toEqual([ben.uid, 20, 'rude 24']);
  });

  test('MSG-16 super administrators alone read reports, and mark them as looked at and back', async () => {
    const [ann, ben] = await two();
    const [root, admin] = [await buildUser(site, { role: 'root' }), await buildUser(site, { role: 'admin' })];
    await send(ben, ann, 'hi');
    await send(ann, ben, 'rude');
    await as(site, ben)(reportPerson, { uid: ann.uid, reason: 'insult' });
    const listed = async (open: boolean) =>
      (await as(site, root)(getChatReports, { open, limit: 100 })).data.records.find(
        ({ reported }) => reported?.uid === ann.uid,
      );
    const report = (await listed(true))!;
    expect([report.reporter, report.reason, report.closedAt]).toEqual([
      { uid: ben.uid, username: ben.username },
      'insult',
      null,
    ]);
    expect(report.messages.map(({ fromUuid, content }) => [fromUuid, content])).toEqual([
      [ben.uid, 'hi'],
      [ann.uid, 'rude'],
    ]);
    for (const who of [ann, ben, admin]) {
      expect((await as(site, who).refused(getChatReports, {})).status).toBe(403);
      expect((await as(site, who).refused(closeChatReport, { id: report.id, closed: true })).status).toBe(403);
    }
    await as(site, root)(closeChatReport, { id: report.id, closed: true });
    expect([await listed(true), (await listed(false))!.closedBy]).toEqual([undefined, root.username]);
    await as(site, root)(closeChatReport, { id: report.id, closed: false });
    expect((await listed(true))!.closedBy).toBeNull();
    const unknown = await as(site, root).refused(closeChatReport, { id: 999_999, closed: true });
    expect([unknown.status, unknown.data.code]).toEqual([404, 'chat.unknownReport']);
  });

  test('MSG-13 the settings list whom one has blocked, to oneself alone', async () => {
    const [ann, ben] = await two();
    const blocked = async (who: BuiltUser) =>
      (await as(site, who)(getBlockedPeople, {})).data.records.map(({ uid }) => uid);
    await as(site, ben)(blockPerson, { uid: ann.uid, blocked: true });
    expect([await blocked(ben), await blocked(ann)]).toEqual([[ann.uid], []]);
    await as(site, ben)(blockPerson, { uid: ann.uid, blocked: false });
    expect(await blocked(ben)).toEqual([]);
  });
});

describe('an open page', () => {
  test('T-MSG-8 hears every message in order and once, in two tabs, and what it missed after it comes back', async () => {
    const [ann, ben] = await two();
    await send(ben, ann, 'hi');
    const tab = () => listen(base, ben, userTopic(ben.uid));
    const tabs = [await tab(), await tab()];
    for (const one of tabs) expect(await one.next()).toMatchObject({ type: 'inbox', message: null });
    await Promise.all(Array.from({ length: 30 }, (_each, at) => send(ann, ben, `m${at}`)));
    for (const one of tabs) {
      const seqs: number[] = [];
      while (seqs.length < 30) {
        const event = await one.next();
        if (event.type === 'chat') seqs.push(event.message.seq);
      }
      expect(seqs).toEqual(Array.from({ length: 30 }, (_each, at) => at + 2));
    }
    tabs[0]!.close();
    for (let at = 0; at < 5; at += 1) await send(ann, ben, `missed${at}`);
    const again = await tab();
    expect(await again.next()).toMatchObject({ type: 'inbox', unread: { privateMsg: 35 } });
    expect(await texts(ben, ann, { after: 31 })).toEqual(['missed0', 'missed1', 'missed2', 'missed3', 'missed4']);
    for (const one of [tabs[1]!, again]) one.close();
  });

  test('T-MSG-8 finds every message once and in order when the server was restarted while somebody wrote', async () => {
    const [ann, ben] = await two();
    await send(ben, ann, 'hi');
    const start = async () => {
      const node = await openOtherNode(site);
      await node.app.listen({ port: 0, host: '127.0.0.1' });
      return { node, at: `http://127.0.0.1:${(node.app.server.address() as AddressInfo).port}` };
    };
    let server = await start();
    /** By their numbers, as the page that is open at the moment heard them. */
    const heard = new Map<number, string | null>();
    const hear = async () => {
      const stream = await listen(server.at, ben, userTopic(ben.uid));
      const follow = async () => {
        for (;;) {
          const event = await stream.next();
          if (event.type === 'chat') heard.set(event.message.seq, event.message.content);
        }
      };
      return { stream, ended: follow().catch(() => {}) };
    };
    const before = await hear();
    const all = Array.from({ length: 30 }, (_each, at) => `m${at}`);
    /** As a page does: what got no answer is sent again under the same key. */
    const post = async (content: string) => {
      const answer = await fetch(`${server.at}${sendPrivateMessage.path}`, {
        method: 'POST',
        headers: { authorization: ann.token, 'content-type': 'application/json' },
        body: JSON.stringify({ to: ben.uid, content, key: `restart-${content}` }),
      });
      return answer.status;
    };
    const writing = (async () => {
      for (const content of all) {
        await expect.poll(() => post(content).catch(() => 0), { interval: 5, timeout: 20_000 }).toBe(200);
      }
    })();
    await expect.poll(() => heard.size, { timeout: 20_000 }).toBeGreaterThan(5);
    await server.node.close();
    await before.ended;
    server = await start();
    const again = await hear();
    await writing;
    const known = Math.max(...heard.keys());
    // what came while nothing listened is asked for by the last number before
    for (const { seq, content } of (await read(ben, ann, { after: 1 })).messages) heard.set(seq, content);
    expect(known).toBeGreaterThan(5);
    expect([...heard].sort(([one], [other]) => one - other)).toEqual(all.map((content, at) => [at + 2, content]));
    again.stream.close();
    await server.node.close();
  });

  test('T-MSG-2 nobody follows another, whether there is such a person or not', async () => {
    const [ann, ben] = await two();
    const ask = async (uid: number) => {
      const url = `${base}/api/stream?topics=${encodeURIComponent(userTopic(uid))}`;
      const answer = await fetch(url, { headers: { authorization: ann.token } });
      return [answer.status, ((await answer.json()) as { data: unknown }).data];
    };
    const foreign = await ask(ben.uid);
    expect(foreign[0]).toBe(403);
    expect(await ask(999_999)).toEqual(foreign);
  });
});

test('a role that was changed by an administrator holds back the next message', async () => {
  const [ann, ben] = await two();
  const root = await buildUser(site, { role: 'root' });
  await send(ann, ben, 'hi');
  const form = { realname: '', status: 0, titleName: null, titleColor: null } as const;
  await as(site, root)(editUser, { uid: ann.uid, email: ann.email, role: ROLE.muted, ...form });
  expect((await send(ann, ben, 'more')).data.code).toBe('chat.muted');
});
