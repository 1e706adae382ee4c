import type { FailureTexts } from './failure-texts.ts';

/** Notes. */
export const NOTE_FAILURES = {
  'note.unknown': { status: 404, en: 'This note does not exist', zh: '该笔记不存在' },
  'note.titleNeeded': { status: 400, en: 'A note needs a title', zh: '笔记标题不能为空' },
  'note.titleTooLong': {
    status: 400,
    en: 'The title of a note has {max} characters at most',
    zh: '笔记标题不能超过{max}个字符',
  },
  'note.contentNeeded': { status: 400, en: 'A note needs a text', zh: '笔记内容不能为空' },
  'note.contentTooLong': {
    status: 400,
    en: 'The text of a note has {max} characters at most',
    zh: '笔记内容不能超过{max}个字符',
  },
  'note.changed': {
    status: 409,
    en: 'The note was changed elsewhere meanwhile; load it again',
    zh: '笔记已在别处修改，请重新加载',
  },
  'note.tooMany': { status: 409, en: 'You have {max} notes already', zh: '你的笔记已达 {max} 篇' },
  'note.categoryUnknown': { status: 404, en: 'This category does not exist', zh: '该分类不存在' },
  'note.categoryTaken': { status: 409, en: 'There is a category of this name', zh: '已有同名分类' },
} as const satisfies FailureTexts;
