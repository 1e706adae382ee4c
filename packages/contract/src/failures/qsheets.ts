import type { FailureTexts } from './failure-texts.ts';

/** Question sheets. */
export const QSHEET_FAILURES = {
  'qsheet.unknown': { status: 404, en: 'This question sheet does not exist', zh: '该题单不存在' },
  'qsheet.groupUnknown': { status: 404, en: 'The sheet has no such group', zh: '题单中没有该分组' },
  'qsheet.problemTwice': { status: 409, en: 'The group has this problem already', zh: '该分组中已有该题目' },
  'qsheet.tooManyGroups': { status: 409, en: 'A sheet has {max} groups at most', zh: '一个题单最多 {max} 个分组' },
  'qsheet.tooManyProblems': { status: 409, en: 'A sheet has {max} problems at most', zh: '一个题单最多 {max} 道题' },
  'qsheet.ruleAhead': {
    status: 400,
    en: 'Group {section} can be opened only by a group that stands before it',
    zh: '第 {section} 组只能由排在它前面的分组解锁',
  },
  'qsheet.ruleTooMany': {
    status: 400,
    en: 'Group {section} asks for more problems than group {earlier} has',
    zh: '第 {section} 组要求的题数多于第 {earlier} 组的题数',
  },
  'qsheet.groupNeeded': {
    status: 409,
    en: 'Problems of this group open “{title}”; change that first',
    zh: '“{title}”由这个分组的题目解锁，请先修改它的解锁条件',
  },
  'qsheet.changed': {
    status: 409,
    en: 'Somebody else has changed the sheet meanwhile; load it again',
    zh: '题单已被他人修改，请重新加载',
  },
} as const satisfies FailureTexts;
