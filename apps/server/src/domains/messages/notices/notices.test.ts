import type { AddressInfo } from 'node:net';
import {
  cleanMessages,
  getMineMessages,
  getSystemMessages,
  getUnreadMessages,
} from '@assay/contract/messages/inbox.ts';
import { addNotice, deleteNotice, getNotices, updateNotice } from '@assay/contract/messages/notices.ts';
import { userTopic } from '@assay/contract/messages/topic.ts';
import type { SentOf } from '@assay/contract/op.ts';
import { ROLE } from '@assay/contract/roles.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '../../judging/testing/listen.ts';
import { pushNotices } from './push-notices.ts';

let site: TestSite;
let root: BuiltUser;
let ann: BuiltUser;
beforeEach(async () => {
  site = await openTestSite();
  await site.services.notifications.ready();
  root = await buildUser(site, { role: 'root' });
  ann = await buildUser(site);
});
afterEach(() => site.close());

const notice = (more: Partial<SentOf<typeof addNotice>> = {}) =>
  ({ title: 'Maintenance', content: 'On **Sunday**.', audience: 'all', ...more }) as SentOf<typeof addNotice>;
const add = async (more: Partial<SentOf<typeof addNotice>> = {}) =>
  (await as(site, root)(addNotice, notice(more))).data.id;
const sys = async (who: BuiltUser) => (await as(site, who)(getSystemMessages, {})).data;
const unread = async (who: BuiltUser) => (await as(site, who)(getUnreadMessages, {})).data;
const titles = async (who: BuiltUser) => (await sys(who)).records.map(({ title }) => title);

test('MSG-20 one row is told to all, and each who reads it is counted', async () => {
  const id = await add();
  expect(await unread(ann)).toMatchObject({ sys: 1, mine: 0 });
  expect((await sys(ann)).records).toMatchObject([
    { id, state: false, action: 'notice', title: 'Maintenance', content: 'On **Sunday**.', senderUsername: null },
  ]);
  expect(await unread(ann)).toMatchObject({ sys: 0 });
  await sys(ann);
  const { records } = (await as(site, root)(getNotices, {})).data;
  expect(records).toMatchObject([{ id, readers: 1, audienceSize: 2, pushed: true, author: root.username }]);
  const rows = await site.services.db.selectFrom('messages').select('id').execute();
  expect(rows).toEqual([]);
});

test('MSG-21 it is for those of a role or a group, as they are now, or for one person', async () => {
  const admin = await buildUser(site, { role: 'admin' });
  const { gid } = await buildGroup(site, { owner: admin, members: [{ uid: ann.uid }] });
  await add({ title: 'staff', audience: 'roles', roles: [ROLE.admin, ROLE.root] });
  await add({ title: 'class', audience: 'groups', gids: [gid] });
  await add({ title: 'you', audience: 'person', username: ann.username.toUpperCase() });
  expect([await titles(admin), await titles(ann)]).toEqual([['class', 'staff'], ['class']]);
  const { records } = (await as(site, ann)(getMineMessages, {})).data;
  expect(records.map(({ title }) => title)).toEqual(['you']);
  await site.services.db.deleteFrom('group_members').where('uid', '=', ann.uid).execute();
  expect(await titles(ann)).toEqual([]);
  const all = (await as(site, root)(getNotices, { type: 'groups' })).data.records;
  expect(all).toMatchObject([{ title: 'class', audienceSize: 1, readers: 2 }]);
});

test('MSG-22 whoever joins later reads what was told to all, until it runs out', async () => {
  await add({ title: 'rules' });
  await add({ title: 'today', until: new Date(site.clock.now().getTime() + 60_000).toISOString() });
  site.clock.advance(30);
  expect(await titles(await buildUser(site))).toEqual(['today', 'rules']);
  site.clock.advance(31);
  const late = await buildUser(site);
  expect([await unread(late), await titles(late)]).toMatchObject([{ sys: 1 }, ['rules']]);
});

test('it waits for its time, and open pages hear of it then, but for those whom it is not for', async () => {
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const publishAt = new Date(site.clock.now().getTime() + 60_000).toISOString();
  const admin = await buildUser(site, { role: 'admin' });
  const streams = [await listen(base, admin, userTopic(admin.uid)), await listen(base, ann, userTopic(ann.uid))];
  for (const stream of streams) await stream.next();
  await add({ title: 'staff', audience: 'roles', roles: [ROLE.admin], publishAt });
  await add({ title: 'later', publishAt });
  await pushNotices(site.services);
  expect([await unread(ann), await titles(ann)]).toMatchObject([{ sys: 0 }, []]);
  expect((await as(site, root)(getNotices, {})).data.records).toMatchObject([{ pushed: false }, { pushed: false }]);
  site.clock.advance(61);
  await Promise.all([pushNotices(site.services), pushNotices(site.services)]);
  expect(await streams[1]!.next()).toMatchObject({
    uid: ann.uid,
    unread: { sys: 1 },
    message: { sourceTitle: 'later' },
  });
  const heard = [await streams[0]!.next(), await streams[0]!.next()];
  expect(heard.map((event) => event.type === 'inbox' && event.message?.sourceTitle).sort()).toEqual(['later', 'staff']);
  expect(await titles(ann)).toEqual(['later']);
  for (const stream of streams) stream.close();
});

test('it is changed for all who have it, leaves with a click, and is taken back by its deletion', async () => {
  const [one, two] = [await add({ title: 'one' }), await add({ title: 'two' })];
  await sys(ann);
  await as(site, root)(updateNotice, { id: two, ...notice({ title: 'second' }) });
  expect(await titles(ann)).toEqual(['second', 'one']);
  expect((await as(site, ann)(cleanMessages, { type: 'Sys', id: one })).status).toBe(200);
  expect((await as(site, ann).refused(cleanMessages, { type: 'Sys', id: one })).status).toBe(404);
  expect((await as(site, ann).refused(cleanMessages, { type: 'Mine', id: two })).status).toBe(404);
  expect(await titles(ann)).toEqual(['second']);
  expect(await titles(root)).toEqual(['second', 'one']);
  await as(site, ann)(cleanMessages, { type: 'Sys' });
  expect(await titles(ann)).toEqual([]);
  await as(site, root)(deleteNotice, { id: two });
  expect(await titles(root)).toEqual(['one']);
  for (const op of [deleteNotice, updateNotice]) {
    expect((await as(site, root).refused(op, { id: two, ...notice() })).data.code).toBe('notice.unknown');
  }
});

test('an audience that is nobody is refused', async () => {
  const refused = async (more: Partial<SentOf<typeof addNotice>>) =>
    (await as(site, root).refused(addNotice, notice(more))).data.code;
  expect(await refused({ audience: 'person', username: 'nobody-of-that-name' })).toBe('account.unknown');
  expect(await refused({ audience: 'person' })).toBe('account.unknown');
  expect(await refused({ audience: 'roles' })).toBe('notice.nobody');
  expect(await refused({ audience: 'groups', gids: [] })).toBe('notice.nobody');
  expect(await refused({ audience: 'groups', gids: [99_999] })).toBe('group.unknown');
});
