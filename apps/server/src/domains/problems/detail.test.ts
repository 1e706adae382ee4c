import { getLanguages, getProblemLanguages } from '@assay/contract/catalog/languages.ts';
import { getProblemTags } from '@assay/contract/catalog/tags.ts';
import { getProblemCodeTemplate, getProblemDetail } from '@assay/contract/problems/detail.ts';
import { getUserProblemStatus, toggleFavoriteProblem } from '@assay/contract/problems/list.ts';
import { contestVenue, PUBLIC } from '@assay/contract/venue.ts';
import { openTestSite, type TestSite } from '@assay/testkit/app.ts';
import { as } from '@assay/testkit/ask.ts';
import { buildTag } from '@assay/testkit/build/catalogue.ts';
import { type BuiltProblem, buildProblem } from '@assay/testkit/build/problem.ts';
import { type BuiltUser, buildUser } from '@assay/testkit/build/user.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { venueColumns } from '../venues/venues.queries.ts';

let site: TestSite;
let open: BuiltProblem;
let hidden: BuiltProblem;
let user: BuiltUser;
beforeAll(async () => {
  site = await openTestSite();
  user = await buildUser(site);
  const tag = await buildTag(site, { nameEn: 'math', nameZh: '数学' });
  const text = { description: 'Find $x$.', input: 'i', output: 'o', hint: 'h' };
  open = await buildProblem(site, {
    problemId: 'abc-1',
    texts: { zh: { ...text, title: '标题' }, en: { ...text, title: 'Title' } },
    tags: [tag.id],
    languages: ['C', 'Python3'],
    codeTemplates: [
      { language: 'C', code: '// start', status: true },
      { language: 'Python3', code: '', status: false },
    ],
    userExtraFile: [
      { name: '__proto__', content: 'data' },
      { name: 'constructor', content: 'more' },
    ],
    timeLimit: 1500,
  });
  hidden = await buildProblem(site, { problemId: 'HID', auth: 2 });
});
afterAll(() => site.close());

const detail = async (asker: Parameters<typeof as>[1], problemId: string, extra: object = {}) =>
  as(site, asker)(getProblemDetail, { problemId, ...extra } as never);

describe('the problem page', () => {
  test('shows texts, limits, tags, languages, templates and counters', async () => {
    const { status, data } = await detail({}, 'ABC-1');
    expect(status).toBe(200);
    expect(data.problem).toMatchObject({
      id: open.pid,
      problemId: 'ABC-1',
      title: 'Title',
      locale: 'en',
      locales: ['en', 'zh'],
      examples: [{ input: '1 2\n', output: '3\n' }],
      timeLimit: 1500,
      memoryLimit: 256,
      ioScore: 100,
      isFileIO: false,
      judgeMode: 'default',
    });
    expect(data.rendered).toMatchObject({
      hint: '<p>h</p>\n',
    });
    expect(Object.keys(data.rendered.formulas)).toEqual(['$x']);
    expect(data.tags).toMatchObject([{ name: 'math' }]);
    expect(data.languages).toEqual(['C', 'Python3']);
    expect(data.codeTemplate).toEqual({ C: '// start' });
    expect(data.problemCount).toMatchObject({ total: 0, ac: 0 });
    expect(data).toMatchObject({ isFavorite: false, myStatus: -10, mayManage: false });
  });

  test('is found in any letter case of its id', async () => {
    expect((await detail({}, 'aBc-1')).data.problem.id).toBe(open.pid);
  });

  test('the locale asked for wins, the other stands in', async () => {
    expect((await detail({}, 'ABC-1', { locale: 'zh' })).data.problem).toMatchObject({ title: '标题', locale: 'zh' });
    const text = { title: '独', description: '', input: 'i', output: 'o', hint: '' };
    await buildProblem(site, { problemId: 'ZH', texts: { zh: text, en: null } });
    expect((await detail({}, 'ZH', { locale: 'en' })).data.problem).toMatchObject({
      title: '独',
      locale: 'zh',
      locales: ['zh'],
    });
  });

  test('T-PP-2: file names of a prototype are names', async () => {
    const { problem } = (await detail({}, 'ABC-1')).data;
    expect(Object.entries(problem.userExtraFile ?? {})).toEqual([
      ['__proto__', 'data'],
      ['constructor', 'more'],
    ]);
    expect(({} as { data?: string }).data).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'toString'])('T-PP-2: %s is a problem id as any other', async (problemId) => {
    const { pid } = await buildProblem(site, {
      problemId,
      codeTemplates: [{ language: 'C', code: '// start', status: true }],
    });
    const { data } = await detail(user, problemId);
    expect(data).toMatchObject({
      problem: { id: pid, problemId: problemId.toUpperCase() },
      codeTemplate: { C: '// start' },
    });
    expect((await as(site, user)(getUserProblemStatus, { pidList: [pid] })).data[pid]?.status).toBe(-10);
  });

  test('knows favourites', async () => {
    await as(site, user)(toggleFavoriteProblem, { pid: open.pid });
    expect((await detail(user, 'ABC-1')).data.isFavorite).toBe(true);
    expect((await detail({}, 'ABC-1')).data.isFavorite).toBe(false);
  });

  test('a hidden problem answers like a missing one, to all but those who may change it', async () => {
    const missing = await as(site, user).refused(getProblemDetail, { problemId: 'NONE' });
    const unseen = await as(site, user).refused(getProblemDetail, { problemId: 'HID' });
    expect(missing.status).toBe(404);
    expect(unseen).toMatchObject({ status: 404, msg: missing.msg, data: missing.data });
    const admin = await buildUser(site, { role: 'admin' });
    expect(await as(site, admin).refused(getProblemDetail, { problemId: 'HID' })).toMatchObject({ msg: missing.msg });
    const root = await buildUser(site, { role: 'root' });
    expect((await detail(root, 'HID')).data.mayManage).toBe(true);
  });

  test('every part of a hidden problem is hidden', async () => {
    for (const op of [getProblemTags, getProblemLanguages, getProblemCodeTemplate, getLanguages]) {
      expect((await as(site).refused(op, { pid: hidden.pid })).status, op.name).toBe(404);
      expect((await as(site).refused(op, { pid: open.pid })).status, op.name).toBe(200);
    }
    expect((await as(site)(getLanguages, { pid: open.pid })).data.map(({ name }) => name)).toEqual(['C', 'Python3']);
  });

  test('groups do not exist yet', async () => {
    expect((await as(site).refused(getProblemDetail, { problemId: 'ABC-1', gid: 1 })).status).toBe(404);
  });

  test('T-SQL-1, T-SQL-2, T-PP-2: hostile ids', async () => {
    const asker = as(site);
    for (const problemId of ["' OR 1=1--", '%', '_', 'valueOf', 'hasOwnProperty', 'a\\', '[1,2);DROP']) {
      expect((await asker.refused(getProblemDetail, { problemId })).data.code, problemId).toBe('problem.unknown');
    }
    for (const pid of ['9999999999999999999999', '-1', '1e3', 'NaN', '0', '../../etc/passwd', 'id=1;']) {
      const answer = await asker.refused(getProblemTags, { pid });
      expect(answer).toMatchObject({ status: 400, data: { code: 'request.invalid' } });
      expect(answer.msg).toContain('pid');
    }
    expect((await asker.refused(getProblemDetail, { problemId: 'a\u0000b' })).status).toBe(400);
  });
});

describe('own status', () => {
  const submit = (status: number, extra: object = {}) =>
    site.services.db
      .insertInto('submissions')
      .values({
        pid: open.pid,
        uid: user.uid,
        username: user.username,
        ...venueColumns(PUBLIC),
        display_id: 'ABC-1',
        display_pid: 'ABC-1',
        language: 'C',
        code: '',
        length: 0,
        listed: true,
        status,
        ...extra,
      })
      .execute();
  const status = async () => {
    const { data } = await as(site, user)(getUserProblemStatus, { pidList: [open.pid, hidden.pid] });
    return data;
  };

  test('is "not submitted" at first', async () => {
    expect(await status()).toEqual({
      [open.pid]: { status: -10, score: null },
      [hidden.pid]: { status: -10, score: null },
    });
  });

  test('is the latest result until one is accepted, which stays', async () => {
    await submit(-1);
    await submit(1, { score: 40 });
    expect((await status())[open.pid]).toEqual({ status: 1, score: 40 });
    await submit(0);
    await submit(-1);
    expect((await status())[open.pid]?.status).toBe(0);
    expect((await detail(user, 'ABC-1')).data.myStatus).toBe(0);
  });

  test('knows nothing of contests and of others', async () => {
    const other = await buildUser(site);
    await submit(0, { uid: other.uid, pid: hidden.pid });
    await submit(0, { ...venueColumns(contestVenue(5)), pid: hidden.pid });
    expect((await status())[hidden.pid]?.status).toBe(-10);
  });

  test('is for users, and outside contests', async () => {
    expect((await as(site).refused(getUserProblemStatus, { pidList: [1] })).status).toBe(401);
    expect((await as(site, user).refused(getUserProblemStatus, { pidList: [1], cid: 3 })).status).toBe(404);
    expect((await as(site, user).refused(getUserProblemStatus, { pidList: [-1] })).status).toBe(400);
    expect((await as(site, user)(getUserProblemStatus, { pidList: [] })).data).toEqual({});
  });
});
