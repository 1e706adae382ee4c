import type { Refusal } from '@assay/rules/judging/sentences/refusal.ts';
import { type Row, rows } from '../../../lib/text.ts';

/** Why code was refused before it ran, where the judge says it and not the compiler. */
export const REFUSALS = rows({
  cpuTime: {
    zh: '编译使用的 CPU 时间超过了 {seconds} 秒',
    en: 'Compilation took more than {seconds} s of CPU time',
  },
  clock: { zh: '编译超过了 {seconds} 秒', en: 'Compilation took more than {seconds} s' },
  memory: { zh: '编译器使用的内存超过了 {mb} MB', en: 'The compiler used more than {mb} MB of memory' },
  output: { zh: '编译器的输出过多', en: 'The compiler wrote too much' },
  signal: { zh: '编译器被信号终止：{signal}', en: 'The compiler was ended by {signal}' },
  exitCode: {
    zh: '编译器以退出码 {exitCode} 结束，没有说明原因',
    en: 'The compiler ended with exit code {exitCode} and said nothing',
  },
  tooLarge: { zh: '编译得到的程序过大', en: 'The compiled program is too large' },
  noProgram: { zh: '编译器没有生成程序', en: 'The compiler made no program' },
  answerFiles: { zh: '提交的内容不是测试点 {names} 的答案', en: 'These are no answers to the cases {names}' },
  answerLines: {
    zh: '提交的内容不是答案：请按 “1: A” 的形式每行写一题',
    en: 'These are no answers: write lines such as “1: A”',
  },
} satisfies Record<Refusal['code'], Row>);
