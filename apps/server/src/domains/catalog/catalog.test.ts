import {
  addDifficulty,
  deleteDifficulty,
  getDifficultyList,
  updateDifficulty,
} from '@assay/contract/catalog/difficulty.ts';
import { getAdminLanguages, getLanguages, updateLanguage } from '@assay/contract/catalog/languages.ts';
import {
  addTag,
  addTagClassification,
  deleteTag,
  deleteTagClassification,
  getAllProblemTags,
  getProblemTags,
  getProblemTagsAndClassification,
  getTagClassifications,
  updateTag,
  updateTagClassification,
} from '@assay/contract/catalog/tags.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { type Asker, as } from '@assay/testkit/ask.ts';
import { buildCatalogue } from '@assay/testkit/build/catalogue.ts';
import { buildProblem } from '@assay/testkit/build/problem.ts';
import { buildUser } from '@assay/testkit/build/user.ts';
import { openFakeJudge } from '@assay/testkit/fake-judge.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: TestSite;
let root: Asker;
let visitor: Asker;
beforeAll(async () => {
  site = await openTestSite();
  await buildCatalogue(site);
  root = as(site, await buildUser(site, { role: 'root' }));
  visitor = as(site);
});
afterAll(() => site.close());

const chinese = () => as(site, { headers: { 'accept-language': 'zh' } });

describe('languages', () => {
  const named = async (name: string) => {
    const { data } = await visitor(getLanguages, {});
    return data.find((language) => language.name === name);
  };

  test('are listed in the order of the site; none is offered without a judge', async () => {
    const { status, data } = await visitor(getLanguages, {});
    expect(status).toBe(200);
    expect(data.map(({ name }) => name).slice(0, 3)).toEqual(['C', 'C With O2', 'C 17']);
    expect(data.every(({ offered }) => !offered)).toBe(true);
  });

  test('are offered while a ready node that was heard of lately passed the self-test', async () => {
    await openFakeJudge(site, { languages: ['C'] });
    expect(await named('C')).toMatchObject({ offered: true });
    expect(await named('Pascal')).toMatchObject({ offered: false });
    const { data } = await root(getAdminLanguages, {});
    expect(data.find(({ name }) => name === 'C')?.nodes).toMatchObject([{ node: 'fake', ok: true }]);
    site.clock.advance(31);
    await site.services.db
      .updateTable('judge_nodes')
      .set({ last_seen: new Date(0) })
      .execute();
    expect(await named('C')).toMatchObject({ offered: false });
  });

  test('can be switched off and back on', async () => {
    const c = (await named('C'))!;
    const change = { id: c.id, codeTemplate: 'int main() {}', template: c.template };
    expect((await root(updateLanguage, { ...change, enabled: false })).status).toBe(200);
    expect(await named('C')).toBeUndefined();
    const { data } = await root(getAdminLanguages, {});
    expect(data.find(({ name }) => name === 'C')).toMatchObject({ enabled: false, codeTemplate: 'int main() {}' });
    await root(updateLanguage, { ...change, enabled: true });
    expect(await named('C')).toMatchObject({ codeTemplate: 'int main() {}' });
  });

  test('an unknown one is refused', async () => {
    const answer = await root.refused(updateLanguage, { id: 9999, enabled: true, codeTemplate: '', template: 'x' });
    expect(answer).toMatchObject({ status: 400, data: { code: 'language.unknown' } });
  });
});

const color = '#123abc';

describe('tags', () => {
  test('are named in the language of the viewer', async () => {
    const { data: tag } = await root(addTag, { nameZh: '贪心二', nameEn: 'Greedy two', color, classificationId: null });
    const find = async (asker: Asker) => (await asker(getAllProblemTags, {})).data.find(({ id }) => id === tag.id);
    expect(await find(visitor)).toMatchObject({ name: 'Greedy two', nameZh: '贪心二', oj: 'ME' });
    expect(await find(chinese())).toMatchObject({ name: '贪心二' });
  });

  test('no name twice, in either language', async () => {
    await root(addTag, { nameZh: '唯一', nameEn: 'Unique', color, classificationId: null });
    for (const names of [
      { nameZh: '唯一', nameEn: 'Other' },
      { nameZh: '其他', nameEn: 'Unique' },
    ]) {
      const answer = await root.refused(addTag, { ...names, color, classificationId: null });
      expect(answer).toMatchObject({ status: 409, data: { code: 'tag.taken' } });
    }
  });

  test('change, move into a classification, and leave all problems when deleted', async () => {
    const { data: classification } = await root(addTagClassification, { nameZh: '类', nameEn: 'Kind', rank: 99 });
    const { data: tag } = await root(addTag, { nameZh: '甲', nameEn: 'A', color, classificationId: null });
    const { pid } = await buildProblem(site, { tags: [tag.id] });
    const change = { id: tag.id, nameZh: '乙', nameEn: 'B', color, classificationId: classification.id };
    expect((await root(updateTag, change)).status).toBe(200);
    const { data: groups } = await visitor(getProblemTagsAndClassification, {});
    expect(groups.find((group) => group.classification?.id === classification.id)?.tagList).toMatchObject([
      { nameEn: 'B' },
    ]);
    await root(deleteTagClassification, { tcid: classification.id });
    expect((await visitor(getProblemTags, { pid })).data).toMatchObject([{ nameEn: 'B', classificationId: null }]);
    await root(deleteTag, { tid: tag.id });
    expect((await visitor(getProblemTags, { pid })).data).toEqual([]);
  });

  test('what does not exist is refused', async () => {
    const fields = { nameZh: '无', nameEn: 'None', color, classificationId: null };
    expect((await root.refused(updateTag, { id: 99999, ...fields })).data.code).toBe('tag.unknown');
    expect((await root.refused(deleteTag, { tid: 99999 })).data.code).toBe('tag.unknown');
    expect((await root.refused(addTag, { ...fields, classificationId: 99999 })).data.code).toBe(
      'tag.classificationUnknown',
    );
    expect((await root.refused(addTag, { ...fields, color: 'url(x)' })).status).toBe(400);
  });

  test('T-PP-2: names of a prototype are names', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const answer = await root(addTag, { nameZh: name, nameEn: name, color, classificationId: null });
      expect(answer.data).toMatchObject({ name });
    }
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  test('T-SQL-1: a source is a value, whatever it holds', async () => {
    for (const oj of ["' OR 1=1--", '%', '_', '\\']) {
      expect((await visitor(getAllProblemTags, { oj })).data).toEqual([]);
    }
    expect((await visitor(getAllProblemTags, { oj: 'Mine' })).data.length).toBeGreaterThan(5);
    expect((await visitor(getAllProblemTags, { oj: 'ALL' })).data.length).toBeGreaterThan(5);
  });
});

test('classifications: unique names, ranks, unknown ones refused', async () => {
  const { data: one } = await root(addTagClassification, { nameZh: '一', nameEn: 'One', rank: 50 });
  await root(addTagClassification, { nameZh: '二', nameEn: 'Two', rank: 40 });
  expect((await root.refused(addTagClassification, { nameZh: '一', nameEn: 'Three', rank: 1 })).data.code).toBe(
    'tag.classificationTaken',
  );
  expect(
    (await root.refused(updateTagClassification, { id: one.id, nameZh: '二', nameEn: 'One', rank: 1 })).status,
  ).toBe(409);
  await root(updateTagClassification, { id: one.id, nameZh: '一', nameEn: 'One', rank: 30 });
  const { data } = await root(getTagClassifications, {});
  const order = data.map(({ nameEn }) => nameEn);
  expect(order.indexOf('One')).toBeLessThan(order.indexOf('Two'));
  expect((await root.refused(deleteTagClassification, { tcid: 9999 })).status).toBe(404);
});

describe('difficulties', () => {
  const fields = { nameZh: '地狱', nameEn: 'Hell', color, acCoin: 9 };

  test('new ones stand after the hardest, also when two come at once', async () => {
    const [a, b] = await Promise.all([root(addDifficulty, fields), root(addDifficulty, fields)]);
    expect([a.data.id, b.data.id].sort()).toEqual([3, 4]);
    expect((await visitor(getDifficultyList, {})).data.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  });

  test('change', async () => {
    await root(updateDifficulty, { id: 3, ...fields, nameEn: 'Inferno', acCoin: 0 });
    expect((await visitor(getDifficultyList, {})).data[3]).toMatchObject({ name: 'Inferno', acCoin: 0 });
    expect((await root.refused(updateDifficulty, { id: 77, ...fields })).data.code).toBe('difficulty.unknown');
    expect((await root.refused(updateDifficulty, { id: 3, ...fields, acCoin: -1 })).status).toBe(400);
  });

  test('go only when no problem uses them', async () => {
    await buildProblem(site, { difficulty: 4 });
    expect(await root.refused(deleteDifficulty, { id: 4 })).toMatchObject({
      status: 409,
      data: { code: 'difficulty.inUse' },
    });
    expect((await root(deleteDifficulty, { id: 3 })).status).toBe(200);
    expect((await root.refused(deleteDifficulty, { id: 3 })).status).toBe(404);
  });
});

test('T-BFLA-1: lists are changed by problem admins, languages and difficulties by root alone', async () => {
  const admin = as(site, await buildUser(site, { role: 'admin' }));
  const problemAdmin = as(site, await buildUser(site, { role: 'problemAdmin' }));
  const tag = { nameZh: '权', nameEn: 'Right', color, classificationId: null };
  expect((await admin.refused(addTag, tag)).status).toBe(403);
  expect((await problemAdmin(addTag, tag)).status).toBe(200);
  expect((await problemAdmin.refused(deleteDifficulty, { id: 0 })).status).toBe(403);
  expect(
    (await problemAdmin.refused(updateLanguage, { id: 1, enabled: false, codeTemplate: '', template: 'x' })).status,
  ).toBe(403);
});
