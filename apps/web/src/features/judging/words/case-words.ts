import { CASE_CAUSES, type CaseCause, type CaseCauseCode } from '@assay/contract/judging/case-cause.ts';
import type { Lang } from '../../../lib/lang.ts';
import { rows, wordsOf } from '../../../lib/text.ts';
import { withMeaning } from './signals.ts';

/** What the judge says of a case, in both languages; what a program of the jury says stays as it is. */
const CAUSES = rows({
  token: {
    zh: '第 {line} 行第 {token} 项：应为 "{expected}"，实为 "{got}"',
    en: 'line {line}, token {token}: expected "{expected}", got "{got}"',
  },
  ends: {
    zh: '第 {line} 行第 {token} 项：应为 "{expected}"，但输出到此结束',
    en: 'line {line}, token {token}: expected "{expected}", but the output ends here',
  },
  goesOn: {
    zh: '第 {line} 行第 {token} 项：输出应到此结束，却还有 "{got}"',
    en: 'line {line}, token {token}: the output should end here, got "{got}"',
  },
  blanks: {
    zh: '第 {line} 行：空白不同，应为 "{expected}"，实为 "{got}"',
    en: 'line {line}: whitespace differs: expected "{expected}", got "{got}"',
  },
  cpuTime: { zh: 'CPU 时间 {ms} ms，限制 {limit} ms', en: 'CPU time {ms} ms, limit {limit} ms' },
  clock: {
    zh: '实际运行 {wallMs} ms 后被终止，CPU 时间 {ms} ms',
    en: 'Ended after {wallMs} ms on the clock, with {ms} ms CPU time',
  },
  idle: { zh: '等待超时：程序在等待，没有使用 CPU', en: 'Idle: waiting without using CPU time' },
  idleTalk: {
    zh: '等待超时：程序与交互器互相等待',
    en: 'Idle: the program and the interactor wait for each other',
  },
  memory: { zh: '超出 {limit} MB 的内存限制', en: 'Memory limit of {limit} MB exceeded' },
  output: { zh: '输出超出限制', en: 'Output limit exceeded' },
  flood: {
    zh: '输出超出限制：程序写出的内容超过了交互器所能接收的',
    en: 'Output limit exceeded: the program wrote more than the interactor could take',
  },
  noFile: {
    zh: '程序没有写出文件 {name}，而输出要从这个文件读取',
    en: 'The program did not write the file {name}, from which its output is taken',
  },
  notStarted: { zh: '程序无法启动：{error}', en: 'The program cannot be started: {error}' },
  signal: { zh: '被信号 {name} 终止', en: 'Ended by {name}' },
  exitCode: { zh: '退出码 {exitCode}', en: 'Exit code {exitCode}' },
  noAnswer: { zh: '没有提交这个测试点的答案', en: 'No answer was handed in for this case' },
  checkerLost: { zh: '题目的校验器无法评判这次运行', en: "The problem's checker could not judge this run" },
  interactorLost: {
    zh: '题目的交互器无法处理这个输入',
    en: "The problem's interactor could not work with this input",
  },
  leftEarly: { zh: '程序在交互结束前退出', en: 'The program ended before the conversation did' },
} satisfies Record<CaseCauseCode, { zh: string; en: string }>);

interface Said {
  message: string | null;
  cause?: CaseCause | undefined;
}

/** The note of a case: by its cause where there is one that this page knows, else as it was stored. */
export function caseWords({ message, cause }: Said, lang: Lang): string | null {
  const code = CASE_CAUSES.find((one) => one === cause?.code);
  if (!cause || code === undefined) return message;
  if (code !== 'signal') return wordsOf(CAUSES[code], lang, cause.params);
  return withMeaning(wordsOf(CAUSES[code], lang, cause.params), String(cause.params.name), lang);
}
