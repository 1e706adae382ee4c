/** One thing, one name on every page, in both languages; `not` holds what it must not be called there. */
export interface Term {
  zh: string;
  en: string;
  not: readonly string[];
}

/** The words of the pages. `check-words.ts` refuses the others in texts in front of people. */
export const GLOSSARY: readonly Term[] = [
  { zh: '你', en: 'you', not: ['您'] },
  { zh: '“”', en: '“”', not: ['「', '」', '『', '』'] },
  { zh: '榜单', en: 'board', not: ['排名榜'] },
  { zh: '时间超限', en: 'Time Limit Exceeded', not: ['超出时间限制', 'CPU 时间超限'] },
  { zh: '内存超限', en: 'Memory Limit Exceeded', not: ['超出内存限制'] },
  { zh: '输出超限', en: 'Output Limit Exceeded', not: ['超出输出限制'] },
  { zh: '校验器', en: 'checker', not: ['检查器', '裁判程序', '特殊评测'] },
  { zh: '交互器', en: 'interactor', not: ['交互程序'] },
  { zh: '评测类型', en: 'judge mode', not: ['判题模式'] },
  { zh: '试重测', en: 'judge beside', not: ['在旁重测'] },
  { zh: '评测并发数', en: 'judging slots', not: ['评测位'] },
  { zh: '暂停时段', en: 'removed interval', not: ['扣除时间段'] },
  { zh: '等待超时', en: 'idleness', not: ['空等'] },
  { zh: '人工改判', en: 'set by hand', not: ['人工评判'] },
  { zh: '概览', en: 'dashboard', not: ['仪表盘'] },
  { zh: '一血', en: 'first to solve', not: ['首个通过', 'First blood'] },
  { zh: '用作自测', en: 'copy as test', not: ['填入自测'] },
  { zh: '邮箱', en: 'email', not: ['E-mail', 'e-mail', '电子邮箱'] },
  { zh: 'AC 币', en: 'AC coins', not: ['金币', '积分'] },
  { zh: '用户名', en: 'username', not: ['User name', 'user name'] },
  { zh: '距结束', en: 'ends in', not: ['To the end'] },
  { zh: '中等', en: 'Medium', not: ["'Mid'"] },
  { zh: '空白', en: 'whitespace', not: ['Show blanks', 'only blanks differ', 'Blanks at line ends'] },
];

/** Words that code does not call anything by, each with what another judge's contributor would look for. */
export const HOUSE_WORDS: Readonly<Record<string, string>> = {
  desk: 'administration',
  floor: 'onsite',
  furnish: 'prepare',
  glance: 'cached',
  mend: 'fix',
  mended: 'fixed',
  sight: 'visibility',
  standing: 'current result, participation',
  wish: 'request',
};
