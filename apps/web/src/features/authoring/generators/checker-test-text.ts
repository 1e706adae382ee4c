import type { CheckerSaying } from '@assay/contract/judging/workshop/checker-test.ts';
import { rows } from '../../../lib/text.ts';

export const CHECKER_TEST_TEXT = rows({
  title: { zh: '校验器测试', en: 'Tests of the checker' },
  none: { zh: '还没有校验器测试', en: 'No tests of the checker' },
  noneHint: {
    zh: '写下一个输出和校验器应有的判断，例如格式错误或答案不唯一的情形',
    en: 'Write down an output and what the checker has to say of it: another right answer, a wrong form, an empty file',
  },
  add: { zh: '添加校验器测试', en: 'Add a checker test' },
  run: { zh: '运行测试', en: 'Run the tests' },
  running: { zh: '正在运行', en: 'Running' },
  stale: { zh: '此后校验器或测试有改动，请重新运行。', en: 'Checker or tests changed since: run them again.' },
  allRight: { zh: '全部 {count} 个符合预期', en: 'All {count} as expected' },
  someWrong: { zh: '{count} 个不符合预期', en: '{count} otherwise' },
  stopped: { zh: '已停止', en: 'Stopped' },
  number: { zh: '编号', en: 'Number' },
  testOf: { zh: '校验器测试 {number}', en: 'Test of the checker {number}' },
  output: { zh: '选手输出', en: 'Output' },
  outputHint: { zh: '校验器应判断的内容', en: 'What the checker is asked about' },
  input: { zh: '输入', en: 'Input' },
  answer: { zh: '标准答案', en: 'Answer' },
  expected: { zh: '应判为', en: 'Has to be' },
  got: { zh: '结果', en: 'Result' },
  as: { zh: '符合', en: 'As expected' },
  otherwise: { zh: '得到：{got}', en: 'It is: {got}' },
  untried: { zh: '未运行', en: 'Not run' },
  words: { zh: '校验器信息', en: 'Its words' },
});

export const SAYING_TEXT = rows({
  accepted: { zh: '正确', en: 'Accepted' },
  wrongAnswer: { zh: '答案错误', en: 'Wrong answer' },
  presentationError: { zh: '格式错误', en: 'Presentation error' },
  partial: { zh: '部分正确', en: 'Partly right' },
  failed: { zh: '校验器自身报错', en: 'The checker fails' },
} satisfies Record<CheckerSaying, { zh: string; en: string }>);
