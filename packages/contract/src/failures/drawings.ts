import type { FailureTexts } from './failure-texts.ts';

/** Drawings. */
export const DRAWING_FAILURES = {
  'drawing.unknown': { status: 404, en: 'This drawing does not exist', zh: '该画板不存在' },
  'drawing.changed': {
    status: 409,
    en: 'The drawing was changed in another window meanwhile',
    zh: '该画板已在其他窗口中修改',
  },
  'drawing.tooMany': {
    status: 409,
    en: 'You have {max} drawings already; delete one first',
    zh: '你的画板已达 {max} 个，请先删除一个',
  },
} as const satisfies FailureTexts;
