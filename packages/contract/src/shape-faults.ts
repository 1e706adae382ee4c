import type * as z from 'zod';
import { en, zhCN } from 'zod/locales';
import type { Lang, Words } from './words.ts';

/** What shapes of the contract say themselves, in Chinese; the library says the rest. */
const OWN_ZH: Readonly<Record<string, string>> = {
  'contains characters that cannot be stored': '含有无法保存的字符',
  'must not be blank': '不能为空',
  'must be a single line': '只能有一行',
  'must start with http:// or https://': '必须以 http:// 或 https:// 开头',
  'may hold letters, digits, _ . - only': '只能包含字母、数字以及 _ . -',
  'may hold letters, digits, _ - and . only': '只能包含字母、数字以及 _ - .',
  'may hold letters, digits, _ . - only, at most 64 characters': '只能包含字母、数字以及 _ . -，最多 64 个字符',
  'a file name is given twice': '文件名重复',
  'a statement in at least one language is required': '至少需要一种语言的题面',
  'must be a moment': '必须是日期时间',
  'must be a path below /usr, where the sandbox looks for programs': '必须是 /usr 下的路径（沙箱在那里查找程序）',
  'must not contain ..': '不能包含 ..',
  'must not contain . or ..': '不能包含 . 或 ..',
  'must be a plain file name': '必须是普通的文件名',
  'must be a relative path': '必须是相对路径',
  'must be a color such as #d32f2f': '必须是形如 #d32f2f 的颜色',
  'must be the name of a variable': '必须是变量名',
  'must hold at most 50 variables': '最多 50 个变量',
  'must be the name of a package': '必须是软件包名',
};

const LOCALES = { en: en().localeError, zh: zhCN().localeError };

export interface ShapeFault {
  /** Path of the field, its parts separated by dots; empty: the value as a whole. */
  field: string;
  reason: string;
}

/** What is wrong with a value that is not of a shape, field by field, in one language. */
export function shapeFaults(shape: z.ZodType, value: unknown, lang: Lang): ShapeFault[] {
  const { error } = shape.safeParse(value, { error: LOCALES[lang] });
  return (error?.issues ?? []).map(({ path, message }) => ({
    field: path.map(String).join('.'),
    reason: lang === 'zh' && Object.hasOwn(OWN_ZH, message) ? OWN_ZH[message]! : message,
  }));
}

/** {@link shapeFaults} in both languages. */
export function shapeFaultWords(shape: z.ZodType, value: unknown): { field: string; reason: Words }[] {
  const inZh = shapeFaults(shape, value, 'zh');
  return shapeFaults(shape, value, 'en').map(({ field, reason }, at) => ({
    field,
    reason: { en: reason, zh: inZh[at]?.reason ?? reason },
  }));
}
