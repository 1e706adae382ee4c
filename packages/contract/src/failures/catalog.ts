import type { FailureTexts } from './failure-texts.ts';

/** Tags, languages, difficulties. */
export const CATALOG_FAILURES = {
  'language.unknown': { status: 400, en: 'Unknown language: {language}', zh: '未知的编程语言：{language}' },
  'language.taken': {
    status: 409,
    en: 'There is a language of the name {language} already',
    zh: '已有名为 {language} 的编程语言',
  },
  'language.shipped': {
    status: 400,
    en: '{language} ships with the product: switch it off instead',
    zh: '{language} 是系统自带的语言，只能停用',
  },
  'language.tooMany': {
    status: 400,
    en: 'A site can add at most {max} languages of its own',
    zh: '最多可以自行添加 {max} 种编程语言',
  },
  'language.inUse': {
    status: 409,
    en: 'There are submissions in {language}: switch it off instead',
    zh: '已有使用 {language} 的提交，只能停用',
  },
  'language.notAllowed': {
    status: 400,
    en: '{language} is not allowed for this problem',
    zh: '本题不允许使用 {language}',
  },
  'language.notOffered': {
    status: 503,
    en: 'No judge offers {language} at the moment',
    zh: '目前没有评测机支持 {language}',
  },
  'tag.unknown': { status: 404, en: 'This tag does not exist', zh: '该标签不存在' },
  'tag.tooManyInGroup': { status: 409, en: 'A group has {max} tags at most', zh: '一个团队最多 {max} 个标签' },
  'tag.taken': { status: 409, en: 'A tag of this name already exists', zh: '同名标签已存在' },
  'tag.classificationUnknown': { status: 404, en: 'This classification does not exist', zh: '该标签分类不存在' },
  'tag.classificationTaken': {
    status: 409,
    en: 'A classification of this name already exists',
    zh: '同名标签分类已存在',
  },
  'difficulty.unknown': { status: 404, en: 'This difficulty does not exist', zh: '该难度不存在' },
  'difficulty.inUse': {
    status: 409,
    en: 'Problems use this difficulty; move them first',
    zh: '仍有题目使用该难度，请先修改这些题目',
  },
} as const satisfies FailureTexts;
