import { rows } from '../../../lib/text.ts';
import { COMMON } from '../../../ui/common-words.ts';

export const STRESS_TEXT = rows({
  stress: { zh: '对拍', en: 'Stress test' },
  start: { zh: '开始', en: 'Start' },
  stopped: { zh: '已停止', en: 'Stopped' },
  pattern: { zh: '生成器与参数', en: 'Generator and arguments' },
  patternHint: {
    zh: '[1..10] 表示该范围内的随机整数；末尾会再加一个随机参数，使每次的种子不同。',
    en: '[1..10] is a random number of that range; a random word is added at the end, so that each run has another seed.',
  },
  patternBad: { zh: '范围有误或参数过多', en: 'a range is wrong, or there are too many arguments' },
  generatorUnknown: { zh: '没有这个生成器', en: 'there is no such generator' },
  reference: { zh: '正确的标程', en: 'Right solution' },
  solution: { zh: '与之比较', en: 'Compared with it' },
  rounds: { zh: '轮数（最多一分钟）', en: 'Rounds (a minute at most)' },
  versus: { zh: '{reference} 与 {solution}', en: '{reference} against {solution}' },
  noDifference: { zh: '{count} 轮均一致', en: 'No difference in {count} {count:round|rounds}' },
  found: { zh: '第 {count} 轮发现差异', en: 'First difference in round {count}' },
  broken: { zh: '{name} 无法编译', en: '{name} does not compile' },
  keep: { zh: '加入脚本', en: 'Keep as a test' },
  input: COMMON.input,
  answer: { zh: '正确答案', en: 'Answer' },
  output: COMMON.output,
});
