import { getGroupProblemList } from '@assay/contract/groups/problems.ts';
import { getProblemList } from '@assay/contract/problems/list.ts';
import { decideTutorial, getTutorialReviews } from '@assay/contract/reviews/tutorials.ts';
import type { OwnTutorial, Tutorial } from '@assay/contract/tutorials/tutorial.ts';
import {
  addTutorial,
  buyTutorial,
  deleteTutorial,
  getTutorials,
  likeTutorial,
  updateTutorial,
} from '@assay/contract/tutorials/tutorials.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildContest } from '@assay/testkit/build/contest.ts';
import { buildGroup } from '@assay/testkit/build/group.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postEntries } from '../coins/ledger.ts';
import { deliverMessages } from '../messages/inbox/deliver.ts';

let site: TestSite;
let people: Record<'author' | 'reader' | 'other' | 'admin' | 'root' | 'muted', BuiltUser>;
let pid: number;
let problemId: string;
beforeAll(async () => {
  site = await openTestSite();
  people = {
    author: await buildUser(site),
    reader: await buildUser(site),
    other: await buildUser(site),
    admin: await buildUser(site, { role: 'admin' }),
    root: await buildUser(site, { role: 'root' }),
    muted: await buildUser(site, { role: 'muted' }),
  };
  ({ pid, problemId } = await buildProblem(site));
});
afterAll(() => site.close());

type Name = keyof typeof people;
const ask = (name: Name) => as(site, people[name]);
const write = async (fields: object = {}, name: Name = 'author') =>
  (await ask(name)(addTutorial, { pid, title: 'Two pointers', content: 'Walk from both ends', ...fields })).data.id;
const decide = (id: number, fields: object = {}, name: Name = 'admin') =>
  ask(name).refused(decideTutorial, { id, status: 1, ...fields });
const of = async (name: Name | null, filter: object = { pid }): Promise<Tutorial[]> =>
  (await as(site, name ? people[name] : {})(getTutorials, { limit: 100, ...filter })).data.records;
const one = async (id: number, name: Name | null, filter?: object) =>
  (await of(name, filter)).find((row) => row.id === id);
const own = async (id: number, name: Name = 'author') => (await one(id, name, { onlyMine: true })) as OwnTutorial;
const balanceOf = async (name: Name) =>
  (
    await site.services.db
      .selectFrom('coin_balances')
      .select('balance')
      .where('uid', '=', people[name].uid)
      .executeTakeFirst()
  )?.balance ?? 0;

describe('NOTE-2 a tutorial', () => {
  test('waits for its review, then everybody finds it', async () => {
    const id = await write({ price: 5 });
    expect(await own(id)).toMatchObject({ status: 0, isPublished: false, problemId, price: 5, reward: 0 });
    for (const name of [null, 'reader', 'admin', 'author'] as const) expect(await one(id, name)).toBeUndefined();
    expect((await decide(id, { reward: 8 })).status).toBe(200);
    expect(await own(id)).toMatchObject({ status: 1, isPublished: true, reward: 8 });
    expect(await one(id, null)).toMatchObject({ title: 'Two pointers', content: null, price: 5, status: 1 });
    expect((await one(id, 'author'))?.content).toBe('Walk from both ends');
    expect((await one(id, 'admin'))?.content).toBe('Walk from both ends');
    expect((await one(id, 'reader', { problemId }))?.id).toBe(id);
  });

  test('is rejected with a reason that its author reads, and handed in again', async () => {
    const id = await write();
    expect((await decide(id, { status: 2 })).data.code).toBe('review.reasonNeeded');
    expect((await decide(id, { status: 2, rejectReason: 'Too short' })).status).toBe(200);
    expect(await own(id)).toMatchObject({ status: 2, rejectReason: 'Too short', isPublished: false });
    expect((await decide(id)).data.code).toBe('review.notWaiting');
    const again = { id, title: 'Longer', content: 'Much longer', price: 0 };
    expect((await ask('author')(updateTutorial, again)).status).toBe(200);
    expect(await own(id)).toMatchObject({ status: 0, title: 'Longer', rejectReason: null });
    await decide(id);
    expect(await one(id, null)).toMatchObject({ title: 'Longer', content: 'Much longer' });
    await deliverMessages(site.services);
    const told = await site.services.db
      .selectFrom('messages')
      .select(['uid', 'kind', 'source_content'])
      .where('source_type', '=', 'tutorial')
      .where('source_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told).toEqual([
      { uid: people.author.uid, kind: 'review.refused', source_content: 'Too short' },
      { uid: people.author.uid, kind: 'review.accepted', source_content: '' },
    ]);
  });

  test('keeps the approved text while another one is reviewed', async () => {
    const id = await write();
    await decide(id);
    await ask('author')(updateTutorial, { id, title: 'New words', content: 'New text', price: 3 });
    expect(await own(id)).toMatchObject({ status: 0, title: 'New words', price: 3, isPublished: true });
    expect(await one(id, null)).toMatchObject({ title: 'Two pointers', content: 'Walk from both ends', price: 0 });
    await decide(id, { status: 2, rejectReason: 'No' });
    expect(await one(id, null)).toMatchObject({ title: 'Two pointers', price: 0 });
    await ask('author')(updateTutorial, { id, title: 'Newer words', content: 'Newer text', price: 3 });
    await decide(id);
    expect(await one(id, null)).toMatchObject({ title: 'Newer words', content: null, price: 3 });
  });

  test('pays its author for the first approval, once', async () => {
    const before = await balanceOf('author');
    const id = await write();
    await decide(id, { reward: 7 });
    expect(await balanceOf('author')).toBe(before + 7);
    await ask('author')(updateTutorial, { id, title: 'Again', content: 'Again' });
    await decide(id, { reward: 7 });
    expect(await balanceOf('author')).toBe(before + 7);
    const many = await write();
    const decided = await Promise.all(Array.from({ length: 6 }, () => decide(many, { reward: 5 })));
    expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf('author')).toBe(before + 12);
    const ofAdmin = await write({}, 'admin');
    const adminHad = await balanceOf('admin');
    await decide(ofAdmin, { reward: 9 }, 'admin');
    expect(await balanceOf('admin')).toBe(adminHad);
  });

  test('is decided about as it was read', async () => {
    const id = await write();
    const [row] = (await ask('admin')(getTutorialReviews, { limit: 100 })).data.records.filter(({ tid }) => tid === id);
    expect(row).toMatchObject({ title: 'Two pointers', content: 'Walk from both ends', version: 1, paid: 0 });
    await ask('author')(updateTutorial, { id, title: 'Changed', content: 'Changed' });
    expect((await decide(id, { version: row!.version })).data.code).toBe('review.changed');
    expect((await decide(id, { version: row!.version + 1 })).status).toBe(200);
  });

  test('is deleted by its author alone', async () => {
    const id = await write();
    await decide(id);
    for (const name of ['reader', 'admin', 'root'] as const) {
      expect((await ask(name).refused(deleteTutorial, { id })).data.code).toBe('tutorial.unknown');
      const change = { id, title: 'Mine', content: 'Mine' };
      expect((await ask(name).refused(updateTutorial, change)).data.code).toBe('tutorial.unknown');
    }
    expect((await ask('author')(deleteTutorial, { id })).status).toBe(200);
    for (const name of [null, 'author', 'root'] as const) expect(await one(id, name)).toBeUndefined();
    expect((await decide(id)).data.code).toBe('tutorial.unknown');
    expect((await ask('author').refused(deleteTutorial, { id })).data.code).toBe('tutorial.unknown');
  });

  test.each([
    [{ title: '' }, 'tutorial.titleNeeded'],
    [{ content: ' ' }, 'tutorial.contentNeeded'],
    [{ title: 'x'.repeat(256) }, 'tutorial.titleTooLong'],
    [{ price: 101 }, 'tutorial.priceTooHigh'],
    [{ price: -1 }, 'request.invalid'],
    [{ price: 1.5 }, 'request.invalid'],
    [{ pid: 999_999 }, 'problem.unknown'],
    [{ pid: null }, 'tutorial.problemNeeded'],
    [{ official: true }, 'access.denied'],
    [{ showAt: 'soon' }, 'request.invalid'],
  ])('is refused: %#', async (fields, code) => {
    const sent = { pid, title: 'Title', content: 'Text', ...fields };
    expect((await ask('author').refused(addTutorial, sent)).data.code).toBe(code);
  });

  test('is written by those who may start discussions', async () => {
    const sent = { pid, title: 'Title', content: 'Text' };
    expect((await ask('muted').refused(addTutorial, sent)).data.code).toBe('tutorial.mayNotWrite');
  });

  test('is reviewed by administrators', async () => {
    const id = await write();
    for (const name of ['author', 'reader'] as const) {
      expect((await decide(id, {}, name)).data.code).toBe('access.denied');
      expect((await ask(name).refused(getTutorialReviews, {})).data.code).toBe('access.denied');
    }
  });
});

describe('NOTE-6 official editorials', () => {
  const editorial = (fields: object = {}) => write({ official: true, ...fields }, 'root');

  test('stand first, without a review, from their time on', async () => {
    const later = new Date(site.clock.now().getTime() + 3_600_000).toISOString();
    const id = await editorial({ title: 'Editorial', showAt: later });
    expect(await one(id, 'root')).toMatchObject({ official: true, status: 1 });
    for (const name of [null, 'reader', 'author'] as const) expect(await one(id, name)).toBeUndefined();
    site.clock.advance(3601);
    expect((await of(null))[0]).toMatchObject({ id, content: 'Walk from both ends' });
  });

  test('are free', async () => {
    const sent = { pid, title: 'x', content: 'x', official: true, price: 1 };
    expect((await ask('root').refused(addTutorial, sent)).data.code).toBe('tutorial.officialNotFree');
  });

  test('of a group are for its members, and nobody else writes there', async () => {
    const { gid } = await buildGroup(site, { owner: people.author, members: [{ uid: people.reader.uid }] });
    const mine = await buildProblem(site, { gid, author: people.author });
    const about = { pid: mine.pid, title: 'Of us', content: 'Ours' };
    expect((await ask('reader').refused(addTutorial, about)).data.code).toBe('tutorial.problemNotPublic');
    expect((await ask('other').refused(addTutorial, about)).data.code).toBe('problem.unknown');
    const { data } = await ask('author')(addTutorial, { ...about, official: true });
    expect(await one(data.id, 'reader', { pid: mine.pid })).toMatchObject({ content: 'Ours' });
    expect(await one(data.id, 'reader', { problemId: mine.problemId, gid })).toMatchObject({ content: 'Ours' });
    expect((await ask('other').refused(getTutorials, { pid: mine.pid })).data.code).toBe('problem.unknown');
    const list = (await ask('reader')(getGroupProblemList, { gid, tagId: [] })).data.records;
    expect(list.find((row) => row.pid === mine.pid)?.tutorialCount).toBe(1);
  });
});

describe('NOTE-7 T-RACE-3 buying', () => {
  const give = (name: Name, coins: number) =>
    site.services.db
      .transaction()
      .execute((tx) =>
        postEntries(tx, [{ uid: people[name].uid, delta: coins, reason: 'correction', subject: `${Math.random()}` }]),
      );
  const forSale = async (price: number) => {
    const id = await write({ price });
    await decide(id);
    return id;
  };
  const buy = (tid: number, fields: object = {}, name: Name = 'reader') =>
    ask(name).refused(buyTutorial, { tid, ...fields });

  test('moves the price to the author once, however many clicks there are', async () => {
    const id = await forSale(6);
    await give('reader', 20);
    const had = { reader: await balanceOf('reader'), author: await balanceOf('author') };
    const bought = await Promise.all(Array.from({ length: 50 }, () => buy(id, { price: 6 })));
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(bought.filter(({ data }) => data?.code === 'tutorial.bought')).toHaveLength(49);
    expect(await balanceOf('reader')).toBe(had.reader - 6);
    expect(await balanceOf('author')).toBe(had.author + 6);
    expect(await one(id, 'reader')).toMatchObject({ isBought: true, buyers: 1, content: 'Walk from both ends' });
    expect((await one(id, 'other'))?.content).toBeNull();
  });

  test('spends nothing where there is too little, also of several at once', async () => {
    const ids = [await forSale(4), await forSale(4), await forSale(4)];
    await give('other', 9 - (await balanceOf('other')));
    const bought = await Promise.all(ids.map((id) => buy(id, {}, 'other')));
    expect(bought.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(bought.filter(({ data }) => data?.code === 'coin.tooFew')).toHaveLength(1);
    expect(await balanceOf('other')).toBe(1);
    const mine = (await of('other', { onlyBought: true })).map(({ id }) => id);
    expect(mine.filter((id) => ids.includes(id))).toHaveLength(2);
  });

  test.each([
    ['its author', 'author', {}, 'tutorial.own'],
    ['who was shown another price', 'reader', { price: 1 }, 'tutorial.priceChanged'],
  ] as const)('is refused to %s', async (_sentence, name, fields, code) => {
    expect((await buy(await forSale(3), fields, name)).data.code).toBe(code);
  });

  test('of a free one, or one that nobody finds, is refused', async () => {
    expect((await buy(await forSale(0))).data.code).toBe('tutorial.free');
    expect((await buy(await write({ price: 3 }))).data.code).toBe('tutorial.unknown');
    expect((await buy(999_999)).data.code).toBe('tutorial.unknown');
  });

  test('keeps what was bought readable when it is edited, made dearer and deleted', async () => {
    const id = await forSale(2);
    await give('reader', 2);
    await buy(id);
    await ask('author')(updateTutorial, { id, title: 'Dearer', content: 'More', price: 50 });
    await decide(id);
    expect(await one(id, 'reader')).toMatchObject({ content: 'More', price: 50, isBought: true });
    await ask('author')(deleteTutorial, { id });
    expect(await one(id, 'reader')).toBeUndefined();
    expect(await one(id, 'reader', { onlyBought: true })).toMatchObject({ content: 'More', isBought: true });
    expect((await buy(id, {}, 'other')).data.code).toBe('tutorial.unknown');
  });

  test('leaves the site its share', async () => {
    const settings = await site.services.settings.read();
    await site.services.settings.write({ ...settings, tutorialSharePercent: 30 }, site.services.db);
    site.services.settings.forget();
    const id = await forSale(10);
    await give('reader', 10);
    const had = await balanceOf('author');
    expect((await buy(id)).status).toBe(200);
    expect(await balanceOf('author')).toBe(had + 7);
    await site.services.settings.write(settings, site.services.db);
    site.services.settings.forget();
  });
});

describe('lists and likes', () => {
  test('lists of problems count what everybody finds', async () => {
    const problem = await buildProblem(site, { title: 'Counted' });
    const count = async () =>
      (await ask('reader')(getProblemList, { keyword: problem.problemId, tagId: [] })).data.records[0]?.tutorialCount;
    const id = await write({ pid: problem.pid });
    expect(await count()).toBe(0);
    await decide(id);
    expect(await count()).toBe(1);
    await ask('author')(deleteTutorial, { id });
    expect(await count()).toBe(0);
  });

  test('liked ones stand first; a like counts once, however often it is sent', async () => {
    const problem = await buildProblem(site);
    const [first, second] = [await write({ pid: problem.pid }), await write({ pid: problem.pid })];
    for (const id of [first, second]) await decide(id);
    const ids = async (sort: string) => (await of('reader', { pid: problem.pid, sort })).map(({ id }) => id);
    expect(await ids('likes')).toEqual([second, first]);
    const likes = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        ask(at % 2 ? 'reader' : 'other')(likeTutorial, { tid: first, toLike: true }),
      ),
    );
    expect(likes.every(({ status }) => status === 200)).toBe(true);
    expect(await one(first, 'reader', { pid: problem.pid })).toMatchObject({ likeNum: 2, hasLike: true });
    expect(await ids('likes')).toEqual([first, second]);
    expect(await ids('newest')).toEqual([second, first]);
    expect((await ask('reader')(likeTutorial, { tid: first, toLike: false })).data.likeNum).toBe(1);
    expect((await ask('author').refused(likeTutorial, { tid: first, toLike: true })).data.code).toBe('tutorial.own');
  });

  test('what was not paid for is not liked', async () => {
    const id = await write({ price: 5 });
    expect((await ask('reader').refused(likeTutorial, { tid: id, toLike: true })).data.code).toBe('tutorial.unknown');
    await decide(id);
    expect((await ask('reader').refused(likeTutorial, { tid: id, toLike: true })).data.code).toBe('tutorial.notBought');
  });
});

test('NOTE-6 T-IDOR-7 those of a contest show at its end, and none before', async () => {
  const { cid, problems } = await buildContest(site, { author: people.admin, problems: [{}] });
  const [a] = problems;
  const { data } = await ask('root')(addTutorial, { pid: a!.pid, title: 'A', content: 'How', official: true });
  const inContest = { cid, problemId: 'A' };
  for (const name of ['reader', 'author'] as const) expect(await of(name, inContest)).toEqual([]);
  expect(await one(data.id, 'root', inContest)).toMatchObject({ content: 'How' });
  // longer than sessions last
  site.clock.advance(30 * 24 * 3600);
  people.reader = await buildUser(site);
  expect(await one(data.id, 'reader', inContest)).toMatchObject({ content: 'How' });
});
