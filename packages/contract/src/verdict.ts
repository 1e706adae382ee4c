/** Judge status codes (JUDGE-1), shared by the judge, the server and the screens. */
export const VERDICT = {
  notSubmitted: -10,
  unknown: -5,
  cancelled: -4,
  presentationError: -3,
  compileError: -2,
  wrongAnswer: -1,
  accepted: 0,
  timeLimit: 1,
  memoryLimit: 2,
  runtimeError: 3,
  systemError: 4,
  pending: 5,
  compiling: 6,
  judging: 7,
  partial: 8,
  submitting: 9,
  submitFailed: 10,
} as const;

export type VerdictName = keyof typeof VERDICT;
export type Verdict = (typeof VERDICT)[VerdictName];

/** How a verdict is written: short code for cells, words for people. */
export const VERDICT_TEXT: Record<VerdictName, { short: string; en: string; zh: string }> = {
  notSubmitted: { short: 'NS', en: 'Not Submitted', zh: '未提交' },
  unknown: { short: 'SNR', en: 'Submitted Unknown Result', zh: '已提交，结果未知' },
  cancelled: { short: 'CA', en: 'Cancelled', zh: '已取消' },
  presentationError: { short: 'PE', en: 'Presentation Error', zh: '格式错误' },
  compileError: { short: 'CE', en: 'Compile Error', zh: '编译错误' },
  wrongAnswer: { short: 'WA', en: 'Wrong Answer', zh: '答案错误' },
  accepted: { short: 'AC', en: 'Accepted', zh: '通过' },
  timeLimit: { short: 'TLE', en: 'Time Limit Exceeded', zh: '时间超限' },
  memoryLimit: { short: 'MLE', en: 'Memory Limit Exceeded', zh: '内存超限' },
  runtimeError: { short: 'RE', en: 'Runtime Error', zh: '运行错误' },
  systemError: { short: 'SE', en: 'System Error', zh: '系统错误' },
  pending: { short: 'PD', en: 'Pending', zh: '等待评测' },
  compiling: { short: 'CP', en: 'Compiling', zh: '编译中' },
  judging: { short: 'JG', en: 'Judging', zh: '评测中' },
  partial: { short: 'PA', en: 'Partial Accepted', zh: '部分通过' },
  submitting: { short: 'SB', en: 'Submitting', zh: '提交中' },
  submitFailed: { short: 'SF', en: 'Submitted Failed', zh: '提交失败' },
};

const NAMES = new Map(Object.entries(VERDICT).map(([name, code]) => [code as number, name as VerdictName]));

/** The name of a status code; codes that are not in the table are shown as system errors. */
export const verdictName = (code: number): VerdictName => NAMES.get(code) ?? 'systemError';

/** States of submissions that will still change by themselves. */
export const UNFINISHED: ReadonlySet<number> = new Set([
  VERDICT.pending,
  VERDICT.compiling,
  VERDICT.judging,
  VERDICT.submitting,
]);

/** Whether a submission in this state will still change by itself. */
export const isFinal = (code: number) => !UNFINISHED.has(code);

/** Statuses that a submission list can be narrowed to. */
export const FILTERABLE = [0, -1, 1, 2, 3, -2, -3, 8, 4, 5, 6, 7, -4, 10] as const;
