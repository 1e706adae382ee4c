import type { FailureTexts } from './failure-texts.ts';

/** Links to other sites, and their contests. */
export const EXTERNAL_FAILURES = {
  'external.linkUnknown': { status: 404, en: 'This link does not exist', zh: '该链接不存在' },
  'external.categoryUnknown': { status: 404, en: 'This category does not exist', zh: '该分类不存在' },
  'external.competitionUnknown': { status: 404, en: 'This contest does not exist', zh: '该比赛不存在' },
  'external.inUse': {
    status: 409,
    en: '{count} {count:link has|links have} “{name}”; change them first',
    zh: '还有 {count} 个链接使用“{name}”，请先修改',
  },
  'external.nameTaken': { status: 409, en: 'There is one of this name already', zh: '已有同名项' },
  'external.tooMany': { status: 409, en: 'There may be {max} at most', zh: '最多只能有 {max} 个' },
  'external.contestUnknown': { status: 404, en: 'This contest does not exist', zh: '该比赛不存在' },
  'external.urlTaken': { status: 409, en: 'A contest at this address is there already', zh: '该网址的比赛已存在' },
  'external.endsBeforeStart': {
    status: 400,
    en: 'The end must be after the start',
    zh: '结束时间必须晚于开始时间',
  },
} as const satisfies FailureTexts;
