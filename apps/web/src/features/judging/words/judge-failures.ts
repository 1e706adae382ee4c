import type { JudgeFailureFound } from '@assay/rules/judging/sentences/judge-failure.ts';
import { type Row, rows } from '../../../lib/text.ts';

/** Why a job could not be judged, for staff. */
export const JUDGE_FAILURES = rows({
  onCase: { zh: '测试点 {index}：{reason}', en: 'Case {index}: {reason}' },

  noLanguage: { zh: '该评测机不提供语言 {language}', en: 'This node does not offer the language {language}' },
  noJuryLanguage: {
    zh: '该评测机不提供校验器的语言 {language}',
    en: "This node does not offer the checker's language {language}",
  },
  noMode: {
    zh: '该评测机不认识评测模式 {mode}：请升级它',
    en: 'This node does not know the judge mode {mode}: upgrade it',
  },
  notStarted: { zh: '{who}无法启动：{error}', en: '{who} could not be started: {error}' },
  stopped: { zh: '{who}因另一个程序已结束而被中止', en: '{who} was ended because another program had ended' },
  starved: { zh: '{who}没有得到处理器时间：机器太忙', en: '{who} did not get the processor: the machine is too busy' },
  keptWaiting: { zh: '交互器让程序一直等待', en: 'The interactor kept the program waiting' },
  compilerEnd: { zh: '编译器意外结束（{outcome}）', en: 'The compiler ended unexpectedly ({outcome})' },
  tooBusy: { zh: '机器太忙，无法编译', en: 'The machine is too busy to compile' },
  badFileName: { zh: '附加文件“{name}”的文件名不可用', en: 'Extra file “{name}” is not a plain file name' },
  nodeSilent: { zh: '它停止了回应', en: 'It stopped answering' },
  nodesSilent: { zh: '评测机停止了回应', en: 'The judge nodes stopped answering' },
  resultRefused: { zh: '结果被拒收：{error}', en: 'The result was refused: {error}' },

  changed: { zh: '测试数据在读取时发生变化：{file}', en: 'Test data changed while it was read: {file}' },
  testData: { zh: '测试数据 {file}：{reason}', en: 'Test data {file}: {reason}' },
  notOnSite: { zh: '网站上没有这个文件，请重新上传', en: 'the site does not have it; upload it again' },
  siteRefused: { zh: '网站拒绝提供：{error}', en: 'the site refused it: {error}' },
  otherData: { zh: '收到的内容与记录的不同', en: 'what was received is something else than was stored' },
  moreData: {
    zh: '收到的内容多于记录的 {bytes} 字节',
    en: 'more was received than the {bytes} bytes that were stored',
  },
  tooLarge: { zh: '{bytes} 字节超过了单个文件的上限', en: '{bytes} bytes are more than a file may have' },
  machineMemory: {
    zh: '程序用尽了本评测机的 {mb} MB 内存，而尚未达到题目的上限',
    en: 'A program used all {mb} MB that the machine has, below its limit',
  },
  diskFull: { zh: '评测数据所在磁盘已满', en: "The disk of the judge's data is full" },

  noTestData: { zh: '题目没有测试数据', en: 'The problem has no test data' },
  noChecker: { zh: '题目没有校验器', en: 'The problem has no checker' },
  noGrader: { zh: '题目没有 {language} 的 grader', en: 'The problem has no grader for {language}' },
  noQuestion: { zh: '{file} 不是一道题', en: '{file} is no question' },
  tooManyPasses: {
    zh: '题目的程序要求的轮数超过了题目的 {passes} 轮',
    en: "The problem's program asks for more than the {passes} passes of the problem",
  },
  leftovers: {
    zh: '题目的程序为下一轮留下的内容过多，或不是普通文件',
    en: "The problem's program left too much for its next pass, or something else than plain files",
  },
  notCompiled: { zh: '{who}没有通过编译：', en: '{who} does not compile:' },

  time: { zh: '{who}使用 {seconds} 秒 CPU 时间后超时', en: '{who} ran out of time after {seconds} s of CPU time' },
  wall: { zh: '{who}运行 {seconds} 秒后超时', en: '{who} ran out of time after {seconds} s on the clock' },
  idle: { zh: '{who}在等待不会到来的内容', en: '{who} waited for something that does not come' },
  memory: { zh: '{who}内存超限', en: '{who} ran out of memory' },
  output: { zh: '{who}输出过多', en: '{who} wrote too much' },
  signal: { zh: '{who}被信号终止：{signal}', en: '{who} was ended by {signal}' },
  crashed: { zh: '{who}崩溃了', en: '{who} crashed' },
  ownFault: { zh: '{who}报告自身出错', en: '{who} reports a fault of its own' },
  ownFaultCode: {
    zh: '{who}报告自身出错（退出码 {exitCode}）',
    en: '{who} reports a fault of its own (exit code {exitCode})',
  },
  ownFaultFile: { zh: '{who}在 {file} 中报告自身出错', en: '{who} reports a fault of its own in {file}' },
  noMeaning: {
    zh: '{who}以退出码 {exitCode} 结束，这个退出码没有含义',
    en: '{who} ended with the exit code {exitCode}, which means nothing',
  },
  noWords: {
    zh: '{who}以退出码 {exitCode} 结束，也没有 testlib 的结论',
    en: "{who} ended with the exit code {exitCode} and without testlib's words",
  },
  notIcpc: {
    zh: '{who}以退出码 {exitCode} 结束，只有 42 和 43 有含义',
    en: '{who} ended with the exit code {exitCode}; only 42 and 43 have a meaning',
  },
  noPercent: {
    zh: '{who}说“partially correct”，却没有给出数值',
    en: '{who} says “partially correct” without a number',
  },
  noPoints: { zh: '{who}说“points”，却没有给出数值', en: '{who} says “points” without a number' },
  contradiction: {
    zh: '{who}前后矛盾：它的结论与退出码 {exitCode} 不一致',
    en: '{who} says one thing and means another: its words and the exit code {exitCode} do not go together',
  },
  twoScores: {
    zh: '{who}同时写了 score.txt 和 score_multiplier.txt',
    en: '{who} left both score.txt and score_multiplier.txt',
  },
  noNumber: { zh: '{who}写的 {file} 不是数值', en: '{who} left a {file} without a number' },
  aboveOne: { zh: '{who}写的 {file} 大于 1', en: '{who} left a {file} above 1' },
  exitCode: { zh: '退出码 {exitCode}', en: 'Exit code {exitCode}' },
} satisfies Record<JudgeFailureFound['code'], Row>);
