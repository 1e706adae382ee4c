import { describe, expect, it } from 'vitest';
import { refuseDrift, refuseNames, refuseRepeats, refuseWords } from './check-words.ts';
import { GLOSSARY } from './glossary.ts';

describe('words of pages', () => {
  it.each([
    ['another name in Chinese', "  checker: { zh: '检查器', en: 'Checker' },", 1],
    ['another name in English', "  email: { zh: '邮箱', en: 'E-mail' },", 1],
    ['the polite you', "    zh: '您已参加本场比赛',", 1],
    ['the name of the glossary', "  checker: { zh: '校验器', en: 'Checker' },", 0],
    ['code that says nothing to people', "  headers['E-mail'] = value;", 0],
  ])('with %s', (_what, line, faults) => {
    expect(refuseWords('text.ts', line)).toHaveLength(faults);
  });

  it('are not refused by each other', () => {
    const names = GLOSSARY.flatMap(({ zh, en }) => [zh, en]);
    for (const { not } of GLOSSARY) for (const word of not) expect(names).not.toContain(word);
  });
});

describe('names', () => {
  it.each([
    ['a file', 'src/contest-desk.ts', '', 1],
    ['an export', 'src/a.ts', 'export const mendProblem = () => 1;', 1],
    ['a constant', 'src/a.ts', 'export const DESK_TABS = [];', 1],
    ['a word that only begins so', 'src/a.ts', 'export const desktop = 1;', 0],
    ['what nobody else sees', 'src/a.ts', 'const mend = 1;', 0],
  ])('of %s', (_what, path, source, faults) => {
    expect(refuseNames(path, source)).toHaveLength(faults);
  });
});

describe('the same sentence', () => {
  const one = "  a: { zh: '请填写名称', en: 'A name is required' },";
  it.each([
    ['said alike', one, 0],
    ['said otherwise', "  b: {\n    zh: '名称必填',\n    en: 'A name is required',\n  },", 1],
    [
      'of two words, which may mean two things',
      "  c: { zh: '打开', en: 'Open it' }, d: { zh: '开启', en: 'Open it' },",
      0,
    ],
  ])('%s', (_what, other, faults) => {
    const texts = new Map([
      ['one/text.ts', one],
      ['other/text.ts', other],
    ]);
    expect(refuseDrift(texts)).toHaveLength(faults);
  });
});

describe('words of many pages', () => {
  const save = "  save: { zh: '保存', en: 'Save' },";
  const inFiles = (count: number) =>
    Array.from({ length: count }, (_, at) => [`apps/web/src/${at}/text.ts`, save] as const);
  const common = ['apps/web/src/ui/common-words.ts', save] as const;
  it.each([
    ['in four places', inFiles(4), 0],
    ['in five', inFiles(5), 1],
    ['once, as common ones', [common], 0],
    ['again beside the common ones', [common, ...inFiles(1)], 1],
  ])('%s', (_what, texts, faults) => {
    expect(refuseRepeats(new Map(texts))).toHaveLength(faults);
  });
});
