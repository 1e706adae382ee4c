import { type Words, wordsWith } from '../words.ts';

/** What can be wrong with a value that does not fit its shape. */
export type Fault =
  | { kind: 'required' | 'wrongKind' | 'notWhole' | 'notAmong' }
  | { kind: 'unknownField'; name: string }
  | { kind: 'tooShort' | 'tooSmall' | 'tooFew'; min: number }
  | { kind: 'tooLong' | 'tooBig' | 'tooMany'; max: number }
  /** A sentence that the shape states itself. */
  | { kind: 'stated'; sentence: string };

/** They follow the name of a field: "title: at most 100 characters". */
const WORDS = {
  required: { en: 'is required', zh: '不能为空' },
  wrongKind: { en: 'is not valid', zh: '格式不正确' },
  notWhole: { en: 'must be a whole number', zh: '必须是整数' },
  notAmong: { en: 'is none of the choices', zh: '不在可选范围内' },
  unknownField: { en: 'has a field that is not known: {name}', zh: '含有未知的字段：{name}' },
  tooShort: { en: 'at least {min} characters', zh: '至少 {min} 个字符' },
  tooLong: { en: 'at most {max} characters', zh: '最多 {max} 个字符' },
  tooSmall: { en: 'at least {min}', zh: '不能小于 {min}' },
  tooBig: { en: 'at most {max}', zh: '不能大于 {max}' },
  tooFew: { en: 'at least {min} entries', zh: '至少 {min} 项' },
  tooMany: { en: 'at most {max} entries', zh: '最多 {max} 项' },
} as const satisfies Record<Exclude<Fault['kind'], 'stated'>, Words>;

/** What shapes of the contract say themselves, in Chinese. */
const STATED_ZH: Readonly<Record<string, string>> = {
  'contains characters that cannot be stored': '含有无法保存的字符',
  'must not be blank': '不能为空',
  'must be a single line': '只能有一行',
  'must start with http:// or https://': '必须以 http:// 或 https:// 开头',
  'must be a number': '必须是数值',
  'may only contain letters and digits': '只能包含字母和数字',
  'may hold letters, digits, _ . - only': '只能包含字母、数字以及 _ . -',
  'mixes letters of several scripts in one word': '同一个词中不能混用多种文字的字母',
  'may hold letters, digits, _ - and . only': '只能包含字母、数字以及 _ - .',
  'may hold letters, digits, _ . - only, at most 64 characters': '只能包含字母、数字以及 _ . -，最多 64 个字符',
  'is given twice': '有重复项',
  'holds more samples than a statement may have': '样例数量超过题面上限',
  'a file name is given twice': '文件名重复',
  'a statement in at least one language is required': '至少需要一种语言的题面',
  'must name either a contest or a discussion': '必须指定一场比赛或一个讨论',
  'must not be 0': '不能为 0',
  'must be a picture that was uploaded here': '必须是在本站上传的图片',
  'must be a moment': '必须是日期时间',
  'must be a path below /usr, where the sandbox looks for programs': '必须是 /usr 下的路径（沙箱在那里查找程序）',
  'must not contain ..': '不能包含 ..',
  'must not contain . or ..': '不能包含 . 或 ..',
  'must be a plain file name': '必须是普通的文件名',
  'must be a relative path': '必须是相对路径',
  'must be six digits': '必须是六位数字',
  'must be a mobile number such as 13800138000 or +86 138 0013 8000':
    '必须是形如 13800138000 或 +86 138 0013 8000 的手机号',
  'must be a color such as #d32f2f': '必须是形如 #d32f2f 的颜色',
  'must be the name of a variable': '必须是变量名',
  'must hold at most 50 variables': '最多 50 个变量',
  'must be the name of a package': '必须是软件包名',
  'has too many pictures': '图片过多',
  'nests too deep': '嵌套过深',
  'is too large': '内容过大',
};

/** A fault in both languages. */
export function faultWords(fault: Fault): Words {
  if (fault.kind === 'stated') {
    const { sentence } = fault;
    return { en: sentence, zh: Object.hasOwn(STATED_ZH, sentence) ? STATED_ZH[sentence]! : sentence };
  }
  return wordsWith(WORDS[fault.kind], { ...fault });
}

/** The reason of a field as a sentence beside it; what is missing is called by the field's label. */
export function faultBeside(reason: string, label: string, lang: 'en' | 'zh'): string {
  if (reason === WORDS.required[lang]) return lang === 'zh' ? `请填写${label}` : `${label} is required`;
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
