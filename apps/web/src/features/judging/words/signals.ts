import type { Lang } from '../../../lib/lang.ts';
import { type Rows, rows, wordsOf } from '../../../lib/text.ts';

/** What usual signals mean. */
const SIGNALS: Rows = rows({
  SIGABRT: {
    zh: '{said}（程序中止：断言失败、未捕获的异常或内存损坏）',
    en: '{said} (aborted: failed assertion, uncaught exception or corrupted memory)',
  },
  SIGFPE: { zh: '{said}（算术错误，例如除以零）', en: '{said} (arithmetic error, such as a division by zero)' },
  SIGSEGV: { zh: '{said}（非法内存访问或栈溢出）', en: '{said} (invalid memory access or stack overflow)' },
  SIGBUS: { zh: '{said}（总线错误）', en: '{said} (bus error)' },
  SIGILL: { zh: '{said}（非法指令）', en: '{said} (illegal instruction)' },
  SIGKILL: { zh: '{said}（被强制终止）', en: '{said} (killed)' },
  SIGPIPE: { zh: '{said}（写入已关闭的管道）', en: '{said} (write to a closed pipe)' },
  SIGSYS: { zh: '{said}（被禁止的系统调用）', en: '{said} (forbidden system call)' },
  SIGXFSZ: { zh: '{said}（文件过大）', en: '{said} (file size limit)' },
});

/** Words about a signal, and behind them what it means where that is known. @param name such as `SIGSEGV` */
export function withMeaning(said: string, name: string, lang: Lang): string {
  const meaning = SIGNALS[name];
  return meaning ? wordsOf(meaning, lang, { said }) : said;
}
