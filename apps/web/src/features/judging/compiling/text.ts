import { rows } from '../../../lib/text.ts';

export const TEXT = rows({
  compilerCrash: {
    zh: '编译器在编译这段代码时崩溃了，因此判为编译错误。常见原因：模板或宏展开过深、初始化过大的常量数组；换一种写法或换一个语言版本通常可以通过。',
    en: 'The compiler itself crashed over this code, which counts as a compile error. Usual causes: templates or macros that expand too deeply, huge constant arrays. Another way to write it, or another version of the language, usually helps.',
  },
  jump: { zh: '跳到第 {line} 行', en: 'Go to line {line}' },
});
