import type { FailureTexts } from './failure-texts.ts';

/** Reports on similar programs. */
export const SIMILARITY_FAILURES = {
  'similarity.unknown': { status: 404, en: 'This report does not exist', zh: '该报告不存在' },
  'similarity.pairUnknown': { status: 404, en: 'This pair of programs does not exist', zh: '该对程序不存在' },
  'similarity.nothing': {
    status: 409,
    en: 'There are no two people’s programs to compare yet',
    zh: '还没有两个人的程序可以比较',
  },
  'similarity.runs': {
    status: 409,
    en: 'A report on this is being made already',
    zh: '正在生成这份报告，请稍候',
  },
  'similarity.tooMany': {
    status: 409,
    en: 'There may be {max} reports on one thing; delete one first',
    zh: '每个对象最多保留 {max} 份报告，请先删除旧报告',
  },
} as const satisfies FailureTexts;
