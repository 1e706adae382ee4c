import type { ProgramSaying } from '@assay/contract/judging/workshop/program-test.ts';
import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const PROGRAM_TEST_TEXT = rows({
  checkerTitle: { zh: '校验器测试', en: 'Tests of the checker' },
  checkerNone: { zh: '还没有校验器测试', en: 'No tests of the checker' },
  checkerHint: {
    zh: '写下一个输出和校验器应有的判断，例如格式错误或答案不唯一的情形',
    en: 'Write down an output and the verdict it should get: another correct answer, a wrong format, an empty file',
  },
  checkerAdd: { zh: '添加校验器测试', en: 'Add a checker test' },
  checkerTestOf: { zh: '校验器测试 {number}', en: 'Test of the checker {number}' },
  checkerStale: { zh: '此后校验器或测试有改动，请重新运行。', en: 'Checker or tests changed since: run them again.' },

  validatorsTitle: { zh: '输入校验器测试', en: 'Tests of the validators' },
  validatorsNone: { zh: '还没有输入校验器测试', en: 'No tests of the validators' },
  validatorsHint: {
    zh: '写下应当接受或拒绝的输入，例如超出范围的数、多余的空格、缺少的换行',
    en: 'Write down inputs that are valid and inputs that are not: a number out of range, an extra space, a missing newline',
  },
  validatorsAdd: { zh: '添加输入校验器测试', en: 'Add a validator test' },
  validatorsTestOf: { zh: '输入校验器测试 {number}', en: 'Test of the validators {number}' },
  validatorsStale: {
    zh: '此后输入校验器或测试有改动，请重新运行。',
    en: 'Validators or tests changed since: run them again.',
  },

  run: { zh: '运行测试', en: 'Run the tests' },
  running: { zh: '正在运行', en: 'Running' },
  allRight: { zh: '全部 {count} 个符合预期', en: 'All {count} as expected' },
  someWrong: { zh: '{count} 个不符合预期', en: '{count} not as expected' },
  stopped: { zh: '已停止', en: 'Stopped' },
  number: { zh: '编号', en: 'Number' },
  output: { zh: '选手输出', en: 'Output' },
  outputHint: { zh: '校验器应判断的内容', en: 'What the checker judges' },
  input: COMMON.input,
  answer: { zh: '标准答案', en: 'Answer' },
  expected: { zh: '应判为', en: 'Should be' },
  got: { zh: '结果', en: 'Result' },
  as: { zh: '符合', en: 'As expected' },
  otherwise: { zh: '得到：{got}', en: 'Got: {got}' },
  untried: { zh: '未运行', en: 'Not run' },
});

export const SAYING_TEXT = rows({
  accepted: { zh: '正确', en: 'Accepted' },
  wrongAnswer: { zh: '答案错误', en: 'Wrong answer' },
  presentationError: { zh: '格式错误', en: 'Presentation error' },
  partial: { zh: '部分正确', en: 'Partly right' },
  failed: { zh: '程序自身报错', en: 'The program fails' },
  valid: { zh: '有效', en: 'Valid' },
  invalid: { zh: '无效', en: 'Not valid' },
} satisfies Record<ProgramSaying, { zh: string; en: string }>);
