import { changePassword } from '@assay/contract/accounts/settings.ts';
import { login } from '@assay/contract/accounts/sign-in.ts';
import { editUser, getUserList } from '@assay/contract/accounts/users-admin.ts';
import {
  cleanMessages,
  getMineMessages,
  getSystemMessages,
  getUnreadMessages,
} from '@assay/contract/messages/inbox.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { openOtherNode, openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emitMessages, type MessageEvent } from '../../../platform/messages/emit-messages.ts';
import { deliverMessages } from './deliver.ts';

let site: TestSite;
let ann: BuiltUser;
let ben: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  await site.services.notifications.ready();
});
afterAll(() => site.close());

let count = 0;
const event = (to: readonly BuiltUser[], more: Partial<MessageEvent> = {}): MessageEvent => ({
  kind: 'group.accepted',
  to: to.map(({ uid }) => uid),
  actor: null,
  cause: String(++count),
  source: { type: 'group', id: 7, title: 'Class 7', url: '/group/7' },
  at: site.clock.now(),
  ...more,
});
const emit = (...events: MessageEvent[]) => site.services.db.transaction().execute((tx) => emitMessages(tx, events));
const happen = async (...events: MessageEvent[]) => {
  await emit(...events);
  await deliverMessages(site.services);
};
const unread = async (who: BuiltUser) => (await as(site, who)(getUnreadMessages, {})).data;
const mine = async (who: BuiltUser, page: object = {}) => (await as(site, who)(getMineMessages, page)).data;

beforeAll(async () => {
  ann = await buildUser(site);
  ben = await buildUser(site);
});
const fresh = () => buildUser(site);

describe('what happens becomes a message', () => {
  test('of everybody whom it concerns but the one who did it, once each (MSG-2)', async () => {
    const [one, two] = [await fresh(), await fresh()];
    await happen(
      event([one, two, ann, one], { actor: ann.uid, content: 'I  **like**\nit: $n \\le 2$', quote: 'x'.repeat(300) }),
    );
    expect(await unread(one)).toMatchObject({ comment: 0, reply: 0, like: 0, sys: 0, mine: 1 });
    expect(await unread(ann)).toMatchObject({ mine: 0 });
    const { records, total } = await mine(one);
    expect([total, records.length]).toEqual([1, 1]);
    expect(records[0]).toMatchObject({
      state: false,
      senderId: ann.uid,
      senderUsername: ann.username,
      action: 'group.accepted',
      sourceType: 'group',
      sourceId: 7,
      sourceTitle: 'Class 7',
      sourceContent: 'I like it: n ≤ 2',
      quoteContent: `${'x'.repeat(200)}…`,
      url: '/group/7',
      title: 'accepted your request to join the group',
    });
    expect((await mine(two)).total).toBe(1);
  });

  test('not at all when the transaction ends otherwise', async () => {
    const one = await fresh();
    const failing = site.services.db.transaction().execute(async (tx) => {
      await emitMessages(tx, [event([one])]);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await deliverMessages(site.services);
    expect((await mine(one)).total).toBe(0);
  });

  test('T-MSG-1 once, though two nodes hand out at once and the same is told twice', async () => {
    const one = await fresh();
    const other = await openOtherNode(site);
    const events = Array.from({ length: 50 }, () => event([one]));
    await emit(...events);
    await emit(...events);
    await Promise.all([1, 2, 3].flatMap(() => [deliverMessages(site.services), deliverMessages(other.services)]));
    await deliverMessages(site.services);
    expect((await mine(one)).total).toBe(50);
    const kept = await site.services.db.selectFrom('message_events').select('id').execute();
    expect(kept).toEqual([]);
    await other.close();
  });

  test('of a kind that only a later version knows, when that comes', async () => {
    const one = await fresh();
    await happen(event([one], { kind: 'later.kind' as never }));
    expect((await mine(one)).total).toBe(0);
    const { numDeletedRows } = await site.services.db
      .deleteFrom('message_events')
      .where('kind', '=', 'later.kind')
      .executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(1n);
  });

  test('nobody who was banned is told, nor is an address outside of the site taken', async () => {
    const one = await fresh();
    await site.services.db.updateTable('users').set({ status: 1 }).where('uid', '=', one.uid).execute();
    await happen(event([one]));
    const rows = await site.services.db.selectFrom('messages').select('id').where('uid', '=', one.uid).execute();
    expect(rows).toEqual([]);
    for (const url of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const source = { type: 'group', id: 1, title: '', url } as const;
      await expect(emit(event([one], { source }))).rejects.toThrow('message_events_url_check');
    }
  });
});

describe('the lists', () => {
  test('hold 8 a page, the newest first; what is handed out is read from then on, and nothing else', async () => {
    const one = await fresh();
    for (let at = 0; at < 10; at += 1) {
      site.clock.advance(1);
      await happen(event([one], { source: { type: 'group', id: at, title: `G${at}`, url: '/group/1' } }));
    }
    expect((await unread(one)).mine).toBe(10);
    const first = await mine(one);
    expect(first.records.map(({ sourceId, state }) => [sourceId, state])).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((id) => [id, false]),
    );
    expect([first.total, first.size]).toEqual([10, 8]);
    expect((await unread(one)).mine).toBe(2);
    expect((await mine(one)).records.every(({ state }) => state)).toBe(true);
    expect((await mine(one, { currentPage: 2 })).records.map(({ state }) => state)).toEqual([false, false]);
    expect((await unread(one)).mine).toBe(0);
  });

  test('T-MSG-2 are one’s own: of another’s messages nobody reads, counts or removes any', async () => {
    const one = await fresh();
    await happen(event([one]));
    const { id } = (await mine(one)).records[0]!;
    expect((await mine(ben)).total).toBe(0);
    const foreign = await as(site, ben).refused(cleanMessages, { type: 'Mine', id });
    const missing = await as(site, ben).refused(cleanMessages, { type: 'Mine', id: 99_999_999 });
    expect([foreign.status, foreign.data]).toEqual([404, missing.data]);
    expect((await as(site, ben)(cleanMessages, { type: 'Mine' })).status).toBe(200);
    expect((await mine(one)).total).toBe(1);
  });

  test('are cleaned one by one or as a whole, and no other tab with them', async () => {
    const one = await fresh();
    const system = { kind: 'account.role', params: { role: { en: 'User', zh: '普通用户' } } } as const;
    await happen(
      event([one]),
      event([one]),
      event([one]),
      event([one], system),
      event([one], { kind: 'comment.like' }),
    );
    const { records } = await mine(one);
    expect((await as(site, one)(cleanMessages, { type: 'Mine', id: records[0]!.id })).status).toBe(200);
    expect((await as(site, one).refused(cleanMessages, { type: 'Sys', id: records[1]!.id })).status).toBe(404);
    expect((await mine(one)).total).toBe(2);
    expect((await as(site, one)(cleanMessages, { type: 'Mine' })).status).toBe(200);
    expect((await mine(one)).total).toBe(0);
    expect(await unread(one)).toMatchObject({ like: 1, sys: 1, mine: 0 });
    const { data } = await as(site, { ...one, headers: { 'accept-language': 'zh-CN' } })(getSystemMessages, {});
    expect(data.records[0]!.title).toBe('你的角色已变更为：普通用户');
  });

  test('T-MSG-3 read and cleaned at once from two tabs they end empty, and nothing fails', async () => {
    const one = await fresh();
    await happen(...Array.from({ length: 20 }, () => event([one])));
    const answers = await Promise.all(
      [1, 2, 3, 4].flatMap((currentPage) => [
        as(site, one)(getMineMessages, { currentPage }),
        as(site, one)(cleanMessages, { type: 'Mine' }),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await mine(one)).total, (await unread(one)).mine]).toEqual([0, 0]);
  });
});

describe('what causes one', () => {
  test('another role', async () => {
    const [root, one] = [await buildUser(site, { role: 'root' }), await fresh()];
    const { data } = await as(site, root)(getUserList, { keyword: one.username });
    const { email, realname, status, titleName, titleColor } = data.records[0]!;
    const form = { uid: one.uid, email, realname, status: status as 0, titleName, titleColor };
    await as(site, root)(editUser, { ...form, role: ROLE.user });
    await as(site, root)(editUser, { ...form, role: ROLE.muted });
    await deliverMessages(site.services);
    const { records } = (await as(site, one)(getSystemMessages, {})).data;
    expect(records.map(({ title }) => title)).toEqual(['Your role is now: Muted']);
  });

  test('MSG-9 another password and another e-mail address, whoever changed them; the address before hears of it by mail', async () => {
    const [root, one] = [await buildUser(site, { role: 'root' }), await fresh()];
    await as(site, one)(changePassword, { oldPassword: one.password, newPassword: 'Brand new 1' });
    site.clock.advance(1);
    await as(site, root)(editUser, { uid: one.uid, email: `new-${one.email}`, newPassword: 'Brand new 2' });
    const token = (await as(site)(login, { username: one.username, password: 'Brand new 2' })).headers.authorization;
    await deliverMessages(site.services);
    const { records } = (await as(site, { token })(getSystemMessages, {})).data;
    expect(records.map(({ title }) => title)).toEqual([
      `Your email address is now: new-${one.email}`,
      'Your password was changed',
      'Your password was changed',
    ]);
    expect(site.mails.at(-1)).toMatchObject({ recipient: one.email });
  });

  test('a log-in from another address, but not the first one nor another from there', async () => {
    const one = await fresh();
    for (const ip of ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.2']) {
      await as(site, { ip })(login, { username: one.username, password: one.password });
    }
    await deliverMessages(site.services);
    const { records } = (await as(site, one)(getSystemMessages, {})).data;
    expect(records.map(({ title }) => title)).toEqual(['Your account was logged in to from another address: 10.0.0.2']);
  });
});
