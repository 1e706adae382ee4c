import { rows } from '../../../../lib/text.ts';

export const TEXT = rows({
  answers: { zh: '答案', en: 'Answers' },
  filesHint: {
    zh: '把各测试点的输出填入对应的框；也可一次选择多个文件或一个 zip，按文件名自动填入。留空的测试点视为未作答。',
    en: 'Put the output of each case into its box, or load several files or one zip: they are told apart by their names. A case left empty counts as not answered.',
  },
  questionsHint: {
    zh: '每题填写选项字母（多选用空格隔开，如 A C）或文字。',
    en: 'For each question write the letter of a choice (several with spaces between them, as in A C) or a text.',
  },
  load: { zh: '选择文件', en: 'Load files' },
  input: { zh: '下载输入 {name}（{size}）', en: 'Get the input {name} ({size})' },
  question: { zh: '第 {number} 题', en: 'Question {number}' },
  loaded: { zh: '已填入 {count} 个答案', en: '{count} answers filled in' },
  unknown: { zh: '没有对应的测试点：{names}', en: 'No case asks for {names}' },
  unread: { zh: '无法读取 {names}：太大，或不是文本', en: '{names} cannot be read: too large, or no text' },
  given: { zh: '已填 {given} / {count}', en: '{given} of {count} answered' },
  tooLong: { zh: '全部答案合计不能超过 {max} 字符', en: 'All answers together can not exceed {max} characters' },
});
