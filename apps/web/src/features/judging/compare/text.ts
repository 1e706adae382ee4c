import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  expected: { zh: '期望输出', en: 'Expected' },
  got: { zh: '你的输出', en: 'Yours' },
  token: {
    zh: '第 {line} 行第 {token} 个值：期望 {expected}，实际 {got}',
    en: 'First difference: line {line}, token {token}: expected {expected}, got {got}',
  },
  tokenMissing: {
    zh: '第 {line} 行第 {token} 个值：期望 {expected}，但输出在此结束',
    en: 'First difference: line {line}, token {token}: expected {expected}, but the line ends there',
  },
  tokenExtra: {
    zh: '第 {line} 行第 {token} 个值：多输出了 {got}',
    en: 'First difference: line {line}, token {token}: {got} should not be there',
  },
  blanks: {
    zh: '第 {line} 行的内容相同，只有空白字符不同',
    en: 'Line {line} has the right content; only whitespace differs',
  },
  missing: { zh: '缺少第 {line} 行：{text}', en: 'Line {line} is missing: {text}' },
  extra: { zh: '多输出了第 {line} 行：{text}', en: 'Line {line} should not be there: {text}' },
  lineEnd: { zh: '只有末尾的换行不同', en: 'Only the line break at the very end differs' },
  equal: { zh: '两份输出完全相同', en: 'Both outputs are the same' },
  showBlanks: { zh: '显示空白字符', en: 'Show whitespace' },
  more: { zh: '还有 {count} 行未显示', en: '{count} more {count:line|lines} not shown' },
  empty: { zh: '（无输出）', en: '(no output)' },
});
