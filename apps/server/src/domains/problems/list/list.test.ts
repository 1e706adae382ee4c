import type { SentOf } from '@assay/contract/op.ts';
import {
  getFavoriteProblemList,
  getProblemList,
  getRandomProblem,
  toggleFavoriteProblem,
} from '@assay/contract/problems/list.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildTag } from '@assay/testkit/build/catalogue.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let dp: number;
let graph: number;
beforeAll(async () => {
  site = await openTestSite();
  dp = (await buildTag(site, { nameEn: 'dp', nameZh: '动规' })).id;
  graph = (await buildTag(site, { nameEn: 'graph', nameZh: '图' })).id;
  await buildProblem(site, { problemId: 'P10', title: 'Ten', difficulty: 1, tags: [dp, graph] });
  await buildProblem(site, { problemId: 'P2', title: 'Two', tags: [dp] });
  await buildProblem(site, { problemId: 'A1', title: 'Say 100% of\\it' });
  await buildProblem(site, { problemId: 'SECRET', title: 'Hidden', auth: 2, tags: [dp] });
  const text = { description: '', input: 'i', output: 'o', hint: '' };
  await buildProblem(site, {
    problemId: 'P3',
    texts: { zh: { ...text, title: '纸灯笼' }, en: { ...text, title: 'Paper_Lantern' } },
    tags: [graph],
  });
  await buildProblem(site, { problemId: 'P4', texts: { zh: { ...text, title: '只有中文' }, en: null } });
});
afterAll(() => site.close());

const list = async (filter: SentOf<typeof getProblemList> = {} as never, lang = 'en') => {
  const { status, msg, data } = await as(site, { headers: { 'accept-language': lang } })(getProblemList, filter);
  expect(status, msg).toBe(200);
  return { ...data, ids: data.records.map(({ problemId }) => problemId) };
};
const filter = (given: object) => given as SentOf<typeof getProblemList>;

describe('the problem list', () => {
  test('shows public problems, ordered by length of the id, then the id', async () => {
    const { ids, total, size, current } = await list();
    expect(ids).toEqual(['A1', 'P2', 'P3', 'P4', 'P10']);
    expect({ total, size, current }).toEqual({ total: 5, size: 30, current: 1 });
  });

  test('rows hold title in the language asked for, tags, counters and type', async () => {
    const row = (await list(filter({ keyword: 'P3' }))).records[0];
    expect(row).toMatchObject({ title: 'Paper_Lantern', type: 0, difficulty: 0, total: 0, ac: 0, pa: 0 });
    expect(row?.tags).toMatchObject([{ id: graph, name: 'graph' }]);
    const chinese = (await list(filter({ keyword: 'P3' }), 'zh')).records[0];
    expect(chinese).toMatchObject({ title: '纸灯笼', tags: [{ name: '图' }] });
  });

  test('a title that exists in one language only is shown in that', async () => {
    expect((await list(filter({ keyword: 'P4' }))).records[0]?.title).toBe('只有中文');
  });

  test.each<[string, object | (() => object), string[]]>([
    ['keyword: part of the id', { keyword: '1' }, ['A1', 'P10']],
    ['keyword: in any letter case', { keyword: 'tEn' }, ['P10']],
    ['keyword: a title in another language than the page', { keyword: '灯笼' }, ['P3']],
    ['keyword: a single Chinese character', { keyword: '纸' }, ['P3']],
    ['keyword: blanks mean no filter', { keyword: '  ' }, ['A1', 'P2', 'P3', 'P4', 'P10']],
    ['keyword: never a hidden problem', { keyword: 'Hidden' }, []],
    ['difficulty', { difficulty: 1 }, ['P10']],
    ['one tag', () => ({ tagId: [dp] }), ['P2', 'P10']],
    ['several tags are all needed', () => ({ tagId: [dp, graph] }), ['P10']],
    ['the same tag twice is one tag', () => ({ tagId: [dp, dp] }), ['P2', 'P10']],
    ['an unknown tag', { tagId: [99999] }, []],
    ['oj: own problems', { oj: 'Mine' }, ['A1', 'P2', 'P3', 'P4', 'P10']],
    ['oj: all', { oj: 'All' }, ['A1', 'P2', 'P3', 'P4', 'P10']],
    ['oj: a remote judge', { oj: 'CF' }, []],
    ['filters are combined', () => ({ tagId: [dp], difficulty: 0 }), ['P2']],
  ])('%s', async (_name, given, ids) => {
    const answer = await list(filter(typeof given === 'function' ? given() : given));
    expect(answer.ids).toEqual(ids);
    expect(answer.total).toBe(ids.length);
  });

  test('pages', async () => {
    const page = await list(filter({ limit: 2, currentPage: 2 }));
    expect(page.ids).toEqual(['P3', 'P4']);
    expect(page).toMatchObject({ total: 5, size: 2, current: 2 });
    expect((await list(filter({ currentPage: -3 }))).current).toBe(1);
    expect((await list(filter({ currentPage: 50 }))).ids).toEqual([]);
  });

  test('T-SQL-1: signs of patterns and of SQL mean themselves', async () => {
    expect((await list(filter({ keyword: '%' }))).ids).toEqual(['A1']);
    expect((await list(filter({ keyword: '\\' }))).ids).toEqual(['A1']);
    expect((await list(filter({ keyword: '_' }))).ids).toEqual(['P3']);
    expect((await list(filter({ keyword: "' OR 1=1--" }))).ids).toEqual([]);
    const asker = as(site);
    for (const tagId of ['[1,2);DROP', '{"a":1}', '[[1]]', '["x"]', '1e3', 'NaN']) {
      const answer = await asker.refused(getProblemList, { tagId });
      expect(answer).toMatchObject({ status: 400, data: { code: 'request.invalid' } });
      expect(answer.msg).toContain('tagId');
    }
    const twice = await site.app.inject({ url: '/api/get-problem-list?keyword=a&keyword=b' });
    expect(twice.statusCode).toBe(400);
  });

  test('T-SQL-2: figures and texts the database cannot take are refused by name', async () => {
    const asker = as(site);
    for (const difficulty of ['9999999999999999999999', '-1', '1e3', 'NaN']) {
      const answer = await asker.refused(getProblemList, { difficulty });
      expect(answer.status).toBe(400);
      expect(answer.msg).toContain('difficulty');
    }
    expect((await asker.refused(getProblemList, { keyword: 'a\u0000' })).msg).toContain('keyword');
  });

  test('T-PP-1: keys of a prototype in the query change nothing', async () => {
    const answer = await site.app.inject({
      url: '/api/get-problem-list?__proto__[x]=1&constructor[prototype][x]=1&__proto__=1',
    });
    expect(answer.json().data.total).toBe(5);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});

test('a random problem is a public one, and each comes up', async () => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 80; turn += 1) seen.add((await as(site)(getRandomProblem, {})).data.problemId);
  expect([...seen].sort()).toEqual(['A1', 'P10', 'P2', 'P3', 'P4']);
});

describe('favourites', () => {
  test('are toggled and listed for their owner alone', async () => {
    const { records } = await list();
    const pid = records[1]!.pid;
    const me = as(site, await buildUser(site));
    expect((await me(toggleFavoriteProblem, { pid })).data).toEqual({ isFavorite: true });
    expect((await me(getFavoriteProblemList, {} as never)).data).toMatchObject({
      total: 1,
      records: [{ problemId: 'P2' }],
    });
    expect((await me(getFavoriteProblemList, { keyword: 'nothing' } as never)).data.total).toBe(0);
    const other = as(site, await buildUser(site));
    expect((await other(getFavoriteProblemList, {} as never)).data.total).toBe(0);
    expect((await me(toggleFavoriteProblem, { pid })).data).toEqual({ isFavorite: false });
    expect((await me(getFavoriteProblemList, {} as never)).data.total).toBe(0);
  });

  test('many clicks at once leave one mark or none, and no error', async () => {
    const { records } = await list();
    const user = await buildUser(site);
    const me = as(site, user);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => me(toggleFavoriteProblem, { pid: records[0]!.pid })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await me(getFavoriteProblemList, {} as never)).data.total).toBeLessThanOrEqual(1);
  });

  test('visitors have none; a hidden problem cannot be marked', async () => {
    expect((await as(site).refused(toggleFavoriteProblem, { pid: 1000 })).status).toBe(401);
    const { id } = await site.services.db
      .selectFrom('problems')
      .select('id')
      .where('problem_id', '=', 'SECRET')
      .executeTakeFirstOrThrow();
    const me = as(site, await buildUser(site));
    expect((await me.refused(toggleFavoriteProblem, { pid: id })).data.code).toBe('problem.unknown');
  });
});
