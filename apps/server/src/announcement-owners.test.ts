import type { AnnouncementOwner } from '@assay/contract/announcements/owner.ts';
import { SITE_OWNER } from '@assay/contract/announcements/owner.ts';
import { Failure } from '@assay/contract/failure.ts';
import { GROUP_LEVEL } from '@assay/contract/groups/group.ts';
import type { PushEvent } from '@assay/contract/push.ts';
import type { RoleName } from '@assay/contract/roles.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAnnouncements } from './domains/announcements/announcements.ts';
import { newsTopics } from './domains/news/news.ts';
import { ANNOUNCEMENT_OWNERS, NEWS_OWNERS } from './owners.ts';
import type { Call } from './platform/http/call.ts';

const announcements = createAnnouncements(ANNOUNCEMENT_OWNERS);
const said = { title: 'Maintenance', content: 'Tonight at **ten**.', visible: true };
const page = { currentPage: 1, limit: 10 };

let site: TestSite;
type Person = BuiltUser & { role: RoleName };
let people: Record<'root' | 'admin' | 'owner' | 'helper' | 'other helper' | 'member' | 'stranger', Person>;
let owners: Record<'site' | 'group' | 'contest', AnnouncementOwner>;
beforeAll(async () => {
  site = await openTestSite();
  const build = async (role: RoleName = 'user') => ({ ...(await buildUser(site, { role })), role });
  people = {
    root: await build('root'),
    admin: await build('admin'),
    owner: await build(),
    helper: await build(),
    'other helper': await build(),
    member: await build(),
    stranger: await build(),
  };
  const { owner, helper, member, admin } = people;
  const members = [
    ...[helper, people['other helper']].map(({ uid }) => ({ uid, auth: GROUP_LEVEL.admin })),
    { uid: member.uid },
  ];
  owners = {
    site: SITE_OWNER,
    group: { kind: 'group', id: (await buildGroup(site, { owner, members })).gid },
    contest: { kind: 'contest', id: (await buildContest(site, { author: admin, problems: [] })).cid },
  };
});
afterAll(() => site.close());

/** A call as a handler gets it. */
const by = (who: Person | null) => ({ ...site.services, viewer: who, lang: 'en' }) as unknown as Call;

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error) => (error instanceof Failure ? error.code : Promise.reject(error)),
  );

describe('who announces where, who changes what others announced, who reads', () => {
  const rows: [keyof typeof owners, keyof typeof people | 'visitor', string, string, string][] = [
    ['site', 'root', 'done', 'done', 'done'],
    ['site', 'admin', 'access.denied', 'access.denied', 'done'],
    ['site', 'stranger', 'access.denied', 'access.denied', 'done'],
    ['site', 'visitor', 'access.denied', 'access.denied', 'done'],
    ['group', 'root', 'done', 'done', 'done'],
    ['group', 'owner', 'done', 'done', 'done'],
    ['group', 'helper', 'done', 'access.denied', 'done'],
    ['group', 'member', 'access.denied', 'access.denied', 'done'],
    ['group', 'stranger', 'group.membersOnly', 'group.membersOnly', 'group.membersOnly'],
    ['group', 'visitor', 'access.loginNeeded', 'access.loginNeeded', 'access.loginNeeded'],
    ['contest', 'root', 'done', 'done', 'done'],
    ['contest', 'admin', 'done', 'done', 'done'],
    ['contest', 'stranger', 'access.denied', 'access.denied', 'done'],
  ];
  test.each(rows)('%s, %s: %s, %s, %s', async (kind, name, announces, changes, reads) => {
    const owner = owners[kind];
    const who = name === 'visitor' ? null : people[name];
    const first = kind === 'site' ? people.root : kind === 'group' ? people['other helper'] : people.admin;
    const { id } = await announcements.add(by(first), owner, said);
    expect(await codeOf(announcements.add(by(who), owner, said))).toBe(announces);
    expect(await codeOf(announcements.listManaged(by(who), owner, page))).toBe(announces);
    expect(await codeOf(announcements.list(by(who), owner, page))).toBe(reads);
    expect(await codeOf(announcements.unread(by(who), owner, []))).toBe(reads);
    expect(await codeOf(announcements.update(by(who), owner, id, { ...said, title: 'Other' }))).toBe(changes);
    expect(await codeOf(announcements.remove(by(who), owner, id))).toBe(changes);
  });

  test('whoever announced changes and deletes that, until the right to announce is gone', async () => {
    const { helper } = people;
    const { id } = await announcements.add(by(helper), owners.group, said);
    const [row] = (await announcements.listManaged(by(helper), owners.group, page)).records;
    expect(row).toMatchObject({ id, mayChange: true, username: helper.username });
    await announcements.update(by(helper), owners.group, id, { ...said, title: 'Tomorrow' });
    const set = (auth: number) =>
      site.services.db
        .updateTable('group_members')
        .set({ auth })
        .where('gid', '=', owners.group.id)
        .where('uid', '=', helper.uid)
        .execute();
    await set(GROUP_LEVEL.member);
    expect(await codeOf(announcements.remove(by(helper), owners.group, id))).toBe('access.denied');
    await set(GROUP_LEVEL.admin);
    expect(await codeOf(announcements.remove(by(helper), owners.group, id))).toBe('done');
  });
});

describe.each(['site', 'group', 'contest'] as const)('announcements of a %s', (kind) => {
  const managers = { site: 'root', group: 'owner', contest: 'admin' } as const;
  const readers = { site: 'stranger', group: 'member', contest: 'stranger' } as const;

  test('are told once shown, unread until read, and gone when hidden or deleted', async () => {
    const owner = owners[kind];
    const [manager, reader] = [by(people[managers[kind]]), by(people[readers[kind]])];
    const heard: PushEvent[] = [];
    const follower = await NEWS_OWNERS[kind](reader, owner.id);
    expect(follower).toEqual({ isStaff: false });
    for (const topic of newsTopics(owner, reader.viewer!.uid, follower)) {
      site.services.push.subscribe(topic, (event) => heard.push(event));
    }
    const { id } = await announcements.add(manager, owner, { ...said, visible: false });
    const listed = async () => (await announcements.list(reader, owner, page)).records.map((one) => one.id);
    const unread = async (read: number[]) => (await announcements.unread(reader, owner, read)).map((one) => one.id);
    expect(await listed()).not.toContain(id);
    expect(heard).toEqual([]);
    await announcements.update(manager, owner, id, said);
    expect(heard).toMatchObject([{ type: 'news', owner, news: 'announcement', id, title: said.title }]);
    expect((await listed())[0]).toBe(id);
    expect((await unread([]))[0]).toBe(id);
    expect(await unread([id])).not.toContain(id);
    await announcements.update(manager, owner, id, { ...said, visible: false });
    expect([(await listed()).includes(id), (await unread([])).includes(id)]).toEqual([false, false]);
    await announcements.remove(manager, owner, id);
    expect(await codeOf(announcements.remove(manager, owner, id))).toBe('announcement.unknown');
    expect(heard).toHaveLength(1);
  });

  test('HOME-7 are drafts until first shown, and new from then on', async () => {
    const owner = owners[kind];
    const [manager, reader] = [by(people[managers[kind]]), by(people[readers[kind]])];
    const draft = await announcements.add(manager, owner, { ...said, visible: false });
    site.clock.advance(60);
    const { id: newer } = await announcements.add(manager, owner, said);
    const managed = async () =>
      (await announcements.listManaged(manager, owner, page)).records.map(({ id, isDraft }) => [id, isDraft]);
    expect((await managed()).slice(0, 2)).toEqual([
      [newer, false],
      [draft.id, true],
    ]);
    site.clock.advance(60);
    const shown = site.clock.now().toISOString();
    await announcements.update(manager, owner, draft.id, said);
    const first = async () => (await announcements.list(reader, owner, page)).records[0];
    expect(await first()).toMatchObject({ id: draft.id, gmtCreate: shown, username: manager.viewer!.username });
    site.clock.advance(60);
    await announcements.update(manager, owner, draft.id, { ...said, visible: false });
    expect((await managed())[0]).toEqual([draft.id, false]);
    await announcements.update(manager, owner, draft.id, said);
    expect(await first()).toMatchObject({ id: draft.id, gmtCreate: shown });
  });

  test('T-BOLA are reached through their own owner alone', async () => {
    const { root } = people;
    const { id } = await announcements.add(by(root), owners[kind], said);
    for (const other of (['site', 'group', 'contest'] as const).filter((one) => one !== kind)) {
      expect(await codeOf(announcements.update(by(root), owners[other], id, said))).toBe('announcement.unknown');
      expect(await codeOf(announcements.remove(by(root), owners[other], id))).toBe('announcement.unknown');
      expect((await announcements.list(by(root), owners[other], page)).records.map((one) => one.id)).not.toContain(id);
    }
  });
});

test('strangers follow no news of a group, and nobody those of a second site', async () => {
  expect(await codeOf(NEWS_OWNERS.group(by(people.stranger), owners.group.id))).toBe('group.membersOnly');
  expect(await codeOf(NEWS_OWNERS.site(by(people.root), 1))).toBe('request.invalid');
  expect(await NEWS_OWNERS.group(by(people.helper), owners.group.id)).toEqual({ isStaff: true });
});

test('announcements go with their group', async () => {
  const { root, owner } = people;
  const group = { kind: 'group', id: (await buildGroup(site, { owner })).gid } as const;
  const { id } = await announcements.add(by(root), group, said);
  await site.services.db.deleteFrom('groups').where('id', '=', group.id).execute();
  expect(await site.services.db.selectFrom('announcements').where('id', '=', id).selectAll().execute()).toEqual([]);
});

test('a node of the version before announces and reads under the old name', async () => {
  const { db } = site.services;
  const { id: cid } = owners.contest;
  const { rows } = await sql<{ id: number }>`insert into contest_announcements (cid, uid, title, content, visible)
    values (${cid}, null, 'Old', 'From there', true) returning id`.execute(db);
  await sql`select id from contest_announcements where cid = ${cid} for update`.execute(db);
  const { records } = await announcements.list(by(people.stranger), owners.contest, page);
  expect(records[0]).toMatchObject({ id: rows[0]!.id, title: 'Old' });
});
